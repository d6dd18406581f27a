import { and, desc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { after } from '../../clock'
import type { Db } from '../../db/database'
import { sessions } from '../../db/schema'
import { lifetimes } from './rules'
import type { Session } from './user-repository'

/** How many sessions are shown at most. */
const most = 100

/** Sessions of one person: one of them, all, or all but one. */
interface Which {
  userId: string
  id?: string
  except?: string
}

/** Reads and ends the sessions of people. */
export const sessionRepository = (db: Db) => ({
  /** Sessions that can still be used: the given one first, then the latest used. */
  open(userId: string, currentId: string, now: Date): Promise<Session[]> {
    const tokenIsGood = gt(sessions.rotated_at, after(now, -lifetimes.access))
    return db
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.user_id, userId),
          isNull(sessions.revoked_at),
          gt(sessions.absolute_end, now),
          or(and(sessions.remember, gt(sessions.last_seen_at, after(now, -lifetimes.idle))), tokenIsGood),
        ),
      )
      .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.last_seen_at))
      .limit(most)
  },

  /** Ends those that are not over yet, and answers them. */
  revoke({ userId, id, except }: Which, because: string, now: Date): Promise<Session[]> {
    return db
      .update(sessions)
      .set({ revoked_at: now, revoked_because: because })
      .where(
        and(
          eq(sessions.user_id, userId),
          isNull(sessions.revoked_at),
          id === undefined ? undefined : eq(sessions.id, id),
          except === undefined ? undefined : ne(sessions.id, except),
        ),
      )
      .returning()
  },
})
