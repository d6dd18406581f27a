import type { Billing, BillingItem } from '@ag/contracts'

interface Charge {
  amount: number
  date: string
}

/** What an agent costs with the next invoice; nothing for those that are not on it. */
export function nextCharge(
  { status, price, next_price }: Pick<BillingItem, 'status' | 'price' | 'next_price'>,
  { next_invoice }: Pick<Billing, 'next_invoice'>,
): Charge | undefined {
  if (!next_invoice || (status !== 'active' && status !== 'past_due')) return undefined
  const { date } = next_invoice
  return { date, amount: next_price && next_price.from <= date ? next_price.price : price }
}

const day = 24 * 60 * 60 * 1_000

/** The last day of a period whose end is the first day of the next one. */
export const lastDayBefore = (end: string): string =>
  new Date(Date.parse(`${end}T12:00:00Z`) - day).toISOString().slice(0, 10)

/** The moment so many days after another. */
export const daysAfter = (moment: string, days: number): Date => new Date(Date.parse(moment) + days * day)
