import {
  getSiteMessages,
  getSiteMessagesFile,
  moveSiteMessage,
  removeSiteMessage,
  type SiteMessage,
  type SiteMessageState,
  siteMessageState,
} from '@ag/contracts'
import { describeError, formatDay, formatTime } from '@ag/core'
import { call, callFile, notify, query, queryClient, useMutation, useSuspenseQuery } from '@ag/platform'
import { Button, Card, Cluster, DataBoundary, EmptyState, Skeleton, Stack, Text } from '@ag/ui'
import { LineChart } from '@ag/ui/data'
import { FilterSelect, SectionCard, saveFile } from '@ag/ui/work'
import { useState } from 'react'
import styles from './results.module.css'
import { siteVisits } from './site-query'
import { texts } from './texts'

/** What the site brought: visits by day, and what visitors wrote. */
export function Results() {
  return (
    <Stack gap="lg">
      <SectionCard id="visits" title={texts.results.visits} lead={texts.results.visitsLead}>
        <DataBoundary loading={<Skeleton rows={5} />}>
          <Visits />
        </DataBoundary>
      </SectionCard>
      <SectionCard id="messages" title={texts.results.messages} lead={texts.results.messagesLead}>
        <Messages />
      </SectionCard>
    </Stack>
  )
}

function Visits() {
  const { days } = useSuspenseQuery(siteVisits).data
  const sum = (key: 'visits' | 'messages') => days.reduce((total, day) => total + day[key], 0)
  return (
    <>
      <p className={styles.total}>{texts.results.total(sum('visits'), sum('messages'))}</p>
      <LineChart
        title={texts.results.visitsByDay}
        unit={texts.results.visits}
        points={days.map(({ date, visits }) => ({ label: formatDay(date).slice(0, 5), value: visits }))}
      />
    </>
  )
}

const states = siteMessageState.options

function Messages() {
  const [state, setState] = useState<SiteMessageState>()
  const download = useMutation({
    mutationFn: () => callFile(getSiteMessagesFile),
    onSuccess: (file) => saveFile('mensagens-do-site.csv', file),
    onError: say,
  })
  return (
    <>
      <Cluster className={styles.tools}>
        <FilterSelect
          label={texts.results.filter}
          name="state"
          value={state ?? ''}
          all={texts.results.all}
          options={states.map((each) => [each, texts.results.filters[each]])}
          onChoose={(chosen) => setState(states.find((each) => each === chosen))}
        />
        <Button variant="outline" loading={download.isPending} onClick={() => download.mutate()}>
          {texts.results.download}
        </Button>
      </Cluster>
      <DataBoundary loading={<Skeleton rows={4} />}>
        <Page key={state ?? ''} state={state} cursor={undefined} />
      </DataBoundary>
    </>
  )
}

interface PageProps {
  state: SiteMessageState | undefined
  cursor: string | undefined
}

/** A page of messages, and below it the next one once it is asked for. */
function Page({ state, cursor }: PageProps) {
  const { items, next_cursor } = useSuspenseQuery(
    query(getSiteMessages, { query: { ...(state && { state }), ...(cursor && { cursor }) } }),
  ).data
  const [goesOn, setGoesOn] = useState(false)
  if (items.length === 0 && !cursor) return <EmptyState title={texts.results.none} />
  return (
    <>
      <ul className={styles.messages}>
        {items.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      {next_cursor && !goesOn && (
        <div>
          <Button variant="outline" onClick={() => setGoesOn(true)}>
            {texts.results.more}
          </Button>
        </div>
      )}
      {next_cursor && goesOn && (
        <DataBoundary loading={<Skeleton rows={4} />}>
          <Page state={state} cursor={next_cursor} />
        </DataBoundary>
      )}
    </>
  )
}

function Message({ message: { id, name, contact, message, state, created_at } }: { message: SiteMessage }) {
  const refresh = () => queryClient.invalidateQueries({ queryKey: [getSiteMessages.path] })
  const moving = useMutation({
    mutationFn: (next: SiteMessageState) => call(moveSiteMessage, { params: { id }, body: { state: next } }),
    async onSuccess() {
      await refresh()
      notify({ type: 'success', title: texts.results.moved })
    },
    onError: say,
  })
  const removing = useMutation({
    mutationFn: () => call(removeSiteMessage, { params: { id } }),
    async onSuccess() {
      await refresh()
      notify({ type: 'success', title: texts.results.removed })
    },
    onError: say,
  })
  return (
    <Card as="li" className={styles.message} data-state={state}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <Text size="sm" tone="muted" as="span">
          {formatDay(created_at)}, {formatTime(created_at)}
        </Text>
      </div>
      <p className={styles.words}>{message}</p>
      <Answer contact={contact} />
      <Cluster className={styles.tools}>
        <FilterSelect
          label={texts.results.state(name)}
          name={`state-${id}`}
          value={moving.variables && moving.isPending ? moving.variables : state}
          options={states.map((each) => [each, texts.results.states[each]])}
          onChoose={(chosen) => {
            const next = states.find((each) => each === chosen)
            if (next) moving.mutate(next)
          }}
        />
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.results.removeOf(name)}
          loading={removing.isPending}
          onClick={() => removing.mutate()}
        >
          {texts.results.remove}
        </Button>
      </Cluster>
    </Card>
  )
}

/** A mail address is written to, a number is called. */
function Answer({ contact }: { contact: string }) {
  const href = contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replace(/[^\d+]/g, '')}`
  return (
    <p>
      <a href={href}>{contact}</a>
    </p>
  )
}

const say = (error: unknown) => notify({ type: 'error', ...describeError(error), action: undefined })
