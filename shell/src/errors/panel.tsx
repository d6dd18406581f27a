import { type HTMLAttributes, type ReactNode, useId } from 'react'
import styles from './panel.module.css'

/** A full-width message in place of a page, or above what is left of one: title, words, ways on. */
export function Panel({
  title,
  children,
  alert = false,
  above = false,
  ...native
}: HTMLAttributes<HTMLElement> & {
  title: string
  alert?: boolean
  /** A page with a title of its own follows. */
  above?: boolean
}) {
  const titleId = useId()
  const Title = above ? 'h2' : 'h1'
  return (
    <section
      {...native}
      className={styles.panel}
      data-above={above || undefined}
      aria-labelledby={titleId}
      role={alert ? 'alert' : undefined}
    >
      <Title className={styles.title} id={titleId}>
        {title}
      </Title>
      {children}
    </section>
  )
}

/** The ways on, side by side. */
export function PanelActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
