import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { lightFormat } from 'date-fns/lightFormat'

const epoch = new Date(1970, 0, 1)

/** A day as a number: whole days since 1970-01-01. */
export const dayOf = (year: number, month: number, day: number): number =>
  numberOf(new Date(year, month, day))

/** The number of the day that a date lies on. */
export const numberOf = (date: Date): number => differenceInCalendarDays(date, epoch)

/** A day as a date, on its midnight here. */
export const dateOf = (day: number): Date => addDays(epoch, day)

export interface Calendar {
  year: number
  /** From 0. */
  month: number
  day: number
}

export function calendarOf(day: number): Calendar {
  const date = dateOf(day)
  return { year: date.getFullYear(), month: date.getMonth(), day: date.getDate() }
}

/** A day as people write it: 31/12/2025. */
export const formatDay = (day: number): string => lightFormat(dateOf(day), 'dd/MM/yyyy')

/** A day as a query writes it: 2025-12-31. */
export const isoDay = (day: number): string => lightFormat(dateOf(day), 'yyyy-MM-dd')
