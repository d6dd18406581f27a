import {
  getAvailableDays,
  getAvailableSlots,
  getConsultantDay,
  getDefaultConsultant,
  getNextSlots,
  meetingZone,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Route } from '../../plugins/router'
import { type Availability, slotMinutesOf } from './availability'
import { firstDay } from './free-slots'
import type { Schedules } from './schedule-repository'

const slotsBeforeScripts = 10

interface Needs {
  schedules: Schedules
  clock: Clock
  availability: Availability
}

/** When somebody can be met, and whom. */
export function availabilityRoutes(route: Route, { schedules, clock, availability }: Needs): void {
  const tag = 'meetings'

  route(getAvailableSlots, {
    tag,
    who: 'anyone',
    summary: 'Free slots of a day, or why there are none',
    handler: ({ params }) => availability.ofDay(params.date),
  })

  route(getAvailableDays, {
    tag,
    who: 'anyone',
    summary: 'How many slots are free on each day of a month',
    handler: ({ query }) => availability.ofMonth(query.month),
  })

  route(getNextSlots, {
    tag,
    who: 'anyone',
    summary: 'The next free slots',
    handler: async () => ({ timezone: meetingZone, slots: await availability.next(slotsBeforeScripts) }),
  })

  route(getConsultantDay, {
    tag,
    who: 'anyone',
    summary: 'Free slots of one consultant on a day',
    handler: async ({ params: { id, date } }) => ({
      ...(await availability.ofDay(date, id)),
      consultant_id: id,
    }),
  })

  route(getDefaultConsultant, {
    tag,
    who: 'anyone',
    summary: 'Whom a visitor meets unless they ask for somebody',
    async handler() {
      const today = firstDay(meetingZone, clock())
      const schedule = await schedules.read({ first: today, last: today })
      const [first] = schedule.consultants
      if (!first) throw new AppError('NOT_FOUND')
      const { is_default, must_accept, ...consultant } = first
      return { ...consultant, slot_minutes: slotMinutesOf(schedule, first.id), timezone: meetingZone }
    },
  })
}
