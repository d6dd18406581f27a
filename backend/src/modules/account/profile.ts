import type { Profile } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { companies, users } from '../../db/schema'
import { record } from '../auth/audit'
import type { SignedIn } from '../auth/sessions'

/** What somebody sees of themselves. */
export const profileOf = ({ user, company }: Pick<SignedIn, 'user' | 'company'>): Profile => ({
  name: user.name,
  email: user.email,
  company,
  phone: user.phone,
})

/** Changes what people may change about themselves; the company's name is the company's, for all who belong to it. */
export const saveProfile = ({ db, clock }: { db: Db; clock: Clock }) => {
  return (
    { user }: SignedIn,
    { company, ...changes }: Omit<Profile, 'email'>,
    requestId: string,
  ): Promise<Profile> =>
    db.transaction(async (transaction) => {
      await transaction.update(users).set(changes).where(eq(users.id, user.id))
      await transaction.update(companies).set({ name: company }).where(eq(companies.id, user.company_id))
      await record(transaction, clock(), 'profile_changed', { userId: user.id, requestId })
      return profileOf({ user: { ...user, ...changes }, company })
    })
}
