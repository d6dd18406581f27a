import { Spinner } from '@ag/ui'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
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
  const covered = useRef<HTMLDivElement>(null)
  useRestoredFocus(loading, covered)
  return (
    <div className={styles.frame} data-page={children === undefined || undefined}>
      {children !== undefined && (
        <div ref={covered} inert={loading} aria-busy={loading || undefined}>
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

/** What cannot be reached loses the focus; whoever had it gets it back, unless they have gone elsewhere. */
function useRestoredFocus(loading: boolean, covered: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!loading || !(focused instanceof HTMLElement) || !covered.current?.contains(focused)) return
    return () => {
      const { activeElement } = document
      if (activeElement === document.body || activeElement?.contains(focused)) focused.focus()
    }
  }, [loading, covered])
}
