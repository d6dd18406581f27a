import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { users } from '../../db/schema'

/** Whom a company's mails are for. */
export interface Reader {
  name: string
  email: string
}

/** Everybody of a company who has confirmed their address. */
export const readersOf = (db: Db, companyId: string): Promise<Reader[]> =>
  db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.company_id, companyId), isNotNull(users.email_verified_at)))
