import type { AuditEntry } from '@ag/contracts'
import { meetingZone } from '@ag/contracts'
import { formatDay, formatTime } from '@ag/core'
import { addDays } from '@ag/core/days'
import { and, eq, gte, lt, type SQL } from 'drizzle-orm'
import { audit_log } from '../../db/schema'
import { spreadsheet } from '../../spreadsheet'
import { startOfDay } from '../meetings/zoned-day'

interface Filter {
  entity?: string | undefined
  entity_id?: string | undefined
  actor_id?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export const auditMeeting = ({ entity, entity_id, actor_id, from, to }: Filter): SQL | undefined =>
  and(
    entity ? eq(audit_log.entity, entity) : undefined,
    entity_id ? eq(audit_log.entity_id, entity_id) : undefined,
    actor_id ? eq(audit_log.actor_id, actor_id) : undefined,
    from ? gte(audit_log.at, startOfDay(from, meetingZone)) : undefined,
    to ? lt(audit_log.at, startOfDay(addDays(to, 1), meetingZone)) : undefined,
  )

/** @param traceUrl where traces are looked at, with `{requestId}` in the place of the request's id */
export const describeEntry = (row: typeof audit_log.$inferSelect, traceUrl?: string): AuditEntry => ({
  id: String(row.position),
  at: row.at.toISOString(),
  actor: { id: row.actor_id, name: row.actor_name },
  action: row.action,
  entity: row.entity,
  entity_id: row.entity_id,
  before: row.before,
  after: row.after,
  reason: row.reason,
  request_id: row.request_id,
  ...(traceUrl && { trace_url: traceUrl.replaceAll('{requestId}', encodeURIComponent(row.request_id)) }),
})

export const auditFile = (entries: readonly AuditEntry[]) =>
  spreadsheet([
    ['Data', 'Hora', 'Quem', 'Ação', 'Registro', 'Identificador', 'Antes', 'Depois', 'Motivo', 'Pedido'],
    ...entries.map(({ at, actor, action, entity, entity_id, before, after, reason, request_id }) => [
      formatDay(at),
      formatTime(at),
      actor.name,
      action,
      entity,
      entity_id,
      before === null ? '' : JSON.stringify(before),
      after === null ? '' : JSON.stringify(after),
      reason,
      request_id,
    ]),
  ])
