import type { BillingProfile } from '@ag/contracts'
import type { Db } from '../../db/database'
import { billing_profiles } from '../../db/schema'

/** Who invoices are for from now on; those that are there keep whom they were for. */
export async function saveBillingProfile(
  db: Db,
  now: Date,
  company_id: string,
  profile: BillingProfile,
): Promise<{ saved: true }> {
  const values = { profile, updated_at: now }
  await db
    .insert(billing_profiles)
    .values({ company_id, ...values })
    .onConflictDoUpdate({ target: billing_profiles.company_id, set: values })
  return { saved: true }
}
