import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { auth_tickets, one_time_tokens, users } from '../../db/schema'
import { sessionRepository } from './session-repository'
import type { User } from './user-repository'

interface Replacement {
  hash: string
  because: 'password_changed' | 'password_reset'
  /** The session that stays. */
  keep?: string
}

/**
 * Puts a new password in the place of the one that `user` was read with. All that was begun under the old one ends:
 * sessions, mailed links and half-made logins. Answers false when the password is another one by now.
 */
export async function replacePassword(
  db: Db,
  now: Date,
  user: User,
  { hash, because, keep }: Replacement,
): Promise<boolean> {
  const replaced = await db
    .update(users)
    .set({ password_hash: hash })
    .where(and(eq(users.id, user.id), eq(users.password_hash, user.password_hash)))
    .returning({ id: users.id })
  if (replaced.length === 0) return false
  await sessionRepository(db).revoke({ userId: user.id, ...(keep && { except: keep }) }, because, now)
  await db
    .update(one_time_tokens)
    .set({ used_at: now })
    .where(
      and(
        eq(one_time_tokens.user_id, user.id),
        eq(one_time_tokens.purpose, 'reset'),
        isNull(one_time_tokens.used_at),
      ),
    )
  await db.delete(auth_tickets).where(eq(auth_tickets.user_id, user.id))
  return true
}
