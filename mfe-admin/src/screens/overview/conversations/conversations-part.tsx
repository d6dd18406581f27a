import type { AdminConversation } from '@ag/contracts'
import { withParams } from '@ag/core'
import { useQuery, useSearchParams } from '@ag/platform'
import { Badge, Button, Cluster, DataBoundary, EmptyState, Skeleton, Stack, Text } from '@ag/ui'
import { InboxDesk, InboxEntry, InboxFilters, InboxList, InboxSearch, SectionCard } from '@ag/ui/work'
import MessagesIcon from 'lucide-react/icons/messages-square'
import { useDeferredValue, useState } from 'react'
import { conversationsOf } from './conversation-queries'
import { ConversationView } from './conversation-view'
import { HolderBadge } from './holder-badge'
import { texts } from './texts'
import { Unanswered } from './unanswered'
import { Understood } from './understood'

/** The inbox of the site's own assistant, what it did not understand, and how much it did. */
export function ConversationsPart() {
  return (
    <Stack>
      <Inbox />
      <DataBoundary loading={<Skeleton rows={3} />}>
        <Unanswered />
      </DataBoundary>
      <DataBoundary loading={<Skeleton rows={3} />}>
        <Understood />
      </DataBoundary>
    </Stack>
  )
}

type Filter = keyof typeof texts.filters

/** Conversations as they happen; which one is open is part of the address. */
function Inbox() {
  const [address, setAddress] = useSearchParams()
  const [filter, setFilter] = useState<Filter>('all')
  const [typed, setTyped] = useState('')
  const [cursor, setCursor] = useState<string>()
  const q = useDeferredValue(typed.trim())
  const open = address.get('conversa')
  const { data } = useQuery({
    ...conversationsOf({
      ...(q && { q }),
      ...(filter !== 'all' && { filter }),
      ...(cursor && { cursor }),
    }),
    placeholderData: (before) => before,
    throwOnError: true,
  })
  const choose = (conversa: string | undefined) => setAddress((before) => withParams(before, { conversa }))
  if (!data) return <Skeleton shape="card" rows={4} />
  const isUnused = data.items.length === 0 && filter === 'all' && !q && !cursor
  return (
    <SectionCard
      id="inbox"
      title={texts.title}
      status={
        <Badge tone={data.waiting > 0 ? 'warning' : 'success'}>
          {data.waiting > 0 ? texts.waiting(data.waiting) : texts.nobody}
        </Badge>
      }
    >
      {isUnused && !open ? (
        <EmptyState icon={<MessagesIcon />} title={texts.empty}>
          {texts.emptyLead}
        </EmptyState>
      ) : (
        <InboxDesk
          isOpen={Boolean(open)}
          side={
            <>
              <InboxSearch
                id="conversation-search"
                label={texts.search}
                value={typed}
                onChange={(words) => {
                  setCursor(undefined)
                  setTyped(words)
                }}
              />
              <InboxFilters
                name="conversation-filter"
                legend={texts.filterBy}
                options={texts.filters}
                value={filter}
                onChange={(chosen) => {
                  setCursor(undefined)
                  setFilter(chosen)
                }}
              />
              {data.items.length === 0 && <Text size="sm">{texts.notFound}</Text>}
              <InboxList>
                {data.items.map((each) => (
                  <Entry
                    key={each.id}
                    conversation={each}
                    isOpen={each.id === open}
                    onOpen={() => choose(each.id)}
                  />
                ))}
              </InboxList>
              <Cluster>
                {cursor && (
                  <Button variant="ghost" size="sm" onClick={() => setCursor(undefined)}>
                    {texts.first}
                  </Button>
                )}
                {data.next_cursor && (
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => setCursor(data.next_cursor ?? undefined)}
                  >
                    {texts.next}
                  </Button>
                )}
              </Cluster>
            </>
          }
        >
          {open ? (
            <ConversationView key={open} id={open} onClose={() => choose(undefined)} />
          ) : (
            <Text tone="muted">{texts.choose}</Text>
          )}
        </InboxDesk>
      )}
    </SectionCard>
  )
}

interface EntryProps {
  conversation: AdminConversation
  isOpen: boolean
  onOpen: () => void
}

function Entry({ conversation, isOpen, onOpen }: EntryProps) {
  const { name, last_text, last_at, is_customer, unread } = conversation
  return (
    <InboxEntry name={name} text={last_text} at={last_at} isOpen={isOpen} onOpen={onOpen}>
      <Cluster>
        <HolderBadge conversation={conversation} />
        {is_customer && <Badge>{texts.customer}</Badge>}
      </Cluster>
      {unread > 0 && <Badge tone="info">{texts.unread(unread)}</Badge>}
    </InboxEntry>
  )
}
