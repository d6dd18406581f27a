import { Card, Heading, Text } from '@ag/ui'
import type { ReactNode } from 'react'
import styles from './section-card.module.css'

interface SectionCardProps {
  /** Of its title, which can take the focus. */
  id: string
  title: string
  /** How it stands, beside the title. */
  status?: ReactNode
  lead?: string
  children: ReactNode
}

/** One thing to look at or to change. */
export function SectionCard({ id, title, status, lead, children }: SectionCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={2} size="lg" id={id} tabIndex={-1}>
            {title}
          </Heading>
          {status}
        </div>
        {lead && (
          <Text size="sm" tone="muted">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </Card>
  )
}
