import { getCustomerHistory, type CustomerHistory as History } from '@ag/contracts'
import { formatDay, formatTime } from '@ag/core'
import { Link, query, useSuspenseQuery } from '@ag/platform'
import { Badge, Text } from '@ag/ui'
import { Table } from '@ag/ui/data'
import { SectionCard } from '@ag/ui/work'
import { reais } from '../reais'
import { CustomerNotes } from './customer-notes'
import { texts } from './texts'

/** What a company does, what was said to it and what was written down about it. */
export function CustomerHistory({ id }: { id: string }) {
  const { data } = useSuspenseQuery(query(getCustomerHistory, { params: { id } }))
  return (
    <>
      <CustomerNotes customer={id} notes={data.notes} />
      <Usage usage={data.usage} />
      {data.meetings && <Meetings meetings={data.meetings} />}
      <Mails mails={data.mails} />
      {data.conversations && <Conversations conversations={data.conversations} />}
    </>
  )
}

const moment = (at: string) => `${formatDay(at)}, ${formatTime(at)}`

function Usage({ usage }: Pick<History, 'usage'>) {
  return (
    <SectionCard id="customer-usage" title={texts.usage}>
      <Table
        caption={texts.usageCaption}
        captionHidden
        rows={usage}
        rowKey={({ key }) => key}
        columns={[
          { id: 'meter', header: texts.meter, heads: true, cell: ({ label }) => label },
          { id: 'used', header: texts.used, align: 'end', cell: ({ used }) => texts.quantity(used) },
          {
            id: 'included',
            header: texts.included,
            align: 'end',
            cell: ({ included }) => texts.quantity(included),
          },
          { id: 'cost', header: texts.cost, align: 'end', cell: ({ cost }) => reais(cost) },
        ]}
      />
    </SectionCard>
  )
}

function Meetings({ meetings }: { meetings: NonNullable<History['meetings']> }) {
  return (
    <SectionCard id="customer-meetings" title={texts.meetings}>
      {meetings.length === 0 ? (
        <Text tone="muted">{texts.noMeetings}</Text>
      ) : (
        <Table
          caption={texts.meetingsCaption}
          captionHidden
          rows={meetings}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'when',
              header: texts.when,
              heads: true,
              cell: ({ id, start_at }) => (
                <Link to={`/admin/meetings?aba=lista&reuniao=${encodeURIComponent(id)}`}>
                  {moment(start_at)}
                </Link>
              ),
            },
            { id: 'who', header: texts.who, cell: ({ name }) => name },
            { id: 'state', header: texts.state, cell: ({ status }) => texts.meetingStates[status] },
          ]}
        />
      )}
    </SectionCard>
  )
}

const tones = { sent: 'success', failed: 'danger', waiting: 'neutral', unknown: 'neutral' } as const

function Mails({ mails }: Pick<History, 'mails'>) {
  return (
    <SectionCard id="customer-mails" title={texts.mails} lead={texts.mailsLead}>
      {mails.length === 0 ? (
        <Text tone="muted">{texts.noMails}</Text>
      ) : (
        <Table
          caption={texts.mailsCaption}
          captionHidden
          rows={mails}
          rowKey={({ id }) => id}
          columns={[
            { id: 'subject', header: texts.subject, heads: true, cell: ({ subject }) => subject },
            { id: 'to', header: texts.to, cell: ({ to }) => to },
            { id: 'when', header: texts.when, cell: ({ at }) => moment(at) },
            {
              id: 'state',
              header: texts.state,
              cell: ({ state }) => <Badge tone={tones[state]}>{texts.mailStates[state]}</Badge>,
            },
          ]}
        />
      )}
    </SectionCard>
  )
}

function Conversations({ conversations }: { conversations: NonNullable<History['conversations']> }) {
  return (
    <SectionCard id="customer-conversations" title={texts.conversations}>
      {conversations.length === 0 ? (
        <Text tone="muted">{texts.noConversations}</Text>
      ) : (
        <Table
          caption={texts.conversationsCaption}
          captionHidden
          rows={conversations}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'when',
              header: texts.when,
              heads: true,
              cell: ({ last_active_at }) => moment(last_active_at),
            },
            { id: 'page', header: texts.page, cell: ({ page_path }) => page_path },
            { id: 'messages', header: texts.messages, align: 'end', cell: ({ messages }) => messages },
          ]}
        />
      )}
    </SectionCard>
  )
}
