import type { MeetingChannel } from '@ag/contracts'
import { type Day, weekdayOf } from '@ag/core/days'
import { minutes } from '../../clock'
import { holidayOn } from './holidays'
import type { Occupancy } from './occupancy'
import { clockOf, type Millis } from './zoned-day'

export interface Receiver {
  id: string
  name: string
  role: string
  bio: string
  photo_url: string | null
  channels: MeetingChannel[]
  is_default: boolean
  must_accept: boolean
}

/** Hours of one weekday; times in minutes since midnight. */
export interface Rule {
  consultant_id: string
  weekday: number
  start: number
  end: number
  slot_minutes: number
  buffer_after: number
  channels: MeetingChannel[] | null
  valid_from: Day | null
  valid_to: Day | null
}

export interface Block {
  /** Null: everybody. */
  consultant_id: string | null
  first_day: Day
  last_day: Day
  label: string
}

/** Everything that decides when somebody can be met, for a stretch of days. */
export interface Schedule {
  zone: string
  /** The default one first. */
  consultants: Receiver[]
  rules: Rule[]
  blocks: Block[]
  /** Optional days on which the company works. */
  openDays: string[]
  occupancy: Occupancy
}

/** One slot of one consultant, whether or not it is taken. */
export interface Opening {
  consultant_id: string
  start: Millis
  end: Millis
  /** The end of the buffer. */
  until: Millis
  channels: MeetingChannel[]
}

/** All slots of a day as the rules have them, closed hours left out. */
export function openingsOn(schedule: Schedule, day: Day, consultants: Receiver[]): Opening[] {
  const weekday = weekdayOf(day)
  const holiday = holidayOn(day, schedule.openDays)
  if (weekday > 5 || (holiday && holiday.until === undefined)) return []
  const opensAt = holiday?.until ?? 0
  const momentOf = clockOf(day, schedule.zone)
  const today = schedule.rules.filter((rule) => isInForce(rule, weekday, day))
  const found: Opening[] = []
  for (const consultant of consultants) {
    if (blockOf(schedule, day, consultant.id)) continue
    // Two rules that overlap offer the same hour once.
    const seen = new Set<number>()
    for (const rule of today) {
      if (rule.consultant_id !== consultant.id) continue
      for (let minute = rule.start; minute + rule.slot_minutes <= rule.end; minute += rule.slot_minutes) {
        const start = minute < opensAt || seen.has(minute) ? undefined : momentOf(minute)
        if (start === undefined) continue
        seen.add(minute)
        found.push(openingAt(start, rule, consultant))
      }
    }
  }
  return found
}

/** What keeps somebody from receiving on a day. */
export const blockOf = ({ blocks }: Schedule, day: Day, consultantId: string): Block | undefined =>
  blocks.find(
    ({ consultant_id, first_day, last_day }) =>
      (consultant_id === null || consultant_id === consultantId) && first_day <= day && day <= last_day,
  )

function isInForce(rule: Rule, weekday: number, day: Day): boolean {
  const { valid_from, valid_to } = rule
  return rule.weekday === weekday && (valid_from ?? day) <= day && day <= (valid_to ?? day)
}

function openingAt(start: Millis, rule: Rule, { id, channels }: Receiver): Opening {
  const end = start + minutes(rule.slot_minutes)
  const until = end + minutes(rule.buffer_after)
  return { consultant_id: id, start, end, until, channels: rule.channels ?? channels }
}
