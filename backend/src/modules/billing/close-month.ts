import { isoDay } from '@ag/core'
import { monthName } from '@ag/core/day-names'
import { addDays, addMonths, firstDayOf, monthOf } from '@ag/core/days'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, rowsOf } from '../../db/database'
import { companies, invoices, products, subscriptions } from '../../db/schema'
import { usageRepository } from '../usage/usage-repository'
import type { SubscriptionRow } from './change-status'
import { type InvoiceLine, issueInvoices, subscriptionLine, totalOf } from './issue-invoice'
import type { BillingNeeds } from './pay'
import { type Recipient, tellCompanies } from './recipients'
import { unbilledCosts, unbilledQuery } from './unbilled'

/** So long people may take to pay an invoice that is not charged by itself. */
const daysToPay = 7

/** So many are billed in one transaction: the year's row of numbers is locked for a tenth of a second. */
const atOnce = 200

/** Opens a month for every company that has something to pay: what it subscribes to, and what it used before. */
export const closeMonth = (needs: BillingNeeds & { log: FastifyBaseLogger }) => async (): Promise<void> => {
  const { db, clock, log } = needs
  const month = monthOf(isoDay(clock()))
  const bill = (companies: readonly string[]) => billCompanies(needs, companies, month)
  for await (const due of companiesToBill(db, month)) {
    await bill(due).catch(async (failed: unknown) => {
      log.error({ err: failed }, 'some companies could not be billed together')
      // One company that resists must not keep the others from their invoices.
      for (const company_id of due)
        await bill([company_id]).catch((error: unknown) =>
          log.error({ err: error, company_id }, 'a company could not be billed'),
        )
    })
  }
}

/** The month's one invoice of each; the table refuses a second. */
async function billCompanies(
  { db, clock, mailer, mails }: BillingNeeds,
  due: readonly string[],
  month: string,
): Promise<void> {
  const signature = await mailer.company()
  await db.transaction(async (transaction) => {
    const now = clock()
    await transaction
      .select({ id: companies.id })
      .from(companies)
      .where(inArray(companies.id, [...due]))
      .orderBy(asc(companies.id))
      .for('update')
    const known = await transaction
      .select({ company_id: invoices.company_id })
      .from(invoices)
      .where(and(inArray(invoices.company_id, [...due]), eq(invoices.month, month)))
    const left = due.filter((id) => !known.some(({ company_id }) => company_id === id))
    if (left.length === 0) return
    const lines = await linesOf(transaction, left, month)
    const issued = await issueInvoices(
      transaction,
      now,
      left
        .map((company_id) => ({
          company_id,
          lines: lines.filter((line) => line.company_id === company_id),
          month,
          due_date: addDays(isoDay(now), daysToPay),
          next_try_at: now,
        }))
        .filter((invoice) => totalOf(invoice.lines) > 0),
    )
    const words = new Map(
      issued.map((invoice) => [
        invoice.company_id,
        (recipient: Recipient) => mails.invoiceReady(recipient, invoice),
      ]),
    )
    await tellCompanies(transaction, now, words, { mailer, signature })
  })
}

type LineOfCompany = InvoiceLine & { company_id: string }

/** What each company pays for the month; its subscriptions then go on until the next. */
async function linesOf(db: Db, due: readonly string[], month: string): Promise<LineOfCompany[]> {
  const first = firstDayOf(month)
  const held = await db
    .select({ row: subscriptions, name: products.name })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(
      and(
        inArray(subscriptions.company_id, [...due]),
        inArray(subscriptions.status, ['active', 'past_due']),
        lte(subscriptions.current_period_end, first),
      ),
    )
    .orderBy(asc(products.sort_order))
    .for('update', { of: subscriptions })
  const goOn = held.map(({ row, name }) => ({ row, name, price: priceFrom(row, first) }))
  // Few prices, many subscriptions: those that come to the same are written together.
  const alike = new Map<string, typeof goOn>()
  for (const each of goOn) {
    const key = JSON.stringify(each.price)
    alike.set(key, [...(alike.get(key) ?? []), each])
  }
  for (const some of alike.values())
    await db
      .update(subscriptions)
      .set({ ...some[0]?.price, current_period_end: firstDayOf(addMonths(month, 1)) })
      .where(
        inArray(
          subscriptions.id,
          some.map(({ row }) => row.id),
        ),
      )
  const lines = goOn.map(({ row, name, price }) => ({
    ...subscriptionLine(name, price.price_cents, first),
    company_id: row.company_id,
    subscription_id: row.id,
  }))
  return [...lines, ...(await usageLines(db, due, month))]
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

/** One line a meter and company, rounded once. Less than half a cent waits for the next month. */
async function usageLines(db: Db, due: readonly string[], month: string): Promise<LineOfCompany[]> {
  const last = addDays(firstDayOf(month), -1)
  const tariffs = await usageRepository(db).tariffs(last)
  const until = monthName(monthOf(last))
  const used = await unbilledQuery(db, due, last)
  return due.flatMap((company_id) =>
    unbilledCosts(
      tariffs,
      used.filter((row) => row.company_id === company_id),
    )
      .filter(({ cents }) => cents > 0)
      .map(({ key, label, units, cents, cents_per_thousand }) => ({
        label: `${label}, até ${until}`,
        amount_cents: cents,
        meter: key,
        quantity: units,
        cents_per_thousand,
        company_id,
      })),
  )
}

/**
 * Companies without an invoice for the month that may have something to pay, a page at a time; a report may come 35 days late.
 * Whether a company is due is asked of a page that is already cut: asked of all, the planner sorts every company that is left.
 */
async function* companiesToBill(db: Db, month: string): AsyncGenerator<string[]> {
  let page = await companiesAfter(db, month, '')
  while (page.length > 0) {
    const due = page.filter(({ is_due }) => is_due)
    if (due.length > 0) yield due.map(({ company_id }) => company_id)
    page = await companiesAfter(db, month, page.at(-1)?.company_id ?? '')
  }
}

const companiesAfter = (db: Db, month: string, after: string) =>
  rowsOf<{ company_id: string; is_due: boolean }>(
    db,
    sql`
    with page as materialized (
      select company_id,
        bool_or(status in ('active', 'past_due') and current_period_end <= ${firstDayOf(month)}::date) as goes_on
      from subscriptions
      where company_id > ${after} and first_charged_at is not null
      group by company_id
      order by company_id
      limit ${atOnce}
    )
    select page.company_id,
      (
        page.goes_on or exists (
          select from usage_records as used
          where used.company_id = page.company_id
            and used.day >= ${firstDayOf(addMonths(month, -3))}::date and used.day < ${firstDayOf(month)}::date
        )
      ) and not exists (
        select from invoices where invoices.company_id = page.company_id and invoices.month = ${month}
      ) as is_due
    from page
    order by page.company_id`,
  )
