import { type AdminFound, meetingZone } from '@ag/contracts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { companies, invoices, meetings, products, users, wordsOfMeeting } from '../../db/schema'
import { searchFor, wordsIn } from '../../db/schema/columns'
import { isoIn } from '../meetings/zoned-day'
import { companiesWith } from './customers'
import { invoiceNumbered } from './invoice-number'
import type { Permission } from './permissions'

const most = 5

/** Looks for what somebody types among everything that they may read: one short statement for each kind. */
export async function search(
  db: Db,
  now: Date,
  may: (permission: Permission) => boolean,
  typed: string,
): Promise<AdminFound> {
  const words = searchFor(typed)
  return {
    customers: may('billing:read') ? await customersWith(db, typed) : [],
    invoices: may('billing:read') ? await invoicesNumbered(db, typed, now) : [],
    meetings: may('meetings:read') && words ? await meetingsWith(db, words) : [],
    products: may('products:read') && words ? await productsWith(db, words) : [],
  }
}

async function customersWith(db: Db, typed: string): Promise<AdminFound['customers']> {
  const ids = companiesWith(typed, most)
  if (!ids) return []
  const firstOfCompany = sql`(
    select first.id from ${users} as first where first.company_id = ${companies.id}
    order by first.created_at, first.id limit 1)`
  return db
    .select({ id: companies.id, name: companies.name, email: users.email })
    .from(companies)
    .leftJoin(users, eq(users.id, firstOfCompany))
    .where(sql`${companies.id} in (${ids})`)
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(most)
}

async function invoicesNumbered(db: Db, typed: string, now: Date): Promise<AdminFound['invoices']> {
  const numbered = invoiceNumbered(typed, now)
  if (!numbered) return []
  const rows = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      company: companies.name,
      total_cents: invoices.total_cents,
    })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.company_id))
    .where(numbered)
    .orderBy(desc(invoices.number))
    .limit(most)
  return rows.map(({ total_cents, ...row }) => ({ ...row, total: total_cents / 100 }))
}

async function meetingsWith(db: Db, words: string): Promise<AdminFound['meetings']> {
  // Planned by itself: in the order of time the planner would make the words of every meeting until it has found a few.
  const found = sql`
    with found as materialized (
      select ${meetings.id} from ${meetings}
      where ${wordsOfMeeting(meetings)} @@ to_tsquery('simple', ${words})
    ) select id from found`
  const rows = await db
    .select({
      id: meetings.id,
      name: meetings.name,
      company: meetings.company,
      start_at: meetings.start_at,
    })
    .from(meetings)
    .where(sql`${meetings.id} in (${found})`)
    .orderBy(desc(meetings.start_at), desc(meetings.id))
    .limit(most)
  return rows.map((row) => ({ ...row, start_at: isoIn(meetingZone, row.start_at) }))
}

const productsWith = (db: Db, words: string): Promise<AdminFound['products']> =>
  db
    .select({ id: products.id, name: products.name, is_active: products.is_active })
    .from(products)
    .where(sql`${wordsIn(products.name)} @@ to_tsquery('simple', ${words})`)
    .orderBy(asc(products.sort_order), asc(products.id))
    .limit(most)
