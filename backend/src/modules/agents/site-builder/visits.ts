import { meetingZone } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { addDays, type Day, daysBetween } from '@ag/core/days'
import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { site_messages, site_visits, sites } from '../../../db/schema'
import { startOfDay } from '../../meetings/zoned-day'

/** Days that are told, today among them. */
const told = 30

/** Adds what a gateway has counted; visits of a site that has gone meanwhile are dropped. */
export async function addVisits(
  db: Db,
  now: Date,
  visits: readonly { slug: string; day: Day; count: number }[],
): Promise<void> {
  const today = isoDay(now)
  // A gateway's clock may be a little off; what it reports of other days is not believed.
  const recent = visits.filter(({ day }) => day >= addDays(today, -1) && day <= addDays(today, 1))
  if (recent.length === 0) return
  await db.execute(sql`
    insert into ${site_visits} (company_id, day, count)
    select ${sites.company_id}, given.day, sum(given.count)
    from jsonb_to_recordset(${JSON.stringify(recent)}::text::jsonb) as given (slug text, day date, count integer)
    join ${sites} on ${sites.slug} = given.slug
    group by 1, 2
    order by 1, 2
    on conflict (company_id, day) do update set count = ${site_visits}.count + excluded.count`)
}

/** Visits and messages of every one of the last thirty days. */
export async function readVisits(db: Db, now: Date, companyId: string) {
  const today = isoDay(now)
  const first = addDays(today, 1 - told)
  const visits = await db
    .select({ date: site_visits.day, count: site_visits.count })
    .from(site_visits)
    .where(and(eq(site_visits.company_id, companyId), gte(site_visits.day, first)))
  const day = sql<string>`to_char(${site_messages.created_at} at time zone ${meetingZone}::text, 'YYYY-MM-DD')`
  const messages = await db
    .select({ date: day, count: count() })
    .from(site_messages)
    .where(
      and(
        eq(site_messages.company_id, companyId),
        gte(site_messages.created_at, startOfDay(first, meetingZone)),
      ),
    )
    .groupBy(sql`1`)
  const [visitsOn, messagesOn] = [byDay(visits), byDay(messages)]
  return {
    days: daysBetween(first, today).map((date) => ({
      date,
      visits: visitsOn.get(date) ?? 0,
      messages: messagesOn.get(date) ?? 0,
    })),
  }
}

const byDay = (rows: { date: string; count: number }[]) => new Map(rows.map((row) => [row.date, row.count]))
