import { formatTime } from '@ag/core'
import { Text } from '@ag/ui'
import { useEffect, useRef } from 'react'
import type { Message } from '../conversation/message'
import styles from './message-list.module.css'
import { texts } from './texts'

/** What was said so far; a new message is read out once and scrolled into view. */
export function MessageList({ messages }: { messages: Message[] }) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (list.current && messages.length > 0) list.current.scrollTop = list.current.scrollHeight
  }, [messages])

  return (
    <div ref={list} className={styles.log} role="log" aria-live="polite" aria-label={texts.conversation}>
      {messages.map(({ id, type, content, timestamp }) => (
        <div key={id} data-type={type}>
          <Text size="sm" className={styles.content}>
            {content}
          </Text>
          <Text size="xs" tone="muted">
            <time dateTime={timestamp}>{formatTime(timestamp)}</time>
          </Text>
        </div>
      ))}
    </div>
  )
}
