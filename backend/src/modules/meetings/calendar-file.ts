import type { MeetingStatus } from '@ag/contracts'
import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { MeetingRow } from './meeting-repository'

/** What a calendar is told: an invitation, its end, or just an entry to keep. */
type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

export interface Participant {
  name: string
  email: string
}

interface Entry {
  method: CalendarMethod
  status: MeetingStatus
  organizer: Participant
  /** Nobody is invited by a file that somebody fetches for themselves. */
  guests: Participant[]
  summary: string
  description: string
  now: Date
}

const statuses: Record<MeetingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

const places: Record<string, string> = { video: 'Videochamada', phone: 'Telefone', whatsapp: 'WhatsApp' }

/**
 * A meeting as an iCalendar file. Its id never changes and its number grows with every change, so that calendars replace
 * the entry instead of adding another; times are UTC, which every zone's calendar reads alike.
 */
export function calendarFile({ meeting, consultant }: MeetingRow, entry: Entry): string {
  const { method, status, organizer, guests, summary, description, now } = entry
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'meetings', product: 'calendar', language: 'PT-BR' },
  })
  const event = calendar.createEvent({
    id: `${meeting.id}@meetings`,
    sequence: meeting.version - 1,
    stamp: now,
    created: meeting.created_at,
    lastModified: meeting.updated_at,
    start: meeting.start_at,
    end: meeting.end_at,
    summary,
    description,
    location: roomOf({ meeting, consultant }) ?? places[meeting.channel],
    status: statuses[status],
    organizer: { ...organizer, name: oneLine(organizer.name) },
  })
  for (const { name, email } of guests) {
    event.createAttendee({
      name: oneLine(name),
      email,
      role: ICalAttendeeRole.REQ,
      rsvp: method === 'REQUEST',
    })
  }
  return calendar.toString()
}

/** Where a video call takes place, if that is known. */
export const roomOf = ({ meeting, consultant }: MeetingRow): string | null =>
  meeting.channel === 'video' ? consultant.room_url : null

/** A name is a parameter of a line, where nothing can be escaped. */
const oneLine = (text: string) => text.replace(/[\p{Cc}"]+/gu, ' ').trim()
