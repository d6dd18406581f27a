import type { BillingProfile } from '@ag/contracts'
import { isoDay, productById } from '@ag/core'
import { divideHalfEven, usageCost } from '@ag/core/charges'
import { monthName } from '@ag/core/day-names'
import { addDays, addMonths, firstDayOf, monthOf, weekdayOf } from '@ag/core/days'
import { and, eq } from 'drizzle-orm'
import { days } from '../../clock'
import { newId } from '../../ids'
import type { Passwords } from '../../modules/auth/passwords'
import { subscriptionLine } from '../../modules/billing/issue-invoice'
import { sandboxCards } from '../../modules/billing/sandbox'
import { catalogueRepository } from '../../modules/catalogue/catalogue-repository'
import type { Db } from '../database'
import {
  billing_profiles,
  companies,
  invoice_lines,
  invoices,
  payment_methods,
  subscriptions,
  transactional_prices,
  usage_limits,
  usage_records,
  users,
} from '../schema'
import { seedDemoMeetings } from './demo-meetings'

const password = 'demonstracao-2026'
const monthsOfHistory = 6

const people = [
  {
    id: 'usr_demo_admin',
    company: 'Automatize',
    name: 'Alice Administradora',
    email: 'admin@demo.local',
    role: 'admin',
  },
  {
    id: 'usr_demo_cliente',
    company: 'Padaria Central',
    name: 'Carlos Cliente',
    email: 'cliente@demo.local',
    role: 'customer',
  },
] as const
const customerCompany = 'org_usr_demo_cliente'

/** The example number of the tax authority, at an address where everybody is. */
const demoProfile: BillingProfile = {
  document_type: 'cnpj',
  document: '12ABC34501DE35',
  legal_name: 'Padaria Central Demonstração Ltda.',
  address: {
    postal_code: '01001-000',
    street: 'Praça da Sé',
    number: '1',
    complement: '',
    district: 'Sé',
    city: 'São Paulo',
    state: 'SP',
  },
}

/** What the demo customer uses a day, about. */
const habits = [
  { product_id: 'prospect', meter: 'whatsapp_messages', usual: 180 },
  { product_id: 'prospect', meter: 'ai_credits', usual: 140 },
  { product_id: 'email-marketing', meter: 'email_sends', usual: 420 },
  { product_id: 'email-marketing', meter: 'ai_credits', usual: 60 },
]

/** Demo people with a history that reaches until today. A repeat adds only the days since the last one. */
export async function seedDemo(db: Db, passwords: Passwords, now: Date): Promise<void> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.id, people[1].id))
  if (!known) await addPeople(db, await passwords.hash(password), now)
  await db.transaction((transaction) => addHistory(transaction, now))
  const [customer] = await db.select().from(users).where(eq(users.id, people[1].id))
  if (customer) await seedDemoMeetings(db, now, customer)
}

async function addPeople(db: Db, password_hash: string, now: Date): Promise<void> {
  const start = monthStart(now, monthsOfHistory)
  await db.transaction(async (transaction) => {
    for (const { company, ...person } of people) {
      const company_id = `org_${person.id}`
      await transaction
        .insert(companies)
        .values({ id: company_id, name: company, created_at: start })
        .onConflictDoNothing()
      await transaction
        .insert(users)
        .values({
          ...person,
          company_id,
          email_key: person.email,
          password_hash,
          email_verified_at: start,
          terms_accepted_at: start,
          created_at: start,
        })
        .onConflictDoNothing()
    }
    await addSubscriptions(transaction, now, start)
  })
}

async function addSubscriptions(db: Db, now: Date, start: Date): Promise<void> {
  const current = await catalogueRepository(db).pricesAt(now)
  for (const id of ['prospect', 'email-marketing']) {
    const price = current.get(id)
    if (!price) continue
    await db
      .insert(subscriptions)
      .values({
        id: newId('sub'),
        company_id: customerCompany,
        product_id: id,
        status: 'active',
        price_cents: price.price_cents,
        price_version: price.version,
        current_period_end: isoDay(monthStart(now, -1)),
        first_charged_at: start,
        status_since: start,
        created_at: start,
      })
      .onConflictDoNothing()
  }
  await db
    .insert(usage_limits)
    .values({ company_id: customerCompany, meter: 'ai_credits', amount_cents: 80_00 })
    .onConflictDoNothing()
  const { token, brand, last4, expires } = sandboxCards.sandbox_passes
  await db
    .insert(payment_methods)
    .values({
      company_id: customerCompany,
      type: 'card',
      provider: 'sandbox',
      token,
      brand,
      last4,
      expires,
      updated_at: start,
    })
    .onConflictDoNothing()
  await db
    .insert(billing_profiles)
    .values({ company_id: customerCompany, profile: demoProfile, updated_at: start })
    .onConflictDoNothing()
}

/** Usage of every day and one invoice a month: the subscriptions, and what the month before used. */
async function addHistory(db: Db, now: Date): Promise<void> {
  const tariff = await db.select().from(transactional_prices)
  await db
    .update(subscriptions)
    .set({ current_period_end: isoDay(monthStart(now, -1)) })
    .where(and(eq(subscriptions.company_id, customerCompany), eq(subscriptions.status, 'active')))
  const plans = await db.select().from(subscriptions).where(eq(subscriptions.company_id, customerCompany))
  for (let back = monthsOfHistory; back >= 0; back -= 1) {
    const first = monthStart(now, back)
    const end = back === 0 ? now : monthStart(now, back - 1)
    const records = usageBetween(first, end)
    if (records.length > 0) await db.insert(usage_records).values(records).onConflictDoNothing()
    if (back === 0) continue
    const usage = tariff.map(({ key, label, per, price_cents }) => {
      const units = records
        .filter(({ meter }) => meter === key)
        .reduce((sum, { quantity }) => sum + quantity, 0)
      const cents_per_thousand = divideHalfEven(price_cents * 1000, per)
      const amount_cents = usageCost(units, cents_per_thousand)
      const until = monthName(monthOf(isoDay(first)))
      return {
        label: `${label}, até ${until}`,
        amount_cents,
        meter: key,
        quantity: units,
        cents_per_thousand,
      }
    })
    const issued = monthStart(now, back - 1)
    const lines = [
      ...plans.map((plan) => ({
        ...subscriptionLine(
          productById(plan.product_id)?.name ?? plan.product_id,
          plan.price_cents,
          isoDay(issued),
        ),
        subscription_id: plan.id,
      })),
      ...usage,
    ]
    await addInvoice(db, issued, lines)
  }
}

async function addInvoice(
  db: Db,
  issued: Date,
  lines: Array<Omit<typeof invoice_lines.$inferInsert, 'invoice_id' | 'position'>>,
): Promise<void> {
  const month = monthOf(isoDay(issued))
  const id = `inv_demo_${month}`
  const [added] = await db
    .insert(invoices)
    .values({
      id,
      company_id: customerCompany,
      number: `D-${month.replace('-', '')}-0001`,
      issued_at: issued,
      due_date: addDays(isoDay(issued), 7),
      total_cents: lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
      status: 'paid',
      method: 'pix',
      month,
      paid_at: new Date(issued.getTime() + days(2)),
    })
    .onConflictDoNothing()
    .returning()
  if (!added) return
  await db
    .insert(invoice_lines)
    .values(lines.map((line, position) => ({ invoice_id: id, position, ...line })))
}

/** The same numbers for the same day, quieter on weekends. */
function usageBetween(first: Date, end: Date) {
  const records = []
  for (let moment = first.getTime(); moment <= end.getTime(); moment += days(1)) {
    const date = new Date(moment)
    if (monthOf(isoDay(date)) !== monthOf(isoDay(first))) break
    const quiet = weekdayOf(isoDay(date)) > 5 ? 0.35 : 1
    for (const { product_id, meter, usual } of habits) {
      const wave = 1 + 0.25 * Math.sin(moment / days(1) + usual)
      records.push({
        company_id: customerCompany,
        product_id,
        meter,
        day: isoDay(date),
        quantity: Math.round(usual * quiet * wave),
      })
    }
  }
  return records
}

/** Noon of the first day of the month that lies `back` months ago. */
function monthStart(now: Date, back: number): Date {
  return new Date(`${firstDayOf(addMonths(monthOf(isoDay(now)), -back))}T12:00:00-03:00`)
}
