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

/** The part of a monthly price that the rest of a month costs, its first day included. */
export function proratedPrice(priceCents: number, from: { day: number; daysInMonth: number }): number {
  return divideHalfEven(priceCents * (from.daysInMonth - from.day + 1), from.daysInMonth)
}
