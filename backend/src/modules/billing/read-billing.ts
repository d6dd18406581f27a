import type { Billing, BillingItem, BillingProfile, Payer, SubscriptionStatus } from '@ag/contracts'
import { subscriptionStatus } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { invoice_lines, invoices, products, subscriptions } from '../../db/schema'
import { statusAt } from '../dashboard/trial'
import { profileOf } from './billing-profile'
import { guaranteeUntil, paymentOf } from './cancel'
import { describeLine, readInvoices } from './describe-invoice'
import { type Held, readNextInvoice } from './next-invoice'
import { describeMethod, methodOf } from './payment-method'
import { type Payments, refundsItself } from './payment-provider'
import { nextStatus } from './subscription-machine'

/** Everything about a company's money. */
export async function readBilling(
  db: Db,
  now: Date,
  payments: Payments,
  companyId: string,
  filter: { status?: string | undefined; year?: string | undefined },
): Promise<Billing> {
  const held = await readHeld(db, now, companyId)
  const next = await readNextInvoice(db, now, companyId, held)
  const method = await methodOf(db, companyId)
  const profile = await profileOf(db, companyId)
  return {
    currency: 'BRL',
    status: await accountStatus(db, companyId, held),
    items: await describeItems(db, now, payments, held),
    next_invoice: next && {
      date: next.date,
      lines: next.lines.map(describeLine),
      total: next.totalCents / 100,
      projected_total: next.projectedCents / 100,
    },
    payment_method: method ? describeMethod(method) : null,
    payment_types: payments.types,
    payer: profile && payerOf(profile),
    billing_profile: profile?.address ? { ...payerOf(profile), address: profile.address } : null,
    invoices: await readInvoices(db, payments, companyId, filter),
    card_page: payments.of('card')?.openCardPage !== undefined,
    sandbox: payments.isSandbox,
  }
}

const payerOf = ({ document_type, document, legal_name }: BillingProfile): Payer => ({
  document_type,
  document,
  legal_name,
})

/** What a company holds, with the state that the clock has brought it to. */
export async function readHeld(db: Db, now: Date, companyId: string): Promise<Held[]> {
  const rows = await db
    .select({ row: subscriptions, name: products.name, icon: products.icon, status: statusAt(now) })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(and(eq(subscriptions.company_id, companyId), ne(subscriptions.status, 'cancelled')))
    .orderBy(asc(products.sort_order))
  return rows.map((each) => ({ ...each, status: z.parse(subscriptionStatus, each.status) }))
}

/** One subscription, also when it has just ended. */
export async function readItem(db: Db, now: Date, payments: Payments, id: string): Promise<BillingItem> {
  const [found] = await db
    .select({ row: subscriptions, name: products.name, icon: products.icon, status: statusAt(now) })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(eq(subscriptions.id, id))
  if (!found) throw new AppError('NOT_FOUND')
  const [item] = await describeItems(db, now, payments, [
    { ...found, status: z.parse(subscriptionStatus, found.status) },
  ])
  if (!item) throw new AppError('NOT_FOUND')
  return item
}

async function describeItems(
  db: Db,
  now: Date,
  payments: Payments,
  held: readonly Held[],
): Promise<BillingItem[]> {
  const refundable = held.filter(({ status, row }) => {
    const until = guaranteeUntil(row)
    return until !== null && until > now && nextStatus(status, 'refund') !== undefined
  })
  const paid = await paidFor(
    db,
    payments,
    refundable.map(({ row }) => row.id),
  )
  return held.map((each) => describeItem(each, now, paid.get(each.row.id)))
}

function describeItem({ row, name, status }: Held, now: Date, paid: Paid | undefined): BillingItem {
  const until = guaranteeUntil(row)
  const { next_price_cents, next_price_from } = row
  return {
    product_id: row.product_id,
    name,
    price: row.price_cents / 100,
    price_version: row.price_version,
    status,
    trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
    continues_after_trial: row.continues_after_trial,
    current_period_end: row.current_period_end,
    guarantee_until: until && until > now ? until.toISOString() : null,
    refund_amount: paid?.cents ? paid.cents / 100 : null,
    refund_by_hand: (paid?.byHandCents ?? 0) / 100,
    next_price:
      next_price_cents !== null && next_price_from !== null
        ? { price: next_price_cents / 100, from: next_price_from }
        : null,
  }
}

interface Paid {
  cents: number
  /** The part of it that people would have to send back. */
  byHandCents: number
}

/** What has been paid for each of some subscriptions, in cents. */
async function paidFor(db: Db, payments: Payments, ids: string[]): Promise<Map<string | null, Paid>> {
  const paid = new Map<string | null, Paid>()
  if (ids.length === 0) return paid
  const lines = await db
    .select({ id: invoice_lines.subscription_id, invoice: invoices.id, cents: invoice_lines.amount_cents })
    .from(invoice_lines)
    .innerJoin(invoices, eq(invoices.id, invoice_lines.invoice_id))
    .where(and(inArray(invoice_lines.subscription_id, ids), eq(invoices.status, 'paid')))
  for (const { id, invoice, cents } of lines) {
    const payment = await paymentOf(db, invoice)
    const isByHand = payment !== undefined && !refundsItself(payments.named(payment.provider), payment)
    const before = paid.get(id) ?? { cents: 0, byHandCents: 0 }
    paid.set(id, {
      cents: before.cents + cents,
      byHandCents: before.byHandCents + (isByHand ? cents : 0),
    })
  }
  return paid
}

/** The account is as badly off as the first of these that one of its subscriptions is in. */
const worstFirst: Array<[Billing['status'], SubscriptionStatus[]]> = [
  ['past_due', ['past_due']],
  ['paused', ['paused', 'trial_ended']],
  ['active', ['active', 'cancel_at_period_end']],
  ['trialing', ['trialing']],
]

async function accountStatus(db: Db, companyId: string, held: readonly Held[]): Promise<Billing['status']> {
  const worst = worstFirst.find(([, statuses]) => held.some(({ status }) => statuses.includes(status)))
  if (worst) return worst[0]
  const [former] = await db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(eq(subscriptions.company_id, companyId))
    .limit(1)
  return former ? 'cancelled' : 'none'
}
