import { monthNames, shortMonth } from '@ag/core/day-names'
import { addMonths } from 'date-fns/addMonths'
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths'
import { getQuarter } from 'date-fns/getQuarter'
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth'
import { lastDayOfYear } from 'date-fns/lastDayOfYear'
import { lightFormat } from 'date-fns/lightFormat'
import { startOfISOWeek } from 'date-fns/startOfISOWeek'
import { subWeeks } from 'date-fns/subWeeks'
import { calendarOf, dateOf, dayOf, formatDay, numberOf } from './days'

/** A stretch of days, both ends included, and how people call it. */
export interface Period {
  from: number
  to: number
  label: string
}

export type Grain = 'day' | 'week' | 'month' | 'quarter' | 'year'

export function monthPeriod(year: number, month: number): Period {
  const first = new Date(year, month, 1)
  return {
    from: numberOf(first),
    to: numberOf(lastDayOfMonth(first)),
    label: `${monthNames[first.getMonth()]} de ${first.getFullYear()}`,
  }
}

export const quarterPeriod = (year: number, quarter: number): Period => partOfYear(year, quarter + 1, 3)

const partNames: Record<number, string> = { 2: 'bimestre', 3: 'trimestre', 4: 'quadrimestre', 6: 'semestre' }

/** The first, second … part of a year, of so many months each. */
export function partOfYear(year: number, nth: number, months: number): Period {
  const first = new Date(year, (nth - 1) * months, 1)
  return {
    from: numberOf(first),
    to: numberOf(lastDayOfMonth(addMonths(first, months - 1))),
    label: `${first.getMonth() / months + 1}º ${partNames[months]} de ${first.getFullYear()}`,
  }
}

/** The first or the second half of a year, 0 or 1. */
export const halfPeriod = (year: number, half: number): Period => partOfYear(year, half + 1, 6)

export const yearPeriod = (year: number): Period => ({
  from: dayOf(year, 0, 1),
  to: numberOf(lastDayOfYear(new Date(year, 0, 1))),
  label: String(year),
})

/** From the start of one to the end of another. */
export const spanOf = (first: Period, last: Period): Period => ({
  from: first.from,
  to: last.to,
  label: `${first.label} a ${last.label}`,
})

/** The period of this kind that a day lies in, or one further back. */
export function periodAround(day: number, grain: Grain, back = 0): Period {
  const { year, month } = calendarOf(day)
  if (grain === 'year') return yearPeriod(year - back)
  if (grain === 'quarter') return quarterPeriod(year, getQuarter(dateOf(day)) - 1 - back)
  if (grain === 'month') return monthPeriod(year, month - back)
  if (grain === 'week') {
    const from = numberOf(startOfISOWeek(subWeeks(dateOf(day), back)))
    return { from, to: from + 6, label: `semana de ${formatDay(from)}` }
  }
  return { from: day - back, to: day - back, label: formatDay(day - back) }
}

/** The period just before, as long as this one: the month before a month, the 90 days before 90 days. */
export function periodBefore(period: Period): Period {
  const first = calendarOf(period.from)
  const next = calendarOf(period.to + 1)
  if (first.day === 1 && next.day === 1) {
    const months = differenceInCalendarMonths(dateOf(period.to + 1), dateOf(period.from))
    if (months === 1) return monthPeriod(first.year, first.month - 1)
    if (months === 12 && first.month === 0) return yearPeriod(first.year - 1)
    if (months === 3 && first.month % 3 === 0)
      return quarterPeriod(first.year, getQuarter(dateOf(period.from)) - 2)
    return spanOf(monthPeriod(first.year, first.month - months), monthPeriod(first.year, first.month - 1))
  }
  const length = period.to - period.from + 1
  return daysPeriod(period.from - length, period.from - 1)
}

export const daysPeriod = (from: number, to: number): Period => ({
  from,
  to,
  label: `${formatDay(from)} a ${formatDay(to)}`,
})

/** How a period is called along an axis: short, and different from its neighbours. */
export function axisLabel({ from }: Period, grain: Grain): string {
  const date = dateOf(from)
  if (grain === 'year') return lightFormat(date, 'yyyy')
  if (grain === 'quarter') return `${getQuarter(date)}º tri/${lightFormat(date, 'yy')}`
  if (grain === 'month') return `${shortMonth(date.getMonth())}/${lightFormat(date, 'yy')}`
  return lightFormat(date, 'dd/MM/yy')
}

/** A period after a verb: 'em março de 2025', 'no 1º trimestre de 2025', 'de março de 2025 a maio de 2025'. */
export function inPeriod({ label }: Period): string {
  if (/^(?:desde|até|depois|antes) /.test(label)) return label
  if (label.includes(' a ')) return `de ${label}`
  if (/^\dº/.test(label)) return `no ${label}`
  return label.startsWith('semana') ? `na ${label}` : `em ${label}`
}

/** Days without a row that a shop may have at the start or the end of a month that is whole all the same. */
export const quietDays = 3

/** The last period that the data hold to its end: comparing half a month with a whole one would mislead. */
export function lastWhole({ last }: { last: number }, grain: Grain): Period {
  const newest = periodAround(last, grain)
  return newest.to <= last + quietDays ? newest : periodAround(last, grain, 1)
}
