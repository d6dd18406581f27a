import { isoDay } from '@ag/core'
import * as z from 'zod/mini'
import { after, type Clock, days, hours } from '../../clock'
import type { Db } from '../../db/database'
import type { Mailer } from '../outbox/mailer'
import { promise, withdraw } from '../outbox/outbox'
import type { CarryOut } from '../outbox/worker'
import type { MeetingMails, Reminder } from './meeting-mails'
import { type Meeting, meetingRepository } from './meeting-repository'

/** The kind of work in the outbox. */
export const reminderKind = 'meeting-reminder'

/** How long before the start. */
const leads: Record<Reminder, number> = { day: days(1), hour: hours(1) }
const reminders: Reminder[] = ['day', 'hour']

const promised = z.object({
  meeting_id: z.string(),
  version: z.number(),
  which: z.enum(['day', 'hour']),
})

/** Promises the reminders of a meeting as it stands; those whose time has passed are left out. */
export async function planReminders(db: Db, now: Date, { id, version, start_at }: Meeting): Promise<void> {
  for (const which of reminders) {
    const dueAt = after(start_at, -leads[which])
    if (dueAt <= now) continue
    const payload: z.infer<typeof promised> = { meeting_id: id, version, which }
    await promise(db, now, { kind: reminderKind, payload, dedupeKey: keyOf(id, version, which), dueAt })
  }
}

/** Takes back what was promised before the last change. */
export const dropReminders = (db: Db, { id, version }: Pick<Meeting, 'id' | 'version'>): Promise<void> =>
  withdraw(
    db,
    [version - 1, version].flatMap((each) => reminders.map((which) => keyOf(id, each, which))),
  )

/** Reminds, unless the meeting has changed since that was promised or it is too late to be true. */
export const carryOutReminder =
  ({ clock, mailer, mails }: { clock: Clock; mailer: Mailer; mails: MeetingMails }): CarryOut =>
  async (db, payload, company) => {
    const { meeting_id, version, which } = z.parse(promised, payload)
    const row = await meetingRepository(db).byId(meeting_id)
    if (!row || row.meeting.version !== version || row.meeting.status !== 'confirmed') return
    const now = clock()
    const isTrue = which === 'day' ? isTomorrow(row.meeting, now) : now < row.meeting.start_at
    if (isTrue) await mailer.send(db, now, mails.reminder(which, row), company)
  }

const isTomorrow = ({ start_at }: Meeting, now: Date) => isoDay(after(now, days(1))) === isoDay(start_at)

const keyOf = (id: string, version: number, which: Reminder) => `reminder ${id} ${version} ${which}`
