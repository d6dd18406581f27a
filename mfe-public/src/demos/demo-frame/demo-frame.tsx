import { Badge, classNames, Heading, LockIcon, Text } from '@ag/ui'
import { type ReactNode, useId } from 'react'
import styles from './demo-frame.module.css'
import { texts } from './texts'

interface DemoFrameProps {
  title: string
  lead?: string
  /** The visitor brought data of their own. */
  ownData?: boolean
  className?: string
  children: ReactNode
}

/** The box around a demo: what it is, that its data are examples, and that nothing leaves the browser. */
export function DemoFrame({ title, lead, ownData = false, className, children }: DemoFrameProps) {
  const id = useId()
  return (
    <section className={classNames(styles.frame, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={3} size="xl" id={id}>
            {title}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </div>
        <div className={styles.marks}>
          <Badge tone={ownData ? 'accent' : 'highlight'}>{ownData ? texts.ownData : texts.exampleData}</Badge>
          <span className={styles.local}>
            <LockIcon aria-hidden="true" />
            {texts.local}
          </span>
        </div>
      </header>
      {children}
    </section>
  )
}
