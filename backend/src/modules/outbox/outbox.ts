import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { after, type Clock, clocksDiffer, hours, seconds } from '../../clock'
import type { Db } from '../../db/database'
import { outbox } from '../../db/schema'
import { newId } from '../../ids'

export type OutboxRow = typeof outbox.$inferSelect

/** Work is taken again when whoever took it has not finished by then. */
const lease = seconds(60)
/** Work that one process has taken together is begun within this, so that it ends before others may take it. */
export const begunWithin = lease / 2
/** So often work is tried before it is given up. */
export const tries = 12

interface Work {
  kind: string
  payload: unknown
  dedupeKey?: string
  dueAt?: Date
}

/** Promises a piece of work, for now or later; inside a transaction it exists only if that commits. */
export const promise = (db: Db, now: Date, work: Work): Promise<void> => promiseAll(db, now, [work])

/** Promises many pieces of work, in their order. */
export async function promiseAll(db: Db, now: Date, all: readonly Work[]): Promise<void> {
  if (all.length === 0) return
  await db
    .insert(outbox)
    .values(
      all.map(({ kind, payload, dedupeKey, dueAt = now }) => ({
        id: newId('out'),
        kind,
        payload,
        dedupe_key: dedupeKey ? hashOf(dedupeKey) : null,
        due_at: dueAt,
        created_at: now,
      })),
    )
    .onConflictDoNothing({ target: outbox.dedupe_key })
}

/** Takes promises back that have not been kept yet, by their keys. */
export async function withdraw(db: Db, dedupeKeys: string[]): Promise<void> {
  await db
    .delete(outbox)
    .where(and(inArray(outbox.dedupe_key, dedupeKeys.map(hashOf)), isNull(outbox.done_at)))
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/**
 * Work that may be taken now; rows that somebody else holds are passed over. After a clock that was ahead has been put right,
 * what was promised and taken meanwhile does not wait until its time comes again.
 */
const dueRows = (db: Db, now: Date, kinds: string[], most: number) =>
  db
    .select()
    .from(outbox)
    .where(
      and(
        inArray(outbox.kind, kinds),
        isNull(outbox.done_at),
        isNull(outbox.dead_at),
        or(lte(outbox.due_at, now), gt(outbox.created_at, after(now, clocksDiffer))),
        or(
          isNull(outbox.leased_until),
          lt(outbox.leased_until, now),
          gt(outbox.leased_until, after(now, lease + clocksDiffer)),
        ),
      ),
    )
    .orderBy(asc(outbox.due_at), asc(outbox.position))
    .limit(most)
    .for('update', { skipLocked: true })

/** Takes the next piece of work for as long as the transaction lasts. */
export async function holdNext(db: Db, now: Date, kinds: string[]): Promise<OutboxRow | undefined> {
  const [row] = await dueRows(db, now, kinds, 1)
  return row && { ...row, attempts: row.attempts + 1 }
}

/** Takes work whose doing outlasts a transaction; nobody else gets the same row while the lease runs. */
export async function takeDue(db: Db, clock: Clock, kinds: string[], most: number): Promise<OutboxRow[]> {
  const now = clock()
  // In one statement: every process asks every few seconds, mostly for nothing.
  const due = db.$with('due').as(dueRows(db, now, kinds, most))
  const rows = await db
    .with(due)
    .update(outbox)
    .set({ leased_until: after(now, lease) })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning()
  return rows
    .sort((one, other) => one.due_at.getTime() - other.due_at.getTime() || one.position - other.position)
    .map((row) => ({ ...row, attempts: row.attempts + 1 }))
}

/** Puts a failed piece of work back for later, or among the dead after too many tries. */
export async function postpone(db: Db, now: Date, row: OutboxRow, reason: string): Promise<'later' | 'dead'> {
  const isDead = row.attempts >= tries
  await db
    .update(outbox)
    .set({
      attempts: row.attempts,
      leased_until: null,
      last_error: reason.slice(0, 300),
      due_at: after(now, waitBefore(row.attempts)),
      dead_at: isDead ? now : null,
    })
    .where(eq(outbox.id, row.id))
  return isDead ? 'dead' : 'later'
}

/** Growing waits: half a minute, then twice as long each time, a day at most. */
export const waitBefore = (attempts: number) => Math.min(seconds(30) * 2 ** (attempts - 1), hours(24))
