import type { Meeting as MeetingReply } from '@ag/contracts'
import { AppError } from '@ag/core'
import { readSettings } from '../settings/settings-repository'
import type { ChangeNeeds, Changer } from './cancel-meeting'
import { type MeetingRow, meetingRepository } from './meeting-repository'
import { mayBecome, statusAt } from './meeting-status'
import { release } from './reservations'

/** What the company does with meetings besides moving and cancelling them. */
export const settleMeeting = ({ db, clock, worker, announce }: ChangeNeeds) => ({
  /** Accepts a request: it is a meeting from now on, and everybody is told. */
  async accept(id: string, changer: Changer): Promise<MeetingRow> {
    const house = await readSettings(db)
    const accepted = await db.transaction(async (transaction) => {
      const meetings = meetingRepository(transaction)
      const row = await meetings.locked(id)
      if (!row) throw new AppError('NOT_FOUND')
      const now = clock()
      await changer.verify?.(transaction, row)
      if (!mayBecome(statusAt(row.meeting, now), 'confirmed')) throw notNow()
      const meeting = await meetings.change(row.meeting, now, { status: 'confirmed' })
      await meetings.record(meeting, now, { kind: 'confirmed', by: changer.by })
      const changed = { ...row, meeting }
      await announce(transaction, now, 'booked', changed, house)
      await changer.note?.(transaction, row, changed)
      return changed
    })
    worker.kick()
    return accepted
  },

  /** Says that it has begun and how that went; also of one that the clock has completed. */
  complete: (id: string, outcome: MeetingReply['outcome'], changer: Changer): Promise<MeetingRow> =>
    db.transaction(async (transaction) => {
      const meetings = meetingRepository(transaction)
      const row = await meetings.locked(id)
      if (!row) throw new AppError('NOT_FOUND')
      const now = clock()
      await changer.verify?.(transaction, row)
      const { meeting: before } = row
      const isOver = before.status === 'completed'
      if (!isOver && (before.status !== 'confirmed' || before.start_at > now)) throw notNow()
      const meeting = await meetings.change(before, now, {
        status: 'completed',
        outcome,
        reservation_id: null,
      })
      await release(transaction, before.reservation_id ? [before.reservation_id] : [])
      if (!isOver) await meetings.record(meeting, now, { kind: 'completed', by: changer.by })
      const changed = { ...row, meeting }
      await changer.note?.(transaction, row, changed)
      return changed
    }),
})

const notNow = () =>
  new AppError('VERSION_CONFLICT', { userMessage: 'Esta reunião não pode mudar para esse status agora.' })
