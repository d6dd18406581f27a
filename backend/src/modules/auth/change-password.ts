import type { BodyOf, changePassword as changePasswordCall } from '@ag/contracts'
import type { Mailer } from '../outbox/mailer'
import { record } from './audit'
import type { AccountMails } from './mails'
import type { CheckNewPassword } from './password-rules'
import { type ProveOwnerNeeds, proveOwner, wrongPassword } from './prove-owner'
import { replacePassword } from './replace-password'
import type { SignedIn } from './sessions'

export interface ChangePassword extends ProveOwnerNeeds {
  checkNewPassword: CheckNewPassword
  mailer: Mailer
  mails: AccountMails
}

/** Changes the password of who is signed in, ends their other sessions and tells them by mail. */
export const changePassword = (needs: ChangePassword) => {
  const { db, clock, passwords, checkNewPassword, mailer, mails } = needs
  const prove = proveOwner(needs)
  return async (
    { user, company, session }: SignedIn,
    form: BodyOf<typeof changePasswordCall>,
    requestId: string,
  ): Promise<void> => {
    await prove(user, form.current_password, requestId)
    await checkNewPassword(form.password, { ...user, company }, user.role !== 'customer')
    const hash = await passwords.hash(form.password)
    const signature = await mailer.company()
    await db.transaction(async (transaction) => {
      const now = clock()
      const replacement = { hash, because: 'password_changed', keep: session.id } as const
      if (!(await replacePassword(transaction, now, user, replacement))) throw wrongPassword()
      await record(transaction, now, 'password_changed', {
        userId: user.id,
        sessionId: session.id,
        requestId,
      })
      await mailer.send(transaction, now, mails.passwordChanged(user), signature)
    })
  }
}
