import type { BodyOf, PaymentMethod, PaymentType, savePaymentMethod } from '@ag/contracts'
import { paymentType } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { payment_methods } from '../../db/schema'
import { type BillingNeeds, cannotPay } from './pay'

type MethodRow = typeof payment_methods.$inferSelect

/** Chooses how a company pays from now on. */
export const saveMethod =
  ({ db, clock, payments }: Pick<BillingNeeds, 'db' | 'clock' | 'payments'>) =>
  async (company_id: string, { type, token }: BodyOf<typeof savePaymentMethod>): Promise<PaymentMethod> => {
    const provider = payments.of(type)
    if (!provider) throw cannotPay('type', 'Escolha outra forma de pagamento.')
    if (type === 'card' && !token) throw cannotPay('token', 'Informe um cartão.')
    const card = type === 'card' && token ? await provider.keepCard?.(company_id, token) : undefined
    const method = {
      type,
      provider: provider.name,
      token: card?.token ?? null,
      brand: card?.brand ?? null,
      last4: card?.last4 ?? null,
      expires: card?.expires ?? null,
      updated_at: clock(),
    }
    await db
      .insert(payment_methods)
      .values({ company_id, ...method })
      .onConflictDoUpdate({ target: payment_methods.company_id, set: method })
    return describeMethod(method)
  }

/** The chosen way to pay, if it can still be used. */
export async function methodOf(db: Db, companyId: string): Promise<MethodRow | undefined> {
  const [row] = await db.select().from(payment_methods).where(eq(payment_methods.company_id, companyId))
  return row
}

export function describeMethod(row: Omit<MethodRow, 'company_id'>): PaymentMethod {
  return { type: typeOf(row), brand: row.brand, last4: row.last4, expires: row.expires }
}

export const typeOf = ({ type }: { type: string }): PaymentType => z.parse(paymentType, type)
