import { eq, lt } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { booking_keys } from '../../db/schema'
import { keyReused, type RequestKey } from '../../plugins/idempotency-key'

/** The meeting that a request has made already; one that uses its key for something else is refused. */
export async function findBooked(db: Db, { hash, body_hash }: RequestKey): Promise<string | undefined> {
  const [known] = await db.select().from(booking_keys).where(eq(booking_keys.hash, hash))
  if (known && known.body_hash !== body_hash) throw keyReused()
  return known?.meeting_id
}

export async function rememberBooked(db: Db, now: Date, key: RequestKey, meeting_id: string): Promise<void> {
  const remembered = await db
    .insert(booking_keys)
    .values({ ...key, meeting_id, created_at: now })
    .onConflictDoNothing()
    .returning()
  if (remembered.length === 0) throw keyReused()
}

/** What is called off may be booked anew, with the same words: a plain form makes its key from them. */
export async function freeKeys(db: Db, meetingId: string): Promise<void> {
  await db.delete(booking_keys).where(eq(booking_keys.meeting_id, meetingId))
}

/** After a day nobody sends the same booking again. */
export async function forgetKeys(db: Db, now: Date): Promise<void> {
  await db.delete(booking_keys).where(lt(booking_keys.created_at, after(now, -days(1))))
}
