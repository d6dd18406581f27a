import type { ChatConversation } from '@ag/contracts'
import { formatTime, isoDay, withParams } from '@ag/core'
import { useQuery, useSearchParams } from '@ag/platform'
import { Badge, EmptyState, Skeleton, Text } from '@ag/ui'
import { Input } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import MessagesIcon from 'lucide-react/icons/messages-square'
import { useDeferredValue, useState } from 'react'
import { chatsOf } from './chat-queries'
import { ChatView } from './chat-view'
import styles from './inbox.module.css'
import { ModeBadge } from './mode-badge'
import { texts } from './texts'

const { inbox } = texts
type Filter = keyof typeof inbox.filters
const filters = Object.keys(inbox.filters) as Filter[]

/** Conversations with customers as they happen; which one is open is part of the address. */
export function Inbox() {
  const [address, setAddress] = useSearchParams()
  const [filter, setFilter] = useState<Filter>('all')
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const open = address.get('conversa')
  const { data } = useQuery({
    ...chatsOf({ filter, ...(q && { q }) }),
    placeholderData: (before) => before,
    throwOnError: true,
  })
  const choose = (conversa: string | undefined) => setAddress((before) => withParams(before, { conversa }))
  if (!data) return <Skeleton shape="card" rows={4} />
  const isUnused = data.items.length === 0 && filter === 'all' && !q
  return (
    <SectionCard
      id="inbox"
      title={inbox.title}
      status={
        <Badge tone={data.waiting > 0 ? 'warning' : 'success'}>
          {data.waiting > 0 ? inbox.waiting(data.waiting) : inbox.nobody}
        </Badge>
      }
    >
      {isUnused ? (
        <EmptyState icon={<MessagesIcon />} title={inbox.empty}>
          {inbox.emptyLead}
        </EmptyState>
      ) : (
        <div className={styles.desk} data-open={open ? true : undefined}>
          <div className={styles.side}>
            <label className={styles.search} htmlFor="chat-search">
              {inbox.search}
              <Input
                id="chat-search"
                type="search"
                value={typed}
                maxLength={100}
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
            <fieldset className={styles.filters}>
              <legend>{inbox.filterBy}</legend>
              {filters.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="chat-filter"
                    checked={filter === each}
                    onChange={() => setFilter(each)}
                  />
                  {inbox.filters[each]}
                </label>
              ))}
            </fieldset>
            {data.items.length === 0 && <Text size="sm">{inbox.notFound}</Text>}
            <ul className={styles.list}>
              {data.items.map((each) => (
                <li key={each.id}>
                  <Entry chat={each} isOpen={each.id === open} onOpen={() => choose(each.id)} />
                </li>
              ))}
            </ul>
            {data.has_more && (
              <Text size="sm" tone="muted">
                {inbox.more}
              </Text>
            )}
          </div>
          <div className={styles.main}>
            {open ? (
              <ChatView key={open} id={open} onClose={() => choose(undefined)} />
            ) : (
              <Text tone="muted">{inbox.choose}</Text>
            )}
          </div>
        </div>
      )}
    </SectionCard>
  )
}

function Entry({ chat, isOpen, onOpen }: { chat: ChatConversation; isOpen: boolean; onOpen: () => void }) {
  return (
    <button type="button" className={styles.entry} aria-current={isOpen || undefined} onClick={onOpen}>
      <span className={styles.row}>
        <strong>{chat.name}</strong>
        <time dateTime={chat.last_at}>{whenOf(chat.last_at)}</time>
      </span>
      <span className={styles.last}>{chat.last_text}</span>
      <span className={styles.row}>
        <ModeBadge mode={chat.mode} />
        {chat.unread > 0 && <Badge tone="info">{inbox.unread(chat.unread)}</Badge>}
      </span>
    </button>
  )
}

/** The hour of today, the day of any other. */
const whenOf = (moment: string) =>
  isoDay(moment) === isoDay(Date.now())
    ? formatTime(moment)
    : isoDay(moment).split('-').slice(1).reverse().join('/')
