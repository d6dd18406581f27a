import type { Billing, BillingItem, SubscriptionStatus } from '@ag/contracts'
import { subscriptionStatus } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { billing_profiles, products, subscriptions } from '../../db/schema'
import { statusAt } from '../dashboard/trial'
import { guaranteeUntil } from './cancel'
import { readInvoices } from './describe-invoice'
import { type Held, readNextInvoice } from './next-invoice'
import { describeMethod, methodOf } from './payment-method'
import type { Payments } from './payment-provider'

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
  const [profile] = await db.select().from(billing_profiles).where(eq(billing_profiles.company_id, companyId))
  return {
    currency: 'BRL',
    status: await accountStatus(db, companyId, held),
    items: held.map((each) => describeItem(each, now)),
    next_invoice: next && {
      date: next.date,
      lines: next.lines.map(({ label, amount_cents }) => ({ label, amount: amount_cents / 100 })),
      total: next.totalCents / 100,
      projected_total: next.projectedCents / 100,
    },
    payment_method: method ? describeMethod(method) : null,
    payment_types: payments.types,
    billing_profile: profile?.profile ?? null,
    invoices: await readInvoices(db, companyId, filter),
    sandbox: payments.isSandbox,
  }
}

/** What a company holds, with the state that the clock has brought it to. */
export async function readHeld(db: Db, now: Date, companyId: string): Promise<Held[]> {
  const rows = await db
    .select({ row: subscriptions, name: products.name, status: statusAt(now) })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(and(eq(subscriptions.company_id, companyId), ne(subscriptions.status, 'cancelled')))
    .orderBy(asc(products.sort_order))
  return rows.map((each) => ({ ...each, status: z.parse(subscriptionStatus, each.status) }))
}

/** One subscription, also when it has just ended. */
export async function readItem(db: Db, now: Date, id: string): Promise<BillingItem> {
  const [found] = await db
    .select({ row: subscriptions, name: products.name, status: statusAt(now) })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(eq(subscriptions.id, id))
  if (!found) throw new AppError('NOT_FOUND')
  return describeItem({ ...found, status: z.parse(subscriptionStatus, found.status) }, now)
}

function describeItem({ row, name, status }: Held, now: Date): BillingItem {
  const until = guaranteeUntil(row)
  const { next_price_cents, next_price_from } = row
  return {
    product_id: row.product_id,
    name,
    price: row.price_cents / 100,
    price_version: row.price_version,
    status,
    trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
    current_period_end: row.current_period_end,
    guarantee_until: until && until > now ? until.toISOString() : null,
    next_price:
      next_price_cents !== null && next_price_from !== null
        ? { price: next_price_cents / 100, from: next_price_from }
        : null,
  }
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
