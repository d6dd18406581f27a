import { isoDay, timeZone } from '@ag/core'
import { divideHalfEven } from '@ag/core/charges'
import { firstDayOf, lastDayOf } from '@ag/core/days'
import { and, asc, eq, gte, isNotNull, lte, min, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { readTogether, type Told } from '../../db/read-together'
import { products, subscriptions, usage_limits, usage_records } from '../../db/schema'
import { transactionalPrices } from '../catalogue/catalogue-repository'
import type { MonthOfUsage, Tariff } from './meters'

/** Reads what a company has used. */
export const usageRepository = (db: Db) => ({
  /** Everything that a month's meters are made of; usage of one product only, where one is told. */
  async month(companyId: string, month: string, now: Date, productId?: string): Promise<MonthOfUsage> {
    const queries = monthQueries(db, monthValues(companyId, month, now), productId)
    return monthFrom(await readTogether(db, queries), month, now, productId)
  },

  /** Day by day, both ends included. */
  between: (companyId: string, first: string, last: string, productId?: string) =>
    usageBetween(db, companyId, first, last, productId),

  /** What use costs on a day. */
  tariffs: async (day: string): Promise<Tariff[]> => tariffsFrom(await transactionalPrices(db, day)),

  productNames: () => productNames(db),
})

/** What `monthQueries` are about: the days of a month, until today. */
export interface MonthValues {
  company_id: string
  start: string
  end: string
  until: string
}

export const monthValues = (company_id: string, month: string, now: Date): MonthValues => ({
  company_id,
  start: firstDayOf(month),
  end: lastDayOf(month),
  until: [lastDayOf(month), isoDay(now)].sort()[0] ?? isoDay(now),
})

/** What `monthFrom` needs, to be asked together with other things. */
export function monthQueries(
  db: Db,
  { company_id, start, end, until }: { [Key in keyof MonthValues]: Told<string> },
  productId?: string,
) {
  const trial = trialsOf(db, company_id).as('trial')
  // What a trial left free depends on what was used of it before the month.
  const first = sql`least(${start}::date, (${db
    .select({ first: sql`min(${trial.first})::date` })
    .from(trial)
    .where(
      and(gte(trial.last, start), productId === undefined ? undefined : eq(trial.product_id, productId)),
    )}))`
  return {
    tariffs: transactionalPrices(db, end),
    limits: db.select().from(usage_limits).where(eq(usage_limits.company_id, company_id)),
    trials: trialsOf(db, company_id),
    usage: usageBetween(db, company_id, first, until, productId),
  }
}

const usageBetween = (
  db: Db,
  companyId: Told<string>,
  first: string | SQL,
  last: Told<string>,
  productId?: string,
) =>
  db
    .select({
      product_id: usage_records.product_id,
      meter: usage_records.meter,
      day: usage_records.day,
      quantity: usage_records.quantity,
    })
    .from(usage_records)
    .where(
      and(
        eq(usage_records.company_id, companyId),
        gte(usage_records.day, first),
        lte(usage_records.day, last),
        productId === undefined ? undefined : eq(usage_records.product_id, productId),
      ),
    )
    .orderBy(asc(usage_records.day), asc(usage_records.product_id), asc(usage_records.meter))

export const productNames = (db: Db) => db.select({ id: products.id, name: products.name }).from(products)

/** The first day that a company used anything. */
export const firstDayQuery = (db: Db, companyId: Told<string>) =>
  db
    .select({ day: min(usage_records.day) })
    .from(usage_records)
    .where(eq(usage_records.company_id, companyId))

/** A month's meters are made of this, from what `monthQueries` asked. */
export function monthFrom(
  { tariffs, limits, trials, usage }: MonthRows,
  month: string,
  now: Date,
  productId?: string,
): MonthOfUsage {
  return {
    month,
    today: isoDay(now),
    tariffs: tariffsFrom(tariffs),
    limits,
    usage,
    trials: trials.filter(
      ({ first, last, product_id }) =>
        last >= firstDayOf(month) &&
        first <= lastDayOf(month) &&
        (productId === undefined || product_id === productId),
    ),
  }
}

type MonthQueries = ReturnType<typeof monthQueries>
type MonthRows = { [Name in keyof MonthQueries]: Awaited<MonthQueries[Name]> }

/** A trial lasts until its time is over or the product is paid for. */
export const trialDays = () => ({
  first: dayHere(sql`${subscriptions.trial_started_at}`),
  last: dayHere(sql`least(${subscriptions.trial_ends_at}, ${subscriptions.first_charged_at})`),
})

export const trialsOf = (db: Db, companyId: Told<string>) => {
  const { first, last } = trialDays()
  return db
    .select({ product_id: subscriptions.product_id, first: first.as('first'), last: last.as('last') })
    .from(subscriptions)
    .where(and(eq(subscriptions.company_id, companyId), isNotNull(subscriptions.trial_started_at)))
}

/** The day of a moment, as text. */
export const dayHere = (moment: SQL) =>
  sql<string>`(${moment} at time zone ${sql.raw(`'${timeZone}'`)})::date::text`

const tariffsFrom = (rows: Awaited<ReturnType<typeof transactionalPrices>>): Tariff[] =>
  rows.map(({ key, label, per, price_cents }) => ({
    key,
    label,
    cents_per_thousand: divideHalfEven(price_cents * 1000, per),
  }))
