import type { BodyOf, continueAfterTrial } from '@ag/contracts'
import { AppError, isoDay } from '@ag/core'
import { addDays, type Day, lastDayOf, monthOf } from '@ag/core/days'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { products, subscriptions } from '../../db/schema'
import { requireTaxId } from './billing-profile'
import { cannotPay, cannotPayBy } from './cannot-pay'
import type { SubscriptionRow } from './change-status'
import { type InvoiceRow, issueInvoice, subscriptionLine } from './issue-invoice'
import type { BillingNeeds } from './pay'
import { methodOf, saveMethod, typeOf } from './payment-method'

/** So long somebody may take to pay for what begins; never into the next month, which has its own price. */
const daysToBegin = 3

/** Decides what becomes of a trial that is running. */
export const createAfterTrial = (needs: BillingNeeds) => {
  const { db, clock, payments } = needs
  const save = saveMethod(needs)

  return async (
    companyId: string,
    productId: string,
    { continues, payment }: BodyOf<typeof continueAfterTrial>,
  ): Promise<SubscriptionRow> => {
    if (payment && !payments.typesAtOnce.includes(payment.type)) throw cannotPayBy(payment.type)
    if (continues) await requireTaxId(db, companyId)
    if (payment) await save(companyId, payment)
    if (continues) {
      const method = await methodOf(db, companyId)
      if (!method) throw cannotPay('payment_method', 'Escolha uma forma de pagamento para continuar.')
      const type = typeOf(method)
      if (!payments.typesAtOnce.includes(type)) throw cannotPayBy(type)
    }
    const [row] = await db
      .update(subscriptions)
      .set({ continues_after_trial: continues })
      .where(
        and(
          eq(subscriptions.company_id, companyId),
          eq(subscriptions.product_id, productId),
          eq(subscriptions.status, 'trialing'),
          gt(subscriptions.trial_ends_at, clock()),
        ),
      )
      .returning()
    if (!row) throw new AppError('VERSION_CONFLICT', { userMessage: 'O teste deste agente já terminou.' })
    return row
  }
}

/**
 * The first invoice of a product: from today, or from a later day, to the end of the month; charged at once where it is told
 * to be. By the later day it has to be paid.
 */
export async function invoiceToBegin(
  db: Db,
  now: Date,
  row: SubscriptionRow,
  { atOnce = false, from }: { atOnce?: boolean; from?: Day | undefined } = {},
): Promise<InvoiceRow> {
  const today = isoDay(now)
  const first = from ?? today
  return issueInvoice(db, now, {
    company_id: row.company_id,
    due_date: from ?? dueToBegin(today),
    lines: [{ ...subscriptionLine(await nameOf(db, row), row.price_cents, first), subscription_id: row.id }],
    next_try_at: atOnce ? now : null,
  })
}

/** Until when a first invoice of a day is to be paid. */
export const dueToBegin = (today: Day): Day =>
  [addDays(today, daysToBegin), lastDayOf(monthOf(today))].sort()[0] ?? today

async function nameOf(db: Db, { product_id }: SubscriptionRow): Promise<string> {
  const [product] = await db.select({ name: products.name }).from(products).where(eq(products.id, product_id))
  return product?.name ?? product_id
}
