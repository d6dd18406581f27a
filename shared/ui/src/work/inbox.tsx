import { formatTime, isoDay } from '@ag/core'
import { Input } from '@ag/ui/form'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './inbox.module.css'

interface InboxDeskProps {
  /** Conversations to choose from. */
  side: ReactNode
  /** Is one open? Where there is no room for both, it takes the place of the list. */
  isOpen: boolean
  /** The open one, or what to do. */
  children: ReactNode
}

/** A list of conversations with one of them beside it. */
export function InboxDesk({ side, isOpen, children }: InboxDeskProps) {
  return (
    <div className={styles.desk} data-open={isOpen || undefined}>
      <div className={styles.side}>{side}</div>
      <div className={styles.main}>{children}</div>
    </div>
  )
}

interface InboxSearchProps {
  id: string
  label: string
  value: string
  onChange: (typed: string) => void
}

export function InboxSearch({ id, label, value, onChange }: InboxSearchProps) {
  return (
    <label className={styles.search} htmlFor={id}>
      {label}
      <Input
        id={id}
        type="search"
        value={value}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

interface InboxFiltersProps<Filter extends string> {
  name: string
  legend: string
  options: Record<Filter, string>
  value: Filter
  onChange: (filter: Filter) => void
}

/** Which of the conversations are listed. */
export function InboxFilters<Filter extends string>(props: InboxFiltersProps<Filter>) {
  const { name, legend, options, value, onChange } = props
  return (
    <fieldset className={styles.filters}>
      <legend>{legend}</legend>
      {(Object.entries(options) as [Filter, string][]).map(([each, words]) => (
        <label key={each}>
          <input type="radio" name={name} checked={value === each} onChange={() => onChange(each)} />
          {words}
        </label>
      ))}
    </fieldset>
  )
}

interface InboxEntryProps {
  name: string
  /** What was said last, and when (ISO 8601). */
  text: string
  at: string
  isOpen: boolean
  onOpen: () => void
  /** Its state. */
  children: ReactNode
}

/** Conversations of the list; its children are entries. */
export function InboxList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

export function InboxEntry({ name, text, at, isOpen, onOpen, children }: InboxEntryProps) {
  return (
    <li>
      <button type="button" className={styles.entry} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={styles.row}>
          <strong>{name}</strong>
          <time dateTime={at}>{whenOf(at)}</time>
        </span>
        <span className={styles.last}>{beginningOf(text)}</span>
        <span className={styles.row}>{children}</span>
      </button>
    </li>
  )
}

const shownOfText = 90

/** As much of a text as an entry has room for, whatever size its letters have. */
const beginningOf = (text: string) =>
  text.length > shownOfText ? `${text.slice(0, shownOfText).trimEnd()}…` : text

/** The hour of today, the day of any other. */
const whenOf = (moment: string) =>
  isoDay(moment) === isoDay(Date.now())
    ? formatTime(moment)
    : isoDay(moment).split('-').slice(1).reverse().join('/')

/** The open conversation: its head, what was said, what can be done. */
export function InboxConversation({ titleId, children }: { titleId: string; children: ReactNode }) {
  useEffect(() => {
    document.getElementById(titleId)?.focus({ preventScroll: true })
  }, [titleId])
  return (
    <article className={styles.chat} aria-labelledby={titleId}>
      {children}
    </article>
  )
}

/** Its name and state; `back` is shown where the list is not. */
export function InboxHead({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <div className={styles.back}>{back}</div>
      {children}
    </header>
  )
}

export interface InboxMessage {
  key: string | number
  /** Whose side it stands on: theirs, ours by machine or by a person, or nobody's. */
  from: 'customer' | 'agent' | 'team' | 'note' | 'unknown'
  author: string
  /** ISO 8601. */
  at: string
  text: string
}

/** What was said, the latest in view. */
export function MessageLog({ label, messages }: { label: string; messages: readonly InboxMessage[] }) {
  const list = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.key
  useEffect(() => {
    if (last !== undefined && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [last])
  return (
    <div
      ref={list}
      className={styles.messages}
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
    >
      {messages.map(({ key, from, author, at, text }) => (
        <p key={key} data-from={from}>
          <span className={styles.author}>
            {author} <time dateTime={at}>{formatTime(at)}</time>
          </span>
          {text}
        </p>
      ))}
    </div>
  )
}
