import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { users } from '../../db/schema'
import type { MailContent } from '../outbox/mail'
import type { Mailer } from '../outbox/mailer'

/** Whom a company's mails are for. */
export interface Recipient {
  name: string
  email: string
}

/** Writes to everybody of a company who has confirmed their address, in the transaction of whatever caused it. */
export async function tellCompany(
  db: Db,
  now: Date,
  companyId: string,
  { mailer, signature }: { mailer: Mailer; signature: string },
  write: (recipient: Recipient) => MailContent,
): Promise<void> {
  for (const recipient of await read(db, confirmedOf(companyId)))
    await mailer.send(db, now, write(recipient), signature)
}

/** Those of them who want to hear of limits. */
export const alertRecipientsOf = (db: Db, companyId: string): Promise<Recipient[]> =>
  read(db, and(confirmedOf(companyId), users.usage_alerts_opt_in))

const confirmedOf = (companyId: string) =>
  and(eq(users.company_id, companyId), isNotNull(users.email_verified_at))

const read = (db: Db, whom: SQL | undefined) =>
  db.select({ name: users.name, email: users.email }).from(users).where(whom)
