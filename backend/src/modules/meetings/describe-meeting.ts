import { type ManagedMeeting, type Meeting, meetingZone } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { firstName } from '../auth/mails'
import { roomOf } from './calendar-file'
import type { ManageLinks } from './manage-links'
import type { MeetingRow } from './meeting-repository'
import { canChange, movesLeft, statusAt } from './meeting-status'
import { isoIn } from './zoned-day'

export type DescribeMeeting = ReturnType<typeof describeMeetings>

/** Meetings as they cross the wire. */
export function describeMeetings(links: ManageLinks) {
  const shared = (row: MeetingRow, now: Date) => {
    const { meeting, consultant } = row
    return {
      id: meeting.id,
      title: meeting.title,
      status: statusAt(meeting, now),
      start_at: isoIn(meetingZone, meeting.start_at),
      end_at: isoIn(meetingZone, meeting.end_at),
      timezone: meetingZone,
      channel: meeting.channel as Meeting['channel'],
      consultant: { id: consultant.id, name: consultant.name },
      join_url: statusAt(meeting, now) === 'confirmed' ? roomOf(row) : null,
      ics_url: links.icsUrl(meeting.id),
      version: meeting.version,
    }
  }

  return {
    /** To its owner. */
    owned(row: MeetingRow, now: Date): Meeting {
      const { meeting } = row
      const { name, email, phone } = meeting
      return {
        ...shared(row, now),
        date: isoDay(meeting.start_at),
        time: isoIn(meetingZone, meeting.start_at).slice(11, 16),
        contact_info: { name, email, phone },
        manage_url: links.manageUrl(meeting.id),
        source: meeting.source as Meeting['source'],
        outcome: meeting.outcome as Meeting['outcome'],
        created_at: meeting.created_at.toISOString(),
        updated_at: meeting.updated_at.toISOString(),
      }
    },

    /** To whoever has its link. */
    managed: (row: MeetingRow, now: Date): ManagedMeeting => ({
      ...shared(row, now),
      first_name: firstName(row.meeting.name),
      can_change: canChange(row.meeting, now),
      moves_left: movesLeft(row.meeting),
    }),
  }
}
