import type { BillingProfile } from '@ag/contracts'
import { AppError } from '@ag/core'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { isOf, type Told } from '../../db/read-together'
import { billing_profiles } from '../../db/schema'

/** Who invoices are for from now on; those that were paid keep whom they were for. An address stays until another comes. */
export async function saveBillingProfile(
  db: Db,
  now: Date,
  company_id: string,
  profile: BillingProfile,
): Promise<{ saved: true }> {
  await db
    .insert(billing_profiles)
    .values({ company_id, profile, updated_at: now })
    .onConflictDoUpdate({
      target: billing_profiles.company_id,
      set: { profile: sql`${billing_profiles.profile} || excluded.profile`, updated_at: now },
    })
  return { saved: true }
}

/** Who a company's invoices are for; null while nobody has said. */
export async function profileOf(db: Db, companyId: string): Promise<BillingProfile | null> {
  const [row] = await profileQuery(db, companyId)
  return row?.profile ?? null
}

/** The same of many companies; those of whom nobody has said are left out. */
export async function profilesOf(db: Db, companyIds: string[]): Promise<Map<string, BillingProfile>> {
  const rows = await profileQuery(db, companyIds)
  return new Map(rows.map(({ company_id, profile }) => [company_id, profile]))
}

export const profileQuery = (db: Db, companies: Told<string> | readonly string[]) =>
  db.select().from(billing_profiles).where(isOf(billing_profiles.company_id, companies))

/**
 * Refuses to charge a company whose CNPJ or CPF nobody knows.
 * @throws {AppError} `TAX_ID_REQUIRED`, with the field that asks for it
 */
export async function requireTaxId(db: Db, companyId: string): Promise<void> {
  if (await profileOf(db, companyId)) return
  const message = 'Informe o CNPJ ou CPF antes da primeira cobrança.'
  throw new AppError('TAX_ID_REQUIRED', {
    userMessage: message,
    errors: [{ field: 'document', code: 'TAX_ID_REQUIRED', message }],
  })
}
