import type { SecondFactor } from '@ag/contracts'
import { AppError } from '@ag/core'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { authenticators } from '../../db/schema'
import type { Limits } from '../limits/limits'
import type { Mailer } from '../outbox/mailer'
import { record } from './audit'
import type { AccountMails } from './mails'
import {
  dropRecoveryCodes,
  plainCode,
  recoveryCodesLeft,
  renewRecoveryCodes,
  useRecoveryCode,
} from './recovery-codes'
import { authLimits } from './rules'
import type { SecretBox } from './secret-box'
import { sessionRepository } from './session-repository'
import type { SignedIn } from './sessions'
import type { User } from './user-repository'

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  box: SecretBox
  mailer: Mailer
  mails: AccountMails
}

/** The second step of a login: codes of an authenticator app, or recovery codes. */
export interface SecondFactors {
  isOn(userId: string): Promise<boolean>
  stateOf(user: User): Promise<SecondFactor>
  /** Begins to set an authenticator up. The one in use stays until a code of the new one has been confirmed. */
  setUp(user: User): Promise<{ secret: string; uri: string }>
  /** The first code of a new authenticator turns it on, and ends the other sessions; answers the recovery codes. */
  confirm(caller: Pick<SignedIn, 'user' | 'session'>, code: string, requestId: string): Promise<string[]>
  /** Turns it off for who need not have one. */
  remove(user: User, code: string, requestId: string): Promise<void>
  /**
   * Uses a code up inside `db`, a transaction, and says whether it was right; `company` signs the mail of a recovery
   * code. Counting the tries is the caller's.
   */
  prove(db: Db, user: User, code: string, company: string): Promise<boolean>
}

/** Base32 keys as they are kept together, sealed: the one in use, and one that waits for its first code. */
const keysOfAuthenticator = z.object({ current: z.optional(z.string()), next: z.optional(z.string()) })
type Keys = z.infer<typeof keysOfAuthenticator>

/** What RFC 4226 recommends, in bytes. */
const keyLength = 20
/** How many steps a clock may be wrong, to either side. */
const drift = 1

export function createSecondFactors({ db, clock, limits, box, mailer, mails }: Needs): SecondFactors {
  /** Locked until the transaction ends, so that each code is looked at alone. */
  async function held(transaction: Db, userId: string) {
    const [row] = await transaction
      .select()
      .from(authenticators)
      .where(eq(authenticators.user_id, userId))
      .for('update')
    return row
  }

  const seal = (userId: string, keys: Keys) => box.seal(JSON.stringify(keys), userId)

  /** Keys that this installation cannot read any more let nobody in and may be replaced; recovery codes still work. */
  function keysIn(row: { user_id: string; secret: string } | undefined): Keys {
    const opened = row && box.open(row.secret, row.user_id)
    return opened ? z.parse(keysOfAuthenticator, JSON.parse(opened)) : {}
  }

  async function isOn(userId: string): Promise<boolean> {
    const [row] = await db
      .select({ confirmed_at: authenticators.confirmed_at })
      .from(authenticators)
      .where(eq(authenticators.user_id, userId))
    return row?.confirmed_at != null
  }

  async function useStep(transaction: Db, userId: string, code: string): Promise<boolean> {
    const row = await held(transaction, userId)
    if (!row?.confirmed_at) return false
    const step = stepOf(keysIn(row).current, code, clock())
    if (step === undefined || step <= (row.last_step ?? 0)) return false
    await transaction
      .update(authenticators)
      .set({ last_step: step })
      .where(eq(authenticators.user_id, userId))
    return true
  }

  async function prove(transaction: Db, user: User, code: string, company: string): Promise<boolean> {
    if (isAppCode(code)) return useStep(transaction, user.id, plainCode(code))
    const now = clock()
    if (!(await useRecoveryCode(transaction, now, user.id, code))) return false
    const left = await recoveryCodesLeft(transaction, user.id)
    await record(transaction, now, 'recovery_code_used', { userId: user.id })
    await mailer.send(transaction, now, mails.recoveryCodeUsed(user, left), company)
    return true
  }

  return {
    isOn,
    prove,

    async stateOf(user) {
      const enabled = await isOn(user.id)
      return {
        enabled,
        required: needsSecondFactor(user),
        recovery_codes_left: enabled ? await recoveryCodesLeft(db, user.id) : 0,
      }
    },

    async setUp(user) {
      const next = new Secret({ size: keyLength })
      await db.transaction(async (transaction) => {
        const { current } = keysIn(await held(transaction, user.id))
        const secret = seal(user.id, { current, next: next.base32 })
        await transaction
          .insert(authenticators)
          .values({ user_id: user.id, secret, created_at: clock() })
          .onConflictDoUpdate({ target: authenticators.user_id, set: { secret } })
      })
      const totp = new TOTP({ issuer: await mailer.company(), label: user.email, secret: next })
      return { secret: next.base32, uri: totp.toString() }
    },

    async confirm({ user, session }, code, requestId) {
      const takeBack = await limits.countEach(countsOfCodes(user.id))
      const company = await mailer.company()
      const codes = await db.transaction(async (transaction) => {
        const now = clock()
        const row = await held(transaction, user.id)
        const { next } = keysIn(row)
        const step = stepOf(next, plainCode(code), now)
        if (!row || step === undefined) return undefined
        await transaction
          .update(authenticators)
          .set({ secret: seal(user.id, { current: next }), confirmed_at: now, last_step: step })
          .where(eq(authenticators.user_id, user.id))
        const [kind, content] = row.confirmed_at
          ? (['second_factor_replaced', mails.secondFactorReplaced(user)] as const)
          : (['second_factor_on', mails.secondFactorOn(user)] as const)
        await record(transaction, now, kind, { userId: user.id, requestId })
        // They were opened without it.
        await sessionRepository(transaction).revoke({ userId: user.id, except: session.id }, kind, now)
        await mailer.send(transaction, now, content, company)
        return renewRecoveryCodes(transaction, user.id)
      })
      if (!codes) throw wrongCode()
      await takeBack()
      await limits.forget(authLimits.codesOfAccount, user.id)
      return codes
    },

    async remove(user, code, requestId) {
      const takeBack = await limits.countEach(countsOfCodes(user.id))
      const company = await mailer.company()
      const removed = await db.transaction(async (transaction) => {
        if (!(await prove(transaction, user, code, company))) return false
        const now = clock()
        await transaction.delete(authenticators).where(eq(authenticators.user_id, user.id))
        await dropRecoveryCodes(transaction, user.id)
        await record(transaction, now, 'second_factor_off', { userId: user.id, requestId })
        await mailer.send(transaction, now, mails.secondFactorOff(user), company)
        return true
      })
      if (!removed) throw wrongCode()
      await takeBack()
      await limits.forget(authLimits.codesOfAccount, user.id)
    },
  }
}

/** What a code is counted on that somebody tries. */
export const countsOfCodes = (userId: string) =>
  [
    [authLimits.codesOfAccount, userId],
    [authLimits.codesOfDay, userId],
  ] as const

/** Administrators have to have one. */
export const needsSecondFactor = ({ role }: Pick<User, 'role'>) => role !== 'customer'

export const wrongCode = () =>
  new AppError('VALIDATION_FAILED', {
    errors: [
      {
        field: 'code',
        code: 'CODE_INVALID',
        message: 'Código incorreto. Confira o aplicativo e tente de novo.',
      },
    ],
  })

const isAppCode = (code: string) => /^\d{6}$/.test(plainCode(code))

/** The time step that a code belongs to, if it is one of now. */
function stepOf(key: string | undefined, code: string, now: Date): number | undefined {
  if (!key) return undefined
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(key), timestamp, window: drift })
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta
}
