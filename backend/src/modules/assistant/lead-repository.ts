import type { Lead, LeadDetails } from '@ag/contracts'
import { AppError } from '@ag/core'
import { desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { leads, meetings } from '../../db/schema'
import { newId } from '../../ids'
import { emailKey } from '../auth/user-repository'
import { statusAt } from '../meetings/meeting-status'
import type { Conversation } from './conversation'
import { conversationRepository, describeMessage } from './conversation-repository'
import { bandOf, scoreLead } from './lead-score'

/** Keeps what a conversation has told of a lead, once there is a way to reach them. */
export async function saveLead(
  db: Db,
  now: Date,
  session: { id: string; page_path: string },
  { context, memory }: Conversation,
): Promise<void> {
  const { lead = {}, contact_info: contact = {} } = context
  if (!contact.email && !contact.phone) return
  const score = scoreLead(lead, contact)
  const known = {
    name: contact.name ?? null,
    email: contact.email ?? null,
    email_key: contact.email ? emailKey(contact.email) : null,
    phone: contact.phone ?? null,
    company: contact.company || null,
    agent_interest: lead.agent_interest ?? null,
    company_size: lead.company_size ?? null,
    timing: lead.timing ?? null,
    need: lead.need ?? null,
    score,
    band: bandOf(score),
    meeting_id: memory.booked?.meeting_id ?? null,
    updated_at: now,
  }
  const [row] = await db
    .insert(leads)
    .values({
      ...known,
      id: newId('lead'),
      session_id: session.id,
      page_path: session.page_path,
      consented_at: contact.consent ? now : null,
      created_at: now,
    })
    .onConflictDoUpdate({ target: leads.session_id, set: known })
    .returning()
  // The moment of the consent stays the first one; one that was taken back is gone.
  if (row && Boolean(row.consented_at) !== Boolean(contact.consent)) {
    await db
      .update(leads)
      .set({ consented_at: contact.consent ? now : null })
      .where(eq(leads.id, row.id))
  }
}

/** Leads, the latest first; a page of them from a moment back. */
export async function listLeads(
  db: Db,
  now: Date,
  { before, count = 50 }: { before?: Date; count?: number } = {},
): Promise<Lead[]> {
  const rows = await db
    .select({ row: leads, meeting: meetings })
    .from(leads)
    .leftJoin(meetings, eq(meetings.id, leads.meeting_id))
    .where(before && lt(leads.created_at, before))
    .orderBy(desc(leads.created_at))
    .limit(count)
  return rows.map((each) => describeLead(each, now))
}

/** One lead with the whole conversation. */
export async function readLead(db: Db, now: Date, id: string): Promise<LeadDetails> {
  const [found] = await db
    .select({ row: leads, meeting: meetings })
    .from(leads)
    .leftJoin(meetings, eq(meetings.id, leads.meeting_id))
    .where(eq(leads.id, id))
  if (!found) throw new AppError('NOT_FOUND')
  const said = await conversationRepository(db).allMessages(found.row.session_id)
  return { ...describeLead(found, now), transcript: said.map((each) => describeMessage(each)) }
}

interface Joined {
  row: typeof leads.$inferSelect
  meeting: typeof meetings.$inferSelect | null
}

/** A lead as it crosses the wire. */
export const describeLead = ({ row, meeting }: Joined, now: Date): Lead => ({
  id: row.id,
  session_id: row.session_id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  agent_interest: row.agent_interest,
  company_size: row.company_size as Lead['company_size'],
  timing: row.timing as Lead['timing'],
  need: row.need,
  score: row.score,
  band: row.band as Lead['band'],
  page_path: row.page_path,
  consented_at: row.consented_at?.toISOString() ?? null,
  booking: meeting && {
    meeting_id: meeting.id,
    start_at: meeting.start_at.toISOString(),
    status: statusAt(meeting, now),
  },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
