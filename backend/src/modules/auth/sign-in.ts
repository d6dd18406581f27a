import { AppError } from '@ag/core'
import type { Db } from '../../db/database'
import { addressKeys } from '../../network-address'
import type { Limit, Limits } from '../limits/limits'
import { type AdmissionNeeds, type Arrival, admit } from './admit'
import { record } from './audit'
import { createKeyedQueue } from './keyed-queue'
import type { Passwords } from './passwords'
import { authLimits } from './rules'
import { countsOfCodes, type SecondFactors, wrongCode } from './second-factor'
import { deadTicket, openTicket, takeTicket, tryTicket } from './tickets'
import { emailKey, type User, userRepository } from './user-repository'

interface Needs extends FinishSignInNeeds {
  passwords: Passwords
}

interface Attempt extends Omit<Arrival, 'method'> {
  email: string
  password: string
  /** What a browser keeps of an earlier login. */
  deviceNote: string | undefined
}

/**
 * Signs somebody in. Only the right password learns that an address is unconfirmed or that a code is still asked for,
 * and an account that does not exist costs the same time as a wrong password.
 */
export const signIn = (needs: Needs) => {
  const { db, clock, limits, passwords, knownDevices, secondFactors, mailer } = needs
  const enter = admit(needs)
  /** Tries on one account from one place take turns: many at once must not pass because none has failed yet. */
  const queued = createKeyedQueue(64, () => new AppError('RATE_LIMITED', { retryAfter: 2 }))

  async function prove({ password, requestId }: Attempt, known: User | undefined, counts: Counts) {
    const takeBack = await limits.countEach(counts)
    const isRight = await passwords.matches(password, known?.password_hash).catch(async (error: unknown) => {
      await takeBack()
      throw error
    })
    if (!known || !isRight) {
      await record(db, clock(), 'login_failed', { userId: known?.id, requestId })
      throw new AppError('AUTH_INVALID_CREDENTIALS')
    }
    await takeBack()
    await limits.forget(...counts[0])
    return known
  }

  return async (attempt: Attempt) => {
    const { email, remember, requestId, deviceNote } = attempt
    const known = await userRepository(db).byEmail(email)
    const device = known && knownDevices.read(deviceNote, known.id)
    const counts = device ? countsOfDevice(`${known.id} ${device}`) : countsOfStranger(attempt)
    const user = await queued(counts[0][1], () => prove(attempt, known, counts))
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

type Count = readonly [limit: Limit, who: string]
/** The first is forgotten with a right password. */
type Counts = readonly [Count, ...Count[]]

/** Whoever guesses elsewhere cannot keep somebody out of a browser that is known: it is counted by itself. */
const countsOfDevice = (who: string): Counts => [
  [authLimits.failuresOfDevice, who],
  [authLimits.failuresOfDeviceDay, who],
]

function countsOfStranger({ email, address }: Attempt): Counts {
  const account = emailKey(email)
  return [
    [authLimits.failuresFromNetwork, `${account} ${addressKeys(address)[0].key}`],
    [authLimits.failuresOfAddress, address],
    [authLimits.failuresOfAccount, account],
    [authLimits.failuresOfDay, account],
  ]
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
    const takeBack = await limits.countEach(countsOfCodes(userId))
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
    await takeBack()
    await limits.forget(authLimits.codesOfAccount, userId)
    return reply
  }
}

const tooLate = () => deadTicket('O tempo para confirmar acabou. Entre de novo.')
