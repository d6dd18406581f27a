import type { Billing, BillingItem, BillingProfile, Payer, SubscriptionStatus } from '@ag/contracts'
import { subscriptionStatus } from '@ag/contracts'
import { AppError, isoDay } from '@ag/core'
import { monthOf } from '@ag/core/days'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { oneOf, type Places, preparedTogether, type Told } from '../../db/read-together'
import { invoice_lines, invoices, payments as paymentRows, products, subscriptions } from '../../db/schema'
import { statusAt } from '../dashboard/trial'
import { type MonthValues, monthFrom, monthQueries, monthValues } from '../usage/usage-repository'
import { profileQuery } from './billing-profile'
import { guaranteeUntil } from './cancel'
import { describeLine, detailQueries, invoicesFrom, invoicesQuery } from './describe-invoice'
import { type Held, nextInvoice } from './next-invoice'
import { describeMethod, methodQuery } from './payment-method'
import { type Payments, refundsItself } from './payment-provider'
import { nextStatus } from './subscription-machine'
import { unbilledQuery } from './unbilled'

/** Everything about a company's money. */
export async function readBilling(
  db: Db,
  now: Date,
  payments: Payments,
  companyId: string,
  filter: { status?: string | undefined; year?: string | undefined },
): Promise<Billing> {
  const month = monthOf(isoDay(now))
  const { rows, methods, profiles, former, issued, unbilled, ...usage } = await accountOf(db, {
    ...monthValues(companyId, month, now),
    now: now.toISOString(),
    status: filter.status ?? null,
    year: filter.year ?? null,
  })
  const held = heldFrom(rows)
  const next = nextInvoice({ month: monthFrom(usage, month, now), unbilled }, held)
  const { paid, ...details } = await detailsOf(db, {
    subscriptions: refundable(held, now),
    invoices: issued.map(({ id }) => id),
  })
  const [[method], [{ profile } = {}]] = [methods, profiles]
  return {
    currency: 'BRL',
    status: accountStatus(held) ?? (former.length > 0 ? 'cancelled' : 'none'),
    items: describeItems(now, payments, held, paid),
    next_invoice: next && {
      date: next.date,
      lines: next.lines.map(describeLine),
      total: next.totalCents / 100,
      projected_total: next.projectedCents / 100,
      ends_trial: next.endsTrial,
      if_continued: next.ifContinued,
    },
    payment_method: method ? describeMethod(method) : null,
    payment_types: payments.types,
    payer: profile ? payerOf(profile) : null,
    billing_profile: profile?.address ? { ...payerOf(profile), address: profile.address } : null,
    invoices: invoicesFrom(payments, issued, details),
    card_page: payments.of('card')?.openCardPage !== undefined,
    sandbox: payments.isSandbox,
  }
}

type AccountValues = MonthValues & { now: string; status: string | null; year: string | null }

const accountOf = preparedTogether('billing', (db, told: Places<AccountValues>) => ({
  rows: heldQuery(db, told.now, told.company_id),
  methods: methodQuery(db, told.company_id),
  profiles: profileQuery(db, told.company_id),
  former: anyOf(db, told.company_id),
  issued: invoicesQuery(db, told.company_id, { status: told.status, year: told.year }),
  unbilled: unbilledQuery(db, told.company_id, told.end),
  ...monthQueries(db, told),
}))

const detailsOf = preparedTogether(
  'billing_details',
  (db, told: Places<{ subscriptions: string[]; invoices: string[] }>) => ({
    paid: paidQuery(db, told.subscriptions),
    ...detailQueries(db, told.invoices),
  }),
)

const payerOf = ({ document_type, document, legal_name }: BillingProfile): Payer => ({
  document_type,
  document,
  legal_name,
})

/** What a company holds, with the state that the clock has brought it to. */
export async function readHeld(db: Db, now: Date, companyId: string): Promise<Held[]> {
  return heldFrom(await heldQuery(db, now, companyId))
}

export const heldQuery = (db: Db, now: Told<Date>, companyId: Told<string>) =>
  subscribed(db, now)
    .where(and(eq(subscriptions.company_id, companyId), ne(subscriptions.status, 'cancelled')))
    .orderBy(asc(products.sort_order))

const subscribed = (db: Db, now: Told<Date>) =>
  db
    .select({ row: subscriptions, name: products.name, icon: products.icon, status: statusAt(now) })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))

export const heldFrom = (rows: Awaited<ReturnType<typeof heldQuery>>): Held[] =>
  rows.map((each) => ({ ...each, status: z.parse(subscriptionStatus, each.status) }))

/** One subscription, also when it has just ended. */
export async function readItem(db: Db, now: Date, payments: Payments, id: string): Promise<BillingItem> {
  const held = heldFrom(await subscribed(db, now).where(eq(subscriptions.id, id)))
  const [item] = describeItems(now, payments, held, await paidQuery(db, refundable(held, now)))
  if (!item) throw new AppError('NOT_FOUND')
  return item
}

/** Ids of what could be taken back now. */
const refundable = (held: readonly Held[], now: Date): string[] =>
  held.flatMap(({ status, row }) => {
    const until = guaranteeUntil(row)
    return until !== null && until > now && nextStatus(status, 'refund') !== undefined ? [row.id] : []
  })

function describeItems(
  now: Date,
  payments: Payments,
  held: readonly Held[],
  paid: readonly PaidLine[],
): BillingItem[] {
  return held.map((each) =>
    describeItem(
      each,
      now,
      paidFor(
        payments,
        paid.filter(({ id }) => id === each.row.id),
      ),
    ),
  )
}

function describeItem({ row, name, status }: Held, now: Date, paid: Paid): BillingItem {
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
    refund_amount: paid.cents ? paid.cents / 100 : null,
    refund_by_hand: paid.byHandCents / 100,
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

type PaidLine = Awaited<ReturnType<typeof paidQuery>>[number]

/** What has been paid for some subscriptions, line by line; of two payments of an invoice the first, as `paymentOf` says. */
function paidQuery(db: Db, ids: Told<readonly string[]>) {
  const payment = db
    .selectDistinctOn([paymentRows.invoice_id])
    .from(paymentRows)
    .where(
      and(
        eq(paymentRows.status, 'paid'),
        inArray(
          paymentRows.invoice_id,
          db
            .select({ id: invoice_lines.invoice_id })
            .from(invoice_lines)
            .where(oneOf(invoice_lines.subscription_id, ids)),
        ),
      ),
    )
    .orderBy(paymentRows.invoice_id, asc(paymentRows.settled_at))
    .as('payment')
  const { provider, type, reference } = payment
  return db
    .select({
      id: invoice_lines.subscription_id,
      cents: invoice_lines.amount_cents,
      provider,
      type,
      reference,
    })
    .from(invoice_lines)
    .innerJoin(invoices, eq(invoices.id, invoice_lines.invoice_id))
    .leftJoin(payment, eq(payment.invoice_id, invoices.id))
    .where(and(oneOf(invoice_lines.subscription_id, ids), eq(invoices.status, 'paid')))
}

function paidFor(payments: Payments, lines: readonly PaidLine[]): Paid {
  const byHand = lines.filter(
    ({ provider, type, reference }) =>
      provider !== null && type !== null && !refundsItself(payments.named(provider), { type, reference }),
  )
  return { cents: totalOf(lines), byHandCents: totalOf(byHand) }
}

const totalOf = (lines: readonly PaidLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0)

/** The account is as badly off as the first of these that one of its subscriptions is in. */
const worstFirst: Array<[Billing['status'], SubscriptionStatus[]]> = [
  ['past_due', ['past_due']],
  ['paused', ['paused', 'trial_ended']],
  ['active', ['active', 'cancel_at_period_end']],
  ['trialing', ['trialing']],
]

const accountStatus = (held: readonly Held[]): Billing['status'] | undefined =>
  worstFirst.find(([, statuses]) => held.some(({ status }) => statuses.includes(status)))?.[0]

/** Whether a company has ever held anything. */
const anyOf = (db: Db, companyId: Told<string>) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.company_id, companyId))
    .limit(1)
