import { Spinner } from '@ag/ui'
import type { ReactNode } from 'react'
import styles from './loading-overlay.module.css'
import { texts } from './texts'

export interface LoadingOverlayProps {
  loading: boolean
  label?: string
  /** What it lies over; the whole page unless said. */
  children?: ReactNode
}

/** Lies over what is being worked on: it stays in sight and takes no press. */
export function LoadingOverlay({ loading, label = texts.loading, children }: LoadingOverlayProps) {
  return (
    <div className={styles.frame} data-page={children === undefined || undefined}>
      {children !== undefined && (
        <div inert={loading} aria-busy={loading || undefined}>
          {children}
        </div>
      )}
      <div className={styles.veil} role="status" data-loading={loading || undefined}>
        {loading && (
          <span className={styles.words}>
            <Spinner />
            {label}
          </span>
        )}
      </div>
    </div>
  )
}
