import { type Dashboard, meetingZone, type Service } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { monthOf } from '@ag/core/days'
import { iconPath } from '@ag/core/icons'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { type Places, preparedTogether, type Told } from '../../db/read-together'
import { invoices } from '../../db/schema'
import type { AgentState } from '../agents/agent-module'
import { describeAgents } from '../agents/agents'
import { firstName } from '../auth/mails'
import { type Held, type NextInvoice, nextInvoice } from '../billing/next-invoice'
import { heldFrom, heldQuery } from '../billing/read-billing'
import { unbilledQuery } from '../billing/unbilled'
import { meetingRepository } from '../meetings/meeting-repository'
import { statusAt as statusOfMeeting } from '../meetings/meeting-status'
import type { Owner } from '../meetings/owned-by'
import { isoIn } from '../meetings/zoned-day'
import { readMeters } from '../usage/meters'
import { type MonthValues, monthFrom, monthQueries, monthValues } from '../usage/usage-repository'
import { invoiceNotice, limitNotice, trialNotice } from './notices'

/** Shares of a limit worth telling, in percent. */
const leastAlert = 50
const mostMeetings = 5
const mostInvoices = 5

/** What a customer sees first after signing in. */
export async function readDashboard(
  db: Db,
  now: Date,
  customer: Owner & { name: string; company_id: string },
): Promise<Dashboard> {
  const { company_id } = customer
  const month = monthOf(isoDay(now))
  const { rows, meetings, unpaid, unbilled, ...usage } = await overviewOf(db, {
    ...monthValues(company_id, month, now),
    user_id: customer.id,
    email_key: customer.email_key,
    now: now.toISOString(),
  })
  const held = heldFrom(rows)
  const stateOf = await describeAgents(
    db,
    now,
    company_id,
    held.map(({ row }) => row.product_id),
  )
  const monthOfUsage = monthFrom(usage, month, now)
  const meters = readMeters(monthOfUsage)
  return {
    greeting_name: firstName(customer.name),
    services: held.map((each) => describeService(each, stateOf(each.row.product_id))),
    next_invoice: describeNext(nextInvoice({ month: monthOfUsage, unbilled }, held)),
    usage_alerts: meters.flatMap(({ key, percent = 0 }) =>
      percent >= leastAlert ? [{ meter: key, percent }] : [],
    ),
    upcoming_meetings: meetings.map(({ meeting }) => ({
      id: meeting.id,
      title: meeting.title,
      start_at: isoIn(meetingZone, meeting.start_at),
      status: statusOfMeeting(meeting, now),
    })),
    notices: [
      ...unpaid.map(invoiceNotice),
      ...held.flatMap((each) => trialNotice(each, now)),
      ...meters.flatMap(limitNotice),
    ],
  }
}

type Values = MonthValues & { user_id: string; email_key: string; now: string }

const overviewOf = preparedTogether('dashboard', (db, told: Places<Values>) => ({
  rows: heldQuery(db, told.now, told.company_id),
  meetings: meetingRepository(db).upcomingOf(
    { id: told.user_id, email_key: told.email_key },
    told.now,
    mostMeetings,
  ),
  unpaid: unpaidOf(db, told.company_id),
  unbilled: unbilledQuery(db, told.company_id, told.end),
  ...monthQueries(db, told),
}))

/** The invoices that are to be paid first. */
const unpaidOf = (db: Db, companyId: Told<string>) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.company_id, companyId), inArray(invoices.status, ['open', 'overdue'])))
    .orderBy(asc(invoices.due_date), asc(invoices.number))
    .limit(mostInvoices)

const describeNext = (next: NextInvoice | null): Dashboard['next_invoice'] =>
  next && {
    amount: next.fixedCents / 100,
    due_date: next.date,
    estimated_usage: (next.projectedCents - next.fixedCents) / 100,
    ends_trial: next.endsTrial,
    if_continued: next.ifContinued,
  }

/** What is held, with how far the agent's steps are and what it did. */
function describeService({ row, name, icon, status }: Held, { setup, results }: AgentState): Service {
  return {
    product_id: row.product_id,
    name,
    icon_path: iconPath(icon),
    status,
    trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
    continues_after_trial: row.continues_after_trial,
    setup: { done: setup.filter(({ done }) => done).length, total: setup.length },
    results,
  }
}
