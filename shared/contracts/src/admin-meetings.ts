import * as z from 'zod/mini'
import { listQuery, pageOf, reasonField, textField, versionField } from './admin-lists'
import { endpoint } from './endpoint'
import { emailField, idField } from './fields'
import { contactInfo, dayField, meeting, meetingChannel, meetingStatus, slotField } from './meetings'
import { openWords } from './open-words'

export const adminMeeting = z.object({
  ...meeting.shape,
  company: z.string(),
  notes: z.string(),
  product_id: z.nullable(z.string()),
  moves: z.number(),
})
export type AdminMeeting = z.infer<typeof adminMeeting>

const meetingFilters = {
  q: listQuery.q,
  status: z.optional(meetingStatus),
  channel: z.optional(meetingChannel),
  consultant_id: z.optional(idField),
  from: z.optional(dayField),
  to: z.optional(dayField),
  sort: z.optional(z.enum(['start_at', '-start_at'])),
}

/** The latest first unless told. */
export const getAdminMeetings = endpoint({
  method: 'GET',
  path: '/api/v1/admin/meetings',
  query: z.object({ ...listQuery, ...meetingFilters }),
  reply: pageOf(adminMeeting),
})

export const getMeetingsFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/meetings/export',
  query: z.object(meetingFilters),
})

export const calendarMeeting = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.string(),
  status: openWords(meetingStatus),
  name: z.string(),
  consultant_id: z.string(),
})
export type CalendarMeeting = z.infer<typeof calendarMeeting>

/** A month of meetings, of one person where told; two thousand at most. */
export const getMeetingMonth = endpoint({
  method: 'GET',
  path: '/api/v1/admin/meetings/calendar',
  query: z.object({
    month: z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Informe um mês válido.')),
    consultant_id: z.optional(idField),
  }),
  reply: z.object({ month: z.string(), items: z.array(calendarMeeting) }),
})

const params = z.object({ id: idField })

export const meetingStep = z.object({
  kind: openWords(z.enum(['requested', 'booked', 'confirmed', 'moved', 'cancelled', 'completed'])),
  by: openWords(z.enum(['customer', 'consultant', 'administrator', 'system'])),
  from_start_at: z.nullable(z.string()),
  start_at: z.string(),
  reason: z.string(),
  at: z.string(),
})

export const getAdminMeeting = endpoint({
  method: 'GET',
  path: '/api/v1/admin/meetings/:id',
  params,
  reply: z.object({
    meeting: adminMeeting,
    history: z.array(meetingStep),
    /** What it can become now. */
    next: z.array(meetingStatus),
    can_move: z.boolean(),
  }),
})

/** Books for somebody: the same rules as everywhere, but neither limits nor work. */
export const bookForCustomer = endpoint({
  method: 'POST',
  path: '/api/v1/admin/meetings',
  status: 201,
  isKeyed: true,
  body: z.object({
    channel: meetingChannel,
    preferred_time: slotField,
    consultant_id: z.optional(idField),
    product_id: z.optional(idField),
    contact_info: contactInfo,
  }),
  reply: adminMeeting,
})

/** Accepts, completes or cancels. The visitor hears of it. */
export const setMeetingStatus = endpoint({
  method: 'POST',
  path: '/api/v1/admin/meetings/:id/status',
  params,
  body: z.object({
    version: versionField,
    status: z.enum(['confirmed', 'completed', 'cancelled'], 'Escolha o status.'),
    /** Of one that took place, or did not. */
    outcome: z.optional(z.enum(['attended', 'no_show'])),
    reason: reasonField,
  }),
  reply: adminMeeting,
})

/** Moves it, also later than its owner could. The visitor hears of it. */
export const moveForCustomer = endpoint({
  method: 'POST',
  path: '/api/v1/admin/meetings/:id/move',
  params,
  body: z.object({
    version: versionField,
    start_at: slotField,
    consultant_id: z.optional(idField),
    reason: reasonField,
  }),
  reply: adminMeeting,
})

export const consultantEdit = z.object({
  name: textField(100, 'Informe o nome.'),
  role: textField(100),
  bio: textField(500),
  photo_url: z.nullable(
    z.string().check(z.regex(/^https:\/\/\S{1,300}$/, 'Informe um endereço que comece com https://.')),
  ),
  email: z.nullable(emailField),
  room_url: z.nullable(
    z.string().check(z.regex(/^https:\/\/\S{1,300}$/, 'Informe um endereço que comece com https://.')),
  ),
  channels: z.array(meetingChannel).check(z.minLength(1, 'Escolha pelo menos um canal.'), z.maxLength(3)),
  is_default: z.boolean(),
  must_accept: z.boolean(),
  is_active: z.boolean(),
})
export type ConsultantEdit = z.infer<typeof consultantEdit>

export const adminConsultant = z.object({
  ...consultantEdit.shape,
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  photo_url: z.nullable(z.string()),
  email: z.nullable(z.string()),
  room_url: z.nullable(z.string()),
  id: z.string(),
  version: z.number(),
  /** What is still to come. */
  upcoming: z.number(),
})
export type AdminConsultant = z.infer<typeof adminConsultant>

/** All of them, those who receive first; two hundred at most. */
export const getConsultants = endpoint({
  method: 'GET',
  path: '/api/v1/admin/consultants',
  reply: z.object({ items: z.array(adminConsultant) }),
})

export const createConsultant = endpoint({
  method: 'POST',
  path: '/api/v1/admin/consultants',
  status: 201,
  body: consultantEdit,
  reply: adminConsultant,
})

export const editConsultant = endpoint({
  method: 'PATCH',
  path: '/api/v1/admin/consultants/:id',
  params,
  body: z.object({ version: versionField, ...z.partial(consultantEdit).shape }),
  reply: adminConsultant,
})

const quarterOfHour = (message: string) =>
  z.string(message).check(z.regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/, message))

const minutesField = (least: number, most: number, message: string) =>
  z.int(message).check(
    z.minimum(least, message),
    z.maximum(most, message),
    z.refine((minutes) => minutes % 15 === 0, message),
  )

const ruleShape = {
  consultant_id: idField,
  weekday: z.int('Escolha o dia.').check(z.minimum(1, 'Escolha o dia.'), z.maximum(5, 'Escolha o dia.')),
  start: quarterOfHour('Informe o início, de 15 em 15 minutos.'),
  end: quarterOfHour('Informe o fim, de 15 em 15 minutos.'),
  slot_minutes: minutesField(15, 480, 'Use de 15 a 480 minutos, de 15 em 15.'),
  buffer_after: minutesField(0, 120, 'Use de 0 a 120 minutos, de 15 em 15.'),
  /** Null: all that the person offers. */
  channels: z.nullable(z.array(meetingChannel).check(z.minLength(1), z.maxLength(3))),
  valid_from: z.nullable(dayField),
  valid_to: z.nullable(dayField),
}

export const ruleEdit = z.object(ruleShape).check(
  z.refine(({ start, end }) => start < end, { path: ['end'], message: 'O fim vem depois do início.' }),
  z.refine(({ valid_from: from, valid_to: to }) => from === null || to === null || from <= to, {
    path: ['valid_to'],
    message: 'O último dia vem depois do primeiro.',
  }),
)
export type RuleEdit = z.infer<typeof ruleEdit>

export const availabilityRule = z.object({
  ...ruleShape,
  id: z.string(),
  version: z.number(),
})
export type AvailabilityRule = z.infer<typeof availabilityRule>

/** By person, day and hour; a thousand at most. */
export const getAvailabilityRules = endpoint({
  method: 'GET',
  path: '/api/v1/admin/availability-rules',
  query: z.object({ consultant_id: z.optional(idField) }),
  reply: z.object({ items: z.array(availabilityRule) }),
})

export const createAvailabilityRule = endpoint({
  method: 'POST',
  path: '/api/v1/admin/availability-rules',
  status: 201,
  body: ruleEdit,
  reply: availabilityRule,
})

export const editAvailabilityRule = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/availability-rules/:id',
  params,
  body: z.object({ version: versionField, rule: ruleEdit }),
  reply: availabilityRule,
})

export const removeAvailabilityRule = endpoint({
  method: 'POST',
  path: '/api/v1/admin/availability-rules/:id/remove',
  status: 204,
  params,
  body: z.object({ version: versionField }),
})

export const adminHoliday = z.object({
  date: z.string(),
  name: z.string(),
  /** Of an optional day. */
  key: z.nullable(z.string()),
  /** Somebody decided to receive on it. */
  is_open: z.boolean(),
})
export type AdminHoliday = z.infer<typeof adminHoliday>

export const getHolidays = endpoint({
  method: 'GET',
  path: '/api/v1/admin/holidays',
  query: z.object({ year: z.string().check(z.regex(/^20\d{2}$/, 'Informe um ano válido.')) }),
  reply: z.object({ items: z.array(adminHoliday) }),
})

/** Opens or closes an optional day, every year. */
export const setOptionalDay = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/holidays/:key',
  params: z.object({ key: idField }),
  body: z.object({ is_open: z.boolean() }),
  reply: z.object({ key: z.string(), is_open: z.boolean() }),
})

const blockShape = {
  /** Null: everybody. */
  consultant_id: z.nullable(idField),
  first_day: dayField,
  last_day: dayField,
  label: textField(80, 'Diga o motivo.'),
}

export const blockedDay = z.object({ ...blockShape, label: z.string(), id: z.string(), version: z.number() })
export type BlockedDay = z.infer<typeof blockedDay>

/** Those that are not over, the next one first; five hundred at most. */
export const getBlockedDays = endpoint({
  method: 'GET',
  path: '/api/v1/admin/blocked-days',
  reply: z.object({ items: z.array(blockedDay) }),
})

export const blockEdit = z.object(blockShape).check(
  z.refine(({ first_day, last_day }) => first_day <= last_day, {
    path: ['last_day'],
    message: 'O último dia vem depois do primeiro.',
  }),
)
export type BlockEdit = z.infer<typeof blockEdit>

export const blockDays = endpoint({
  method: 'POST',
  path: '/api/v1/admin/blocked-days',
  status: 201,
  body: blockEdit,
  reply: z.object({
    block: blockedDay,
    /** Meetings on those days, which stay until somebody moves them. */
    meetings: z.number(),
  }),
})

export const unblockDays = endpoint({
  method: 'POST',
  path: '/api/v1/admin/blocked-days/:id/remove',
  status: 204,
  params,
  body: z.object({ version: versionField }),
})
