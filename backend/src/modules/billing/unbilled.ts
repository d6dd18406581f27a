import { usageCost } from '@ag/core/charges'
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { isOf, type Told } from '../../db/read-together'
import { invoice_lines, invoices, subscriptions, usage_months, usage_records } from '../../db/schema'
import { freeInTrial } from '../usage/free-units'
import type { Tariff } from '../usage/meters'
import { dayHere, trialDays } from '../usage/usage-repository'

/** Units of a meter that no invoice has counted. */
export interface Unbilled {
  meter: string
  units: number
}

/**
 * Units of each meter and company that were used until the end of a month and that no invoice has counted: what came late is on
 * the next one. A product counts from the month in which it was first paid for; what its trial left free stays free.
 * @param until last day of a month
 */
export function unbilledQuery(db: Db, companies: Told<string> | readonly string[], until: Told<string>) {
  const { company_id, product_id, meter, month, quantity } = usage_months
  const held = heldProducts(db, companies).as('held')
  const used = db
    .select({
      company_id,
      product_id,
      meter,
      since: sql`${held.since}`.as('since'),
      first: sql`${held.first}`.as('first'),
      last: sql`${held.last}`.as('last'),
      units: sql`sum(${quantity})`.as('units'),
    })
    .from(usage_months)
    .innerJoin(held, and(eq(held.company_id, company_id), eq(held.product_id, product_id)))
    .where(and(isOf(company_id, companies), sql`${month} between ${held.since} and ${until}::date`))
    .groupBy(company_id, product_id, meter, held.since, held.first, held.last)
    .as('used')
  const { day } = usage_records
  const free = (days?: SQL) =>
    sql`least(${freeInTrial}::int, coalesce(sum(${usage_records.quantity})${days && sql` filter (where ${days})`}, 0))`
  const trial = db
    .select({ units: sql`${free()} - ${free(sql`${day} < ${used.since}`)}`.as('free') })
    .from(usage_records)
    .where(
      and(
        eq(usage_records.company_id, used.company_id),
        eq(usage_records.product_id, used.product_id),
        eq(usage_records.meter, used.meter),
        sql`${day} between ${used.first} and least(${used.last}, ${until}::date)`,
      ),
    )
    .as('trial')
  const counted = db
    .select({
      company_id: used.company_id,
      meter: used.meter,
      units: sql<number>`${used.units} - ${trial.units}`.as('units'),
    })
    .from(used)
    .innerJoinLateral(trial, sql`true`)
    .unionAll(billed(db, companies))
    .as('counted')
  return db
    .select({
      company_id: counted.company_id,
      meter: counted.meter,
      units: sql<number>`sum(${counted.units})::float8`.as('units'),
    })
    .from(counted)
    .groupBy(counted.company_id, counted.meter)
}

/**
 * Each product of some companies with the first day of the month in which it was first paid for and the days of its only trial;
 * in one subquery, since the planner joins two of two hundred companies row by row.
 */
function heldProducts(db: Db, companies: Told<string> | readonly string[]) {
  const { first, last } = trialDays()
  const onlyTrial = (date: SQL) =>
    sql`(min(${date}) filter (where ${subscriptions.trial_started_at} is not null))::date`
  return db
    .select({
      company_id: subscriptions.company_id,
      product_id: subscriptions.product_id,
      since: sql`date_trunc('month', ${dayHere(sql`min(${subscriptions.first_charged_at})`)}::date)::date`.as(
        'since',
      ),
      first: onlyTrial(first).as('first'),
      last: onlyTrial(last).as('last'),
    })
    .from(subscriptions)
    .where(isOf(subscriptions.company_id, companies))
    .groupBy(subscriptions.company_id, subscriptions.product_id)
}

/** Summed for each invoice by itself: as one join, the planner reads the lines of all companies. */
function billed(db: Db, companies: Told<string> | readonly string[]) {
  const { meter, quantity, invoice_id } = invoice_lines
  const counted = db
    .select({ meter, units: sql<number>`-sum(${quantity})`.as('units') })
    .from(invoice_lines)
    .where(and(eq(invoice_id, invoices.id), isNotNull(meter)))
    .groupBy(meter)
    .as('billed')
  return db
    .select({
      company_id: invoices.company_id,
      meter: sql<string>`${counted.meter}`.as('meter'),
      units: counted.units,
    })
    .from(invoices)
    .innerJoinLateral(counted, sql`true`)
    .where(and(isOf(invoices.company_id, companies), ne(invoices.status, 'void')))
}

/** What each tariff is owed for, of what `unbilledQuery` found. */
export function unbilledCosts(
  tariffs: readonly Tariff[],
  rows: readonly Unbilled[],
): Array<Tariff & { units: number; cents: number }> {
  return tariffs.map((tariff) => {
    const units = Math.max(0, rows.find(({ meter }) => meter === tariff.key)?.units ?? 0)
    return { ...tariff, units, cents: usageCost(units, tariff.cents_per_thousand) }
  })
}
