import { Heading, Text } from '@ag/ui'
import type { ReactNode } from 'react'
import styles from './demo-takeaway.module.css'

interface DemoTakeawayProps {
  title: string
  lead: string
  /** A button for another way than those of every result. */
  children?: ReactNode
}

/** What the result is good for once it has been taken along. */
export function DemoTakeaway({ title, lead, children }: DemoTakeawayProps) {
  return (
    <div className={styles.takeaway}>
      <div>
        <Heading level={4} size="lg">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {lead}
        </Text>
      </div>
      {children}
    </div>
  )
}
