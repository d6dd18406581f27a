import type {
  AvailableDay,
  AvailableMonth,
  getNextSlots,
  ManagedMeeting,
  Meeting,
  MeetingHold,
  ReplyOf,
  Slot,
} from '@ag/contracts'
import { shortWeekday } from '@ag/core/day-names'
import { weekdayOf } from '@ag/core/days'

const zone = 'America/Sao_Paulo'
const half = (start: string) => new Date(Date.parse(start) + 30 * 60_000).toISOString()

/** Half an hour from a moment on, e.g. `2026-11-24 14:00`. */
export function makeSlot(when: string, changes: Partial<Slot> = {}): Slot {
  const [day = '', time = ''] = when.split(' ')
  const start = `${day}T${time}:00-03:00`
  return {
    start_at: start,
    end_at: half(start),
    label: `${shortWeekday(weekdayOf(day))}., ${day.slice(8)}/${day.slice(5, 7)}, ${time}`,
    consultant_id: 'cs_1',
    ...changes,
  }
}

/** A Tuesday with these hours free. */
export const makeAvailableDay = (
  times: string[] = ['09:00', '14:00', '14:30'],
  changes: Partial<AvailableDay> = {},
): AvailableDay => {
  const date = changes.date ?? '2026-11-24'
  return {
    date,
    timezone: zone,
    slot_minutes: 30,
    slots: times.map((time) => makeSlot(`${date} ${time}`)),
    closed_reason: times.length === 0 ? 'full' : null,
    closed_label: null,
    next_available_date: null,
    ...changes,
  }
}

/** November of 2026 from the 19th on: the 20th is a holiday, nothing is free on the 25th, the last day is the 30th. */
export const makeAvailableMonth = (changes: Partial<AvailableMonth> = {}): AvailableMonth => ({
  month: '2026-11',
  timezone: zone,
  first_date: '2026-11-19',
  last_date: '2026-11-30',
  days: Array.from({ length: 30 }, (_, index) => dayOfNovember(index + 1)),
  ...changes,
})

function dayOfNovember(number: number): AvailableMonth['days'][number] {
  const date = `2026-11-${String(number).padStart(2, '0')}`
  const closed = (closed_reason: AvailableDay['closed_reason'], closed_label: string | null = null) => ({
    date,
    free: 0,
    closed_reason,
    closed_label,
  })
  if (number < 19) return closed('past')
  if (number === 20) return closed('holiday', 'Dia da Consciência Negra')
  if ([0, 6].includes(weekdayOf(date))) return closed('weekend')
  if (number === 25) return closed('full')
  return { date, free: 3, closed_reason: null, closed_label: null }
}

export const makeNextSlots = (
  starts: string[] = ['2026-11-24 09:00', '2026-11-24 14:00', '2026-11-26 10:00'],
): ReplyOf<typeof getNextSlots> => ({ timezone: zone, slots: starts.map((start) => makeSlot(start)) })

/** A slot kept from now on for five minutes. */
export const makeHold = (changes: Partial<MeetingHold> = {}): MeetingHold => {
  const { start_at, end_at } = makeSlot('2026-11-24 14:00')
  return {
    id: 'hold_1',
    start_at,
    end_at,
    expires_at: new Date(Date.now() + 5 * 60_000).toISOString(),
    challenge: null,
    ...changes,
  }
}

const meetingHours = {
  start_at: '2026-11-24T14:00:00-03:00',
  end_at: '2026-11-24T14:30:00-03:00',
  timezone: zone,
  channel: 'video' as const,
  consultant: { id: 'cs_1', name: 'Bruno Lima' },
  join_url: null,
  ics_url: '/api/v1/meetings/mt_1/calendar?key=chave',
}

/** A meeting that has just been booked. */
export const makeMeeting = (changes: Partial<Meeting> = {}): Meeting => ({
  id: 'mt_1',
  title: 'Reunião sobre Prospect AI',
  date: '2026-11-24',
  time: '14:00',
  status: 'confirmed',
  ...meetingHours,
  contact_info: { name: 'Ana Souza', email: 'ana@empresa.com.br', phone: null },
  manage_url: 'http://localhost/consultation/manage#mt_1.chave',
  source: 'consultation',
  outcome: null,
  version: 1,
  created_at: '2026-11-19T09:30:00-03:00',
  updated_at: '2026-11-19T09:30:00-03:00',
  ...changes,
})

/** What a manage link shows of it. */
export const makeManagedMeeting = (changes: Partial<ManagedMeeting> = {}): ManagedMeeting => ({
  id: 'mt_1',
  title: 'Reunião sobre Prospect AI',
  first_name: 'Ana',
  status: 'confirmed',
  ...meetingHours,
  can_change: true,
  moves_left: 3,
  version: 1,
  ...changes,
})
