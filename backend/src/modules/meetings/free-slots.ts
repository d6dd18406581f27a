import type { ClosedReason } from '@ag/contracts'
import { addDays, type Day, weekdayOf } from '@ag/core/days'
import { after, hours } from '../../clock'
import { holidayOn } from './holidays'
import { bookingRules } from './rules'
import { blockOf, type Opening, openingsOn, type Receiver, type Schedule } from './schedule'
import { clockOf, dayIn } from './zoned-day'

/** What a day has to offer, and why if that is nothing. */
export interface DayOffer {
  /** Free slots: of one hour as many as there are people free. */
  openings: Opening[]
  closed_reason: ClosedReason | null
  closed_label: string | null
}

export const firstDay = (zone: string, now: Date): Day => dayIn(zone, now)
export const lastDay = (zone: string, now: Date): Day => addDays(dayIn(zone, now), bookingRules.horizon)

/** The one who is asked for, or all who receive whoever comes. */
export const receiversOf = ({ consultants }: Schedule, consultantId?: string): Receiver[] =>
  consultants.filter(({ id, must_accept }) => (consultantId ? id === consultantId : !must_accept))

/** The free slots of a day; of one consultant, when one is named. */
export function offerOf(schedule: Schedule, day: Day, now: Date, consultantId?: string): DayOffer {
  const { zone, openDays, occupancy } = schedule
  if (day < firstDay(zone, now)) return closed('past')
  if (day > lastDay(zone, now)) return closed('beyond_horizon')
  if (weekdayOf(day) > 5) return closed('weekend')
  const holiday = holidayOn(day, openDays)
  const receivers = receiversOf(schedule, consultantId)
  const openings = openingsOn(schedule, day, receivers)
  if (openings.length === 0) {
    return holiday
      ? closed('holiday', holiday.label)
      : closed('blocked', blockLabel(schedule, day, receivers))
  }
  const earliest = after(now, bookingRules.notice).getTime()
  const inTime = openings.filter(({ start }) => start >= earliest)
  if (inTime.length === 0) {
    return closed(openings.some(({ start }) => start > now.getTime()) ? 'notice' : 'past')
  }
  const free = inTime.filter(({ consultant_id, start, until }) =>
    occupancy.isFree(consultant_id, start, until),
  )
  if (free.length === 0) return closed('full')
  return { openings: free, closed_reason: null, closed_label: null }
}

/**
 * Slots in the order of the day, and of one hour in the order in which people are asked: who has least to do that day,
 * then the default one.
 */
export function ranked({ zone, occupancy, consultants }: Schedule, day: Day, openings: Opening[]): Opening[] {
  const noon = clockOf(day, zone)(12 * 60) ?? 0
  const load = (id: string) => occupancy.load(id, noon - hours(12), noon + hours(12))
  const ranks = new Map(consultants.map(({ id }, order) => [id, load(id) * consultants.length + order]))
  const rankOf = ({ consultant_id }: Opening) => ranks.get(consultant_id) ?? 0
  return openings.toSorted((one, other) => one.start - other.start || rankOf(one) - rankOf(other))
}

/** Each hour once, with whoever would take it. */
export const eachHour = (inOrder: Opening[]): Opening[] =>
  inOrder.filter(({ start }, index) => start !== inOrder[index - 1]?.start)

/** Who could take a slot that begins at a moment, the first to be asked first; or why nobody can. */
export function takersOf(
  schedule: Schedule,
  start: Date,
  now: Date,
  consultantId?: string,
): Opening[] | 'taken' | 'invalid' {
  const day = dayIn(schedule.zone, start)
  const begins = (opening: Opening) => opening.start === start.getTime()
  const { openings, closed_reason } = offerOf(schedule, day, now, consultantId)
  const free = openings.filter(begins)
  if (free.length > 0) return ranked(schedule, day, free)
  if (closed_reason !== null && closed_reason !== 'full') return 'invalid'
  const isInTime = start >= after(now, bookingRules.notice)
  const exists = openingsOn(schedule, day, receiversOf(schedule, consultantId)).some(begins)
  return isInTime && exists ? 'taken' : 'invalid'
}

const closed = (closed_reason: ClosedReason, closed_label: string | null = null): DayOffer => ({
  openings: [],
  closed_reason,
  closed_label,
})

/** What keeps everybody away; a label that only one of several has explains nothing. */
function blockLabel(schedule: Schedule, day: Day, receivers: Receiver[]): string | null {
  const labels = new Set(receivers.map(({ id }) => blockOf(schedule, day, id)?.label ?? null))
  return labels.size === 1 ? ([...labels][0] ?? null) : null
}
