import { CheckIcon, Heading, Stack, Text } from '@ag/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './auth-page.module.css'
import { texts } from './texts'

interface AuthPageProps {
  title: string
  lead?: ReactNode
  /** A sign above the title. */
  icon?: ReactNode
  /** The page took the place of another without a navigation: its head takes the focus, so that it is read. */
  arrived?: boolean
  children?: ReactNode
}

/** One task in one column, and beside it, where there is room, what it leads to. */
export function AuthPage({ title, lead, icon, arrived = false, children }: AuthPageProps) {
  const head = useFocusOnArrival(arrived)
  return (
    <div className={styles.page}>
      <div className={styles.task}>
        <Stack gap="lg" className={styles.column}>
          <div ref={head} className={styles.head} tabIndex={-1}>
            {icon && (
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
            )}
            <Heading level={1} size="2xl">
              {title}
            </Heading>
            {lead && <Text tone="muted">{lead}</Text>}
          </div>
          {children}
        </Stack>
      </div>
      <aside className={styles.promise}>
        <p className={styles.slogan}>{texts.promise}</p>
        <ul className={styles.facts}>
          {texts.facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              <CheckIcon aria-hidden="true" />
              {fact}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}

function useFocusOnArrival(arrived: boolean) {
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (arrived) head.current?.focus()
  }, [arrived])
  return head
}
