import type { AdminCustomer, AdminInvoice } from '@ag/contracts'
import { bareTaxId, invoiceStatus, mostCounted, subscriptionStatus } from '@ag/contracts'
import { AppError, formatDay, subscriptionLabel } from '@ag/core'
import { and, asc, eq, exists, inArray, isNotNull, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { type Db, rowsOf } from '../../db/database'
import {
  billing_profiles,
  companies,
  invoices,
  products,
  subscriptions,
  users,
  wordsOfCompany,
  wordsOfProfile,
  wordsOfUser,
} from '../../db/schema'
import { searchFor } from '../../db/schema/columns'
import { spreadsheet } from '../../spreadsheet'
import { guaranteeUntil } from '../billing/cancel'
import { readInvoices } from '../billing/describe-invoice'
import { centsToSendBack, needsManualRefund } from '../billing/manual-refunds'
import type { Payments } from '../billing/payment-provider'
import { readHeld } from '../billing/read-billing'
import { statusAt } from '../dashboard/trial'
import { isCustomers } from './business'
import { invoiceNumbered } from './invoice-number'

type CompanyRow = typeof companies.$inferSelect
type InvoiceRow = typeof invoices.$inferSelect

interface CustomerFilter {
  q?: string | undefined
  status?: string | undefined
}

const unpaid = ['open', 'overdue']

/**
 * Ids of companies with words that begin like those that are typed: their own, their people's, or those of who their
 * invoices are for. Nothing where nothing was typed that could be looked for.
 * @param most of each of these three; of more, those that are found first
 */
export function companiesWith(typed: string, most: number): SQL | undefined {
  const words = searchFor(typed)
  if (!words) return undefined
  // Documents are kept without their marks.
  const bare = bareTaxId(typed).toLowerCase()
  const inProfiles = /\d/.test(bare) && /^[a-z0-9]+$/.test(bare) && !typed.includes(' ') ? `${bare}:*` : words
  // Planned each by itself: for a few rows alone the planner would read whole tables, and make the words of every row.
  return sql`
    with named as materialized (
      select ${companies.id} from ${companies}
      where ${wordsOfCompany(companies)} @@ to_tsquery('simple', ${words})
    ), staffed as materialized (
      select ${users.company_id} from ${users}
      where ${wordsOfUser(users)} @@ to_tsquery('simple', ${words})
    ), billed as materialized (
      select ${billing_profiles.company_id} from ${billing_profiles}
      where ${wordsOfProfile(billing_profiles)} @@ to_tsquery('simple', ${inProfiles})
    )
    (select id from named limit ${most})
    union (select company_id from staffed limit ${most})
    union (select company_id from billed limit ${most})`
}

/**
 * Some of the ids that a search finds. Read once for a page and its total: thousands of them take longer to find than to name.
 * They go about in one text, which takes a tenth of the time of a list.
 */
async function idsOf(db: Db, found: SQL | undefined): Promise<string[] | undefined> {
  if (!found) return undefined
  const rows = await rowsOf<{ ids: string | null }>(
    db,
    sql`select string_agg(id, ',') as ids from (${found}) as found`,
  )
  return rows[0]?.ids?.split(',').slice(0, mostCounted) ?? []
}

const isOneOf = (column: PgColumn, ids: string[]) => sql`${column} = any(string_to_array(${ids.join()}, ','))`

/** A condition, and how many meet it where that is known. */
interface Found {
  where: SQL | undefined
  total?: number | undefined
}

export async function customersMeeting(db: Db, now: Date, { q, status }: CustomerFilter): Promise<Found> {
  const found = q ? companiesWith(q, mostCounted) : undefined
  const ids = await idsOf(
    db,
    found && sql`select id from (${found}) as named where ${isCustomers(sql`named.id`)}`,
  )
  const where = and(
    ids ? isOneOf(companies.id, ids) : isCustomers(sql`${companies.id}`),
    status
      ? exists(
          db
            .select({ one: sql`1` })
            .from(subscriptions)
            .where(and(eq(subscriptions.company_id, companies.id), eq(statusAt(now), status))),
        )
      : undefined,
  )
  return { where, total: status ? undefined : ids?.length }
}

/** Companies with their people, products and debts, in the given order. */
export async function describeCustomers(
  db: Db,
  now: Date,
  rows: readonly CompanyRow[],
): Promise<AdminCustomer[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.company_id, ids))
    .orderBy(asc(users.created_at), asc(users.id))
  const held = await db
    .select({ row: subscriptions, name: products.name, status: statusAt(now) })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(and(inArray(subscriptions.company_id, ids), ne(subscriptions.status, 'cancelled')))
    .orderBy(asc(products.sort_order))
  const owed = await db
    .select({ id: invoices.company_id, cents: sum(invoices.total_cents) })
    .from(invoices)
    .where(and(inArray(invoices.company_id, ids), inArray(invoices.status, unpaid)))
    .groupBy(invoices.company_id)
  return rows.map(({ id, name, created_at }) => {
    const mine = people.filter(({ company_id }) => company_id === id)
    const [first] = mine
    return {
      id,
      name,
      contact: first ? { name: first.name, email: first.email, phone: first.phone } : null,
      people: mine.length,
      subscriptions: held
        .filter(({ row }) => row.company_id === id)
        .map(({ row, name: product, status }) => ({
          product_id: row.product_id,
          name: product,
          status: z.parse(subscriptionStatus, status),
        })),
      owes: Number(owed.find((each) => each.id === id)?.cents ?? 0) / 100,
      created_at: created_at.toISOString(),
    }
  })
}

/** Companies with their people, products and debts, as a spreadsheet. */
export const customersFile = (items: readonly AdminCustomer[]) =>
  spreadsheet([
    ['Empresa', 'Contato', 'E-mail', 'Telefone', 'Pessoas', 'Agentes', 'Em aberto', 'Cliente desde'],
    ...items.map(({ name, contact, people, subscriptions: held, owes, created_at }) => [
      name,
      contact?.name ?? '',
      contact?.email ?? '',
      contact?.phone ?? '',
      String(people),
      held.map((each) => `${each.name} (${subscriptionLabel(each.status)})`).join(', '),
      owes.toFixed(2).replace('.', ','),
      formatDay(created_at),
    ]),
  ])

export async function readCustomer(db: Db, now: Date, payments: Payments, id: string) {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  const [customer] = row ? await describeCustomers(db, now, [row]) : []
  if (!customer) throw new AppError('NOT_FOUND')
  const people = await db
    .select()
    .from(users)
    .where(eq(users.company_id, id))
    .orderBy(asc(users.created_at), asc(users.id))
    .limit(100)
  const held = await readHeld(db, now, id)
  return {
    customer,
    people: people.map(({ id: userId, name, email, email_verified_at, last_login }) => ({
      id: userId,
      name,
      email,
      email_verified: email_verified_at !== null,
      last_login: last_login?.toISOString() ?? null,
    })),
    subscriptions: held.map(({ row: subscription, name, status }) => {
      const until = guaranteeUntil(subscription)
      return {
        product_id: subscription.product_id,
        name,
        status,
        price: subscription.price_cents / 100,
        trial_ends_at: subscription.trial_ends_at?.toISOString() ?? null,
        current_period_end: subscription.current_period_end,
        guarantee_until: until && until > now ? until.toISOString() : null,
      }
    }),
    invoices: await readInvoices(db, payments, id),
  }
}

interface InvoiceFilter {
  q?: string | undefined
  status?: string | undefined
  failed?: string | undefined
  to_send_back?: string | undefined
}

export async function invoicesMeeting(
  db: Db,
  now: Date,
  { q, status, failed, to_send_back }: InvoiceFilter,
): Promise<Found> {
  const ids = q ? await idsOf(db, invoicesWith(q, now)) : undefined
  const rest = and(
    status ? eq(invoices.status, status) : undefined,
    failed ? and(isNotNull(invoices.first_failed_at), inArray(invoices.status, unpaid)) : undefined,
    to_send_back ? needsManualRefund(db) : undefined,
  )
  return {
    where: and(ids && isOneOf(invoices.id, ids), rest),
    total: rest ? undefined : ids?.length,
  }
}

/** Ids of invoices by their number or by whose they are; so many of each at most. */
function invoicesWith(typed: string, now: Date): SQL | undefined {
  const numbered = invoiceNumbered(typed, now)
  const named = companiesWith(typed, mostCounted)
  const found = [
    numbered && sql`(select ${invoices.id} from ${invoices} where ${numbered} limit ${mostCounted})`,
    named &&
      sql`(select ${invoices.id} from ${invoices} where ${invoices.company_id} in (${named}) limit ${mostCounted})`,
  ].filter((each) => each !== undefined)
  return found.length > 0 ? sql.join(found, sql` union `) : undefined
}

/** Invoices of everybody as the list of administrators has them. */
export async function describeInvoiceRows(
  db: Db,
  rows: ReadonlyArray<{ invoice: InvoiceRow; company: string }>,
): Promise<AdminInvoice[]> {
  const due = await centsToSendBack(
    db,
    rows.map(({ invoice }) => invoice.id),
  )
  return rows.map(({ invoice, company }) => ({
    id: invoice.id,
    number: invoice.number,
    company_id: invoice.company_id,
    company,
    issued_at: invoice.issued_at.toISOString(),
    due_date: invoice.due_date,
    total: invoice.total_cents / 100,
    status: z.parse(invoiceStatus, invoice.status),
    failure: unpaid.includes(invoice.status) ? invoice.failure : null,
    to_send_back: (due.get(invoice.id) ?? 0) / 100,
  }))
}
