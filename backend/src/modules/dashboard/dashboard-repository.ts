import { type Dashboard, meetingZone, type Service } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { monthOf } from '@ag/core/days'
import { iconPath } from '@ag/core/icons'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { readTogether } from '../../db/read-together'
import { invoices } from '../../db/schema'
import { agentModule } from '../agents/agents'
import { firstName } from '../auth/mails'
import { type Held, type NextInvoice, nextInvoice } from '../billing/next-invoice'
import { heldFrom, heldQuery } from '../billing/read-billing'
import { meetingRepository } from '../meetings/meeting-repository'
import { statusAt as statusOfMeeting } from '../meetings/meeting-status'
import type { Owner } from '../meetings/owned-by'
import { isoIn } from '../meetings/zoned-day'
import { readMeters } from '../usage/meters'
import { monthFrom, usageRepository } from '../usage/usage-repository'
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
  const { rows, meetings, unpaid, ...usage } = await readTogether(db, {
    rows: heldQuery(db, now, company_id),
    meetings: meetingRepository(db).upcomingOf(customer, now, mostMeetings),
    unpaid: unpaidOf(db, company_id),
    ...usageRepository(db).monthQueries(company_id, month, now),
  })
  const held = heldFrom(rows)
  const monthOfUsage = monthFrom(usage, month, now)
  const meters = readMeters(monthOfUsage)
  return {
    greeting_name: firstName(customer.name),
    services: await describeServices(db, now, company_id, held),
    next_invoice: describeNext(nextInvoice(monthOfUsage, held)),
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

/** The invoices that are to be paid first. */
const unpaidOf = (db: Db, companyId: string) =>
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
  }

/** What is held, with how far each agent's steps are and what it did. */
async function describeServices(db: Db, now: Date, companyId: string, held: Held[]): Promise<Service[]> {
  const services: Service[] = []
  for (const { row, name, icon, status } of held) {
    const { setup, results } = agentModule(row.product_id)
    const steps = await setup(db, companyId)
    services.push({
      product_id: row.product_id,
      name,
      icon_path: iconPath(icon),
      status,
      trial_ends_at: row.trial_ends_at?.toISOString() ?? null,
      continues_after_trial: row.continues_after_trial,
      setup: { done: steps.filter(({ done }) => done).length, total: steps.length },
      results: await results(db, companyId, now),
    })
  }
  return services
}
