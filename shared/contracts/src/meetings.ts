import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { emailField, idField, nameField, phoneField } from './fields'
import { openWords } from './open-words'

export const meetingChannels = ['video', 'phone', 'whatsapp'] as const
export const meetingChannel = z.enum(meetingChannels, 'Escolha o canal da reunião.')
export type MeetingChannel = z.infer<typeof meetingChannel>

export const meetingStatus = z.enum(['pending', 'confirmed', 'completed', 'cancelled'])
export type MeetingStatus = z.infer<typeof meetingStatus>

/** The one zone that meetings are agreed in; its offset is never written down anywhere. */
export const meetingZone = 'America/Sao_Paulo'

/** A day of that zone, e.g. `2026-11-24`. */
export const dayField = z.iso.date('Informe um dia válido.')
/** A moment with its offset, e.g. `2026-11-24T14:00:00-03:00`: the start of a slot. */
export const slotField = z.iso.datetime({ offset: true, error: 'Escolha um horário.' })

export const slot = z.object({
  start_at: z.string(),
  end_at: z.string(),
  /** Day and hour in the meetings' zone, e.g. `ter., 24/11, 15:00`. */
  label: z.string(),
  consultant_id: z.string(),
})
export type Slot = z.infer<typeof slot>

export const closedReason = z.enum([
  'weekend',
  'holiday',
  'past',
  'notice',
  'full',
  'beyond_horizon',
  'blocked',
])
export type ClosedReason = z.infer<typeof closedReason>

/** Why there is no slot; null on a day that has some. */
const whyClosed = z.nullable(openWords(closedReason))

const dayShape = {
  date: z.string(),
  timezone: z.string(),
  slot_minutes: z.number(),
  slots: z.array(slot),
  closed_reason: whyClosed,
  /** Name of the holiday, or of what blocks the day. */
  closed_label: z.nullable(z.string()),
  next_available_date: z.nullable(z.string()),
}

export const availableDay = z.object(dayShape)
export type AvailableDay = z.infer<typeof availableDay>

/** The free hours of a day; each hour once, whoever would take it. */
export const getAvailableSlots = endpoint({
  method: 'GET',
  path: '/api/v1/meetings/available-slots/:date',
  params: z.object({ date: dayField }),
  reply: availableDay,
})

export const availableMonth = z.object({
  /** E.g. `2026-11`. */
  month: z.string(),
  timezone: z.string(),
  /** The first and last day that may be booked today. */
  first_date: z.string(),
  last_date: z.string(),
  /** Every day of the month. */
  days: z.array(
    z.object({
      date: z.string(),
      free: z.number(),
      closed_reason: whyClosed,
      closed_label: z.nullable(z.string()),
    }),
  ),
})
export type AvailableMonth = z.infer<typeof availableMonth>

/** How many hours are free on each day of a month; the current one unless told. */
export const getAvailableDays = endpoint({
  method: 'GET',
  path: '/api/v1/meetings/available-days',
  query: z.object({
    month: z.optional(z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Informe um mês válido.'))),
  }),
  reply: availableMonth,
})

/** The next ten free slots: what a page shows before, or without, its scripts. */
export const getNextSlots = endpoint({
  method: 'GET',
  path: '/api/v1/meetings/next-slots',
  isPublic: true,
  reply: z.object({ timezone: z.string(), slots: z.array(slot) }),
})

export const consultant = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  photo_url: z.nullable(z.string()),
  channels: z.array(meetingChannel),
  slot_minutes: z.number(),
  timezone: z.string(),
})
export type Consultant = z.infer<typeof consultant>

export const getDefaultConsultant = endpoint({
  method: 'GET',
  path: '/api/v1/consultations/consultants/default',
  isPublic: true,
  reply: consultant,
})

/** The free hours of one consultant on a day. */
export const getConsultantDay = endpoint({
  method: 'GET',
  path: '/api/v1/consultations/consultants/:id/availability/:date',
  params: z.object({ id: idField, date: dayField }),
  reply: z.object({ ...dayShape, consultant_id: z.string() }),
})

/** Work that a browser does for a busy address before it may book; ALTCHA's words. */
export const proofChallenge = z.record(z.string(), z.unknown())

export const meetingHold = z.object({
  id: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  expires_at: z.string(),
  /** To be solved, and sent with the booking; null unless the address is busy. */
  challenge: z.nullable(proofChallenge),
})
export type MeetingHold = z.infer<typeof meetingHold>

/** Keeps a slot for five minutes for whoever has the id. */
export const holdSlot = endpoint({
  method: 'POST',
  path: '/api/v1/meetings/holds',
  status: 201,
  body: z.object({
    start_at: slotField,
    /** The hold that this one takes the place of. */
    replaces: z.optional(idField),
    consultant_id: z.optional(idField),
  }),
  reply: meetingHold,
})

export const releaseSlot = endpoint({
  method: 'DELETE',
  path: '/api/v1/meetings/holds/:id',
  status: 204,
  params: z.object({ id: idField }),
})

const needsPhone = (channel: MeetingChannel) => channel !== 'video'
const consentMessage = 'Autorize o uso dos dados para marcar a reunião.'

export const contactInfo = z.object({
  name: nameField,
  email: emailField,
  phone: z._default(phoneField, null),
  company: z._default(z.string().check(z.trim(), z.maxLength(120, 'Use no máximo 120 caracteres.')), ''),
  notes: z._default(z.string().check(z.trim(), z.maxLength(1000, 'Use no máximo 1000 caracteres.')), ''),
  consent: z.literal(true, consentMessage),
})
export type ContactInfo = z.output<typeof contactInfo>

/** What a booking says; the phone is required where the meeting is a call. */
export const booking = z
  .object({
    channel: meetingChannel,
    preferred_time: slotField,
    contact_info: contactInfo,
    /** The agent it is about, by its id in the catalogue. */
    product_id: z.optional(idField),
    hold_id: z.optional(idField),
    /** Somebody in particular; who must accept leaves it pending. */
    consultant_id: z.optional(idField),
    /** A wish outside the hours: pending until somebody accepts. */
    outside_hours: z.optional(z.boolean()),
    /** Left empty by people. */
    website: z.optional(z.string().check(z.maxLength(200))),
    /** The solved challenge of the hold: base64 of the JSON `{ challenge, solution }`, as ALTCHA sends it. */
    proof: z.optional(z.string().check(z.maxLength(2000))),
  })
  .check(
    z.refine(({ channel, contact_info }) => !needsPhone(channel) || contact_info.phone !== null, {
      path: ['contact_info', 'phone'],
      message: 'Informe um telefone com DDD.',
    }),
  )
export type Booking = z.output<typeof booking>

export const meeting = z.object({
  id: z.string(),
  title: z.string(),
  /** Day and hour in the meetings' zone. */
  date: z.string(),
  time: z.string(),
  status: openWords(meetingStatus),
  start_at: z.string(),
  end_at: z.string(),
  timezone: z.string(),
  channel: openWords(meetingChannel),
  contact_info: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  consultant: z.object({ id: z.string(), name: z.string() }),
  join_url: z.nullable(z.string()),
  manage_url: z.string(),
  ics_url: z.string(),
  source: openWords(z.enum(['consultation', 'assistant', 'admin'])),
  outcome: z.nullable(openWords(z.enum(['attended', 'no_show']))),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Meeting = z.infer<typeof meeting>

export const bookingReply = z.object({ success: z.literal(true), meeting, message: z.string() })

/** Books a meeting. */
export const bookMeeting = endpoint({
  method: 'POST',
  path: '/api/v1/meetings/',
  status: 201,
  isKeyed: true,
  body: booking,
  reply: bookingReply,
})

/** The meetings of whoever is signed in: what is to come first, then what has been; a hundred at most. */
export const getMeetings = endpoint({
  method: 'GET',
  path: '/api/v1/meetings/',
  reply: z.object({ items: z.array(meeting) }),
})

const meetingParams = z.object({ id: idField })
/** Signature of a manage link; who is signed in and owns the meeting needs none. */
const keyField = z.string().check(z.maxLength(200))

export const getMeeting = endpoint({
  method: 'GET',
  path: '/api/v1/meetings/:id',
  params: meetingParams,
  reply: meeting,
})

/** What a manage link shows: whoever has it may be somebody else, so of the person only the first name. */
export const managedMeeting = z.object({
  id: z.string(),
  title: z.string(),
  first_name: z.string(),
  status: openWords(meetingStatus),
  start_at: z.string(),
  end_at: z.string(),
  timezone: z.string(),
  channel: openWords(meetingChannel),
  consultant: z.object({ id: z.string(), name: z.string() }),
  join_url: z.nullable(z.string()),
  ics_url: z.string(),
  /** May it be moved or cancelled now? Until two hours before. */
  can_change: z.boolean(),
  moves_left: z.number(),
  version: z.number(),
})
export type ManagedMeeting = z.infer<typeof managedMeeting>

/** Opens a manage link; the key travels in a body, never in an address. */
export const openMeeting = endpoint({
  method: 'POST',
  path: '/api/v1/meetings/:id/open',
  params: meetingParams,
  body: z.object({ key: keyField }),
  reply: managedMeeting,
})

export const moveMeeting = endpoint({
  method: 'POST',
  path: '/api/v1/meetings/:id/reschedule',
  params: meetingParams,
  body: z.object({ start_at: slotField, hold_id: z.optional(idField), key: z.optional(keyField) }),
  reply: managedMeeting,
})

export const cancelMeeting = endpoint({
  method: 'POST',
  path: '/api/v1/meetings/:id/cancel',
  params: meetingParams,
  body: z.object({
    reason: z._default(z.string().check(z.trim(), z.maxLength(500, 'Use no máximo 500 caracteres.')), ''),
    key: z.optional(keyField),
  }),
  reply: managedMeeting,
})

/** The meeting as a calendar file (text/calendar), by the key of its link. */
export const getMeetingCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/meetings/:id/calendar',
  params: meetingParams,
  query: z.object({ key: keyField }),
})
