import { Link } from '@ag/platform'
import type { ReactNode } from 'react'
import { usePermission } from '../../admin-queries'
import styles from './overview-screen.module.css'

export interface FigureProps {
  name: string
  value: string
  detail: string
  to?: string
  permission?: string
}

/** One number with what it means; to those who may see them it leads to what it counts. */
export function Figure({ name, value, detail, to, permission = '' }: FigureProps) {
  const may = usePermission()
  const words: ReactNode = to && may(permission) ? <Link to={to}>{name}</Link> : name
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{words}</dt>
      <dd className={styles.value} data-words={/\p{L}{3}/u.test(value) || undefined}>
        {value}
      </dd>
      <dd className={styles.detail}>{detail}</dd>
    </div>
  )
}
