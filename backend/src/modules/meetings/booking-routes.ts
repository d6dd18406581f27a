import {
  type Booking,
  bookMeeting as bookMeetingCall,
  holdSlot as holdSlotCall,
  releaseSlot,
} from '@ag/contracts'
import type { FastifyRequest } from 'fastify'
import { requestKeyOf } from '../../plugins/idempotency-key'
import type { Route } from '../../plugins/router'
import { meetingOfStep } from '../agents/with-team/meeting-of-step'
import type { Sessions } from '../auth/sessions'
import { userIdOf } from '../auth/user-of-request'
import { slotLabel } from './availability'
import { type BookingNeeds, bookMeeting } from './book-meeting'
import type { DescribeMeeting } from './describe-meeting'
import { holdSlot } from './hold-slot'
import type { MeetingRow } from './meeting-repository'
import { dropHold } from './reservations'

interface Needs extends BookingNeeds {
  sessions: Sessions
  describe: DescribeMeeting
}

/** Holds, and the booking of whoever is on a page. */
export function bookingRoutes(route: Route, needs: Needs): void {
  const { db, clock, sessions, describe } = needs
  const tag = 'meetings'
  const hold = holdSlot(needs)
  const book = bookMeeting(needs)

  async function answer(booking: Booking, request: FastifyRequest) {
    // The proof may be another one: the work was done.
    const { proof: _, ...said } = booking
    const row = await book(booking, {
      address: request.ip,
      userId: await userIdOf(sessions, request),
      source: 'consultation',
      assistantSession: undefined,
      requestKey: requestKeyOf(request, said),
      note: (inside, { meeting }) => meetingOfStep(inside, clock(), meeting),
    })
    return describeBooking(describe, row, clock())
  }

  route(holdSlotCall, {
    tag,
    who: 'anyone',
    summary: 'Keep a slot for five minutes',
    handler: ({ body, request }) => hold(body, request.ip),
  })

  route(releaseSlot, {
    tag,
    who: 'anyone',
    summary: 'Give a kept slot back',
    async handler({ params }) {
      await dropHold(db, clock(), params.id)
      return undefined
    },
  })

  route(bookMeetingCall, {
    tag,
    who: 'anyone',
    summary: 'Book a meeting',
    handler: ({ body, request }) => answer(body, request),
  })
}

/** What somebody hears who has booked. */
export function describeBooking(describe: DescribeMeeting, row: MeetingRow, now: Date) {
  const meeting = describe.owned(row, now)
  const when = `${slotLabel(row.meeting.start_at)} (horário de Brasília)`
  const message =
    meeting.status === 'pending'
      ? `Recebemos seu pedido para ${when}. Avisamos por e-mail assim que for aceito.`
      : `Reunião confirmada: ${when}.`
  return { success: true as const, meeting, message }
}
