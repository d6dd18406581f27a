import { whatsappLink } from '@ag/core'
import { Cluster, ExternalLink } from '@ag/ui'
import type { ReactNode } from 'react'
import { useSettings } from '../../catalogue/use-settings'
import { PageSection } from '../page-section/page-section'
import styles from './contact-section.module.css'
import { texts } from './texts'

interface ContactSectionProps {
  title: string
  lead: string
  /** What the WhatsApp chat opens with. */
  message: string
  /** The call to action. */
  children: ReactNode
}

/** The last band of a page: one thing to do, and how to reach us. */
export function ContactSection({ title, lead, message, children }: ContactSectionProps) {
  const settings = useSettings()
  return (
    <PageSection tone="loud" title={title} lead={lead} className={styles.contact}>
      <Cluster className={styles.actions}>{children}</Cluster>
      {settings && (
        <dl className={styles.ways}>
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
              <a href={`tel:${settings.contact_phone.replace(/[^\d+]/g, '')}`}>{settings.contact_phone}</a>
            </dd>
          </div>
          <div>
            <dt>{texts.hours}</dt>
            <dd>{settings.hours}</dd>
          </div>
        </dl>
      )}
    </PageSection>
  )
}
