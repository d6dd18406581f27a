import { type AvailableDay, type AvailableMonth, meetingZone, type Slot } from '@ag/contracts'
import { AppError } from '@ag/core'
import { addDays, type Day, daysBetween, firstDayOf, lastDayOf } from '@ag/core/days'
import { type Clock, days } from '../../clock'
import { createCoalescer } from './coalesce'
import { eachHour, firstDay, lastDay, offerOf, ranked } from './free-slots'
import type { Opening, Schedule } from './schedule'
import type { Schedules } from './schedule-repository'
import { dayIn, isoIn } from './zoned-day'

/** Some days, both ends included; an end that is left out is that of what may be booked. */
interface DaySpan {
  first?: Day | undefined
  last?: Day | undefined
}

const aDay = days(1)

/** How long a slot is where no rule says so. */
export const usualSlot = { slot_minutes: 30, buffer_after: 15 }

export type Availability = ReturnType<typeof createAvailability>

/** What can be booked, as people are told. */
export function createAvailability({ schedules, clock }: { schedules: Schedules; clock: Clock }) {
  const coalesced = createCoalescer<AvailableMonth>()

  /** Every day that may be booked, or those of them that lie in a span. */
  async function readHorizon(now: Date, span: DaySpan = {}): Promise<{ schedule: Schedule; days: Day[] }> {
    const [today, end] = [firstDay(meetingZone, now), lastDay(meetingZone, now)]
    const first = span.first !== undefined && span.first > today ? span.first : today
    const last = span.last !== undefined && span.last < end ? span.last : end
    if (first > last) return { schedule: await schedules.read({ first: today, last: today }), days: [] }
    return { schedule: await schedules.read({ first, last }), days: daysBetween(first, last) }
  }

  async function ofDay(day: Day, consultantId?: string): Promise<AvailableDay> {
    const now = clock()
    const today = firstDay(meetingZone, now)
    // A day that cannot be booked takes no look at it, however far away it is.
    const read = today <= day && day <= lastDay(meetingZone, now) ? day : today
    const schedule = await schedules.read({ first: read, last: read })
    const isKnown = schedule.consultants.some(({ id }) => id === consultantId)
    if (consultantId !== undefined && !isKnown) throw new AppError('NOT_FOUND')
    const { openings, closed_reason, closed_label } = offerOf(schedule, day, now, consultantId)
    return {
      date: day,
      timezone: meetingZone,
      slot_minutes: slotMinutesOf(schedule, consultantId ?? schedule.consultants[0]?.id),
      slots: eachHour(ranked(schedule, day, openings)).map(slotOf),
      closed_reason,
      closed_label,
      next_available_date: openings.length > 0 ? null : await nextDay(day, now, consultantId),
    }
  }

  /** The first day after another that has a free slot. */
  async function nextDay(day: Day, now: Date, consultantId?: string): Promise<Day | null> {
    const today = firstDay(meetingZone, now)
    const last = lastDay(meetingZone, now)
    if (day >= last) return null
    const first = day < today ? today : addDays(day, 1)
    const schedule = await schedules.read({ first, last })
    const hasSlots = (each: Day) => offerOf(schedule, each, now, consultantId).openings.length > 0
    return daysBetween(first, last).find(hasSlots) ?? null
  }

  async function readMonth(month: string): Promise<AvailableMonth> {
    const now = clock()
    const [first, last] = [firstDayOf(month), lastDayOf(month)]
    const schedule = await schedules.read({ first, last })
    return {
      month,
      timezone: meetingZone,
      first_date: firstDay(meetingZone, now),
      last_date: lastDay(meetingZone, now),
      days: daysBetween(first, last).map((date) => {
        const { openings, closed_reason, closed_label } = offerOf(schedule, date, now)
        return { date, free: new Set(openings.map(({ start }) => start)).size, closed_reason, closed_label }
      }),
    }
  }

  async function next(count: number): Promise<Slot[]> {
    const now = clock()
    const { schedule, days } = await readHorizon(now)
    const found: Slot[] = []
    for (const day of days) {
      if (found.length >= count) break
      const { openings } = offerOf(schedule, day, now)
      found.push(...eachHour(ranked(schedule, day, openings)).map(slotOf))
    }
    return found.slice(0, count)
  }

  return {
    ofDay,
    next,
    /** Counting a month takes longest: those who ask at the same time share it. */
    ofMonth: (month = firstDay(meetingZone, clock()).slice(0, 7)) => coalesced(month, () => readMonth(month)),

    /** The free slots nearest to a moment, in the order of time; of some days, when a span is given. */
    async nearest(
      moment: Date,
      count: number,
      suits: (opening: Opening) => boolean,
      { consultantId, span }: { consultantId?: string | undefined; span?: DaySpan | undefined } = {},
    ): Promise<Slot[]> {
      const now = clock()
      const { schedule, days: open } = await readHorizon(now, span)
      const begin = Date.parse(dayIn(meetingZone, moment))
      const found: Opening[] = []
      // A slot of the days at one distance may lie farther away than one of the next, but not of those beyond.
      let enough = Number.POSITIVE_INFINITY
      const byDistance = open
        .map((day) => ({ day, away: Math.abs(Date.parse(day) - begin) }))
        .sort((one, other) => one.away - other.away)
      for (const { day, away } of byDistance) {
        if (away > enough) break
        const { openings } = offerOf(schedule, day, now, consultantId)
        found.push(...eachHour(ranked(schedule, day, openings.filter(suits))))
        if (found.length >= count) enough = Math.min(enough, away + aDay)
      }
      const distance = ({ start }: Opening) => Math.abs(start - moment.getTime())
      return found
        .sort((one, other) => distance(one) - distance(other))
        .slice(0, count)
        .sort((one, other) => one.start - other.start)
        .map(slotOf)
    },
  }
}

/** How long a consultant's meetings take. */
export const slotMinutesOf = ({ rules }: Schedule, consultantId: string | undefined): number =>
  rules.find(({ consultant_id }) => consultant_id === consultantId)?.slot_minutes ?? usualSlot.slot_minutes

const slotOf = ({ start, end, consultant_id }: Opening): Slot => ({
  start_at: isoIn(meetingZone, new Date(start)),
  end_at: isoIn(meetingZone, new Date(end)),
  label: slotLabel(new Date(start)),
  consultant_id,
})

const labels = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: meetingZone,
})

/** 'ter., 24/11, 15:00' */
export const slotLabel = (start: Date) => labels.format(start)
