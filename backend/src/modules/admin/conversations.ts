import {
  type AdminConversation,
  type AdminConversationDetails,
  type getAdminConversations,
  mostUnread,
  type QueryOf,
  type ReplyOf,
} from '@ag/contracts'
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { after, hours } from '../../clock'
import type { Db } from '../../db/database'
import {
  assistant_messages,
  assistant_sessions,
  leads,
  users,
  wordsOfLead,
  wordsOfUser,
} from '../../db/schema'
import { searchFor, wordsIn } from '../../db/schema/columns'
import {
  type ConversationRow,
  conversationRepository,
  describeMessage,
  personIn,
} from '../assistant/conversation-repository'
import { conversationRetention } from '../assistant/forget-conversations'
import { nameOfVisitor } from '../assistant/name-of-visitor'
import { readPage } from './read-page'

/** Whoever has waited for longer has gone: their conversation stands among the others again. */
const waitsFor = hours(24)
const mostWaiting = 50
const shownMessages = 200

const { reference, last_active_at, last_text, waiting_since, unread } = assistant_sessions

/** Conversations of the site's assistant in which somebody has said something, and that can still go on. */
export async function listConversations(
  db: Db,
  now: Date,
  { q, filter, cursor }: QueryOf<typeof getAdminConversations>,
): Promise<ReplyOf<typeof getAdminConversations>> {
  const kept = and(ne(last_text, ''), gt(last_active_at, after(now, -conversationRetention.history)))
  const isWaiting = gt(waiting_since, after(now, -waitsFor))
  const found = q ? await idsMeeting(db, q) : undefined
  const asked = and(
    kept,
    found && inArray(assistant_sessions.id, found),
    filter === 'unread' ? gt(unread, 0) : undefined,
  )
  const rows = (where: SQL | undefined, order: SQL[], limit: number) =>
    db
      .select()
      .from(assistant_sessions)
      .where(where)
      .orderBy(...order)
      .limit(limit)
  // Who waits longest comes first; they stand on the first page alone.
  const first = cursor
    ? []
    : await rows(and(asked, isWaiting), [asc(waiting_since), asc(reference)], mostWaiting)
  const page =
    filter === 'waiting'
      ? { rows: [], next_cursor: null, total: 0 }
      : await readPage(
          db,
          { cursor },
          {
            order: { by: last_active_at, type: 'timestamptz', descending: true, id: reference },
            where: and(asked, or(isNull(waiting_since), lte(waiting_since, after(now, -waitsFor)))),
            rows,
            from: assistant_sessions,
            placeOf: (row) => [row.last_active_at, row.reference],
          },
        )
  const counted = async (where: SQL | undefined) =>
    db.$count(
      db.select({ reference }).from(assistant_sessions).where(and(kept, where)).limit(mostUnread).as('some'),
    )
  return {
    items: [...first, ...page.rows].map((row) => describe(row, now)),
    next_cursor: page.next_cursor,
    total: first.length + page.total,
    waiting: await counted(isWaiting),
    unread: await counted(gt(unread, 0)),
  }
}

/** More conversations than this are not searched for: what is typed has to be more. */
const mostFound = 500

/** Ids of those in which something was said, or whose visitor is called, like what somebody types. */
async function idsMeeting(db: Db, typed: string): Promise<string[]> {
  const words = searchFor(typed)
  if (!words) return []
  const query = sql`to_tsquery('simple', ${words})`
  const saying = db
    .select({ id: assistant_messages.session_id })
    .from(assistant_messages)
    .where(sql`${wordsIn(assistant_messages.content)} @@ ${query}`)
  const leaving = db
    .select({ id: leads.session_id })
    .from(leads)
    .where(sql`${wordsOfLead(leads)} @@ ${query}`)
  const signedIn = db
    .select({ id: assistant_sessions.id })
    .from(assistant_sessions)
    .innerJoin(users, eq(users.id, assistant_sessions.user_id))
    .where(sql`${wordsOfUser(users)} @@ ${query}`)
  const rows = await union(saying, leaving, signedIn).limit(mostFound)
  return rows.map(({ id }) => id)
}

/** One of them with what was said. */
export async function describeConversation(
  db: Db,
  now: Date,
  row: ConversationRow,
): Promise<AdminConversationDetails> {
  const said = await conversationRepository(db).messages(row.id, shownMessages)
  const { email, phone } = row.context.contact_info ?? {}
  return {
    ...describe(row, now),
    email: email ?? null,
    phone: phone ?? null,
    messages: said.map((each) => describeMessage(each)),
  }
}

const describe = (row: ConversationRow, now: Date): AdminConversation => ({
  id: row.reference,
  name: nameOfVisitor(row),
  is_customer: row.user_id !== null,
  person: personIn(row, now) ?? null,
  waiting_since: row.waiting_since?.toISOString() ?? null,
  unread: row.unread,
  last_text: row.last_text,
  last_at: row.last_active_at.toISOString(),
  page_path: row.page_path,
})
