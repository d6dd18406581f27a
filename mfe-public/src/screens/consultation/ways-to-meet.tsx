import { whatsappLink } from '@ag/core'
import { ExternalLink, Heading, Text } from '@ag/ui'
import { useSettings } from '../../catalogue/use-settings'
import { phoneLink } from '../../parts/contact-ways/contact-ways'
import styles from './consultation-screen.module.css'
import { texts } from './texts'
import { useWanted } from './wanted-agent'

/** A chat, a mail or a call, each opening with what it is about. */
export function WaysToMeet() {
  const settings = useSettings()
  const agent = useWanted().agent?.name
  return (
    <section aria-labelledby="ways">
      <Heading level={2} size="lg" id="ways">
        {texts.ways}
      </Heading>
      {settings ? (
        <>
          <ul className={styles.ways}>
            <li>
              <ExternalLink
                href={whatsappLink(settings.whatsapp_number, texts.message(settings.company_name, agent))}
              >
                {texts.whatsapp}
              </ExternalLink>
            </li>
            <li>
              <a
                href={mailLink(
                  settings.contact_email,
                  texts.subject(agent),
                  texts.message(settings.company_name, agent),
                )}
              >
                {texts.email}
              </a>
            </li>
            <li>
              <a href={phoneLink(settings.contact_phone)}>{texts.phone(settings.contact_phone)}</a>
            </li>
          </ul>
          <Text size="sm" tone="muted">
            {texts.hours(settings.hours)}
          </Text>
        </>
      ) : (
        <Text tone="muted">{texts.unknown}</Text>
      )}
    </section>
  )
}

const mailLink = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
