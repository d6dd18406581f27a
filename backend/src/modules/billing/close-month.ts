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
  let due = await companiesToBill(db, month, '')
  while (due.length > 0) {
    await bill(due).catch(async (failed: unknown) => {
      log.error({ err: failed }, 'some companies could not be billed together')
      // One company that resists must not keep the others from their invoices.
      for (const company_id of due)
        await bill([company_id]).catch((error: unknown) =>
          log.error({ err: error, company_id }, 'a company could not be billed'),
        )
    })
    due = await companiesToBill(db, month, due.at(-1) ?? '')
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
 * Some companies, in the order of their ids after one, without an invoice for the month that may have something to pay; a report
 * may come 35 days late. An invoice is looked for company by company: a `not exists` becomes a join, which reads all invoices
 * for each page of companies.
 */
async function companiesToBill(db: Db, month: string, after: string): Promise<string[]> {
  const rows = await rowsOf<{ company_id: string }>(
    db,
    sql`
    select distinct held.company_id from subscriptions as held
    where held.company_id > ${after}
      and held.first_charged_at is not null
      and (
        (held.status in ('active', 'past_due') and held.current_period_end <= ${firstDayOf(month)}::date)
        or exists (
          select from usage_records as used
          where used.company_id = held.company_id
            and used.day >= ${firstDayOf(addMonths(month, -3))}::date and used.day < ${firstDayOf(month)}::date
        )
      )
      and (
        select invoices.id from invoices where invoices.company_id = held.company_id and invoices.month = ${month}
      ) is null
    order by held.company_id
    limit ${atOnce}`,
  )
  return rows.map(({ company_id }) => company_id)
}
