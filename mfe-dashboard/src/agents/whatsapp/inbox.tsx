import { withParams } from '@ag/core'
import { useQuery, useSearchParams } from '@ag/platform'
import { Badge, EmptyState, Skeleton, Text } from '@ag/ui'
import { InboxDesk, InboxEntry, InboxFilters, InboxList, InboxSearch, SectionCard } from '@ag/ui/work'
import MessagesIcon from 'lucide-react/icons/messages-square'
import { useDeferredValue, useState } from 'react'
import { chatsOf } from './chat-queries'
import { ChatView } from './chat-view'
import { ModeBadge } from './mode-badge'
import { texts } from './texts'

const { inbox } = texts
type Filter = keyof typeof inbox.filters

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
        <InboxDesk
          isOpen={Boolean(open)}
          side={
            <>
              <InboxSearch id="chat-search" label={inbox.search} value={typed} onChange={setTyped} />
              <InboxFilters
                name="chat-filter"
                legend={inbox.filterBy}
                options={inbox.filters}
                value={filter}
                onChange={setFilter}
              />
              {data.items.length === 0 && <Text size="sm">{inbox.notFound}</Text>}
              <InboxList>
                {data.items.map((each) => (
                  <InboxEntry
                    key={each.id}
                    name={each.name}
                    text={each.last_text}
                    at={each.last_at}
                    isOpen={each.id === open}
                    onOpen={() => choose(each.id)}
                  >
                    <ModeBadge mode={each.mode} />
                    {each.channel === 'whatsapp' && <Badge>{inbox.viaWhatsapp}</Badge>}
                    {each.unread > 0 && <Badge tone="info">{inbox.unread(each.unread)}</Badge>}
                  </InboxEntry>
                ))}
              </InboxList>
              {data.has_more && (
                <Text size="sm" tone="muted">
                  {inbox.more}
                </Text>
              )}
            </>
          }
        >
          {open ? (
            <ChatView key={open} id={open} onClose={() => choose(undefined)} />
          ) : (
            <Text tone="muted">{inbox.choose}</Text>
          )}
        </InboxDesk>
      )}
    </SectionCard>
  )
}
