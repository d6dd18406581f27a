import { Text } from '@ag/ui'
import type { ReactNode } from 'react'
import styles from './rows.module.css'

/** A list inside a card; holds `Row`s. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>

interface RowProps {
  icon: ReactNode
  title: string
  /** What marks it out, beside the title. */
  mark?: ReactNode
  /** What else is known, one line each. */
  facts: string[]
  /** What can be done about it. */
  actions?: ReactNode
}

/** One thing of a list: what it is, what is known of it, what can be done about it. */
export function Row({ icon, title, mark, facts, actions }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <div className={styles.title}>
          <Text strong>{title}</Text>
          {mark}
        </div>
        {facts.map((fact) => (
          <Text key={fact} size="sm" tone="muted">
            {fact}
          </Text>
        ))}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
