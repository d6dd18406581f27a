import { momentOn, weekdayOf } from '../local-days'

const times = [10 * 60, 14 * 60 + 30, 16 * 60]
const perPage = 3

/** Three times to meet on the coming business days, tomorrow at the earliest; a later page comes after the one before. */
export function meetingSlots(now: Date, page = 0): Date[] {
  const days = Array.from({ length: 7 + page * 3 }, (_, index) => index + 1).filter((later) => {
    const weekday = weekdayOf(momentOn(now, later, 12 * 60))
    return weekday !== 0 && weekday !== 6
  })
  // Two times a day, so that three of them reach into a second day.
  const slots = days.flatMap((later, index) =>
    times
      .filter((_, place) => place !== index % times.length)
      .map((minutes) => momentOn(now, later, minutes)),
  )
  return slots.slice(page * perPage, (page + 1) * perPage)
}
