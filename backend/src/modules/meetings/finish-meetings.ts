import { and, eq, lte, or } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { meetings } from '../../db/schema'
import { forgetKeys } from './booking-keys'
import { meetingRepository } from './meeting-repository'
import { statusAt } from './meeting-status'
import { dropExpiredHolds, release } from './reservations'

const atOnce = 200

/** Writes down what the clock has decided: meetings that are over, requests that nobody answered, ended holds and keys. */
export const finishMeetings = ({ db, clock }: { db: Db; clock: Clock }) => {
  const finishSome = () =>
    db.transaction(async (transaction) => {
      const now = clock()
      const repository = meetingRepository(transaction)
      const held = and(eq(meetings.status, 'confirmed'), lte(meetings.end_at, now))
      const unanswered = and(eq(meetings.status, 'pending'), lte(meetings.start_at, now))
      const over = await transaction
        .select()
        .from(meetings)
        .where(or(held, unanswered))
        .limit(atOnce)
        .for('update', { skipLocked: true })
      for (const meeting of over) {
        const status = statusAt(meeting, now)
        await repository.change(meeting, now, { status, reservation_id: null })
        await repository.record(meeting, now, {
          kind: status === 'completed' ? 'completed' : 'cancelled',
          by: 'system',
        })
      }
      await release(
        transaction,
        over.flatMap(({ reservation_id }) => reservation_id ?? []),
      )
      return over.length
    })

  return async (): Promise<void> => {
    while ((await finishSome()) === atOnce) {}
    await dropExpiredHolds(db, clock())
    await forgetKeys(db, clock())
  }
}
