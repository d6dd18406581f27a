import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

/** Filters beside a title or a button, above what they narrow; below one another where there is no room. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
)

/** The filters of a bar. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <div className={styles.filters}>{children}</div>
)
