import { and, eq, inArray, lt, notInArray, or } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { assistant_sessions, leads } from '../../db/schema'

/** How long after the last word a conversation is kept: for whoever had it, and for the team where it left a lead. */
export const conversationRetention = { history: days(30), lead: days(365) } as const

/** Drops the conversations that have been kept long enough, with everything that hangs on them. */
export async function forgetOldConversations(db: Db, now: Date): Promise<void> {
  const withLead = db.select({ id: leads.session_id }).from(leads)
  const { id, last_active_at } = assistant_sessions
  await db
    .delete(assistant_sessions)
    .where(
      or(
        lt(last_active_at, after(now, -conversationRetention.lead)),
        and(lt(last_active_at, after(now, -conversationRetention.history)), notInArray(id, withLead)),
      ),
    )
}

/** Deletes what somebody said who goes: signed in, or as a visitor who left the same address. */
export async function forgetConversationsOf(db: Db, owner: { id: string; email_key: string }): Promise<void> {
  const withAddress = db
    .select({ id: leads.session_id })
    .from(leads)
    .where(eq(leads.email_key, owner.email_key))
  await db
    .delete(assistant_sessions)
    .where(or(eq(assistant_sessions.user_id, owner.id), inArray(assistant_sessions.id, withAddress)))
}
