import { type AdminOverview, subscriptionStatus } from '@ag/contracts'
import { isoDay, timeZone } from '@ag/core'
import { addDays } from '@ag/core/days'
import { and, count, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { after, type Clock, days } from '../../clock'
import type { Db } from '../../db/database'
import { invoices, leads, meetings, outbox, products, subscriptions, users } from '../../db/schema'
import { needsManualRefund } from '../billing/manual-refunds'
import { statusAt } from '../dashboard/trial'
import { startOfDay } from '../meetings/zoned-day'

/** Counts what the overview shows. */
export async function readOverview(
  db: Db,
  clock: Clock,
  assistant: AdminOverview['assistant'],
): Promise<AdminOverview> {
  const now = clock()
  const today = isoDay(now)
  const [begins, ends] = [startOfDay(today, timeZone), startOfDay(addDays(today, 1), timeZone)]
  const total = await db.$count(users)
  const status = statusAt(now).as('status')
  const current = db.select({ status }).from(subscriptions).as('current')
  const states = await db
    .select({ status: current.status, count: count() })
    .from(current)
    .groupBy(current.status)
  const [trials] = await db
    .select({ count: count() })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'trialing'),
        gt(subscriptions.trial_ends_at, now),
        lte(subscriptions.trial_ends_at, after(now, days(7))),
      ),
    )
  const [catalogue] = await db.select({ count: count() }).from(products).where(eq(products.is_active, true))
  const isMail = eq(outbox.kind, 'mail')
  const mailCount = (condition: ReturnType<typeof and>) =>
    db.select({ count: count() }).from(outbox).where(and(isMail, condition))
  const [waiting] = await mailCount(and(isNull(outbox.done_at), isNull(outbox.dead_at)))
  const [sent] = await mailCount(isNotNull(outbox.done_at))
  const [dead] = await mailCount(isNotNull(outbox.dead_at))
  const isOfToday = (column: AnyPgColumn) => and(gte(column, begins), lt(column, ends))
  return {
    leads_today: await db.$count(leads, isOfToday(leads.created_at)),
    meetings_today: await db.$count(
      meetings,
      and(isOfToday(meetings.start_at), ne(meetings.status, 'cancelled')),
    ),
    meetings_pending: await db.$count(
      meetings,
      and(eq(meetings.status, 'pending'), gt(meetings.start_at, now)),
    ),
    failed_payments: await db.$count(
      invoices,
      and(isNotNull(invoices.first_failed_at), inArray(invoices.status, ['open', 'overdue'])),
    ),
    refunds_to_send: await db.$count(invoices, needsManualRefund(db)),
    assistant,
    users: {
      total,
      verified: total - (await db.$count(users, isNull(users.email_verified_at))),
      new_last_7_days: await db.$count(users, gt(users.created_at, after(now, -days(7)))),
    },
    subscriptions: subscriptionStatus.options.map((name) => ({
      status: name,
      count: states.find((state) => state.status === name)?.count ?? 0,
    })),
    trials_ending_7_days: trials?.count ?? 0,
    products: catalogue?.count ?? 0,
    mail: { waiting: waiting?.count ?? 0, sent: sent?.count ?? 0, dead: dead?.count ?? 0 },
    generated_at: now.toISOString(),
  }
}
