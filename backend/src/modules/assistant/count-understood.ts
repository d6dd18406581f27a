import { meetingZone, type UnderstoodDay } from '@ag/contracts'
import { addDays } from '@ag/core/days'
import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { assistant_messages, understood_days } from '../../db/schema'
import { dayIn, startOfDay } from '../meetings/zoned-day'

const shown = 30

/** Writes down how many messages of yesterday were understood, once; a day without any has no row. */
export async function countUnderstood(db: Db, now: Date): Promise<void> {
  const today = dayIn(meetingZone, now)
  const day = addDays(today, -1)
  const [known] = await db.select().from(understood_days).where(eq(understood_days.day, day))
  if (known) return
  const { created_at, is_understood } = assistant_messages
  const [counted] = await db
    .select({
      turns: sql<number>`count(*)::int`,
      understood: sql<number>`(count(*) filter (where ${is_understood}))::int`,
    })
    .from(assistant_messages)
    .where(
      and(
        isNotNull(is_understood),
        gte(created_at, startOfDay(day, meetingZone)),
        lt(created_at, startOfDay(today, meetingZone)),
      ),
    )
  if (!counted || counted.turns === 0) return
  await db
    .insert(understood_days)
    .values({ day, ...counted })
    .onConflictDoNothing()
}

/** The last thirty days that are over, oldest first. */
export const listUnderstood = (db: Db, now: Date): Promise<UnderstoodDay[]> =>
  db
    .select()
    .from(understood_days)
    .where(gte(understood_days.day, addDays(dayIn(meetingZone, now), -shown)))
    .orderBy(asc(understood_days.day))
