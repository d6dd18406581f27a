import { type Dashboard, meetingZone, type Notice, type Service, subscriptionStatus } from '@ag/contracts'
import { daysLeft, isoDay } from '@ag/core'
import { and, asc, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { products, subscriptions } from '../../db/schema'
import { firstName } from '../auth/mails'
import { monthOf } from '../billing/months'
import { meetingRepository } from '../meetings/meeting-repository'
import { statusAt as statusOfMeeting } from '../meetings/meeting-status'
import type { Owner } from '../meetings/owned-by'
import { isoIn } from '../meetings/zoned-day'
import { type Meter, readMeters } from '../usage/meters'
import { limitSentence } from '../usage/usage-mails'
import { usageRepository } from '../usage/usage-repository'
import { statusAt } from './trial'

/** Shares of a limit worth telling, in percent. */
const leastAlert = 50
const noticedShare = 80
const trialWarningDays = 3
const mostMeetings = 5

interface Holding extends Service {
  price_cents: number
  current_period_end: string | null
}

/** What a customer sees first after signing in. */
export async function readDashboard(
  db: Db,
  now: Date,
  customer: Owner & { name: string; company_id: string },
): Promise<Dashboard> {
  const holdings = await readHoldings(db, now, customer.company_id)
  const meters = readMeters(await usageRepository(db).month(customer.company_id, monthOf(isoDay(now)), now))
  const meetings = await meetingRepository(db).upcomingOf(customer, now, mostMeetings)
  return {
    greeting_name: firstName(customer.name),
    services: holdings.map(({ price_cents, current_period_end, ...service }) => service),
    next_invoice: nextInvoice(holdings, meters),
    usage_alerts: meters.flatMap(({ key, percent = 0 }) =>
      percent >= leastAlert ? [{ meter: key, percent }] : [],
    ),
    upcoming_meetings: meetings.map(({ meeting }) => ({
      id: meeting.id,
      title: meeting.title,
      start_at: isoIn(meetingZone, meeting.start_at),
      status: statusOfMeeting(meeting, now),
    })),
    notices: [...holdings.flatMap((holding) => noticesOf(holding, now)), ...meters.flatMap(limitNotice)],
  }
}

async function readHoldings(db: Db, now: Date, companyId: string): Promise<Holding[]> {
  const rows = await db
    .select({ subscription: subscriptions, name: products.name, status: statusAt(now) })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(and(eq(subscriptions.company_id, companyId), ne(subscriptions.status, 'cancelled')))
    .orderBy(asc(products.sort_order))
  return rows.map(({ subscription, name, status }) => ({
    product_id: subscription.product_id,
    name,
    status: z.parse(subscriptionStatus, status),
    trial_ends_at: subscription.trial_ends_at?.toISOString() ?? null,
    setup: { done: subscription.setup_done, total: subscription.setup_total },
    price_cents: subscription.price_cents,
    current_period_end: subscription.current_period_end,
  }))
}

/** Active products charge at the end of their period, together with use; trials at their own end. */
function nextInvoice(holdings: Holding[], meters: Meter[]): Dashboard['next_invoice'] {
  const charged = holdings.filter(({ status }) => status === 'active' || status === 'past_due')
  const inTrial = holdings.filter(({ status }) => status === 'trialing')
  const due = [
    ...charged.flatMap(({ current_period_end }) => current_period_end ?? []),
    ...inTrial.flatMap(({ trial_ends_at }) => (trial_ends_at ? isoDay(trial_ends_at) : [])),
  ].sort()[0]
  if (!due) return null
  const isDue = (day: string | null) => day === due
  const lines = [
    ...charged.filter(({ current_period_end }) => isDue(current_period_end)),
    ...inTrial.filter(({ trial_ends_at }) => isDue(trial_ends_at && isoDay(trial_ends_at))),
  ]
  const used = charged.length > 0 ? meters.reduce((sum, { projectedCents }) => sum + projectedCents, 0) : 0
  return {
    amount: lines.reduce((sum, { price_cents }) => sum + price_cents, 0) / 100,
    due_date: due,
    estimated_usage: used / 100,
  }
}

function noticesOf({ product_id, name, status, trial_ends_at }: Holding, now: Date): Notice[] {
  const billing = { label: 'Ver faturamento', href: '/dashboard/billing' }
  const notice = (type: Notice['type'], text: string): Notice[] => [
    { id: `${status}-${product_id}`, type, text: `${name}: ${text}`, action: billing },
  ]
  if (status === 'past_due')
    return notice('error', 'não conseguimos cobrar sua fatura. Você pode pagar agora com Pix.')
  if (status === 'trial_ended') {
    return notice('warning', 'seu teste terminou. Escolha uma forma de pagamento para continuar.')
  }
  if (status !== 'trialing' || !trial_ends_at) return []
  const left = daysLeft(trial_ends_at, now)
  if (left > trialWarningDays) return []
  return notice('info', left === 1 ? 'falta 1 dia do seu teste.' : `faltam ${left} dias do seu teste.`)
}

/** A limit that is near, or that will be reached within the month. */
function limitNotice(meter: Meter): Notice[] {
  const { key, label, limit, percent = 0, reachedOn, projectedOn } = meter
  if (!limit || (percent < noticedShare && !projectedOn)) return []
  const action = { label: 'Ver uso', href: '/dashboard/usage' }
  const type = reachedOn ? 'warning' : 'info'
  return [{ id: `limit-${key}`, type, text: `${label}: ${limitSentence(meter)}`, action }]
}
