import type {
  AdminConsultant,
  AdminMeeting,
  AvailabilityRule,
  getAdminMe,
  getAdminMeeting,
  ReplyOf,
} from '@ag/contracts'
import { makeMeeting } from './meeting-makers'

/** Somebody who may do these things in the admin area; everything about meetings unless told. */
export const makeAdmin = (
  permissions: string[] = ['meetings:read', 'meetings:write', 'consultants:write', 'availability:write'],
): ReplyOf<typeof getAdminMe> => ({ role: 'agenda', permissions })

/** A meeting as those see it who run it. */
export const makeAdminMeeting = (changes: Partial<AdminMeeting> = {}): AdminMeeting => ({
  ...makeMeeting(),
  company: 'Padaria Central',
  notes: 'Quer ver preços.',
  product_id: 'prospect',
  moves: 0,
  ...changes,
})

/** One meeting with its history, which can still be moved and cancelled. */
export const makeMeetingDetail = (
  meeting: AdminMeeting = makeAdminMeeting(),
  changes: Partial<ReplyOf<typeof getAdminMeeting>> = {},
): ReplyOf<typeof getAdminMeeting> => ({
  meeting,
  history: [
    {
      kind: 'booked',
      by: 'customer',
      from_start_at: null,
      start_at: meeting.start_at,
      reason: '',
      at: meeting.created_at,
    },
  ],
  next: ['cancelled'],
  can_move: true,
  ...changes,
})

/** Somebody who receives customers and is met by those who ask for nobody. */
export const makeAdminConsultant = (changes: Partial<AdminConsultant> = {}): AdminConsultant => ({
  id: 'cs_1',
  name: 'Bruno Lima',
  role: 'Consultor de automação',
  bio: '',
  photo_url: null,
  email: 'bruno@empresa.com.br',
  room_url: null,
  channels: ['video', 'phone'],
  is_default: true,
  must_accept: false,
  is_active: true,
  version: 1,
  upcoming: 2,
  ...changes,
})

/** A Monday morning. */
export const makeAvailabilityRule = (changes: Partial<AvailabilityRule> = {}): AvailabilityRule => ({
  id: 'ar_1',
  consultant_id: 'cs_1',
  weekday: 1,
  start: '09:00',
  end: '12:00',
  slot_minutes: 30,
  buffer_after: 15,
  channels: null,
  valid_from: null,
  valid_to: null,
  version: 1,
  ...changes,
})
