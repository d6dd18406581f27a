import { AppError } from '@ag/core'
import { and, eq, ne } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { sessions as sessionTable, users } from '../../db/schema'
import type { Limits } from '../limits/limits'
import type { Post } from '../outbox/post'
import { record } from './audit'
import type { AccountMails } from './mails'
import type { Passwords } from './passwords'
import { authLimits } from './rules'
import type { Sessions } from './sessions'
import { createTurns } from './turns'
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
export const signIn = ({ db, clock, limits, passwords, sessions, post, mails }: Needs) => {
  /** Tries on one account from one address take turns: many at once must not pass because none has failed yet. */
  const inTurn = createTurns(64, () => new AppError('RATE_LIMITED', { retryAfter: 2 }))

  async function prove({ email, password, address, requestId }: Attempt, pair: string): Promise<User> {
    await limits.check(authLimits.failuresOfAccount, pair)
    await limits.check(authLimits.failuresOfAddress, address)
    const user = await userRepository(db).byEmail(email)
    if ((await passwords.matches(password, user?.password_hash)) && user) return user
    await limits.add(authLimits.failuresOfAccount, pair)
    await limits.add(authLimits.failuresOfAddress, address)
    await record(db, clock(), 'login_failed', { userId: user?.id, requestId })
    throw new AppError('AUTH_INVALID_CREDENTIALS')
  }

  return async (attempt: Attempt) => {
    const { email, remember, address, device, requestId } = attempt
    const pair = `${emailKey(email)} ${address}`
    const user = await inTurn(pair, () => prove(attempt, pair))
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
      return sessions.open(transaction, user, { remember, device })
    })
    return { token: issued.token, user_id: user.id, email_verified: true, expires_in: issued.expiresIn }
  }
}

/** The first device of an account is no news to its owner. */
async function isNewDevice(db: Db, user: User, device: string): Promise<boolean> {
  if (!user.last_login) return false
  const [same] = await db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(and(eq(sessionTable.user_id, user.id), eq(sessionTable.device, device)))
    .limit(1)
  if (same) return false
  const [other] = await db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(and(eq(sessionTable.user_id, user.id), ne(sessionTable.device, device)))
    .limit(1)
  return other !== undefined
}
