import { addDays, addMonths, endOfMonth, isWeekend, startOfMonth } from 'date-fns'

/** A day `YYYY-MM-DD`: no clock, no time zone, and in the order of its letters. */
export type Day = string

/** Days of a month in weeks from Sunday on; the places before its first and after its last day are empty. */
export function weeksOf(day: Day): (Day | undefined)[][] {
  const first = startOfMonth(dateOf(day))
  const length = endOfMonth(first).getDate()
  const before = first.getDay()
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - before
      return index < 0 || index >= length ? undefined : dayOf(addDays(first, index))
    }),
  )
}

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: Day): string => day.slice(0, 7)

/** The same day so many months later; the last of the month where there is no such day. */
export const shiftMonths = (day: Day, amount: number): Day => dayOf(addMonths(dateOf(day), amount))

export const fallsOnWeekend = (day: Day): boolean => isWeekend(dateOf(day))

/** The last day of a day's month. */
export const lastOfMonth = (day: Day): Day => dayOf(endOfMonth(dateOf(day)))

/** Where a key of the keyboard leads from a day, as in any grid of dates. */
export function dayByKey(key: string, shift: boolean, day: Day): Day | undefined {
  const date = dateOf(day)
  const move = (amount: number) => dayOf(addDays(date, amount))
  switch (key) {
    case 'ArrowLeft':
      return move(-1)
    case 'ArrowRight':
      return move(1)
    case 'ArrowUp':
      return move(-7)
    case 'ArrowDown':
      return move(7)
    case 'Home':
      return move(-date.getDay())
    case 'End':
      return move(6 - date.getDay())
    case 'PageUp':
      return shiftMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return shiftMonths(day, shift ? 12 : 1)
    default:
      return undefined
  }
}

/** '24' */
export const numberOf = (day: Day): number => Number(day.slice(8))

/** 'novembro de 2026' */
export const monthTitle = (day: Day): string => titles.format(dateOf(day))

const titles = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric' })

function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function dayOf(date: Date): Day {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
