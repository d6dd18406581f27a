import { addDays as daysLater } from 'date-fns/addDays'
import { addMonths as monthsLater } from 'date-fns/addMonths'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { getISODay } from 'date-fns/getISODay'
import { lastDayOfMonth } from 'date-fns/lastDayOfMonth'
import { lightFormat } from 'date-fns/lightFormat'

/** A day of the calendar, `2026-11-24`: no clock, no time zone, and in the order of its letters. */
export type Day = string
/** A month, `2026-11`. */
export type Month = string

/** The same day so many days later, or earlier. */
export const addDays = (day: Day, count: number): Day => dayOf(daysLater(dateOf(day), count))

/** The last day of a period whose end is the first day of the next one. */
export const lastDayBefore = (end: Day): Day => addDays(end, -1)

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: Day): number => getISODay(dateOf(day))

/** '2026-11-24' → 24 */
export const dayOfMonth = (day: Day): number => Number(day.slice(8))

/** Every day from one to another, both included. */
export const daysBetween = (first: Day, last: Day): Day[] =>
  first > last ? [] : eachDayOfInterval({ start: dateOf(first), end: dateOf(last) }).map(dayOf)

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const firstDayOf = (month: Month): Day => `${month}-01`

export const lastDayOf = (month: Month): Day => dayOf(lastDayOfMonth(dateOf(month)))

export const daysIn = (month: Month): number => getDaysInMonth(dateOf(month))

/** The month that lies so many later, or earlier. */
export const addMonths = (month: Month, count: number): Month =>
  monthOf(dayOf(monthsLater(dateOf(month), count)))

/** Every month from one to another, both included. */
export const monthsBetween = (first: Month, last: Month): Month[] =>
  first > last
    ? []
    : eachMonthOfInterval({ start: dateOf(first), end: dateOf(last) }).map((date) => monthOf(dayOf(date)))

/** A day, or the first one of a month, as a date on its midnight here. */
export const dateOf = (when: Day | Month): Date =>
  new Date(`${when.length === 7 ? firstDayOf(when) : when}T00:00`)

/** The day that a date lies on here. */
export const dayOf = (date: Date): Day => lightFormat(date, 'yyyy-MM-dd')
