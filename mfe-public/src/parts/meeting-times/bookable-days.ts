import { getAvailableDays, getAvailableSlots } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { query, useQuery, useSuspenseQuery } from '@ag/platform'
import { shiftMonths } from '@ag/ui/dates'

/** Others book as well: what is free is asked again soon. */
const fresh = { staleTime: 15_000 }

/** How much is free on each day of a month. */
const availableDays = (month: string) => query(getAvailableDays, { query: { month } }, fresh)

/** The free hours of a day. */
export const availableSlots = (date: string) => query(getAvailableSlots, { params: { date } }, fresh)

/** The current month: what the calendar opens with. */
export const firstDays = () => availableDays(isoDay(Date.now()).slice(0, 7))

/**
 * Every day that may be booked, over the two or three months they lie in; nothing while it is not known which of them the
 * calendar has to open with, as where the first is full: it would turn the page while somebody does.
 */
export function useBookableDays() {
  const { data: first } = useSuspenseQuery(firstDays())
  const [second, third] = [monthAfter(first.month, 1), monthAfter(first.month, 2)]
  const wanted = (month: string) => ({ enabled: month <= first.last_date.slice(0, 7) })
  const { data: next, isLoading } = useQuery({ ...availableDays(second), ...wanted(second) })
  const { data: last } = useQuery({ ...availableDays(third), ...wanted(third) })
  if (isLoading && first.days.every(({ free }) => free === 0)) return undefined
  const days = [first, next, last].flatMap((month) => month?.days ?? [])
  return { first: first.first_date, last: first.last_date, days }
}

export type BookableDays = NonNullable<ReturnType<typeof useBookableDays>>

// The calendar beside it brings the months along already.
const monthAfter = (month: string, count: number) => shiftMonths(`${month}-01`, count).slice(0, 7)
