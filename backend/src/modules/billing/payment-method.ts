import type { BodyOf, PaymentMethod, PaymentType, savePaymentMethod } from '@ag/contracts'
import { paymentType } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import type { Told } from '../../db/read-together'
import { payment_methods } from '../../db/schema'
import { cannotPay } from './cannot-pay'
import type { BillingNeeds } from './pay'
import { payerOf } from './payer'
import type { SavedCard } from './payment-provider'
import { type MethodRow, storePaymentMethod } from './store-payment-method'

type Way = BodyOf<typeof savePaymentMethod>

/** A card that comes with a payment, as its provider knows it; none where no new one comes. */
export const takeCard =
  ({ payments }: Pick<BillingNeeds, 'payments'>) =>
  async (companyId: string, { type, token }: Way): Promise<SavedCard | null> =>
    (type === 'card' && token && (await payments.of(type)?.saveCard?.(companyId, token))) || null

/** Chooses how a company pays from now on. */
export const saveMethod =
  ({ db, clock, payments }: Pick<BillingNeeds, 'db' | 'clock' | 'payments'>) =>
  async (companyId: string, { type, token }: Way): Promise<PaymentMethod> => {
    const provider = payments.of(type)
    if (!provider) throw cannotPay('type', 'Escolha outra forma de pagamento.')
    if (type === 'card' && !token) throw cannotPay('token', 'Informe um cartão.')
    if (type === 'boleto') await payerOf(db, companyId)
    const card = await takeCard({ payments })(companyId, { type, token })
    return describeMethod(
      await storePaymentMethod(db, clock(), companyId, { type, provider: provider.name, card }),
    )
  }

/** The chosen way to pay, if it can still be used. */
export async function methodOf(db: Db, companyId: string): Promise<MethodRow | undefined> {
  const [row] = await methodQuery(db, companyId)
  return row
}

export const methodQuery = (db: Db, companyId: Told<string>) =>
  db.select().from(payment_methods).where(eq(payment_methods.company_id, companyId))

export function describeMethod(row: Omit<MethodRow, 'company_id'>): PaymentMethod {
  return { type: typeOf(row), brand: row.brand, last4: row.last4, expires: row.expires }
}

export const typeOf = ({ type }: { type: string }): PaymentType => z.parse(paymentType, type)
