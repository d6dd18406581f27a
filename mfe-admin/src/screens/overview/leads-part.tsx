import { getLead, getLeads, getLeadsFile, type Lead, removeLead } from '@ag/contracts'
import { formatDay, formatTime } from '@ag/core'
import {
  call,
  Link,
  notify,
  query,
  queryClient,
  untilClosed,
  useNavigate,
  useSearchParams,
  useSuspenseQuery,
} from '@ag/platform'
import { Badge, Button, Text } from '@ag/ui'
import type { Column } from '@ag/ui/data'
import { Fact, Facts, FormModal, noFields, SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import { useAgents, usePermission } from '../../admin-queries'
import { BackLink } from '../../parts/back-link/back-link'
import { AdminList } from '../../parts/list/admin-list'
import { useListAddress } from '../../parts/list/list-address'
import styles from './overview-screen.module.css'
import { texts } from './texts'

/** Who told the assistant how to be reached. */
export function LeadsPart() {
  const [address] = useSearchParams()
  const { agents } = useAgents()
  const id = address.get('lead')
  if (id) return <LeadCard key={id} id={id} />
  return (
    <AdminList<Lead>
      list="leads"
      caption={texts.leadsCaption}
      endpoint={getLeads}
      rowKey={(lead) => lead.id}
      columns={columns}
      optional={['company', 'phone', 'agent', 'booking']}
      filters={[
        { name: 'band', label: texts.band, options: ['A', 'B', 'C'].map((band) => [band, band] as const) },
        {
          name: 'agent',
          label: texts.agent,
          options: agents.map((agent) => [agent.id, agent.name] as const),
        },
        { name: 'from', label: texts.from },
        { name: 'to', label: texts.to },
      ]}
      file={{ endpoint: getLeadsFile, name: 'leads.csv' }}
    />
  )
}

const columns: Column<Lead>[] = [
  { id: 'name', header: texts.name, heads: true, cell: (lead) => <Name lead={lead} /> },
  {
    id: 'score',
    header: texts.score,
    align: 'end',
    sortable: true,
    cell: ({ score, band }) => `${score} (${band})`,
  },
  { id: 'email', header: texts.email, cell: ({ email }) => email ?? texts.none },
  { id: 'phone', header: texts.phone, cell: ({ phone }) => phone ?? texts.none },
  { id: 'company', header: texts.company, cell: ({ company }) => company ?? texts.none },
  { id: 'agent', header: texts.agent, cell: (lead) => <AgentOf lead={lead} /> },
  {
    id: 'booking',
    header: texts.booking,
    cell: ({ booking }) => (booking ? formatDay(booking.start_at) : texts.none),
  },
  { id: 'created_at', header: texts.day, sortable: true, cell: ({ created_at }) => formatDay(created_at) },
]

function AgentOf({ lead: { agent_interest } }: { lead: Lead }) {
  const { nameOf } = useAgents()
  return agent_interest ? nameOf(agent_interest) : texts.none
}

function Name({ lead: { id, name } }: { lead: Lead }) {
  const { href } = useListAddress()
  return <Link to={href({ lead: id })}>{name ?? texts.noName}</Link>
}

/** One lead: what they told, what became of it, and every word of the conversation. */
function LeadCard({ id }: { id: string }) {
  const { data } = useSuspenseQuery(query(getLead, { params: { id } }))
  const may = usePermission()
  const navigate = useNavigate()
  const { href } = useListAddress()
  const [isAsking, setAsking] = useState(false)
  const back = href({ lead: undefined })

  async function remove() {
    await call(removeLead, { params: { id } })
    await navigate(back, { replace: true })
    await queryClient.invalidateQueries({ queryKey: [getLeads.path] })
    notify({ type: 'success', title: texts.removed, duration: untilClosed })
  }

  return (
    <>
      <BackLink to={back}>{texts.back}</BackLink>
      <SectionCard
        id="lead"
        title={data.name ?? texts.noName}
        status={<Badge tone="accent">{`${data.score} (${data.band})`}</Badge>}
      >
        <Facts>
          <Fact name={texts.email}>{data.email ?? texts.none}</Fact>
          <Fact name={texts.phone}>{data.phone ?? texts.none}</Fact>
          <Fact name={texts.company}>{data.company ?? texts.none}</Fact>
          <Fact name={texts.agent}>
            <AgentOf lead={data} />
          </Fact>
          <Fact name={texts.need}>{data.need ?? texts.none}</Fact>
          <Fact name={texts.size}>{(data.company_size && texts.sizes[data.company_size]) ?? texts.none}</Fact>
          <Fact name={texts.timing}>{(data.timing && texts.timings[data.timing]) ?? texts.none}</Fact>
          <Fact name={texts.page}>{data.page_path}</Fact>
          <Fact name={texts.consent}>
            {data.consented_at ? texts.consented(formatDay(data.consented_at)) : texts.notConsented}
          </Fact>
          <Fact name={texts.booking}>
            {data.booking ? (
              may('meetings:read') ? (
                <Link to={`/admin/meetings?aba=lista&reuniao=${data.booking.meeting_id}`}>
                  {formatDay(data.booking.start_at)}, {formatTime(data.booking.start_at)}
                </Link>
              ) : (
                formatDay(data.booking.start_at)
              )
            ) : (
              texts.none
            )}
          </Fact>
        </Facts>
        {may('leads:write') && (
          <div>
            <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
              {texts.remove}
            </Button>
          </div>
        )}
      </SectionCard>
      <SectionCard id="transcript" title={texts.transcript}>
        <ol className={styles.transcript}>
          {data.transcript.map(({ id: messageId, type, content, timestamp, metadata: { person } }) => (
            <li key={messageId} data-from={type}>
              <Text size="sm" tone="muted">
                {person ? texts.ofTeam(person) : texts.said[type]} · {formatDay(timestamp)},{' '}
                {formatTime(timestamp)}
              </Text>
              <p>{content}</p>
            </li>
          ))}
        </ol>
      </SectionCard>
      {isAsking && (
        <FormModal
          title={texts.remove}
          submit={texts.remove}
          danger
          schema={noFields}
          action={remove}
          onClose={() => setAsking(false)}
        >
          <Text>{texts.removeLead}</Text>
        </FormModal>
      )}
    </>
  )
}
