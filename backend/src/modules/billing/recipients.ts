import { and, inArray, isNotNull, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { users } from '../../db/schema'
import type { MailContent } from '../outbox/mail'
import type { Mailer } from '../outbox/mailer'

/** Whom a company's mails are for. */
export interface Recipient {
  name: string
  email: string
}

/** Who signs mails. */
export interface Signer {
  mailer: Mailer
  /** The name that signs them. */
  signature: string
}

/** Writes to everybody of a company who has confirmed their address, in the transaction of whatever caused it. */
export const tellCompany = (
  db: Db,
  now: Date,
  companyId: string,
  signer: Signer,
  write: (recipient: Recipient) => MailContent,
): Promise<void> => tellCompanies(db, now, new Map([[companyId, write]]), signer)

/** The same for many companies, to each of which something else is said. */
export async function tellCompanies(
  db: Db,
  now: Date,
  words: ReadonlyMap<string, (recipient: Recipient) => MailContent>,
  { mailer, signature }: Signer,
): Promise<void> {
  const all = await confirmedOf(db, [...words.keys()])
  const contents = all.flatMap(({ company_id, ...recipient }) => words.get(company_id)?.(recipient) ?? [])
  await mailer.sendAll(db, now, contents, signature)
}

/** Those of them who want to hear of limits. */
export const alertRecipientsOf = (db: Db, companyId: string): Promise<Recipient[]> =>
  confirmedOf(db, [companyId], users.usage_alerts_opt_in)

const confirmedOf = (db: Db, companies: string[], besides?: SQLWrapper) =>
  db
    .select({ company_id: users.company_id, name: users.name, email: users.email })
    .from(users)
    .where(and(inArray(users.company_id, companies), isNotNull(users.email_verified_at), besides))
