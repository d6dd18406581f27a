import { isoDay } from '@ag/core'
import { firstDayOf, monthOf } from '@ag/core/days'
import { and, eq, isNotNull, min, ne, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { invoice_lines, invoices, subscriptions } from '../../db/schema'
import { freeInTrial, type Trial } from '../usage/free-units'
import { usageRepository } from '../usage/usage-repository'

/**
 * Units of each meter that were used before a day and that no invoice has counted: what came late is on the next one.
 * A product counts from the month in which it was first paid for; what its trial left free stays free.
 */
export async function unbilledUnits(db: Db, companyId: string, before: string): Promise<Map<string, number>> {
  const trials = await usageRepository(db).trials(companyId)
  const units = new Map<string, number>()
  for (const [productId, from] of await paidSince(db, companyId)) {
    const trial = trials.find(({ product_id }) => product_id === productId)
    for (const row of await sums(db, companyId, productId, { from, before, trial })) {
      const freeBefore = Math.min(freeInTrial, row.trial_before)
      const free = Math.min(freeInTrial, row.trial_before + row.trial_since) - freeBefore
      units.set(row.meter, (units.get(row.meter) ?? 0) + row.used - free)
    }
  }
  for (const { meter, quantity } of await billed(db, companyId)) {
    if (meter) units.set(meter, (units.get(meter) ?? 0) - quantity)
  }
  return units
}

/** The first day of the month in which each product was first paid for. */
async function paidSince(db: Db, companyId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ product_id: subscriptions.product_id, first: min(subscriptions.first_charged_at) })
    .from(subscriptions)
    .where(and(eq(subscriptions.company_id, companyId), isNotNull(subscriptions.first_charged_at)))
    .groupBy(subscriptions.product_id)
  return new Map(
    rows.flatMap(({ product_id, first }) =>
      first ? [[product_id, firstDayOf(monthOf(isoDay(first)))]] : [],
    ),
  )
}

interface Sums extends Record<string, unknown> {
  meter: string
  used: number
  trial_before: number
  trial_since: number
}

const noDay = '9999-12-31'

const sums = (
  db: Db,
  companyId: string,
  productId: string,
  { from, before, trial }: { from: string; before: string; trial: Trial | undefined },
) =>
  rowsOf<Sums>(
    db,
    sql`
    select meter,
      coalesce(sum(quantity) filter (where day >= ${from}::date), 0)::float8 as used,
      coalesce(sum(quantity) filter (where in_trial and day < ${from}::date), 0)::float8 as trial_before,
      coalesce(sum(quantity) filter (where in_trial and day >= ${from}::date), 0)::float8 as trial_since
    from (
      select meter, day, quantity,
        day between ${trial?.first ?? noDay}::date and ${trial?.last ?? noDay}::date as in_trial
      from usage_records
      where company_id = ${companyId} and product_id = ${productId} and day < ${before}::date
    ) as usage
    group by meter`,
  )

const billed = (db: Db, companyId: string) =>
  db
    .select({
      meter: invoice_lines.meter,
      quantity: sql<number>`coalesce(sum(${invoice_lines.quantity}), 0)::float8`,
    })
    .from(invoice_lines)
    .innerJoin(invoices, eq(invoices.id, invoice_lines.invoice_id))
    .where(
      and(eq(invoices.company_id, companyId), ne(invoices.status, 'void'), isNotNull(invoice_lines.meter)),
    )
    .groupBy(invoice_lines.meter)
