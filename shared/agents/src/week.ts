import { shortWeekday, weekdayName } from '@ag/core/day-names'
import { addDays, type Day, weekdayOf as isoWeekdayOf } from '@ag/core/days'

/** From Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  short: shortWeekday(weekday),
  name: weekdayName(weekday),
}))

/** The first Monday after a day. */
export function nextMonday(day: Day): Day {
  return addDays(day, 7 - weekdayOf(day))
}

/** From 0 on Mondays to 6 on Sundays. */
export const weekdayOf = (day: Day): number => isoWeekdayOf(day) - 1

/** '24/11' */
export const dayAndMonth = (day: Day): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`
