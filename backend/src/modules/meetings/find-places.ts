import { type MeetingChannel, meetingZone, type Slot } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Day } from '@ag/core/days'
import { after, type Clock } from '../../clock'
import { createKeyedQueue } from '../auth/keyed-queue'
import type { Availability } from './availability'
import { firstPlace } from './first-place'
import { firstDay, lastDay, receiversOf, takersOf } from './free-slots'
import { placesOutside } from './outside-hours'
import { refused } from './refused'
import type { Place } from './reservations'
import { bookingRules } from './rules'
import type { Opening, Schedule } from './schedule'
import type { Schedules } from './schedule-repository'
import { dayIn } from './zoned-day'

const mostInLine = 500

/** What somebody wants. */
export interface Wish {
  start: Date
  channel?: MeetingChannel
  consultantId?: string
  /** Reservations of their own, which are not in their way. */
  ignoring?: string[]
  /** When the notice was kept, if that was before now. */
  since?: Date
  outsideHours?: boolean
}

/** Where a meeting could take place, and whether somebody must still accept it. */
export interface Candidate extends Place {
  isPending: boolean
}

interface Needs {
  schedules: Schedules
  clock: Clock
  availability: Availability
}

export type Places = ReturnType<typeof createPlaces>

/** Finds who could take a wish, the first to be asked first; refuses what is no slot, and what is taken. */
export function createPlaces({ schedules, clock, availability }: Needs) {
  const queued = createKeyedQueue(mostInLine, () => new AppError('UNAVAILABLE'))

  /** The refusal of what somebody else has, with the three slots that come nearest. */
  async function taken(wish: Wish): Promise<AppError> {
    const slots = await availability.nearest(wish.start, 3, suiting(wish), {
      consultantId: wish.consultantId,
    })
    return new AppError('SLOT_TAKEN', { alternatives: slots.map(alternativeOf) })
  }

  return {
    taken,

    /** The first place that can be had. Requests that race for one slot queue here and not before the database. */
    first: <T>(
      candidates: Candidate[],
      attempt: (candidate: Candidate) => Promise<T>,
    ): Promise<T | undefined> =>
      queued(String(candidates[0]?.start.getTime()), () => firstPlace(candidates, attempt)),

    async find(wish: Wish): Promise<Candidate[]> {
      const { start, consultantId, ignoring } = wish
      const now = clock()
      const day = bookableDay(start, now)
      const schedule = await schedules.read({ first: day, last: day, ignoring })
      checkConsultant(schedule, consultantId)
      const takers = takersOf(schedule, start, wish.since ?? now, consultantId)
      if (takers === 'taken') throw await taken(wish)
      if (takers === 'invalid') {
        const isInTime = start >= after(now, bookingRules.notice)
        const places =
          wish.outsideHours && isInTime
            ? placesOutside(schedule, day, start, receiversOf(schedule, consultantId))
            : []
        if (places.length === 0) throw new AppError('SLOT_INVALID')
        return places.map((place) => ({ ...place, isPending: true }))
      }
      const willing = takers.filter(suiting(wish))
      if (willing.length === 0) throw otherChannel()
      return willing.map((opening) => candidateOf(opening, schedule))
    },
  }
}

function candidateOf({ consultant_id, start, end, until }: Opening, { consultants }: Schedule): Candidate {
  return {
    consultant_id,
    start: new Date(start),
    end: new Date(end),
    until: new Date(until),
    isPending: consultants.some(({ id, must_accept }) => id === consultant_id && must_accept),
  }
}

const suiting =
  ({ channel }: Wish) =>
  ({ channels }: Opening) =>
    channel === undefined || channels.includes(channel)

/** The day of a moment; a moment that lies beyond all that can be booked is refused before anything is read. */
function bookableDay(start: Date, now: Date): Day {
  if (Number.isNaN(start.getTime())) throw new AppError('SLOT_INVALID')
  const day = dayIn(meetingZone, start)
  if (day < firstDay(meetingZone, now) || day > lastDay(meetingZone, now)) throw new AppError('SLOT_INVALID')
  return day
}

function checkConsultant({ consultants }: Schedule, id: string | undefined): void {
  if (id === undefined || consultants.some((each) => each.id === id)) return
  throw refused('consultant_id', 'CONSULTANT_ID_INVALID', 'Escolha um consultor da lista.')
}

const otherChannel = () =>
  refused(
    'channel',
    'CHANNEL_INVALID',
    'Nesse horário não há atendimento por esse canal. Escolha outro canal.',
  )

const alternativeOf = ({ start_at, end_at, label }: Slot) => ({ start_at, end_at, label })
