import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** What is known, name by name; holds `Fact`s. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

interface FactProps {
  name: string
  children: ReactNode
}

/** One thing that is known. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
