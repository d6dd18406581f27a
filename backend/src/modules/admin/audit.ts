import { AppError, changedMessage, formatTime } from '@ag/core'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { after, hours } from '../../clock'
import type { Db } from '../../db/database'
import { audit_log } from '../../db/schema'
import type { SignedIn } from '../auth/sessions'

/** Who does something, in which request. */
export interface Actor {
  id: string
  name: string
  requestId: string
}

export const actorOf = ({ user }: SignedIn, { id }: FastifyRequest): Actor => ({
  id: user.id,
  name: user.name,
  requestId: id,
})

export type AuditedEntity =
  | 'product'
  | 'general_faq'
  | 'price'
  | 'transactional_price'
  | 'meeting'
  | 'consultant'
  | 'availability_rule'
  | 'optional_day'
  | 'blocked_day'
  | 'lead'
  | 'conversation'
  | 'unanswered_question'
  | 'customer_note'
  | 'subscription'
  | 'invoice'
  | 'settings'
  | 'administrator'
  | 'invitation'
  | 'agent_task'
  | 'agent_file'
  | 'customer'
  | 'session'
  | 'chat'

interface Change {
  action: 'create' | 'edit' | 'remove' | 'import' | 'read'
  entity: AuditedEntity
  id: string
  before?: unknown
  after?: unknown
  reason?: string
}

/** Writes down who changed what: in the transaction of the change, so that neither exists without the other. */
export async function audit(db: Db, now: Date, actor: Actor, ...changes: Change[]): Promise<void> {
  if (changes.length === 0) return
  await db.insert(audit_log).values(
    changes.map(({ action, entity, id, before, after, reason }) => ({
      at: now,
      actor_id: actor.id,
      actor_name: actor.name,
      action,
      entity,
      entity_id: id,
      before: before ?? null,
      after: after ?? null,
      reason: reason ?? '',
      request_id: actor.requestId,
    })),
  )
}

const readAgain = hours(1)

/** Writes down that somebody read what a customer or visitor gave; who reads on within the hour is written down once. */
export async function auditRead(
  db: Db,
  now: Date,
  actor: Actor,
  { entity, id, what }: { entity: AuditedEntity; id: string; what: object },
): Promise<void> {
  const [lately] = await db
    .select({ position: audit_log.position })
    .from(audit_log)
    .where(
      and(
        eq(audit_log.entity, entity),
        eq(audit_log.entity_id, id),
        eq(audit_log.actor_id, actor.id),
        eq(audit_log.action, 'read'),
        gt(audit_log.at, after(now, -readAgain)),
      ),
    )
    .limit(1)
  if (!lately) await audit(db, now, actor, { action: 'read', entity, id, after: what })
}

/** Refuses the edit of a record that is not any more what was read, with the record as it is and who changed it. */
export async function checkVersion(
  db: Db,
  about: { entity: AuditedEntity; id: string },
  current: { version: number },
  version: number,
): Promise<void> {
  if (current.version === version) return
  const [last] = await db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.entity, about.entity), eq(audit_log.entity_id, about.id)))
    .orderBy(desc(audit_log.position))
    .limit(1)
  throw new AppError('VERSION_CONFLICT', {
    userMessage: last ? changedMessage(last.actor_name, formatTime(last.at)) : undefined,
    current,
  })
}

/** Of two records the fields that differ, which is all that an audit row keeps of an edit. */
export function difference<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } {
  const changed = (Object.keys(after) as (keyof T)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (from: T) => Object.fromEntries(changed.map((key) => [key, from[key]])) as Partial<T>
  return { before: pick(before), after: pick(after) }
}
