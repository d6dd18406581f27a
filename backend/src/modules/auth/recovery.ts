import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { companies, users } from '../../db/schema'
import { createLimits } from '../limits/limits'
import { record } from './audit'
import { createLink, deadLink, findLink, useLink } from './links'
import { replacePassword } from './replace-password'
import { authLimits } from './rules'
import { type AccountNeeds, carryOutResend } from './sign-up'
import { userRepository } from './user-repository'

/** Carries out a request for a new password; silent where there is no account. */
export const carryOutForgot = (needs: Pick<AccountNeeds, 'clock' | 'mailer' | 'mails'>) => {
  const { clock, mailer, mails } = needs
  return async (db: Db, email: string, company: string): Promise<void> => {
    const user = await userRepository(db).lockedByEmail(email)
    if (!user) return
    // Whoever has not confirmed the address yet needs that link first.
    if (!user.email_verified_at) return carryOutResend(needs)(db, email, company)
    const limits = createLimits(db, clock, true)
    if (!(await limits.allows(authLimits.mailsOfAccount, user.email_key))) return
    const now = clock()
    const token = await createLink(db, now, { userId: user.id, purpose: 'reset' })
    await record(db, now, 'reset_requested', { userId: user.id })
    await mailer.send(db, now, mails.reset(user, token), company)
  }
}

/** Sets a new password by a mailed link, ends every session and tells the owner. */
export const resetPassword = ({ db, clock, passwords, checkNewPassword, mailer, mails }: AccountNeeds) => {
  return async (token: string, password: string): Promise<void> => {
    const link = await findLink(db, clock(), token, 'reset')
    if (!link || link.used_at) throw deadLink()
    const [owner] = await db
      .select({ user: users, company: companies.name })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.company_id))
      .where(eq(users.id, link.user_id))
    if (!owner) throw deadLink()
    const { user } = owner
    await checkNewPassword(password, { ...user, company: owner.company }, user.role !== 'customer')
    const hash = await passwords.hash(password)
    const company = await mailer.company()

    await db.transaction(async (transaction) => {
      const now = clock()
      // First the person, then what is theirs: a change of password in another place takes the same order.
      await userRepository(transaction).locked(user.id)
      if (!(await useLink(transaction, now, token, 'reset'))) throw deadLink()
      const replacement = { hash, because: 'password_reset' } as const
      if (!(await replacePassword(transaction, now, user, replacement))) throw deadLink()
      await record(transaction, now, 'password_reset', { userId: user.id })
      await mailer.send(transaction, now, mails.passwordChanged(user), company)
    })
  }
}
