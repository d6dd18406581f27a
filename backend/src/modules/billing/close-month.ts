import { isoDay } from '@ag/core'
import { monthName } from '@ag/core/day-names'
import { addDays, addMonths, firstDayOf, monthOf } from '@ag/core/days'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, rowsOf } from '../../db/database'
import { companies, invoices, products, subscriptions } from '../../db/schema'
import { usageRepository } from '../usage/usage-repository'
import type { SubscriptionRow } from './change-status'
import { type InvoiceLine, issueInvoice, subscriptionLine, totalOf } from './issue-invoice'
import type { BillingNeeds } from './pay'
import { tellCompany } from './recipients'
import { unbilledCosts, unbilledQuery } from './unbilled'

/** So long people may take to pay an invoice that is not charged by itself. */
const daysToPay = 7

/** Opens a month for every company that has something to pay: what it subscribes to, and what it used before. */
export const closeMonth = (needs: BillingNeeds & { log: FastifyBaseLogger }) => async (): Promise<void> => {
  const { db, clock, log, mailer } = needs
  const month = monthOf(isoDay(clock()))
  const due = await companiesToBill(db, month)
  if (due.length === 0) return
  const signature = await mailer.company()
  for (const companyId of due) {
    try {
      await billCompany(needs, companyId, month, signature)
    } catch (error) {
      // One company that resists must not keep the others from their invoices.
      log.error({ err: error, company_id: companyId }, 'a company could not be billed')
    }
  }
}

/** The month's one invoice; the table refuses a second. */
async function billCompany(
  { db, clock, mailer, mails }: BillingNeeds,
  companyId: string,
  month: string,
  signature: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const now = clock()
    await transaction.select().from(companies).where(eq(companies.id, companyId)).for('update')
    const [known] = await transaction
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.company_id, companyId), eq(invoices.month, month)))
    if (known) return
    const lines = await linesOf(transaction, companyId, month)
    if (totalOf(lines) === 0) return
    const invoice = await issueInvoice(transaction, now, {
      company_id: companyId,
      lines,
      month,
      due_date: addDays(isoDay(now), daysToPay),
      next_try_at: now,
    })
    await tellCompany(transaction, now, companyId, { mailer, signature }, (recipient) =>
      mails.invoiceReady(recipient, invoice),
    )
  })
}

async function linesOf(db: Db, companyId: string, month: string): Promise<InvoiceLine[]> {
  const first = firstDayOf(month)
  const held = await db
    .select({ row: subscriptions, name: products.name })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(
      and(
        eq(subscriptions.company_id, companyId),
        inArray(subscriptions.status, ['active', 'past_due']),
        lte(subscriptions.current_period_end, first),
      ),
    )
    .orderBy(asc(products.sort_order))
    .for('update', { of: subscriptions })
  const lines: InvoiceLine[] = []
  for (const { row, name } of held) {
    const price = priceFrom(row, first)
    await db
      .update(subscriptions)
      .set({ ...price, current_period_end: firstDayOf(addMonths(month, 1)) })
      .where(eq(subscriptions.id, row.id))
    lines.push({ ...subscriptionLine(name, price.price_cents, first), subscription_id: row.id })
  }
  return [...lines, ...(await usageLines(db, companyId, month))]
}

/** The price of a subscription from a day on: the one it began with, or one that was announced since. */
export function priceFrom(row: SubscriptionRow, day: string) {
  const { price_cents, price_version, next_price_cents, next_price_version, next_price_from } = row
  if (next_price_cents === null || next_price_from === null || next_price_from > day) {
    return { price_cents, price_version }
  }
  return {
    price_cents: next_price_cents,
    price_version: next_price_version ?? price_version,
    next_price_cents: null,
    next_price_version: null,
    next_price_from: null,
  }
}

/** One line a meter, rounded once. Less than half a cent waits for the next month. */
async function usageLines(db: Db, companyId: string, month: string): Promise<InvoiceLine[]> {
  const last = addDays(firstDayOf(month), -1)
  const tariffs = await usageRepository(db).tariffs(last)
  const until = monthName(monthOf(last))
  return unbilledCosts(tariffs, await unbilledQuery(db, companyId, last))
    .filter(({ cents }) => cents > 0)
    .map(({ key, label, units, cents, cents_per_thousand }) => ({
      label: `${label}, até ${until}`,
      amount_cents: cents,
      meter: key,
      quantity: units,
      cents_per_thousand,
    }))
}

/** Companies without an invoice for the month that may have something to pay; a report may come 35 days late. */
async function companiesToBill(db: Db, month: string): Promise<string[]> {
  const rows = await rowsOf<{ company_id: string }>(
    db,
    sql`
    select distinct held.company_id from subscriptions as held
    where held.first_charged_at is not null
      and (
        (held.status in ('active', 'past_due') and held.current_period_end <= ${firstDayOf(month)}::date)
        or exists (
          select from usage_records as used
          where used.company_id = held.company_id
            and used.day >= ${firstDayOf(addMonths(month, -3))}::date and used.day < ${firstDayOf(month)}::date
        )
      )
      and not exists (
        select from invoices where invoices.company_id = held.company_id and invoices.month = ${month}
      )
    order by held.company_id`,
  )
  return rows.map(({ company_id }) => company_id)
}
