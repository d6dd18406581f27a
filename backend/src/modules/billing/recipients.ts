import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { users } from '../../db/schema'

/** Whom a company's mails are for. */
export interface Recipient {
  name: string
  email: string
}

/** Everybody of a company who has confirmed their address. */
export const recipientsOf = (db: Db, companyId: string): Promise<Recipient[]> =>
  read(db, confirmedOf(companyId))

/** Those of them who want to hear of limits. */
export const alertRecipientsOf = (db: Db, companyId: string): Promise<Recipient[]> =>
  read(db, and(confirmedOf(companyId), users.usage_alerts_opt_in))

const confirmedOf = (companyId: string) =>
  and(eq(users.company_id, companyId), isNotNull(users.email_verified_at))

const read = (db: Db, whom: SQL | undefined) =>
  db.select({ name: users.name, email: users.email }).from(users).where(whom)
