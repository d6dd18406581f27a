import { usageCost } from '@ag/core/charges'
import { type AnyColumn, and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { isOf, type Told } from '../../db/read-together'
import { invoice_lines, invoices, subscriptions, usage_records } from '../../db/schema'
import { freeInTrial } from '../usage/free-units'
import type { Tariff } from '../usage/meters'
import { dayHere, trialsOf } from '../usage/usage-repository'

/** Units of a meter that no invoice has counted. */
export interface Unbilled {
  meter: string
  units: number
}

/**
 * Units of each meter and company that were used until a day and that no invoice has counted: what came late is on the next one.
 * A product counts from the month in which it was first paid for; what its trial left free stays free.
 */
export function unbilledQuery(db: Db, companies: Told<string> | readonly string[], until: Told<string>) {
  const paid = paidSince(db, companies).as('paid')
  const trial = trialsOf(db, companies).as('trial')
  const { company_id, product_id, meter, day, quantity } = usage_records
  const isOfThese = (each: { company_id: AnyColumn; product_id: AnyColumn }) =>
    and(eq(each.company_id, company_id), eq(each.product_id, product_id))
  const inTrial = sql`${day} between (${trial.first})::date and (${trial.last})::date`
  const sumWhere = (condition: SQL) => sql<number>`coalesce(sum(${quantity}) filter (where ${condition}), 0)`
  const used = db
    .select({
      company_id,
      meter,
      used: sumWhere(sql`${day} >= ${paid.since}`).as('used'),
      trialBefore: sumWhere(sql`${inTrial} and ${day} < ${paid.since}`).as('trial_before'),
      trial: sumWhere(inTrial).as('in_trial'),
    })
    .from(usage_records)
    .innerJoin(paid, isOfThese(paid))
    .leftJoin(trial, isOfThese(trial))
    .where(and(isOf(company_id, companies), sql`${day} <= ${until}::date`))
    .groupBy(company_id, product_id, meter)
    .as('used')
  const free = (units: SQL.Aliased<number>) => sql`least(${freeInTrial}::int, ${units})`
  const counted = db
    .select({
      company_id: used.company_id,
      meter: used.meter,
      units: sql<number>`${used.used} - ${free(used.trial)} + ${free(used.trialBefore)}`.as('units'),
    })
    .from(used)
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

/** The first day of the month in which each product was first paid for. */
const paidSince = (db: Db, companies: Told<string> | readonly string[]) =>
  db
    .select({
      company_id: subscriptions.company_id,
      product_id: subscriptions.product_id,
      since: sql`date_trunc('month', ${dayHere(sql`min(${subscriptions.first_charged_at})`)}::date)::date`.as(
        'since',
      ),
    })
    .from(subscriptions)
    .where(and(isOf(subscriptions.company_id, companies), isNotNull(subscriptions.first_charged_at)))
    .groupBy(subscriptions.company_id, subscriptions.product_id)

const billed = (db: Db, companies: Told<string> | readonly string[]) =>
  db
    .select({
      company_id: invoices.company_id,
      meter: sql<string>`${invoice_lines.meter}`.as('meter'),
      units: sql<number>`-${invoice_lines.quantity}`.as('units'),
    })
    .from(invoice_lines)
    .innerJoin(invoices, eq(invoices.id, invoice_lines.invoice_id))
    .where(
      and(isOf(invoices.company_id, companies), ne(invoices.status, 'void'), isNotNull(invoice_lines.meter)),
    )

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
