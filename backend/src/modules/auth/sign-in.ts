import { AppError } from '@ag/core'
import { and, eq, ne } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { sessions, users } from '../../db/schema'
import type { Limits } from '../limits/limits'
import type { Post } from '../outbox/post'
import { record } from './audit'
import type { AccountMails } from './mails'
import type { Passwords } from './passwords'
import { authLimits } from './rules'
import type { Sessions } from './sessions'
import { emailKey, type User, userRepository } from './user-repository'

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  passwords: Passwords
  sessions: Sessions
  post: Post
  mails: AccountMails
}

interface Attempt {
  email: string
  password: string
  remember: boolean
  address: string
  device: string
  requestId: string
}

/**
 * Signs somebody in. Only the right password learns that an address is unconfirmed, and an account that does not
 * exist costs the same time as a wrong password.
 */
export const signIn = ({ db, clock, limits, passwords, sessions: open, post, mails }: Needs) => {
  return async ({ email, password, remember, address, device, requestId }: Attempt) => {
    const pair = `${emailKey(email)} ${address}`
    const refuseTooMany = async () => {
      await limits.check(authLimits.failuresOfAccount, pair)
      await limits.check(authLimits.failuresOfAddress, address)
    }

    await refuseTooMany()
    const user = await userRepository(db).byEmail(email)
    const isRight = await passwords.matches(password, user?.password_hash)
    // Asked again: many tries at once must not pass because none of them had failed yet.
    await refuseTooMany()
    if (!user || !isRight) {
      await limits.allows(authLimits.failuresOfAccount, pair)
      await limits.allows(authLimits.failuresOfAddress, address)
      await record(db, clock(), 'login_failed', { userId: user?.id, requestId })
      throw new AppError('AUTH_INVALID_CREDENTIALS')
    }
    await limits.forget(authLimits.failuresOfAccount, pair)
    if (!user.email_verified_at) {
      await record(db, clock(), 'login_unverified', { userId: user.id, requestId })
      return { token: null, user_id: user.id, email_verified: false }
    }

    const letter = mails.newAccess(user, device)
    const company = await post.company()
    const issued = await db.transaction(async (transaction) => {
      const now = clock()
      if (await isNewDevice(transaction, user, device)) await post.send(transaction, now, letter, company)
      await transaction.update(users).set({ last_login: now }).where(eq(users.id, user.id))
      await record(transaction, now, 'login', { userId: user.id, requestId })
      return open.open(transaction, user, { remember, device })
    })
    return { token: issued.token, user_id: user.id, email_verified: true, expires_in: issued.expiresIn }
  }
}

/** The first device of an account is no news to its owner. */
async function isNewDevice(db: Db, user: User, device: string): Promise<boolean> {
  if (!user.last_login) return false
  const [same] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.user_id, user.id), eq(sessions.device, device)))
    .limit(1)
  if (same) return false
  const [other] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.user_id, user.id), ne(sessions.device, device)))
    .limit(1)
  return other !== undefined
}
