import type { Settings } from '@ag/contracts'
import { barePath, pageContext, whatsappLink } from '@ag/core'
import { track } from '@ag/platform'
import { Heading, Text } from '@ag/ui'
import { useId, useState } from 'react'
import type { AssistantProps } from '../assistant-props'
import { type Message, specialistMessage, welcomeMessage } from '../conversation/message'
import { suggestionAction } from '../conversation/suggestion-action'
import { MessageList } from './message-list'
import styles from './panel.module.css'
import { Suggestions } from './suggestions'
import { texts } from './texts'
import { useAgentPrice } from './use-agent-price'
import { useDialog } from './use-dialog'

export interface PanelProps extends Pick<AssistantProps, 'path' | 'user' | 'navigate' | 'openWhatsApp'> {
  settings: Settings
  onClose: () => void
}

/** The talk: beside the page on a desk, over the whole screen of a phone. */
export function Panel({ path, user, settings, navigate, openWhatsApp, onClose }: PanelProps) {
  const id = useId()
  const { dialog, coversPage } = useDialog()
  const agentCents = useAgentPrice(path)
  const [openedAt] = useState(() => new Date())
  const [talk, setTalk] = useState<Message[]>([])

  const context = pageContext({ path, company: settings.company_name, userName: user?.name, agentCents })
  // Until something was said the greeting follows the page; afterwards it stays as it was read.
  const messages = talk.length > 0 ? talk : [welcomeMessage(context, openedAt)]

  function choose(suggestion: string) {
    const action = suggestionAction(suggestion, settings.company_name)
    if (action?.kind === 'navigate') goTo(action.path)
    if (action?.kind === 'whatsapp') callSpecialist(action.text)
  }

  function goTo(target: string) {
    if (coversPage() || target.split('#')[0] === barePath(path)) onClose()
    navigate(target)
  }

  function callSpecialist(text: string) {
    openWhatsApp(whatsappLink(settings.whatsapp_number, text))
    track('assistant_handoff', { channel: 'whatsapp' })
    setTalk([...messages, specialistMessage(settings, new Date())])
    // The pressed suggestion goes away with the others; the keyboard stays in the panel.
    dialog.current?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-disclosure`}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.header}>
        <div>
          <Heading level={2} size="lg" id={`${id}-title`}>
            {texts.title(settings.product_name)}
          </Heading>
          <Text size="sm" className={styles.status} data-status={settings.assistant.status}>
            {texts.status[settings.assistant.status]}
          </Text>
        </div>
        <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <svg
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path strokeLinecap="round" d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      <Text size="xs" tone="muted" className={styles.disclosure} id={`${id}-disclosure`}>
        {texts.disclosure}
      </Text>
      <MessageList messages={messages} />
      <Suggestions
        suggestions={messages.at(-1)?.metadata.suggestions ?? []}
        company={settings.company_name}
        onChoose={choose}
      />
    </dialog>
  )
}
