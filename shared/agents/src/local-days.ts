import { formatTime, isoDay } from '@ag/core'
import { plainWeekday } from '@ag/core/day-names'
import { addDays, weekdayOf as isoWeekdayOf } from '@ag/core/days'
import { addMinutes } from 'date-fns/addMinutes'

/** Names of the days, from Sunday. */
export const dayNames = [0, 1, 2, 3, 4, 5, 6].map(plainWeekday)

/** Minutes since midnight in São Paulo. */
export function minutesOf(now: Date): number {
  const [hours = 0, minutes = 0] = formatTime(now).split(':').map(Number)
  return hours * 60 + minutes
}

/** Day of the week in São Paulo; Sunday is 0. */
export const weekdayOf = (now: Date): number => isoWeekdayOf(isoDay(now)) % 7

/** The moment some days later, at so many minutes after midnight in São Paulo. */
export function momentOn(now: Date, daysLater: number, minutes: number): Date {
  return addMinutes(`${addDays(isoDay(now), daysLater)}T00:00:00-03:00`, minutes)
}

/** 390 → '6h30', 1080 → '18h' */
export function clock(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}h${rest ? String(rest).padStart(2, '0') : ''}`
}

/** 'hoje', 'amanhã' or 'quinta, 26/11', seen from now. */
export function dayFrom(now: Date, when: Date): string {
  const [today, tomorrow] = [0, 1].map((days) => isoDay(momentOn(now, days, 0)))
  if (isoDay(when) === today) return 'hoje'
  if (isoDay(when) === tomorrow) return 'amanhã'
  const [, month, day] = isoDay(when).split('-')
  return `${dayNames[weekdayOf(when)]}, ${day}/${month}`
}

/** 'amanhã às 10h30' */
export const dayAndTime = (now: Date, when: Date): string =>
  `${dayFrom(now, when)} às ${clock(minutesOf(when))}`
