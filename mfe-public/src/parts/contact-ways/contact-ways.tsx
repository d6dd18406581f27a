import type { Settings } from '@ag/contracts'
import { whatsappLink } from '@ag/core'
import { classNames, ExternalLink } from '@ag/ui'
import styles from './contact-ways.module.css'
import { texts } from './texts'

interface ContactWaysProps {
  settings: Settings
  /** What the WhatsApp chat opens with. */
  message: string
  className?: string
}

/** Every way to reach a person, each named. */
export function ContactWays({ settings, message, className }: ContactWaysProps) {
  return (
    <dl className={classNames(styles.ways, className)}>
      <div>
        <dt>{texts.whatsapp}</dt>
        <dd>
          <ExternalLink href={whatsappLink(settings.whatsapp_number, message)}>{texts.chat}</ExternalLink>
        </dd>
      </div>
      <div>
        <dt>{texts.email}</dt>
        <dd>
          <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a>
        </dd>
      </div>
      <div>
        <dt>{texts.phone}</dt>
        <dd>
          <a href={phoneLink(settings.contact_phone)}>{settings.contact_phone}</a>
        </dd>
      </div>
      <div>
        <dt>{texts.hours}</dt>
        <dd>{settings.hours}</dd>
      </div>
    </dl>
  )
}

/** '(11) 4000-0000' → 'tel:1140000000' */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
