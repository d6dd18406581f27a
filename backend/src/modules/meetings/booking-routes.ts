import {
  type Booking,
  bookFromAssistant,
  bookMeeting as bookMeetingCall,
  holdSlot as holdSlotCall,
  type Meeting,
  releaseSlot,
} from '@ag/contracts'
import type { FastifyRequest } from 'fastify'
import { idempotencyKeyOf } from '../../plugins/idempotency-key'
import type { Route } from '../../plugins/router'
import type { Sessions } from '../auth/sessions'
import { userIdOf } from '../auth/user-of-request'
import { slotLabel } from './availability'
import { type BookingNeeds, bookMeeting } from './book-meeting'
import { requestKeyOf } from './booking-keys'
import type { DescribeMeeting } from './describe-meeting'
import { holdSlot } from './hold-slot'
import { dropHold } from './reservations'

interface Needs extends BookingNeeds {
  sessions: Sessions
  describe: DescribeMeeting
}

/** Two doors to one booking. */
export function bookingRoutes(route: Route, needs: Needs): void {
  const { db, clock, sessions, describe } = needs
  const tag = 'meetings'
  const hold = holdSlot(needs)
  const book = bookMeeting(needs)

  async function answer(booking: Booking, source: Meeting['source'], request: FastifyRequest) {
    const key = idempotencyKeyOf(request)
    const row = await book(booking, {
      address: request.ip,
      userId: await userIdOf(sessions, request),
      source,
      assistantSession: source === 'assistant' ? assistantSessionOf(request) : undefined,
      requestKey: key ? requestKeyOf(key, booking) : undefined,
    })
    const meeting = describe.owned(row, clock())
    const when = `${slotLabel(row.meeting.start_at)} (horário de Brasília)`
    const message =
      meeting.status === 'pending'
        ? `Recebemos seu pedido para ${when}. Avisamos por e-mail assim que for aceito.`
        : `Reunião confirmada: ${when}.`
    return { success: true as const, meeting, message }
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
    handler: ({ body, request }) => answer(body, 'consultation', request),
  })

  route(bookFromAssistant, {
    tag: 'assistant',
    who: 'anyone',
    summary: 'Book a meeting from a conversation',
    handler: ({ body, request }) => answer(body, 'assistant', request),
  })
}

/** Many proxies drop header names with an underscore, so there are two. */
function assistantSessionOf({ headers }: FastifyRequest): string | undefined {
  const given = headers.session_id ?? headers['x-session-id']
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : undefined
}
