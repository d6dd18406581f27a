import { whatsappTexts } from '@ag/core'
import { type AssistantPlace, placeAssistant } from '@ag/platform/assistant'
import { Alert, Button, Container, Heading, Text, VisuallyHidden } from '@ag/ui'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../catalogue/use-settings'
import { ContactWays } from '../../parts/contact-ways/contact-ways'
import styles from './assistant-screen.module.css'
import { brandOf } from './brand-of'
import { texts } from './texts'

/** The conversation with the assistant as a page, for a link that leads straight to it. */
export function AssistantScreen() {
  return (
    <Container className={styles.page}>
      <Heading level={1} size="3xl">
        {texts.title}
      </Heading>
      <Text tone="muted">{texts.lead}</Text>
      <Conversation />
      <Heading level={2} size="lg" className={styles.people}>
        {texts.people}
      </Heading>
      <Contact />
    </Container>
  )
}

/** The same in a frame on another site: the conversation alone. The frame can close it, and links open in new tabs. */
export function EmbeddedAssistant() {
  return (
    <div className={styles.embedded}>
      <VisuallyHidden>
        <h1>{texts.embeddedTitle}</h1>
      </VisuallyHidden>
      <Conversation isFramed />
    </div>
  )
}

type Ways = Pick<AssistantPlace, 'navigate' | 'onClose' | 'brand'>

/** Whose page stands around the frame the browser knows; the message tells nothing about anybody. */
const frameWays = (): Ways => ({
  navigate: (path) => void window.open(path, '_blank', 'noopener'),
  onClose: () => window.parent.postMessage('ag:close', '*'),
  brand: brandOf(window.location.search),
})

function Conversation({ isFramed = false }: { isFramed?: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (failed || !place.current) return undefined
    const onFail = () => setFailed(true)
    return placeAssistant({
      domElement: place.current,
      look: 'page',
      onFail,
      ...(isFramed && frameWays()),
    })
  }, [isFramed, failed])
  if (!failed) return <div ref={place} className={styles.conversation} />
  return (
    <div className={styles.failed}>
      <Alert
        tone="danger"
        title={texts.failed}
        action={
          <Button variant="secondary" size="sm" onClick={() => setFailed(false)}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failedWhy}
      </Alert>
      {isFramed && <Contact />}
    </div>
  )
}

/** People, for whoever would rather speak to one; without scripts they are the only way. */
function Contact() {
  const settings = useSettings()
  return (
    settings && (
      <ContactWays
        className={styles.contact}
        settings={settings}
        message={whatsappTexts.specialist(settings.company_name)}
      />
    )
  )
}
