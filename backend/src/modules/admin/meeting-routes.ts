import {
  bookForCustomer,
  getAdminMeeting,
  getAdminMeetings,
  getMeetingMonth,
  getMeetingsFile,
  moveForCustomer,
  setMeetingStatus,
} from '@ag/contracts'
import { desc } from 'drizzle-orm'
import { meetings } from '../../db/schema'
import { requestKeyOf } from '../../plugins/idempotency-key'
import type { Route } from '../../plugins/router'
import { sendFile } from '../../plugins/send-file'
import { bookMeeting } from '../meetings/book-meeting'
import { cancelMeeting } from '../meetings/cancel-meeting'
import { moveMeeting } from '../meetings/move-meeting'
import { settleMeeting } from '../meetings/settle-meeting'
import type { AdminNeeds } from './admin-needs'
import { actorOf, audit } from './audit'
import { administrator, meetingsFile, meetingsForAdmins, meetingsMeeting, standing } from './meetings'
import { readPage } from './read-page'

const mostInFile = 5_000

/** Meetings as those see them who run them. */
export function adminMeetingRoutes(route: Route, needs: AdminNeeds): void {
  const { db, clock, limits, worker, meetings: parts } = needs
  const tag = 'admin: meetings'
  const { described, rows, month, one } = meetingsForAdmins(db, clock, parts.describe)
  const changing = { db, clock, limits, worker, ...parts }
  const cancel = cancelMeeting(changing)
  const move = moveMeeting(changing)
  const book = bookMeeting(changing)
  const settle = settleMeeting(changing)

  route(getAdminMeetings, {
    tag,
    who: 'meetings:read',
    summary: 'Meetings of everybody',
    async handler({ query }) {
      const page = await readPage(db, query, {
        order: {
          by: meetings.start_at,
          type: 'timestamptz',
          descending: query.sort !== 'start_at',
          id: meetings.id,
        },
        where: meetingsMeeting(query, clock()),
        rows,
        from: meetings,
        placeOf: ({ meeting }) => [meeting.start_at, meeting.id],
      })
      return { ...page, items: page.rows.map(described) }
    },
  })

  route(getMeetingsFile, {
    tag,
    who: 'meetings:read',
    summary: 'Meetings as a spreadsheet',
    async handler({ query, reply, caller, request }) {
      const found = await rows(
        meetingsMeeting(query, clock()),
        [desc(meetings.start_at), desc(meetings.id)],
        mostInFile,
      )
      await audit(db, clock(), actorOf(caller, request), {
        action: 'read',
        entity: 'meeting',
        id: 'reunioes.csv',
        after: { rows: found.length },
      })
      sendFile(reply, 'reunioes.csv', meetingsFile(found.map(described)))
      return undefined
    },
  })

  route(getMeetingMonth, {
    tag,
    who: 'meetings:read',
    summary: 'A month of meetings',
    handler: async ({ query }) => ({
      month: query.month,
      items: await month(query.month, query.consultant_id),
    }),
  })

  route(getAdminMeeting, {
    tag,
    who: 'meetings:read',
    summary: 'One meeting with its history',
    handler: ({ params }) => one(params.id),
  })

  route(bookForCustomer, {
    tag,
    who: 'meetings:write',
    summary: 'Book for somebody',
    async handler({ body, caller, request }) {
      const actor = actorOf(caller, request)
      const row = await book(body, {
        address: undefined,
        userId: undefined,
        source: 'admin',
        assistantSession: undefined,
        requestKey: requestKeyOf(request, body),
        note: (inside, booked) =>
          audit(inside, clock(), actor, {
            action: 'create',
            entity: 'meeting',
            id: booked.meeting.id,
            after: standing(booked),
          }),
      })
      return described(row)
    },
  })

  route(setMeetingStatus, {
    tag,
    who: 'meetings:write',
    summary: 'Accept, complete or cancel a meeting',
    async handler({ params, body, caller, request }) {
      const { version, status, outcome = null, reason } = body
      const changer = administrator(clock, actorOf(caller, request), version, described, reason)
      if (status === 'cancelled') return described(await cancel(params.id, reason, changer))
      if (status === 'confirmed') return described(await settle.accept(params.id, changer))
      return described(await settle.complete(params.id, outcome, changer))
    },
  })

  route(moveForCustomer, {
    tag,
    who: 'meetings:write',
    summary: 'Move a meeting',
    async handler({ params, body: { version, reason, ...wish }, caller, request }) {
      const changer = administrator(clock, actorOf(caller, request), version, described, reason)
      return described(await move(params.id, wish, changer))
    },
  })
}
