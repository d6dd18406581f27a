/** A day as a number: whole days since 1970-01-01. */
export const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month, day) / 86_400_000

export interface Calendar {
  year: number
  /** From 0. */
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
}

export function calendarOf(day: number): Calendar {
  const date = new Date(day * 86_400_000)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

export const shortMonth = (month: number): string => (monthNames[month] ?? '').slice(0, 3)

const two = (value: number) => String(value).padStart(2, '0')

/** A day as people write it: 31/12/2025. */
export function formatDay(day: number): string {
  const { year, month, day: date } = calendarOf(day)
  return `${two(date)}/${two(month + 1)}/${year}`
}

/** A day as a query writes it: 2025-12-31. */
export function isoDay(day: number): string {
  const { year, month, day: date } = calendarOf(day)
  return `${year}-${two(month + 1)}-${two(date)}`
}
