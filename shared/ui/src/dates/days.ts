import { type Day, dateOf, dayOf } from '@ag/core/days'
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { endOfMonth } from 'date-fns/endOfMonth'
import { endOfWeek } from 'date-fns/endOfWeek'
import { getDay } from 'date-fns/getDay'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { isWeekend } from 'date-fns/isWeekend'
import { startOfMonth } from 'date-fns/startOfMonth'
import { startOfWeek } from 'date-fns/startOfWeek'

/** Days of a month in weeks from Sunday on; the places before its first and after its last day are empty. */
export function weeksOf(day: Day): (Day | undefined)[][] {
  const first = startOfMonth(dateOf(day))
  const length = getDaysInMonth(first)
  const before = getDay(first)
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - before
      return index < 0 || index >= length ? undefined : dayOf(addDays(first, index))
    }),
  )
}

/** The same day so many months later; the last of the month where there is no such day. */
export const shiftMonths = (day: Day, amount: number): Day => dayOf(addMonths(dateOf(day), amount))

/** The Sunday that a day's week begins with. */
export const firstOfWeek = (day: Day): Day => dayOf(startOfWeek(dateOf(day)))

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
      return dayOf(startOfWeek(date))
    case 'End':
      return dayOf(endOfWeek(date))
    case 'PageUp':
      return shiftMonths(day, shift ? -12 : -1)
    case 'PageDown':
      return shiftMonths(day, shift ? 12 : 1)
    default:
      return undefined
  }
}

/** 'novembro de 2026' */
export const monthTitle = (day: Day): string => titles.format(dateOf(day))

const weekdayFormat = new Intl.DateTimeFormat('pt-BR', { weekday: 'long' })
const titles = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric' })

/** From Sunday on, as weeks begin in Brazil: 'dom' and 'domingo'. Written by the browser, which knows them anyway. */
export const weekdays = eachDayOfInterval({ start: startOfWeek(0), end: endOfWeek(0) }).map((date) => {
  const long = weekdayFormat.format(date)
  return { short: long.slice(0, 3), long }
})
