import { type Month, monthsBetween as monthsFrom } from '@ag/core/days'

const mostMonths = 36

/** Every month from one to another, the last first; three years at most. */
export const monthsBetween = (first: Month, last: Month): Month[] =>
  monthsFrom(first, last).toReversed().slice(0, mostMonths)
