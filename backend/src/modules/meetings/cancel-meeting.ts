import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Worker } from '../outbox/worker'
import { readSettings } from '../settings/settings-repository'
import type { Announce } from './announce'
import { freeKeys } from './booking-keys'
import { type Meeting, type MeetingRow, meetingRepository } from './meeting-repository'
import { canChange, statusAt } from './meeting-status'
import { release } from './reservations'

export interface ChangeNeeds {
  db: Db
  clock: Clock
  worker: Worker
  announce: Announce
}

/** Who changes a meeting: its owner within the limits, or an administrator whenever it is not over. */
export interface Changer {
  by: 'customer' | 'administrator'
  /** Throws where the meeting is not what was read. */
  verify?(db: Db, row: MeetingRow): Promise<void>
  /** Written in the same transaction. */
  note?(db: Db, before: MeetingRow, after: MeetingRow): Promise<void>
}
export const itsOwner: Changer = { by: 'customer' }

/** Calls a meeting off and gives its time back; one that is off stays so. */
export const cancelMeeting = ({ db, clock, worker, announce }: ChangeNeeds) => {
  return async (id: string, reason: string, changer = itsOwner): Promise<MeetingRow> => {
    const house = await readSettings(db)
    const cancelled = await db.transaction(async (transaction) => {
      const meetings = meetingRepository(transaction)
      const row = await meetings.locked(id)
      if (!row) throw new AppError('NOT_FOUND')
      const now = clock()
      await changer.verify?.(transaction, row)
      if (row.meeting.status === 'cancelled') return row
      checkChange(row.meeting, now, changer)
      const meeting = await meetings.change(row.meeting, now, { status: 'cancelled', reservation_id: null })
      await release(transaction, row.meeting.reservation_id ? [row.meeting.reservation_id] : [])
      await freeKeys(transaction, id)
      await meetings.record(meeting, now, { kind: 'cancelled', by: changer.by, reason })
      const changed = { ...row, meeting }
      await announce(transaction, now, 'cancelled', changed, house)
      await changer.note?.(transaction, row, changed)
      return changed
    })
    worker.kick()
    return cancelled
  }
}

/** Refuses what is over, and to its owner what begins too soon. */
export function checkChange(meeting: Meeting, now: Date, { by }: Changer): void {
  const isOver = ['completed', 'cancelled'].includes(statusAt(meeting, now))
  if (by === 'customer' ? canChange(meeting, now) : !isOver) return
  throw new AppError(isOver ? 'VERSION_CONFLICT' : 'LIMIT_REACHED', {
    userMessage: isOver
      ? 'Esta reunião já foi encerrada.'
      : 'Faltam menos de duas horas para a reunião. Fale com a gente para remarcar ou cancelar.',
  })
}
