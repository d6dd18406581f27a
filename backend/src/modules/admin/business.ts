import type { AdminBusiness } from '@ag/contracts'
import { isoDay, timeZone } from '@ag/core'
import { addMonths, firstDayOf, lastDayOf, monthOf, monthsBetween } from '@ag/core/days'
import { type SQL, sql } from 'drizzle-orm'
import { after, days } from '../../clock'
import { type Db, rowsOf } from '../../db/database'
import { startOfDay } from '../meetings/zoned-day'

const monthsShown = 12

type Held = {
  recurring: number
  paying: number
  trials: number
  ended: number
  became: number
  left: number
  before: number
}

type Owed = {
  overdue_count: number
  overdue: number
  due: number
}

/** What the business earns; the companies of those who run it are left out. */
export async function readBusiness(db: Db, now: Date): Promise<AdminBusiness> {
  const today = isoDay(now)
  const month = monthOf(today)
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`
  const lately = moment(after(now, -days(30)))
  const [held] = await rowsOf<Held>(
    db,
    sql`
    select
      coalesce(sum(price_cents) filter (where status in ('active', 'past_due')), 0)::int as recurring,
      (count(*) filter (where status in ('active', 'past_due')))::int as paying,
      (count(*) filter (where status = 'trialing' and trial_ends_at > ${moment(now)}))::int as trials,
      (count(*) filter (where trial_ends_at > ${lately} and trial_ends_at <= ${moment(now)}))::int as ended,
      (count(*) filter (where trial_ends_at > ${lately} and trial_ends_at <= ${moment(now)}
        and first_charged_at is not null))::int as became,
      (count(*) filter (where status in ('cancelled', 'paused') and status_since > ${lately}
        and first_charged_at <= ${lately}))::int as left,
      (count(*) filter (where first_charged_at <= ${lately}
        and (status not in ('cancelled', 'paused') or status_since > ${lately})))::int as before
    from subscriptions where ${isCustomers(sql`subscriptions.company_id`)}`,
  )
  const [owed] = await rowsOf<Owed>(
    db,
    sql`
    select (count(*) filter (where due_date < ${today}::date))::int as overdue_count,
      coalesce(sum(total_cents) filter (where due_date < ${today}::date), 0)::int as overdue,
      coalesce(sum(total_cents) filter (where due_date between ${today}::date and ${lastDayOf(month)}::date), 0)::int
        as due
    from invoices where status in ('open', 'overdue') and ${isCustomers(sql`invoices.company_id`)}`,
  )
  const first = addMonths(month, 1 - monthsShown)
  const paid = await rowsOf<{ month: string; cents: number }>(
    db,
    sql`
    select to_char(paid_at at time zone ${timeZone}, 'YYYY-MM') as month,
      sum(total_cents - refunded_cents)::int as cents
    from invoices
    where paid_at >= ${moment(startOfDay(firstDayOf(first), timeZone))} and status in ('paid', 'refunded')
      and ${isCustomers(sql`invoices.company_id`)}
    group by 1`,
  )
  const received = (of: string) => (paid.find((each) => each.month === of)?.cents ?? 0) / 100
  return {
    recurring: (held?.recurring ?? 0) / 100,
    paying: held?.paying ?? 0,
    trials: held?.trials ?? 0,
    conversion: { ended: held?.ended ?? 0, became: held?.became ?? 0 },
    churn: { before: held?.before ?? 0, left: held?.left ?? 0 },
    overdue: { count: owed?.overdue_count ?? 0, amount: (owed?.overdue ?? 0) / 100 },
    forecast: { received: received(month), due: (owed?.due ?? 0) / 100 },
    months: monthsBetween(first, month).map((each) => ({ month: each, received: received(each) })),
  }
}

/** Is a company with this id a customer's, and not of those who run the business? */
export const isCustomers = (companyId: SQL): SQL =>
  sql`not exists (select from users where users.company_id = ${companyId} and users.role <> 'customer')`
