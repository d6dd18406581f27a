import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { after, type Clock, hours, seconds } from '../../clock'
import type { Db } from '../../db/database'
import { outbox } from '../../db/schema'
import { newId } from '../../ids'

export type OutboxRow = typeof outbox.$inferSelect

/** Work is taken again when whoever took it has not finished by then. */
const lease = seconds(60)
const tries = 12

/** Promises a piece of work; inside a transaction it exists only if that commits. */
export async function promise(
  db: Db,
  now: Date,
  work: { kind: string; payload: unknown; dedupeKey?: string },
): Promise<void> {
  await db
    .insert(outbox)
    .values({
      id: newId('out'),
      kind: work.kind,
      payload: work.payload,
      dedupe_key: work.dedupeKey ? createHash('sha256').update(work.dedupeKey).digest('hex') : null,
      due_at: now,
      created_at: now,
    })
    .onConflictDoNothing({ target: outbox.dedupe_key })
}

/** Takes work that is due; no two workers get the same row while a lease runs. */
export async function takeDue(db: Db, clock: Clock, kinds: string[], most: number): Promise<OutboxRow[]> {
  const now = clock()
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        inArray(outbox.kind, kinds),
        isNull(outbox.done_at),
        isNull(outbox.dead_at),
        lte(outbox.due_at, now),
        or(isNull(outbox.leased_until), lt(outbox.leased_until, now)),
      ),
    )
    .orderBy(asc(outbox.due_at), asc(outbox.position))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({ leased_until: after(now, lease), attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
}

/** Puts a failed piece of work back for later, or among the dead after too many tries. */
export async function postpone(db: Db, now: Date, row: OutboxRow, reason: string): Promise<'later' | 'dead'> {
  const isDead = row.attempts >= tries
  await db
    .update(outbox)
    .set({
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
