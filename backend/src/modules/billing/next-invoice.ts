import type { SubscriptionStatus } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { addMonths, firstDayOf } from '@ag/core/days'
import { type Meter, type MonthOfUsage, readMeters } from '../usage/meters'
import type { SubscriptionRow } from './change-status'
import { priceFrom } from './close-month'
import { subscriptionLine, totalOf } from './issue-invoice'
import { isCharged } from './subscription-machine'

export interface Held {
  row: SubscriptionRow
  name: string
  /** Name of the product's icon. */
  icon: string
  status: SubscriptionStatus
}

export interface NextInvoice {
  date: string
  lines: Array<{ label: string; amount_cents: number }>
  /** What the subscriptions come to. */
  fixedCents: number
  totalCents: number
  projectedCents: number
}

/** What comes next after a month: its first day with the usage until now, or else the end of the first trial. */
export function nextInvoice(month: MonthOfUsage, held: readonly Held[]): NextInvoice | null {
  const charged = held.filter(({ status }) => isCharged(status))
  if (charged.length === 0) return afterTrial(held)
  const first = firstDayOf(addMonths(month.month, 1))
  const isPaidFor = ({ product_id }: { product_id: string }) =>
    held.some(({ row }) => row.product_id === product_id && row.first_charged_at !== null)
  const meters = readMeters({ ...month, usage: month.usage.filter(isPaidFor) })
  const used = meters.flatMap(usageLine)
  /** A boleto that began a plan may have paid for the next month already. */
  const paidUntil = charged.map(({ row }) => row.current_period_end ?? first).sort()[0] ?? first
  const date = used.length === 0 && paidUntil > first ? paidUntil : first
  const fixed = charged
    .filter(({ row }) => (row.current_period_end ?? first) <= date)
    .map(({ row, name }) => subscriptionLine(name, priceFrom(row, date).price_cents, date))
  const fixedCents = totalOf(fixed)
  return {
    date,
    lines: [...fixed, ...used],
    fixedCents,
    totalCents: fixedCents + meters.reduce((sum, { cents }) => sum + cents, 0),
    projectedCents: fixedCents + meters.reduce((sum, { projectedCents }) => sum + projectedCents, 0),
  }
}

const usageLine = ({ label, cents }: Meter) => (cents > 0 ? [{ label, amount_cents: cents }] : [])

/** Nothing is charged by itself after a trial: this is what going on would cost. */
function afterTrial(held: readonly Held[]): NextInvoice | null {
  const ends = held.flatMap(({ row, name, status }) =>
    status === 'trialing' && row.trial_ends_at ? [{ row, name, day: isoDay(row.trial_ends_at) }] : [],
  )
  const date = ends.map(({ day }) => day).sort()[0]
  if (!date) return null
  const lines = ends
    .filter(({ day }) => day === date)
    .map(({ row, name, day }) => subscriptionLine(name, row.price_cents, day))
  const totalCents = totalOf(lines)
  return { date, lines, fixedCents: totalCents, totalCents, projectedCents: totalCents }
}
