import type { Billing, BillingItem } from '@ag/contracts'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { millisecondsInDay } from 'date-fns/constants'
import { isCharged } from '../../parts/charged'

interface Charge {
  amount: number
  date: string
}

/** What an agent costs with the next invoice; nothing for those that are not on it. */
export function nextCharge(
  {
    status,
    price,
    next_price,
    current_period_end,
  }: Pick<BillingItem, 'status' | 'price' | 'next_price' | 'current_period_end'>,
  { next_invoice }: Pick<Billing, 'next_invoice'>,
): Charge | undefined {
  if (!next_invoice || !isCharged({ status })) return undefined
  // What has been paid for longer is not on the next one.
  const date = [next_invoice.date, current_period_end ?? ''].sort()[1] ?? next_invoice.date
  return { date, amount: next_price && next_price.from <= date ? next_price.price : price }
}

/** The moment so many days after another. */
export const daysAfter = (moment: string, days: number): Date =>
  addMilliseconds(moment, days * millisecondsInDay)
