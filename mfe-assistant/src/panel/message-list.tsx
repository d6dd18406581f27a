import { formatTime } from '@ag/core'
import { Button, Text, VisuallyHidden } from '@ag/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type ConversationState, isAnswering } from '../conversation/conversation'
import { keyOf } from '../conversation/message'
import { Card, type CardActions } from './card'
import styles from './message-list.module.css'
import { texts } from './texts'

interface MessageListProps {
  talk: ConversationState
  onOlder: () => Promise<void>
  actions: CardActions
}

/** What was said so far. It is no live region: a finished answer is announced once, elsewhere. */
export function MessageList({ talk, onOlder, actions }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const heightBefore = useRef(0)
  const { messages, hasOlder } = talk
  const isTyping = isAnswering(talk)
  const last = messages.at(-1)
  const lastKey = last && keyOf(last)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new at the end is scrolled into view
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lastKey, isTyping])

  // Older messages come in above; what was read stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a longer list moves
  useLayoutEffect(() => {
    if (!list.current || heightBefore.current === 0) return
    list.current.scrollTop += list.current.scrollHeight - heightBefore.current
    heightBefore.current = 0
  }, [messages])

  function loadOlder() {
    heightBefore.current = list.current?.scrollHeight ?? 0
    void onOlder()
  }

  return (
    <div
      ref={list}
      className={styles.log}
      role="log"
      aria-live="off"
      aria-label={texts.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
    >
      {hasOlder && (
        <Button variant="ghost" size="sm" className={styles.older} onClick={loadOlder}>
          {texts.older}
        </Button>
      )}
      {messages.map((message) => (
        <div key={keyOf(message)} className={styles.message} data-type={message.type}>
          <Text size="sm" className={styles.content}>
            <VisuallyHidden>{texts[message.type === 'user' ? 'you' : 'assistant']} </VisuallyHidden>
            {message.content}
          </Text>
          {message.metadata.cards.map((card, index) => (
            <Card
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a message never move
              key={index}
              card={card}
              isCurrent={message === last && !isTyping}
              actions={actions}
            />
          ))}
          <Text size="xs" tone="muted">
            <time dateTime={message.timestamp}>{formatTime(message.timestamp)}</time>
          </Text>
        </div>
      ))}
      {isTyping && (
        <p className={styles.typing}>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {texts.typing}
        </p>
      )}
    </div>
  )
}
