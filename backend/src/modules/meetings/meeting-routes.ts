import {
  cancelMeeting as cancelMeetingCall,
  getMeeting,
  getMeetingCalendar,
  getMeetings,
  moveMeeting as moveMeetingCall,
  openMeeting,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyRequest } from 'fastify'
import { bearerOf, type Route } from '../../plugins/router'
import { sendFile } from '../../plugins/send-file'
import { deviceOf } from '../auth/device'
import type { Sessions } from '../auth/sessions'
import type { User } from '../auth/user-repository'
import { readSettings } from '../settings/settings-repository'
import { calendarFile } from './calendar-file'
import { type ChangeNeeds, cancelMeeting } from './cancel-meeting'
import type { DescribeMeeting } from './describe-meeting'
import type { Places } from './find-places'
import type { ManageLinks } from './manage-links'
import { howToMeet } from './meeting-mails'
import { type MeetingRow, meetingRepository } from './meeting-repository'
import { statusAt } from './meeting-status'
import { moveMeeting } from './move-meeting'
import { isOwnedBy } from './owned-by'

const mostListed = 100

interface Needs extends ChangeNeeds {
  sessions: Sessions
  places: Places
  links: ManageLinks
  describe: DescribeMeeting
  fallbackAddress: string
}

/** What people can do with the meetings they have. */
export function meetingRoutes(route: Route, needs: Needs): void {
  const { db, clock, sessions, links, describe, fallbackAddress } = needs
  const tag = 'meetings'
  const meetings = meetingRepository(db)
  const move = moveMeeting(needs)
  const cancel = cancelMeeting(needs)

  async function ownRow(id: string, user: User): Promise<MeetingRow> {
    const row = await meetings.byId(id)
    if (!row || !isOwnedBy(row.meeting, user)) throw new AppError('NOT_FOUND')
    return row
  }

  /** By its key, until it begins; a wrong key is answered like a meeting that is not there, without a look. */
  async function rowOfKey(id: string, key: string): Promise<MeetingRow> {
    const row = links.isKey(id, key) ? await meetings.byId(id) : undefined
    if (!row || row.meeting.start_at <= clock()) throw new AppError('NOT_FOUND')
    return row
  }

  /** By its key, or by who is signed in. */
  async function rowOf(id: string, key: string | undefined, request: FastifyRequest): Promise<MeetingRow> {
    if (key !== undefined) return rowOfKey(id, key)
    const token = bearerOf(request)
    if (!token) throw new AppError('NOT_FOUND')
    return ownRow(id, (await sessions.authenticate(token, deviceOf(request))).user)
  }

  route(getMeetings, {
    tag,
    who: 'user',
    summary: 'The caller’s meetings: what is to come, then what has been',
    async handler({ caller: { user } }) {
      const now = clock()
      const upcoming = await meetings.upcomingOf(user, now, mostListed)
      const past = await meetings.pastOf(user, now, mostListed)
      return { items: [...upcoming, ...past].slice(0, mostListed).map((row) => describe.owned(row, now)) }
    },
  })

  route(getMeeting, {
    tag,
    who: 'user',
    summary: 'One of the caller’s meetings',
    handler: async ({ params, caller }) => describe.owned(await ownRow(params.id, caller.user), clock()),
  })

  route(openMeeting, {
    tag,
    who: 'anyone',
    summary: 'What the link in a mail leads to',
    handler: async ({ params, body }) => describe.managed(await rowOfKey(params.id, body.key), clock()),
  })

  route(moveMeetingCall, {
    tag,
    who: 'anyone',
    summary: 'Move a meeting to another slot',
    async handler({ params, body, request }) {
      const { meeting } = await rowOf(params.id, body.key, request)
      return describe.managed(await move(meeting.id, body), clock())
    },
  })

  route(cancelMeetingCall, {
    tag,
    who: 'anyone',
    summary: 'Cancel a meeting',
    async handler({ params, body, request }) {
      const { meeting } = await rowOf(params.id, body.key, request)
      return describe.managed(await cancel(meeting.id, body.reason), clock())
    },
  })

  route(getMeetingCalendar, {
    tag,
    who: 'anyone',
    summary: 'A meeting as a calendar file',
    async handler({ params, query, reply }) {
      const row = await rowOfKey(params.id, query.key)
      const now = clock()
      const { company_name: name, contact_email } = await readSettings(db)
      const file = calendarFile(row, {
        method: 'PUBLISH',
        status: statusAt(row.meeting, now),
        organizer: { name, email: contact_email || fallbackAddress },
        guests: [],
        summary: row.meeting.title,
        description: `Com ${row.consultant.name}. ${howToMeet(row)}`,
        now,
      })
      sendFile(reply, 'reuniao.ics', file)
      return undefined
    },
  })
}
