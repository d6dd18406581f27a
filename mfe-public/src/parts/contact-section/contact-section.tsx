import { Cluster } from '@ag/ui'
import type { ReactNode } from 'react'
import { useSettings } from '../../catalogue/use-settings'
import { ContactWays } from '../contact-ways/contact-ways'
import { PageSection } from '../page-section/page-section'
import styles from './contact-section.module.css'

interface ContactSectionProps {
  title: string
  lead: string
  /** What the WhatsApp chat opens with. */
  message: string
  /** The calls to action, the first one loudest. */
  children: ReactNode
}

/** The last band of a page: one thing to do, and how to reach us. */
export function ContactSection({ title, lead, message, children }: ContactSectionProps) {
  const settings = useSettings()
  return (
    <PageSection tone="loud" title={title} lead={lead} className={styles.contact}>
      <Cluster className={styles.actions}>{children}</Cluster>
      {settings && <ContactWays settings={settings} message={message} className={styles.ways} />}
    </PageSection>
  )
}
