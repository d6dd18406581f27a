import { addDays, type Day, daysBetween } from '@ag/core/days'

/** Days to pay a boleto in: at least so many that some bank's day lies within, and at most these. */
const [least, most] = [3, 7]

/** Longest time from a boleto's last day to the news that it was paid: a business day, with a weekend and a holiday before it. */
export const bankDays = 4

/** The day by which the money of a boleto of today has come, if it comes. */
export const boletoDay = (today: Day): Day => addDays(today, least + bankDays)

/**
 * For how many days a boleto runs: a month's until its invoice is due. What begins with one begins on the day when it is due
 * itself, so that its bank must have spoken before.
 */
export function daysForBoleto(
  today: Day,
  { due_date, month }: { due_date: Day; month: string | null },
): number {
  const until = month === null ? addDays(due_date, -bankDays) : due_date
  return Math.min(most, Math.max(least, daysBetween(today, until).length - 1))
}
