/** @jsxImportSource @emotion/react */
import { formatTime } from '@ag/core'
import { type Interpolation, keyframes, type Theme } from '@emotion/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type ConversationState, isAnswering } from '../conversation/conversation'
import { keyOf } from '../conversation/message'
import { Button } from '../parts/button'
import { muted, small, tiny, unseen } from '../parts/words'
import { Card, type CardActions } from './card'
import { texts } from './texts'

interface MessageListProps {
  state: ConversationState
  onOlder: () => Promise<void>
  actions: CardActions
}

/** What was said so far. It is no live region: a finished answer is announced once, elsewhere. */
export function MessageList({ state, onOlder, actions }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const heightBefore = useRef(0)
  const { messages, hasOlder, coming } = state
  const isTyping = isAnswering(state) && state.person === undefined
  const last = messages.at(-1)
  const lastKey = last && keyOf(last)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new at the end is scrolled into view
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lastKey, isTyping, coming])

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
      css={log}
      role="log"
      aria-live="off"
      aria-label={texts.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
    >
      {hasOlder && (
        <div css={{ alignSelf: 'center' }}>
          <Button variant="ghost" onClick={loadOlder}>
            {texts.older}
          </Button>
        </div>
      )}
      {messages.map((message) => (
        <div key={keyOf(message)} css={[row, message.type === 'user' && { alignItems: 'end' }]}>
          {message.metadata.person && <p css={[tiny, muted]}>{texts.ofTeam(message.metadata.person)}</p>}
          <p css={[small, bubble, message.type === 'user' && ownBubble]}>
            {!message.metadata.person && (
              <span css={unseen}>{texts[message.type === 'user' ? 'you' : 'assistant']} </span>
            )}
            {message.content}
          </p>
          {message.metadata.cards.map((card, index) => (
            <Card
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a message never move
              key={index}
              card={card}
              isCurrent={message === last && !isTyping}
              actions={actions}
            />
          ))}
          <p css={[tiny, muted]}>
            <time dateTime={message.timestamp}>{formatTime(message.timestamp)}</time>
          </p>
        </div>
      ))}
      {coming && (
        <div css={row}>
          <p css={[small, bubble]}>
            <span css={unseen}>{texts.assistant} </span>
            {coming}
          </p>
        </div>
      )}
      {isTyping && (
        <p css={[small, muted, typing]}>
          <span css={dots} aria-hidden="true">
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

const log: Interpolation<Theme> = {
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: 'var(--space-4)',
  minHeight: '8rem',
  padding: 'var(--space-4) var(--space-5)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -3 },
}

const row: Interpolation<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 'var(--space-1)',
}

const bubble: Interpolation<Theme> = ({ accentSoft, onAccentSoft, corner }) => ({
  maxWidth: '88%',
  padding: 'var(--space-3) var(--space-4)',
  borderRadius: corner.lg,
  borderEndStartRadius: corner.sm,
  background: accentSoft,
  color: onAccentSoft,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

const ownBubble: Interpolation<Theme> = ({ accent, onAccent, corner }) => ({
  borderEndStartRadius: corner.lg,
  borderEndEndRadius: corner.sm,
  background: accent,
  color: onAccent,
})

const typing: Interpolation<Theme> = { display: 'flex', alignItems: 'center', gap: 'var(--space-2)' }

const think = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } })

const dots: Interpolation<Theme> = {
  display: 'inline-flex',
  gap: '0.25rem',
  '& > i': { width: '0.4rem', height: '0.4rem', borderRadius: 999, background: 'currentcolor' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > i': { animation: `${think} 1.2s infinite` },
    '& > i:nth-of-type(2)': { animationDelay: '0.15s' },
    '& > i:nth-of-type(3)': { animationDelay: '0.3s' },
  },
}
