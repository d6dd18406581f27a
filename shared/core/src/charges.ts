import { type Day, dayOfMonth, daysIn, monthOf } from './days'
import { formatBRL } from './money'

/**
 * Amounts are whole cents. Where a quotient falls between two, the nearer one counts; exactly between, the even one
 * (half-even), so that many small amounts do not drift in one direction.
 */
export function divideHalfEven(dividend: number, divisor: number): number {
  const whole = Math.floor(dividend / divisor)
  const rest = dividend - whole * divisor
  if (rest * 2 === divisor) return whole % 2 === 0 ? whole : whole + 1
  return rest * 2 > divisor ? whole + 1 : whole
}

/** What a quantity costs at a price for a thousand, in cents. */
export function usageCost(quantity: number, centsPerThousand: number): number {
  return divideHalfEven(quantity * centsPerThousand, 1000)
}

/** What a monthly price comes to from a day to the end of its month, both included; in cents. */
export function restOfMonth(priceCents: number, day: Day): number {
  const { count, of } = restOf(day)
  return divideHalfEven(priceCents * count, of)
}

/** What `restOfMonth` charges for: '6–31/12, 26 de 31 dias'; of a whole month '1–31/12'. */
export function restOfMonthInWords(day: Day): string {
  const { count, of } = restOf(day)
  const days = `${count === 1 ? of : `${dayOfMonth(day)}–${of}`}/${monthOf(day).slice(5)}`
  return count === of ? days : `${days}, ${count} de ${of} dias`
}

/** Both in one sentence: '6–31/12, 26 de 31 dias: R$ 81,35'. */
export const chargeInWords = (priceCents: number, day: Day): string =>
  `${restOfMonthInWords(day)}: ${formatBRL(restOfMonth(priceCents, day))}`

function restOf(day: Day): { count: number; of: number } {
  const of = daysIn(monthOf(day))
  return { count: of - dayOfMonth(day) + 1, of }
}
