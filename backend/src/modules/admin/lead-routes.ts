import { getLead, getLeads, getLeadsFile, type Lead, meetingZone, removeLead } from '@ag/contracts'
import { AppError, formatDay, formatTime } from '@ag/core'
import { addDays } from '@ag/core/days'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { assistant_sessions, leads, meetings, wordsOfLead } from '../../db/schema'
import { searchFor } from '../../db/schema/columns'
import type { Route } from '../../plugins/router'
import { sendFile } from '../../plugins/send-file'
import { spreadsheet } from '../../spreadsheet'
import { describeLead, readLead } from '../assistant/lead-repository'
import { startOfDay } from '../meetings/zoned-day'
import type { AdminNeeds } from './admin-needs'
import { actorOf, audit } from './audit'
import { readPage } from './read-page'

const mostInFile = 5_000

interface Filter {
  q?: string | undefined
  band?: string | undefined
  agent?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

function leadsMeeting({ q, band, agent, from, to }: Filter): SQL | undefined {
  const words = q ? searchFor(q) : undefined
  return and(
    words ? sql`${wordsOfLead(leads)} @@ to_tsquery('simple', ${words})` : undefined,
    band ? eq(leads.band, band) : undefined,
    agent ? eq(leads.agent_interest, agent) : undefined,
    from ? gte(leads.created_at, startOfDay(from, meetingZone)) : undefined,
    to ? lt(leads.created_at, startOfDay(addDays(to, 1), meetingZone)) : undefined,
  )
}

/** Those who told the assistant how to be reached. */
export function leadRoutes(route: Route, { db, reading, clock }: AdminNeeds): void {
  const tag = 'admin: leads'

  const rowsIn = (lists: Db) => (where: SQL | undefined, order: SQL[], limit: number) =>
    lists
      .select({ row: leads, meeting: meetings })
      .from(leads)
      .leftJoin(meetings, eq(meetings.id, leads.meeting_id))
      .where(where)
      .orderBy(...order)
      .limit(limit)

  route(getLeads, {
    tag,
    who: 'leads:read',
    summary: 'Leads with their score and booking',
    async handler({ query }) {
      const byScore = query.sort === '-score'
      const lists = await reading()
      const page = await readPage(lists, query, {
        order: byScore
          ? { by: leads.score, type: 'int', descending: true, id: leads.id }
          : { by: leads.created_at, type: 'timestamptz', descending: true, id: leads.id },
        where: leadsMeeting(query),
        rows: rowsIn(lists),
        from: leads,
        placeOf: ({ row }) => [byScore ? row.score : row.created_at, row.id],
      })
      return { ...page, items: page.rows.map((each) => describeLead(each, clock())) }
    },
  })

  route(getLeadsFile, {
    tag,
    who: 'leads:read',
    summary: 'Leads as a spreadsheet',
    async handler({ query, reply, caller, request }) {
      const rows = rowsIn(await reading())
      const found = await rows(leadsMeeting(query), [desc(leads.created_at), desc(leads.id)], mostInFile)
      await audit(db, clock(), actorOf(caller, request), {
        action: 'read',
        entity: 'lead',
        id: 'leads.csv',
        after: { rows: found.length },
      })
      sendFile(reply, 'leads.csv', leadsFile(found.map((each) => describeLead(each, clock()))))
      return undefined
    },
  })

  route(getLead, {
    tag,
    who: 'leads:read',
    summary: 'One lead with the conversation',
    handler: ({ params }) => readLead(db, clock(), params.id),
  })

  route(removeLead, {
    tag,
    who: 'leads:write',
    summary: 'Forget a lead and the conversation',
    handler: ({ params, caller, request }) =>
      db.transaction(async (transaction) => {
        const [lead] = await transaction.select().from(leads).where(eq(leads.id, params.id)).for('update')
        if (!lead) throw new AppError('NOT_FOUND')
        await transaction.delete(assistant_sessions).where(eq(assistant_sessions.id, lead.session_id))
        // Whoever is forgotten is not remembered here either.
        await audit(transaction, clock(), actorOf(caller, request), {
          action: 'remove',
          entity: 'lead',
          id: lead.id,
          before: { band: lead.band, score: lead.score },
        })
        return undefined
      }),
  })
}

const leadsFile = (items: readonly Lead[]) =>
  spreadsheet([
    [
      'Data',
      'Hora',
      'Faixa',
      'Pontos',
      'Nome',
      'E-mail',
      'Telefone',
      'Empresa',
      'Agente',
      'Necessidade',
      'Página',
    ],
    ...items.map((lead) => [
      formatDay(lead.created_at),
      formatTime(lead.created_at),
      lead.band,
      String(lead.score),
      lead.name ?? '',
      lead.email ?? '',
      lead.phone ?? '',
      lead.company ?? '',
      lead.agent_interest ?? '',
      lead.need ?? '',
      lead.page_path,
    ]),
  ])
