import { type CustomerHistory, meetingZone } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import {
  assistant_messages,
  assistant_sessions,
  companies,
  leads,
  meetings,
  outbox,
  users,
} from '../../db/schema'
import { recipientOf } from '../account/mails-about'
import { statusAt } from '../meetings/meeting-status'
import { isoIn } from '../meetings/zoned-day'
import { readUsage } from '../usage/read-usage'
import { readNotes } from './customer-notes'
import type { Permission } from './permissions'

const mostMails = 50
const mostOfAKind = 20

interface Reader {
  id: string
  may: (permission: Permission) => boolean
}

/** What a company does, what was said to it and what was written down about it: of each the latest. */
export async function readCustomerHistory(
  db: Db,
  now: Date,
  companyId: string,
  reader: Reader,
): Promise<CustomerHistory> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  if (!company) throw new AppError('NOT_FOUND')
  const people = await db
    .select({ id: users.id, email_key: users.email_key })
    .from(users)
    .where(eq(users.company_id, companyId))
    .limit(100)
  const { meters } = await readUsage(db, now, companyId, {})
  return {
    usage: meters.map(({ key, label, unit, included, used, cost }) => ({
      key,
      label,
      unit,
      included,
      used,
      cost,
    })),
    meetings: reader.may('meetings:read') ? await meetingsOf(db, now, people) : null,
    mails: await mailsTo(db, people),
    conversations: reader.may('leads:read') ? await conversationsOf(db, people) : null,
    notes: await readNotes(db, companyId, reader.id),
  }
}

type Person = Pick<typeof users.$inferSelect, 'id' | 'email_key'>

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id)
const addressesOf = (people: readonly Person[]) => people.map(({ email_key }) => email_key)

async function meetingsOf(db: Db, now: Date, people: readonly Person[]) {
  if (people.length === 0) return []
  const rows = await db
    .select()
    .from(meetings)
    .where(or(inArray(meetings.user_id, idsOf(people)), inArray(meetings.email_key, addressesOf(people))))
    .orderBy(desc(meetings.start_at), desc(meetings.id))
    .limit(mostOfAKind)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    start_at: isoIn(meetingZone, row.start_at),
    status: statusAt(row, now),
  }))
}

/** Of a mail only that it was: the words in it, and the links, are its reader's. */
async function mailsTo(db: Db, people: readonly Person[]): Promise<CustomerHistory['mails']> {
  if (people.length === 0) return []
  const rows = await db
    .select({
      id: outbox.id,
      to: sql<string>`${outbox.payload} ->> 'to'`,
      subject: sql<string>`${outbox.payload} ->> 'subject'`,
      created_at: outbox.created_at,
      done_at: outbox.done_at,
      dead_at: outbox.dead_at,
    })
    .from(outbox)
    .where(and(eq(outbox.kind, 'mail'), inArray(recipientOf, addressesOf(people))))
    .orderBy(desc(outbox.position))
    .limit(mostMails)
  return rows.map(({ done_at, dead_at, created_at, ...mail }) => ({
    ...mail,
    state: done_at ? 'sent' : dead_at ? 'failed' : 'waiting',
    at: (done_at ?? created_at).toISOString(),
  }))
}

/** Those that somebody had while signed in, or left one of the company's addresses in. */
async function conversationsOf(db: Db, people: readonly Person[]) {
  if (people.length === 0) return []
  const withAddress = db
    .select({ id: leads.session_id })
    .from(leads)
    .where(inArray(leads.email_key, addressesOf(people)))
  const { id, user_id, page_path, last_active_at } = assistant_sessions
  const rows = await db
    .select({ id, page_path, last_active_at, messages: count(assistant_messages.position) })
    .from(assistant_sessions)
    .leftJoin(assistant_messages, eq(assistant_messages.session_id, id))
    .where(or(inArray(user_id, idsOf(people)), inArray(id, withAddress)))
    .groupBy(id)
    .orderBy(desc(last_active_at), desc(id))
    .limit(mostOfAKind)
  return rows.map((row) => ({ ...row, last_active_at: row.last_active_at.toISOString() }))
}
