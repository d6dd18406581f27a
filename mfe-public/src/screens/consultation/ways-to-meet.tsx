import { whatsappLink } from '@ag/core'
import { ButtonLink, Card, Heading, Text } from '@ag/ui'
import { useSettings } from '../../catalogue/use-settings'
import { phoneLink } from '../../parts/contact-ways/contact-ways'
import styles from './consultation-screen.module.css'
import { texts } from './texts'

/** A chat, a mail or a call, each opening with what it is about. */
export function WaysToMeet({ agent }: { agent: string | undefined }) {
  const settings = useSettings()
  return (
    <Card as="section" className={styles.ways} aria-labelledby="ways">
      <Heading level={2} size="xl" id="ways">
        {texts.ways}
      </Heading>
      {settings ? (
        <>
          <ButtonLink
            wide
            external
            href={whatsappLink(settings.whatsapp_number, texts.message(settings.company_name, agent))}
          >
            {texts.whatsapp}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            wide
            href={mailLink(
              settings.contact_email,
              texts.subject(agent),
              texts.message(settings.company_name, agent),
            )}
          >
            {texts.email}
          </ButtonLink>
          <ButtonLink variant="outline" wide href={phoneLink(settings.contact_phone)}>
            {texts.phone(settings.contact_phone)}
          </ButtonLink>
          <Text size="sm" tone="muted">
            {texts.hours(settings.hours)}
          </Text>
        </>
      ) : (
        <Text tone="muted">{texts.unknown}</Text>
      )}
    </Card>
  )
}

const mailLink = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
