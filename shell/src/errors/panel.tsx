import { type HTMLAttributes, type ReactNode, useId } from 'react'
import styles from './panel.module.css'

/** A full-width message in place of a page: title, words, ways on. */
export function Panel({
  title,
  children,
  alert = false,
  ...native
}: HTMLAttributes<HTMLElement> & {
  title: string
  alert?: boolean
}) {
  const titleId = useId()
  return (
    <section
      {...native}
      className={styles.panel}
      aria-labelledby={titleId}
      role={alert ? 'alert' : undefined}
    >
      <h1 className={styles.title} id={titleId}>
        {title}
      </h1>
      {children}
    </section>
  )
}

/** The ways on, side by side. */
export function PanelActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
