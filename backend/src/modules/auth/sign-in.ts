import { AppError } from '@ag/core'
import type { Db } from '../../db/database'
import type { Limits } from '../limits/limits'
import { type AdmissionNeeds, type Arrival, admit } from './admit'
import { record } from './audit'
import { createKeyedQueue } from './keyed-queue'
import type { Passwords } from './passwords'
import { authLimits } from './rules'
import { type SecondFactors, wrongCode } from './second-factor'
import { deadTicket, openTicket, takeTicket, tryTicket } from './tickets'
import { emailKey, type User, userRepository } from './user-repository'

interface Needs extends FinishSignInNeeds {
  passwords: Passwords
}

interface Attempt extends Omit<Arrival, 'method'> {
  email: string
  password: string
}

/**
 * Signs somebody in. Only the right password learns that an address is unconfirmed or that a code is still asked for,
 * and an account that does not exist costs the same time as a wrong password.
 */
export const signIn = (needs: Needs) => {
  const { db, clock, limits, passwords, secondFactors, mailer } = needs
  const enter = admit(needs)
  /** Tries on one account from one address take turns: many at once must not pass because none has failed yet. */
  const queued = createKeyedQueue(64, () => new AppError('RATE_LIMITED', { retryAfter: 2 }))

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
    const { email, remember, address, requestId } = attempt
    const pair = `${emailKey(email)} ${address}`
    const user = await queued(pair, () => prove(attempt, pair))
    await limits.forget(authLimits.failuresOfAccount, pair)
    const half = { token: null, user_id: user.id }
    if (!user.email_verified_at) {
      await record(db, clock(), 'login_unverified', { userId: user.id, requestId })
      return { ...half, email_verified: false }
    }
    if (await secondFactors.isOn(user.id)) {
      const now = clock()
      const ticket = await openTicket(db, now, { purpose: 'second_factor', userId: user.id, remember })
      await record(db, now, 'second_factor_asked', { userId: user.id, requestId })
      return { ...half, email_verified: true, second_factor: { ticket } }
    }
    const company = await mailer.company()
    return db.transaction((transaction) =>
      enter(transaction, user, { ...attempt, method: 'password' }, company),
    )
  }
}

export interface FinishSignInNeeds extends AdmissionNeeds {
  db: Db
  limits: Limits
  secondFactors: SecondFactors
}

/** The second half of a login: the ticket of the first and a code. */
export const finishSignIn = (needs: FinishSignInNeeds) => {
  const { db, clock, limits, secondFactors, mailer } = needs
  const enter = admit(needs)
  return async (
    { ticket, code }: { ticket: string; code: string },
    arrival: Pick<Arrival, 'address' | 'device' | 'requestId'>,
  ) => {
    const { address, requestId } = arrival
    await limits.check(authLimits.failuresOfAddress, address)
    const half = await tryTicket(db, clock(), ticket, 'second_factor')
    const userId = half?.user_id
    if (!userId) throw tooLate()
    // Counted before it is known to be wrong, so that many at once gain nothing.
    await limits.count(authLimits.codesOfAccount, userId)
    const company = await mailer.company()
    const reply = await db.transaction(async (transaction) => {
      const user = await userRepository(transaction).byId(userId)
      if (!user || !(await secondFactors.prove(transaction, user, code, company))) return undefined
      if (!(await takeTicket(transaction, clock(), ticket, 'second_factor'))) throw tooLate()
      const { remember } = half
      return enter(transaction, user, { ...arrival, remember, method: 'second_factor' }, company)
    })
    if (!reply) {
      await limits.add(authLimits.failuresOfAddress, address)
      await record(db, clock(), 'second_factor_failed', { userId, requestId })
      throw wrongCode()
    }
    await limits.forget(authLimits.codesOfAccount, userId)
    return reply
  }
}

const tooLate = () => deadTicket('O tempo para confirmar acabou. Entre de novo.')
