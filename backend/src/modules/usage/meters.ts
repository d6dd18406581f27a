import type { MeterKey, UsageMeter } from '@ag/contracts'
import { divideHalfEven, usageCost } from '@ag/core/charges'
import { dayOfMonth, daysBetween, daysIn, firstDayOf, lastDayOf } from '@ag/core/days'
import { chargedUsage, type DayOfUsage, freeUnits, type Trial } from './free-units'

export interface Tariff {
  key: string
  label: string
  cents_per_thousand: number
}

interface UsageLimit {
  meter: string
  amount_cents: number
  action: string
}

/** What there is to know about a company's usage in a month. */
export interface MonthOfUsage {
  month: string
  /** The day it is, in this month or any other. */
  today: string
  tariffs: readonly Tariff[]
  limits: readonly UsageLimit[]
  /** From the beginning of the oldest trial that reaches into the month. */
  usage: readonly DayOfUsage[]
  trials: readonly Trial[]
}

/** A meter in cents and whole units. */
export interface Meter {
  key: MeterKey
  label: string
  centsPerThousand: number
  included: number
  used: number
  cents: number
  projectedUsed: number
  projectedCents: number
  /** Units that this pace adds to those that are charged until the month ends. */
  toCome: number
  limit: UsageLimit | undefined
  /** Of the limit, rounded down: what is not reached is not said to be. */
  percent: number | undefined
  reachedOn: string | null
  projectedOn: string | null
  /** The days that it is made of. */
  days: readonly DayOfUsage[]
}

/** Each meter as it stands: what was used, what that costs, and what it comes to at this pace. */
export function readMeters(about: MonthOfUsage): Meter[] {
  const { month, usage, trials } = about
  const charged = chargedUsage(usage, trials).filter(({ day }) => day.startsWith(month))
  return about.tariffs.map((tariff) => {
    const mine = charged.filter(({ meter }) => meter === tariff.key)
    const included = freeUnits(tariff.key, usage, trials, firstDayOf(month))
    const used = sum(mine, 'quantity')
    const chargedUnits = sum(mine, 'charged')
    const cents = usageCost(chargedUnits, tariff.cents_per_thousand)
    const limit = about.limits.find(({ meter }) => meter === tariff.key)
    /** Units and cost on a day, if the month goes on as until today. */
    const pace = (day: number) => {
      const units = isCurrent(about) ? divideHalfEven(used * day, dayOfMonth(about.today)) : used
      const charged = Math.max(chargedUnits, units - included)
      return { units, charged, cents: usageCost(charged, tariff.cents_per_thousand) }
    }
    const end = pace(daysIn(month))
    const reachedOn = limit ? reachedDay(mine, tariff, limit) : null
    return {
      key: tariff.key as MeterKey,
      label: tariff.label,
      centsPerThousand: tariff.cents_per_thousand,
      included,
      used,
      cents,
      projectedUsed: end.units,
      projectedCents: end.cents,
      toCome: end.charged - chargedUnits,
      limit,
      percent: limit && Math.floor((cents * 100) / limit.amount_cents),
      reachedOn,
      projectedOn: limit && !reachedOn && isCurrent(about) ? expectedDay(about, limit, pace) : null,
      days: mine,
    }
  })
}

const units: Record<MeterKey, string> = {
  whatsapp_messages: 'mensagem',
  email_sends: 'envio',
  ai_credits: 'crédito',
}

/**
 * A meter as the contract carries it.
 * @param days that are shown, from the first of the month
 */
export function describeMeter(
  meter: Meter,
  days: readonly string[],
  names: ReadonlyMap<string, string>,
): UsageMeter {
  const byDay = totals(meter.days, 'day')
  return {
    key: meter.key,
    label: meter.label,
    unit: units[meter.key],
    included: meter.included,
    used: meter.used,
    price_per_1000: meter.centsPerThousand / 100,
    cost: meter.cents / 100,
    projected_used: meter.projectedUsed,
    projected_cost: meter.projectedCents / 100,
    limit_amount: meter.limit ? meter.limit.amount_cents / 100 : null,
    limit_action: meter.limit?.action === 'pause' ? 'pause' : 'notify',
    limit_reached_on: meter.reachedOn,
    limit_projected_on: meter.projectedOn,
    by_service: [...totals(meter.days, 'product_id')]
      .map(([product_id, used]) => ({ product_id, name: names.get(product_id) ?? product_id, used }))
      .sort((one, other) => other.used - one.used || one.product_id.localeCompare(other.product_id)),
    daily: days.map((date) => ({ date, value: byDay.get(date) ?? 0 })),
  }
}

const isCurrent = ({ month, today }: MonthOfUsage) => today.startsWith(month)

type Charged = DayOfUsage & { charged: number }

/** The first day on which the month had cost as much as the limit. */
function reachedDay(usage: readonly Charged[], tariff: Tariff, limit: UsageLimit): string | null {
  let total = 0
  for (const { day, charged } of usage) {
    total += charged
    if (usageCost(total, tariff.cents_per_thousand) >= limit.amount_cents) return day
  }
  return null
}

function expectedDay(
  { month, today }: MonthOfUsage,
  limit: UsageLimit,
  pace: (day: number) => { cents: number },
): string | null {
  const coming = daysBetween(today, lastDayOf(month)).slice(1)
  return coming.find((day) => pace(dayOfMonth(day)).cents >= limit.amount_cents) ?? null
}

const sum = (usage: readonly Charged[], field: 'quantity' | 'charged') =>
  usage.reduce((total, entry) => total + entry[field], 0)

function totals(usage: readonly DayOfUsage[], field: 'product_id' | 'day'): Map<string, number> {
  const result = new Map<string, number>()
  for (const entry of usage) result.set(entry[field], (result.get(entry[field]) ?? 0) + entry.quantity)
  return result
}
