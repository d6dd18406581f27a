import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { meetings, outbox } from '../../db/schema'
import { compose, sendLater } from '../outbox/mail'
import type { MeetingMails } from './meeting-mails'
import { meetingRepository } from './meeting-repository'
import { type Owner, ownedBy } from './owned-by'
import { dropReminders } from './reminders'
import { release } from './reservations'

/**
 * Deletes the meetings of somebody who goes. Time that was still reserved is given back, and whoever waits for it is told,
 * without a name.
 */
export async function forgetMeetingsOf(
  db: Db,
  now: Date,
  owner: Owner,
  { mails, company }: { mails: MeetingMails; company: string },
): Promise<void> {
  const repository = meetingRepository(db)
  const open = await repository.upcomingOf(owner, now, 1000)
  const gone = await db.delete(meetings).where(ownedBy(owner)).returning()
  await release(
    db,
    gone.flatMap(({ reservation_id }) => reservation_id ?? []),
  )
  for (const meeting of gone) {
    await dropReminders(db, meeting)
    await db.delete(outbox).where(sql`${outbox.payload} ->> 'meetingId' = ${meeting.id}`)
  }
  for (const row of open) {
    const { email } = row.consultant
    if (email) await sendLater(db, now, compose(mails.withdrawn(row, email), company))
  }
}
