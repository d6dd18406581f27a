import type { Day } from '@ag/core/days'
import { tzOffset } from '@date-fns/tz'
import { days, minutes } from '../../clock'

/** Milliseconds since 1970, as a number that can be reckoned with. */
export type Millis = number

const midnight = (day: Day): Millis => Date.parse(`${day}T00:00:00Z`)

/** The day it is in a zone. */
export const dayIn = (zone: string, moment: Date): Day => local(zone, moment).slice(0, 10)

/** '2026-11-24T14:00:00-03:00' */
export function isoIn(zone: string, moment: Date): string {
  const offset = tzOffset(zone, moment)
  const sign = offset < 0 ? '-' : '+'
  const distance = Math.abs(offset)
  return `${shifted(moment, offset).slice(0, 19)}${sign}${two(Math.floor(distance / 60))}:${two(distance % 60)}`
}

/**
 * Reads the clock of one day in one zone: a minute since midnight in, a moment out. Nothing comes out for a minute that
 * the clock skips; of one that it shows twice the first counts.
 */
export function clockOf(day: Day, zone: string): (minute: number) => Millis | undefined {
  const start = midnight(day)
  const before = tzOffset(zone, new Date(start - days(1)))
  const after = tzOffset(zone, new Date(start + days(2)))
  if (before === after) return (minute) => start + minutes(minute - before)
  return (minute) =>
    [before, after]
      .map((offset) => ({ offset, moment: start + minutes(minute - offset) }))
      .find(({ offset, moment }) => tzOffset(zone, new Date(moment)) === offset)?.moment
}

/** When a day begins. */
export const startOfDay = (day: Day, zone: string): Date => new Date(clockOf(day, zone)(0) ?? midnight(day))

const local = (zone: string, moment: Date) => shifted(moment, tzOffset(zone, moment))

const shifted = (moment: Date, offset: number) => new Date(moment.getTime() + minutes(offset)).toISOString()

const two = (number: number) => String(number).padStart(2, '0')
