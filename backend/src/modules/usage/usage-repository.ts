import { isoDay } from '@ag/core'
import { divideHalfEven } from '@ag/core/charges'
import { firstDayOf, lastDayOf } from '@ag/core/days'
import { and, asc, eq, gte, isNotNull, lte, min, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { products, subscriptions, usage_limits, usage_records } from '../../db/schema'
import { transactionalPrices } from '../catalogue/catalogue-repository'
import type { DayOfUsage, Trial } from './free-units'
import type { MonthOfUsage, Tariff } from './meters'

/** Reads what a company has used. */
export const usageRepository = (db: Db) => ({
  /** Everything that a month's meters are made of; usage of one product only, where one is told. */
  async month(companyId: string, month: string, now: Date, productId?: string): Promise<MonthOfUsage> {
    const today = isoDay(now)
    const [start, end] = [firstDayOf(month), [lastDayOf(month), today].sort()[0] ?? today]
    const [tariffs, limits, all] = await Promise.all([
      this.tariffs(lastDayOf(month)),
      db.select().from(usage_limits).where(eq(usage_limits.company_id, companyId)),
      this.trials(companyId),
    ])
    const trials = all.filter(
      (trial) =>
        trial.last >= start &&
        trial.first <= lastDayOf(month) &&
        (productId === undefined || trial.product_id === productId),
    )
    // What a trial left free depends on what was used of it before the month.
    const first = [start, ...trials.map((trial) => trial.first)].sort()[0] ?? start
    return {
      month,
      today,
      tariffs,
      limits,
      usage: await this.between(companyId, first, end, productId),
      trials,
    }
  },

  /** Day by day, both ends included. */
  between(companyId: string, first: string, last: string, productId?: string): Promise<DayOfUsage[]> {
    return db
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
  },

  async firstDay(companyId: string): Promise<string | null> {
    const [row] = await db
      .select({ day: min(usage_records.day) })
      .from(usage_records)
      .where(eq(usage_records.company_id, companyId))
    return row?.day ?? null
  },

  /** What use costs on a day. */
  async tariffs(day: string): Promise<Tariff[]> {
    const rows = await transactionalPrices(db, day)
    return rows.map(({ key, label, per, price_cents }) => ({
      key,
      label,
      cents_per_thousand: divideHalfEven(price_cents * 1000, per),
    }))
  },

  /** A trial lasts until its time is over or the product is paid for. */
  async trials(companyId: string): Promise<Trial[]> {
    const rows = await db
      .select({
        product_id: subscriptions.product_id,
        first: subscriptions.trial_started_at,
        last: sql<Date | string>`least(${subscriptions.trial_ends_at}, ${subscriptions.first_charged_at})`,
      })
      .from(subscriptions)
      .where(and(eq(subscriptions.company_id, companyId), isNotNull(subscriptions.trial_started_at)))
    return rows.map(({ product_id, first, last }) => ({
      product_id,
      first: isoDay(first ?? last),
      last: isoDay(last),
    }))
  },

  async productNames(): Promise<Map<string, string>> {
    const rows = await db.select({ id: products.id, name: products.name }).from(products)
    return new Map(rows.map(({ id, name }) => [id, name]))
  },
})
