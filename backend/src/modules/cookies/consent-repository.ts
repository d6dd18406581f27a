import type { ConsentReceipt } from '@ag/contracts'
import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { consent_accounts, consent_records } from '../../db/schema'

export type ConsentRecord = typeof consent_records.$inferSelect
export type NewConsentRecord = typeof consent_records.$inferInsert

/** Decisions as they were made: they can be added and read, nothing else. */
export const consentRepository = (db: Db) => ({
  /** Adds a record, or finds the one that the same request has left already. */
  async add(record: NewConsentRecord): Promise<ConsentRecord | undefined> {
    const [added] = await db
      .insert(consent_records)
      .values(record)
      .onConflictDoNothing({ target: consent_records.request_key })
      .returning()
    if (added || !record.request_key) return added
    const [known] = await db
      .select()
      .from(consent_records)
      .where(eq(consent_records.request_key, record.request_key))
    return known
  },

  async exists(consentId: string): Promise<boolean> {
    const rows = await db
      .select({ position: consent_records.position })
      .from(consent_records)
      .where(eq(consent_records.consent_id, consentId))
      .orderBy(asc(consent_records.position))
      .limit(1)
    return rows.length > 0
  },

  /** Ties an id to an account, unless it is tied already. Answers whether it is that account's now. */
  async tie(consentId: string, userId: string, at: Date): Promise<boolean> {
    await db
      .insert(consent_accounts)
      .values({ consent_id: consentId, user_id: userId, tied_at: at })
      .onConflictDoNothing()
    const [owner] = await db
      .select({ user_id: consent_accounts.user_id })
      .from(consent_accounts)
      .where(eq(consent_accounts.consent_id, consentId))
    return owner?.user_id === userId
  },

  /** The last decisions under an id, newest first. */
  async receipt(consentId: string): Promise<ConsentReceipt | undefined> {
    const rows = await db
      .select()
      .from(consent_records)
      .where(eq(consent_records.consent_id, consentId))
      .orderBy(desc(consent_records.position))
      .limit(50)
    if (rows.length === 0) return undefined
    return { consent_id: consentId, entries: rows.map(entryOf) }
  },
})

function entryOf(row: ConsentRecord): ConsentReceipt['entries'][number] {
  const { action, functional, analytics, marketing, version, fingerprint, text_hash, language, page } = row
  return {
    action: action as ConsentReceipt['entries'][number]['action'],
    preferences: { necessary: true, functional, analytics, marketing },
    version,
    fingerprint,
    text_hash,
    language,
    page,
    recorded_at: row.recorded_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
