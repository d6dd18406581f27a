import type { AdminMeeting, CalendarMeeting, getMeetingsFile, QueryOf } from '@ag/contracts'
import { meetingStatus, meetingZone } from '@ag/contracts'
import { AppError, isoDay } from '@ag/core'
import { addDays, addMonths, firstDayOf } from '@ag/core/days'
import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { consultants, meeting_history, meetings, wordsOfMeeting } from '../../db/schema'
import { searchFor } from '../../db/schema/columns'
import { spreadsheet } from '../../spreadsheet'
import type { Changer } from '../meetings/cancel-meeting'
import type { DescribeMeeting } from '../meetings/describe-meeting'
import type { MeetingRow } from '../meetings/meeting-repository'
import { mayBecome, statusAt } from '../meetings/meeting-status'
import { isoIn, startOfDay } from '../meetings/zoned-day'
import { type Actor, audit, checkVersion } from './audit'

const mostInMonth = 2_000

type Filter = Omit<QueryOf<typeof getMeetingsFile>, 'sort'>

export function meetingsMeeting({ q, status, channel, consultant_id, from, to }: Filter, now: Date) {
  const words = q ? searchFor(q) : undefined
  const at = sql`${now.toISOString()}::timestamptz`
  // The clock may have brought it further than the row says.
  const current = sql`case
    when ${meetings.status} = 'confirmed' and ${meetings.end_at} <= ${at} then 'completed'
    when ${meetings.status} = 'pending' and ${meetings.start_at} <= ${at} then 'cancelled'
    else ${meetings.status} end`
  return and(
    words ? sql`${wordsOfMeeting(meetings)} @@ to_tsquery('simple', ${words})` : undefined,
    status ? sql`${current} = ${status}` : undefined,
    channel ? eq(meetings.channel, channel) : undefined,
    consultant_id ? eq(meetings.consultant_id, consultant_id) : undefined,
    from ? gte(meetings.start_at, startOfDay(from, meetingZone)) : undefined,
    to ? lt(meetings.start_at, startOfDay(addDays(to, 1), meetingZone)) : undefined,
  )
}

/** Reads meetings for those who run them. */
export const meetingsForAdmins = (db: Db, clock: Clock, describe: DescribeMeeting) => {
  const described = (row: MeetingRow): AdminMeeting => ({
    ...describe.owned(row, clock()),
    company: row.meeting.company,
    notes: row.meeting.notes,
    product_id: row.meeting.product_id,
    moves: row.meeting.moves,
  })

  const rows = (where: SQL | undefined, order: SQL[], limit: number): Promise<MeetingRow[]> =>
    db
      .select({ meeting: meetings, consultant: consultants })
      .from(meetings)
      .innerJoin(consultants, eq(consultants.id, meetings.consultant_id))
      .where(where)
      .orderBy(...order)
      .limit(limit)

  return {
    described,
    rows,

    async month(month: string, consultantId: string | undefined): Promise<CalendarMeeting[]> {
      const now = clock()
      const rows = await db
        .select()
        .from(meetings)
        .where(
          and(
            gte(meetings.start_at, startOfDay(firstDayOf(month), meetingZone)),
            lt(meetings.start_at, startOfDay(firstDayOf(addMonths(month, 1)), meetingZone)),
            consultantId ? eq(meetings.consultant_id, consultantId) : undefined,
          ),
        )
        .orderBy(asc(meetings.start_at), asc(meetings.id))
        .limit(mostInMonth)
      return rows.map((meeting) => ({
        id: meeting.id,
        title: meeting.title,
        date: isoDay(meeting.start_at),
        time: isoIn(meetingZone, meeting.start_at).slice(11, 16),
        status: statusAt(meeting, now),
        name: meeting.name,
        consultant_id: meeting.consultant_id,
      }))
    },

    async one(id: string) {
      const now = clock()
      const [row] = await rows(eq(meetings.id, id), [], 1)
      if (!row) throw new AppError('NOT_FOUND')
      const steps = await db
        .select()
        .from(meeting_history)
        .where(eq(meeting_history.meeting_id, id))
        .orderBy(desc(meeting_history.position))
        .limit(100)
      const status = statusAt(row.meeting, now)
      return {
        meeting: described(row),
        history: steps.map(({ kind, by, from_start_at, start_at, reason, at }) => ({
          kind: kind as 'booked',
          by: by as 'customer',
          from_start_at: from_start_at && isoIn(meetingZone, from_start_at),
          start_at: isoIn(meetingZone, start_at),
          reason,
          at: at.toISOString(),
        })),
        next: meetingStatus.options.filter(
          (to) => mayBecome(status, to) && (to !== 'completed' || row.meeting.start_at <= now),
        ),
        can_move: mayBecome(status, 'cancelled'),
      }
    },
  }
}

/** An administrator who changes a meeting that they have read as `version`; what they do is on record. */
export const administrator = (
  clock: Clock,
  actor: Actor,
  version: number,
  describe: (row: MeetingRow) => AdminMeeting,
  reason: string,
): Changer => ({
  by: 'administrator',
  verify: (db, row) => checkVersion(db, { entity: 'meeting', id: row.meeting.id }, describe(row), version),
  note: (db, before, after) =>
    audit(db, clock(), actor, {
      action: 'edit',
      entity: 'meeting',
      id: after.meeting.id,
      before: standing(before),
      after: standing(after),
      reason,
    }),
})

/** Of a meeting what administrators change: nothing about the person. */
export const standing = ({ meeting }: MeetingRow) => ({
  status: meeting.status,
  outcome: meeting.outcome,
  start_at: meeting.start_at.toISOString(),
  consultant_id: meeting.consultant_id,
})

const labels: Record<string, string> = {
  pending: 'Pendente',
  confirmed: 'Confirmada',
  completed: 'Concluída',
  cancelled: 'Cancelada',
}
const channels: Record<string, string> = {
  video: 'Videochamada',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
}

export const meetingsFile = (items: readonly AdminMeeting[]) =>
  spreadsheet([
    ['Data', 'Hora', 'Assunto', 'Status', 'Nome', 'E-mail', 'Telefone', 'Empresa', 'Consultor', 'Canal'],
    ...items.map(({ date, time, title, status, contact_info: who, company, consultant, channel }) => [
      date.split('-').reverse().join('/'),
      time,
      title,
      labels[status] ?? status,
      who.name,
      who.email,
      who.phone ?? '',
      company,
      consultant.name,
      channels[channel] ?? channel,
    ]),
  ])
