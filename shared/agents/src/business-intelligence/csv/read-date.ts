import { isExists } from 'date-fns/isExists'
import { dayOf } from '../days'

/** Which comes first where a date starts with its day or its month. */
export type DateStyle = 'day-first' | 'month-first'

const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T ][\d:.,+Z-]*)?$/
const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T,]+\d{1,2}:\d{2}(?::\d{2})?)?$/

/** A date as a day; undefined for anything else, and for days that no month has. */
export function readDate(cell: string, style: DateStyle): number | undefined {
  const text = cell.trim()
  const standard = iso.exec(text)
  if (standard) return realDay(Number(standard[1]), Number(standard[2]), Number(standard[3] ?? 1))
  const [, first = '', second = '', year = ''] = written.exec(text) ?? []
  if (first === '') return undefined
  const [date, month] = style === 'day-first' ? [first, second] : [second, first]
  return realDay(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(date))
}

function realDay(year: number, month: number, date: number): number | undefined {
  if (year < 1900 || year > 2100 || month < 1 || month > 12 || date < 1) return undefined
  const key = (year * 100 + month) * 100 + date
  // A file names few days, and each of them many times.
  const known = days.get(key)
  if (known !== undefined) return known
  if (!isExists(year, month - 1, date)) return undefined
  const day = dayOf(year, month - 1, date)
  days.set(key, day)
  return day
}

const days = new Map<number, number>()
