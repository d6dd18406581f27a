import { monthNames, plainWeekday } from '@ag/core/day-names'
import { fold } from './words'

/** 'segunda' to 'domingo', as folded texts have them. */
export const weekdayWords = [1, 2, 3, 4, 5, 6, 7].map((weekday) => fold(plainWeekday(weekday)))
/** 'janeiro' to 'dezembro'. */
export const monthWords = monthNames.map(fold)

/** Alternatives of a pattern. */
export const anyWeekday = weekdayWords.join('|')
export const anyWorkday = weekdayWords.slice(0, 5).join('|')
