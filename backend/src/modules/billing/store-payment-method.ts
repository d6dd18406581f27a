import type { PaymentType } from '@ag/contracts'
import type { Db } from '../../db/database'
import { payment_methods } from '../../db/schema'
import type { SavedCard } from './payment-provider'

export type MethodRow = typeof payment_methods.$inferSelect

interface Chosen {
  type: PaymentType
  provider: string
  card: SavedCard | null | undefined
}

/** Writes down how a company pays from now on. */
export async function storePaymentMethod(
  db: Db,
  now: Date,
  company_id: string,
  { type, provider, card }: Chosen,
): Promise<Omit<MethodRow, 'company_id'>> {
  const method = {
    type,
    provider,
    token: card?.token ?? null,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    expires: card?.expires ?? null,
    updated_at: now,
  }
  await db
    .insert(payment_methods)
    .values({ company_id, ...method })
    .onConflictDoUpdate({ target: payment_methods.company_id, set: method })
  return method
}
