import type { Metrics, Usage } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { addDays, daysBetween, monthOf } from '@ag/core/days'
import type { Db } from '../../db/database'
import { type Places, preparedTogether } from '../../db/read-together'
import { describeMeter, readMeters } from './meters'
import {
  firstDayQuery,
  type MonthValues,
  monthFrom,
  monthQueries,
  monthValues,
  productNames,
  usageRepository,
} from './usage-repository'

export interface UsageQuery {
  month?: string | undefined
  product_id?: string | undefined
}

/** A month of a company's usage. A limit counts all products, also where the usage of only one is asked for. */
export async function readUsage(db: Db, now: Date, companyId: string, query: UsageQuery): Promise<Usage> {
  const today = isoDay(now)
  const { month = monthOf(today), product_id } = query
  const values = monthValues(companyId, month, now)
  const { names, first, ...rows } = await usageOf(db, values)
  const all = monthFrom(rows, month, now)
  const whole = readMeters(all)
  const ofProduct = (each: { product_id: string }) => each.product_id === product_id
  const meters =
    product_id === undefined
      ? whole
      : readMeters({ ...all, usage: all.usage.filter(ofProduct), trials: all.trials.filter(ofProduct) })
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const days = daysBetween(values.start, values.until)
  return {
    period: { start: values.start, end: values.end },
    first_month: monthOf(first[0]?.day ?? today),
    meters: meters.map((meter, index) => {
      const { reachedOn = null, projectedOn = null } = whole[index] ?? {}
      return describeMeter({ ...meter, reachedOn, projectedOn }, days, nameOf)
    }),
  }
}

const usageOf = preparedTogether('usage', (db, told: Places<MonthValues>) => ({
  names: productNames(db),
  first: firstDayQuery(db, told.company_id),
  ...monthQueries(db, told),
}))

const lengths = { '7d': 7, '30d': 30, '90d': 90 } as const

/** What the agents did in the last days, meter by meter, beside as many days before. */
export async function readMetrics(
  db: Db,
  now: Date,
  companyId: string,
  range: keyof typeof lengths,
): Promise<Metrics> {
  const repository = usageRepository(db)
  const today = isoDay(now)
  const first = addDays(today, 1 - lengths[range])
  const before = addDays(first, -lengths[range])
  const usage = await repository.between(companyId, before, today)
  const tariffs = await repository.tariffs(today)
  return {
    range,
    series: tariffs.map(({ key, label }) => {
      const mine = usage.filter(({ meter }) => meter === key)
      const total = totalOf(mine.filter(({ day }) => day >= first))
      const earlier = totalOf(mine.filter(({ day }) => day < first))
      return {
        key,
        label,
        unit: 'count',
        total,
        delta_percent: earlier === 0 ? null : Math.round(((total - earlier) * 1000) / earlier) / 10,
        points: daysBetween(first, today).map((date) => ({
          date,
          value: totalOf(mine.filter(({ day }) => day === date)),
        })),
      }
    }),
    generated_at: now.toISOString(),
  }
}

const totalOf = (usage: ReadonlyArray<{ quantity: number }>) =>
  usage.reduce((sum, { quantity }) => sum + quantity, 0)
