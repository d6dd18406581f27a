import { AppError } from '@ag/core'
import { and, asc, count, desc, eq, gt, inArray, lte, notInArray, or } from 'drizzle-orm'
import type { Db } from '../../db/database'
import type { Told } from '../../db/read-together'
import { consultants, meeting_history, meetings } from '../../db/schema'
import { type Owner, ownedBy } from './owned-by'

export type Meeting = typeof meetings.$inferSelect
export type Consultant = typeof consultants.$inferSelect

/** A meeting and whom it is with. */
export interface MeetingRow {
  meeting: Meeting
  consultant: Consultant
}

type NewMeeting = typeof meetings.$inferInsert
type Step = Omit<typeof meeting_history.$inferInsert, 'position' | 'meeting_id' | 'start_at' | 'at'>

/** Whoever occupies time. */
export const openStatuses = ['pending', 'confirmed']

export function meetingRepository(db: Db) {
  const rows = () =>
    db
      .select({ meeting: meetings, consultant: consultants })
      .from(meetings)
      .innerJoin(consultants, eq(consultants.id, meetings.consultant_id))

  return {
    async byId(id: string): Promise<MeetingRow | undefined> {
      const [row] = await rows().where(eq(meetings.id, id))
      return row
    },

    /** Until the transaction ends nobody else changes it. */
    async locked(id: string): Promise<MeetingRow | undefined> {
      const [row] = await rows().where(eq(meetings.id, id)).for('update', { of: meetings })
      return row
    },

    async add(meeting: NewMeeting): Promise<Meeting> {
      const [added] = await db.insert(meetings).values(meeting).returning()
      if (!added) throw new AppError('INTERNAL')
      return added
    },

    /** Changes it and counts the change. */
    async change({ id, version }: Meeting, now: Date, changes: Partial<NewMeeting>): Promise<Meeting> {
      const [changed] = await db
        .update(meetings)
        .set({ ...changes, version: version + 1, updated_at: now })
        .where(eq(meetings.id, id))
        .returning()
      if (!changed) throw new AppError('INTERNAL')
      return changed
    },

    /** Writes down what became of it. */
    async record({ id, start_at }: Pick<Meeting, 'id' | 'start_at'>, at: Date, step: Step): Promise<void> {
      await db.insert(meeting_history).values({ meeting_id: id, start_at, at, ...step })
    },

    /** How many somebody has before them. */
    async openOf(emailKey: string, now: Date): Promise<number> {
      const isOpen = and(
        eq(meetings.email_key, emailKey),
        inArray(meetings.status, openStatuses),
        gt(meetings.end_at, now),
      )
      const [row] = await db.select({ count: count() }).from(meetings).where(isOpen)
      return row?.count ?? 0
    },

    /** What is to come, the next one first. */
    upcomingOf: (owner: { [Key in keyof Owner]: Told<string> }, now: Told<Date>, most: number) =>
      rows()
        .where(and(ownedBy(owner), inArray(meetings.status, openStatuses), gt(meetings.end_at, now)))
        .orderBy(asc(meetings.start_at), asc(meetings.id))
        .limit(most),

    /** What is to come of whoever an address belongs to, the next one first. */
    bookedWith: (emailKey: string, now: Date, most: number): Promise<MeetingRow[]> =>
      rows()
        .where(
          and(
            eq(meetings.email_key, emailKey),
            inArray(meetings.status, openStatuses),
            gt(meetings.end_at, now),
          ),
        )
        .orderBy(asc(meetings.start_at), asc(meetings.id))
        .limit(most),

    /** What has been, and what was called off, the latest first. */
    pastOf: (owner: Owner, now: Date, most: number): Promise<MeetingRow[]> =>
      rows()
        .where(and(ownedBy(owner), or(lte(meetings.end_at, now), notInArray(meetings.status, openStatuses))))
        .orderBy(desc(meetings.start_at), desc(meetings.id))
        .limit(most),
  }
}
