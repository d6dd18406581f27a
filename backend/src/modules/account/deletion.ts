import type { AccountDeletion } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { after, type Clock, days } from '../../clock'
import type { Db } from '../../db/database'
import { users } from '../../db/schema'
import { record } from '../auth/audit'
import type { AccountMails } from '../auth/mails'
import { type ProveOwnerNeeds, proveOwner } from '../auth/prove-owner'
import { type User, userRepository } from '../auth/user-repository'
import type { Mailer } from '../outbox/mailer'

/** Time to think better of it. */
const undoable = days(7)

export interface DeletionNeeds extends ProveOwnerNeeds {
  mailer: Mailer
  mails: AccountMails
}

/** When an account goes, if it was asked to. */
export function deletionOf(user: User): AccountDeletion | null {
  const { deletion_requested_at, deletes_at } = user
  if (!deletion_requested_at || !deletes_at) return null
  return { requested_at: deletion_requested_at.toISOString(), deletes_at: deletes_at.toISOString() }
}

/** Asks for an account to be deleted in a week; a request that stands already is only told again. */
export const requestDeletion = (needs: DeletionNeeds) => {
  const { db, clock, mailer, mails } = needs
  const prove = proveOwner(needs)
  return async (user: User, password: string, requestId: string): Promise<AccountDeletion> => {
    await prove(user, password, requestId)
    const signature = await mailer.company()
    const requested = await db.transaction(async (transaction) => {
      const now = clock()
      const deletes_at = after(now, undoable)
      const [first] = await transaction
        .update(users)
        .set({ deletion_requested_at: now, deletes_at })
        .where(and(eq(users.id, user.id), isNull(users.deletes_at)))
        .returning()
      if (!first) return userRepository(transaction).locked(user.id)
      await record(transaction, now, 'deletion_requested', { userId: user.id, requestId })
      await mailer.send(transaction, now, mails.deletionRequested(user, deletes_at), signature)
      return first
    })
    const deletion = requested && deletionOf(requested)
    if (!deletion) throw new AppError('AUTH_SESSION_EXPIRED', { requiresAuth: true })
    return deletion
  }
}

/** Takes a request back; without one, or too late, nothing happens. */
export const undoDeletion = ({ db, clock }: { db: Db; clock: Clock }) => {
  return (user: User, requestId: string): Promise<void> =>
    db.transaction(async (transaction) => {
      const now = clock()
      const [undone] = await transaction
        .update(users)
        .set({ deletion_requested_at: null, deletes_at: null })
        .where(and(eq(users.id, user.id), gt(users.deletes_at, now)))
        .returning({ id: users.id })
      if (undone) await record(transaction, now, 'deletion_undone', { userId: user.id, requestId })
    })
}
