import { type Dashboard, type Notice, type Service, subscriptionStatus } from '@ag/contracts'
import { daysLeft, isoDay } from '@ag/core'
import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { products, subscriptions, transactional_prices, usage_limits, usage_records } from '../../db/schema'
import { firstName } from '../auth/mails'
import { statusAt } from './trial'

/** Shares of a limit worth telling, in percent. */
const leastAlert = 50
const trialWarningDays = 3

interface Holding extends Service {
  price_cents: number
  current_period_end: string | null
}

/** What a customer sees first after signing in. */
export async function readDashboard(
  db: Db,
  now: Date,
  customer: { name: string; company_id: string },
): Promise<Dashboard> {
  const holdings = await readHoldings(db, now, customer.company_id)
  const meters = await readMeters(db, now, customer.company_id)
  return {
    greeting_name: firstName(customer.name),
    services: holdings.map(({ price_cents, current_period_end, ...service }) => service),
    next_invoice: nextInvoice(holdings, meters, now),
    usage_alerts: meters
      .filter(({ limit_cents }) => limit_cents !== null && limit_cents > 0)
      .map(({ meter, cost_cents, limit_cents }) => ({
        meter,
        percent: Math.round((cost_cents * 100) / (limit_cents ?? 1)),
      }))
      .filter(({ percent }) => percent >= leastAlert),
    upcoming_meetings: [],
    notices: holdings.flatMap((holding) => noticesOf(holding, now)),
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

interface Meter {
  meter: string
  cost_cents: number
  limit_cents: number | null
}

/** What was used since the first of the month, and what it costs. */
async function readMeters(db: Db, now: Date, companyId: string): Promise<Meter[]> {
  const today = isoDay(now)
  const used = sql<number>`coalesce(sum(${usage_records.quantity}), 0)::float8`
  const rows = await db
    .select({
      meter: transactional_prices.key,
      per: transactional_prices.per,
      price_cents: transactional_prices.price_cents,
      limit_cents: usage_limits.amount_cents,
      used,
    })
    .from(transactional_prices)
    .leftJoin(
      usage_records,
      and(
        eq(usage_records.meter, transactional_prices.key),
        eq(usage_records.company_id, companyId),
        gte(usage_records.day, `${today.slice(0, 7)}-01`),
        lte(usage_records.day, today),
      ),
    )
    .leftJoin(
      usage_limits,
      and(eq(usage_limits.meter, transactional_prices.key), eq(usage_limits.company_id, companyId)),
    )
    .groupBy(
      transactional_prices.key,
      transactional_prices.per,
      transactional_prices.price_cents,
      transactional_prices.sort_order,
      usage_limits.amount_cents,
    )
    .orderBy(asc(transactional_prices.sort_order))
  return rows.map(({ meter, per, price_cents, limit_cents, used: units }) => ({
    meter,
    cost_cents: Math.round((units * price_cents) / per),
    limit_cents,
  }))
}

/** Active products charge at the end of their period, together with use; trials at their own end. */
function nextInvoice(holdings: Holding[], meters: Meter[], now: Date): Dashboard['next_invoice'] {
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
  const used = charged.length > 0 ? meters.reduce((sum, { cost_cents }) => sum + cost_cents, 0) : 0
  return {
    amount: lines.reduce((sum, { price_cents }) => sum + price_cents, 0) / 100,
    due_date: due,
    estimated_usage: projected(used, now) / 100,
  }
}

/** A month's cost if it goes on as until today. */
function projected(usedCents: number, now: Date): number {
  const [year = 0, month = 1, day = 1] = isoDay(now).split('-').map(Number)
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Math.round((usedCents * daysInMonth) / day)
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
