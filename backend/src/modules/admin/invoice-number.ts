import { isoDay } from '@ag/core'
import { inArray, like, or, type SQL } from 'drizzle-orm'
import { invoices } from '../../db/schema'
import { beginning } from '../../db/schema/columns'

/** By how the whole number begins, or by the number of one within its year, of these five years. */
export function invoiceNumbered(typed: string, now: Date): SQL | undefined {
  if (!/\d/.test(typed) || typed.includes(' ')) return undefined
  const begins = like(invoices.number, beginning(typed.toUpperCase()))
  if (!/^\d{1,6}$/.test(typed)) return begins
  const year = Number(isoDay(now).slice(0, 4))
  const ofYears = [0, 1, 2, 3, 4].map((back) => `${year - back}-${typed.padStart(6, '0')}`)
  return or(begins, inArray(invoices.number, ofYears))
}
