import type { loginReply } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { sessions as sessionTable, users } from '../../db/schema'
import { truncateAddress } from '../../network-address'
import type { Mailer } from '../outbox/mailer'
import { record } from './audit'
import type { KnownDevices } from './known-devices'
import type { AccountMails } from './mails'
import type { Opening, Sessions } from './sessions'
import type { User } from './user-repository'

export interface AdmissionNeeds {
  clock: Clock
  sessions: Sessions
  knownDevices: KnownDevices
  mailer: Mailer
  mails: AccountMails
}

/** Where somebody comes from who has proved who they are, and how they did. */
export interface Arrival extends Pick<Opening, 'remember' | 'method'> {
  address: string
  device: string
  requestId: string
}

/** Opens a session for its owner, who is told of a device that is new; `company` signs that mail. */
export const admit = ({ clock, sessions, knownDevices, mailer, mails }: AdmissionNeeds) => {
  return async (
    db: Db,
    user: User,
    { remember, method, address, device, requestId }: Arrival,
    company: string,
  ): Promise<z.output<typeof loginReply>> => {
    const now = clock()
    if (await isNewDevice(db, user, device))
      await mailer.send(db, now, mails.newAccess(user, device), company)
    const entered = await db
      .update(users)
      .set({ last_login: now })
      // A password that was changed while this one was being proved has ended every session that it opened.
      .where(and(eq(users.id, user.id), eq(users.password_hash, user.password_hash)))
      .returning({ id: users.id })
    if (entered.length === 0) throw new AppError('AUTH_INVALID_CREDENTIALS')
    await record(db, now, 'login', { userId: user.id, requestId })
    const network = truncateAddress(address)
    const { token, expiresIn } = await sessions.open(db, user, { remember, device, network, method })
    const device_note = knownDevices.issue(user.id)
    return { token, user_id: user.id, email_verified: true, expires_in: expiresIn, device_note }
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
