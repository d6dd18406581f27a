import type { SubscriptionStatus } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { usageCost } from '@ag/core/charges'
import { addMonths, firstDayOf } from '@ag/core/days'
import { type MonthOfUsage, readMeters } from '../usage/meters'
import type { SubscriptionRow } from './change-status'
import { priceFrom } from './close-month'
import { subscriptionLine, totalOf } from './issue-invoice'
import { isCharged, isInUse } from './subscription-machine'
import { type Unbilled, unbilledCosts } from './unbilled'

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
  /** It is the first of a plan, whose trial costs nothing until then. */
  endsTrial: boolean
  /** So much going on after a trial would cost: nothing is charged by itself. */
  ifContinued: boolean
}

/** What an invoice is made of, beside what is held. */
interface About {
  month: MonthOfUsage
  /** What `unbilledQuery` found until the end of the month. */
  unbilled: readonly Unbilled[]
}

/**
 * What is charged next: the month that comes, with what was used and no invoice has counted, or a plan that was decided on
 * during its trial. While nothing is, what going on after the first trial would cost.
 */
export function nextInvoice(about: About, held: readonly Held[]): NextInvoice | null {
  const begun = afterTrial(held.filter(({ row }) => row.continues_after_trial))
  const ofMonth = monthToCome(about, held)
  if (begun && (!ofMonth || begun.date < ofMonth.date)) return { ...begun, ifContinued: false }
  return ofMonth ?? afterTrial(held)
}

function monthToCome({ month, unbilled }: About, held: readonly Held[]): NextInvoice | null {
  const charged = held.filter(({ status }) => isCharged(status))
  const costs = unbilledCosts(month.tariffs, unbilled)
  const used = costs.flatMap(({ label, cents }) => (cents > 0 ? [{ label, amount_cents: cents }] : []))
  // What was used before a plan was cancelled or paused is still to be paid.
  if (charged.length === 0 && used.length === 0) return null
  const first = firstDayOf(addMonths(month.month, 1))
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
    totalCents: fixedCents + totalOf(used),
    projectedCents: fixedCents + projectedUse(month, costs, held),
    endsTrial: false,
    ifContinued: false,
  }
}

/** What the use comes to if what is paid for goes on being used as until today. */
function projectedUse(
  month: MonthOfUsage,
  costs: ReturnType<typeof unbilledCosts>,
  held: readonly Held[],
): number {
  const isPaidFor = ({ product_id }: { product_id: string }) =>
    held.some(
      ({ row, status }) => row.product_id === product_id && row.first_charged_at !== null && isInUse(status),
    )
  const meters = readMeters({ ...month, usage: month.usage.filter(isPaidFor) })
  return costs.reduce((sum, { key, units, cents_per_thousand }) => {
    const { toCome = 0 } = meters.find((meter) => meter.key === key) ?? {}
    return sum + usageCost(units + toCome, cents_per_thousand)
  }, 0)
}

/** What comes after the trials that end first. */
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
  return {
    date,
    lines,
    fixedCents: totalCents,
    totalCents,
    projectedCents: totalCents,
    endsTrial: true,
    ifContinued: true,
  }
}
