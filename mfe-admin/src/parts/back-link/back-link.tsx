import { Link } from '@ag/platform'
import { ArrowLeftIcon } from '@ag/ui'
import type { ReactNode } from 'react'
import styles from './back-link.module.css'

/** From a record back to the list as it was. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Link className={styles.back} to={to}>
        <ArrowLeftIcon aria-hidden="true" />
        {children}
      </Link>
    </p>
  )
}
