import { meetingZone } from '@ag/contracts'
import type { Day } from '@ag/core/days'
import { sql } from 'drizzle-orm'
import { after, type Clock, days } from '../../clock'
import { type Db, rowsOf } from '../../db/database'
import { createCoalescer } from './coalesce'
import { createOccupancy, quarter } from './occupancy'
import type { Block, Receiver, Rule, Schedule } from './schedule'

interface Row extends Record<string, unknown> {
  consultants: Receiver[]
  rules: Rule[]
  blocks: Block[]
  open_days: string[]
  /** In quarters of an hour since 1970. */
  taken: Array<{ consultant_id: string; starts: number[]; ends: number[] }>
}

export type Schedules = ReturnType<typeof createSchedules>

interface Span {
  first: Day
  last: Day
  /** Reservations that are left out. */
  ignoring?: string[]
}

/** Schedules as they are when asked for; those who ask for the same days at the same time share one look. */
export function createSchedules({ db, clock }: { db: Db; clock: Clock }) {
  const coalesced = createCoalescer<Schedule>()
  return {
    read: (span: Span) =>
      coalesced([span.first, span.last, ...(span.ignoring ?? [])].join(' '), () =>
        readSchedule(db, clock(), span),
      ),
  }
}

/**
 * Reads what decides about some days, in one statement: rules and reservations belong to one moment. Somebody's own
 * reservations can be left out.
 */
export async function readSchedule(
  db: Db,
  now: Date,
  { first, last, ignoring = [] }: Span,
): Promise<Schedule> {
  // The days of a zone begin and end at most a day away from those of UTC.
  const from = after(new Date(`${first}T00:00:00Z`), -days(1))
  const until = after(new Date(`${last}T00:00:00Z`), days(3))
  const own = `{${ignoring.join(',')}}`
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
  const [row] = await rowsOf<Row>(
    db,
    sql`select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'role', role, 'bio', bio,
          'photo_url', photo_url, 'channels', channels, 'is_default', is_default, 'must_accept', must_accept)
          order by is_default desc, created_at, id), '[]')
        from consultants where is_active) as consultants,
      (select coalesce(json_agg(json_build_object('consultant_id', consultant_id, 'weekday', weekday,
          'start', extract(epoch from "start")::int / 60, 'end', extract(epoch from "end")::int / 60,
          'slot_minutes', slot_minutes, 'buffer_after', buffer_after, 'channels', channels,
          'valid_from', valid_from, 'valid_to', valid_to) order by "start", id), '[]')
        from availability_rules
        where coalesce(valid_from, ${last}::date) <= ${last}::date
          and coalesce(valid_to, ${first}::date) >= ${first}::date) as rules,
      (select coalesce(json_agg(json_build_object('consultant_id', consultant_id, 'first_day', first_day,
          'last_day', last_day, 'label', label) order by consultant_id nulls first, first_day, id), '[]')
        from blocked_days
        where first_day <= ${last}::date and last_day >= ${first}::date) as blocks,
      (select coalesce(json_agg(key), '[]') from optional_days where is_open) as open_days,
      (select coalesce(json_agg(each), '[]') from (
        select consultant_id,
            array_agg((date_part('epoch', start_at) / 900)::int) as starts,
            array_agg((date_part('epoch', until) / 900)::int) as ends
          from reservations
          where start_at >= ${at(from)} and start_at < ${at(until)}
            and (expires_at is null or expires_at > ${at(now)})
            and id <> all(${own}::text[])
          group by consultant_id) each) as taken`,
  )
  const occupancy = createOccupancy(from.getTime(), until.getTime())
  for (const { consultant_id, starts, ends } of row?.taken ?? []) {
    for (const [index, start] of starts.entries()) {
      occupancy.take(consultant_id, start * quarter, (ends[index] ?? start) * quarter)
    }
  }
  const { consultants = [], rules = [], blocks = [], open_days: openDays = [] } = row ?? {}
  return { zone: meetingZone, consultants, rules, blocks, openDays, occupancy }
}
