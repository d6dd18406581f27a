import { formatTime } from '@ag/core'
import { VisuallyHidden } from '@ag/ui'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './phone.module.css'
import { texts } from './texts'

export interface Bubble {
  id: number
  /** `own` is whoever holds the phone; `note` belongs to nobody. */
  side: 'own' | 'other' | 'team' | 'note'
  /** Who speaks, for those who listen. */
  author: string
  text: string
  at: Date
}

interface PhoneProps {
  name: string
  status: string
  /** Stands between the name and the conversation: what can be done about the whole of it. */
  bar?: ReactNode
  bubbles: Bubble[]
  replies: string[]
  /** What the field to write in is called. */
  writing: string
  /** Nothing more can be written. */
  closed?: boolean
  onSend: (text: string) => void
}

/** A conversation on a phone: what was said, what may be pressed, and a field to write in. */
export function Phone({ name, status, bar, bubbles, replies, writing, closed = false, onSend }: PhoneProps) {
  const log = useRef<HTMLDivElement>(null)
  const count = bubbles.length
  useLayoutEffect(() => {
    if (log.current && count > 0) log.current.scrollTop = log.current.scrollHeight
  }, [count])

  const reply = (text: string) => {
    onSend(text)
    // The button that was pressed goes away with the others.
    log.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.phone}>
      <div className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          {name.charAt(0)}
        </span>
        <p className={styles.who}>
          <strong>{name}</strong>
          <span>{status}</span>
        </p>
      </div>
      {bar}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div ref={log} className={styles.log} role="log" aria-label={texts.log(name)} tabIndex={0}>
        {bubbles.map(({ id, side, author, text, at }) => (
          <div key={id} className={styles.bubble} data-side={side}>
            {side === 'team' ? (
              <b className={styles.author}>{author}</b>
            ) : (
              side !== 'note' && <VisuallyHidden>{author}: </VisuallyHidden>
            )}
            <span className={styles.words}>{text}</span>
            <time className={styles.time} dateTime={at.toISOString()}>
              {formatTime(at)}
            </time>
          </div>
        ))}
      </div>
      {replies.length > 0 && (
        <ul className={styles.replies} aria-label={texts.replies}>
          {replies.map((text) => (
            <li key={text}>
              <button type="button" className={styles.reply} onClick={() => reply(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Composer label={writing} closed={closed} onSend={onSend} />
    </div>
  )
}

function Composer({
  label,
  closed,
  onSend,
}: {
  label: string
  closed: boolean
  onSend: (text: string) => void
}) {
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onSend(text)
    setText('')
  }
  return (
    <form method="post" className={styles.composer} onSubmit={send}>
      <input
        className={styles.field}
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={300}
        autoComplete="off"
        disabled={closed}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={styles.send} aria-label={texts.send} disabled={closed}>
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M3.4 20.4 21 12 3.4 3.6 3.4 10l11 2-11 2z" />
        </svg>
      </button>
    </form>
  )
}
