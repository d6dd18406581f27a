import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import {
  admin_invitations,
  agent_drafts,
  agent_files,
  agent_tasks,
  bi_pins,
  bi_reports,
  bi_tables,
  bi_uploads,
  billing_profiles,
  card_pages,
  companies,
  customer_notes,
  invoices,
  outbox,
  payment_methods,
  payments,
  sites,
  subscriptions,
  users,
  whatsapp_agents,
  whatsapp_channels,
  whatsapp_conversations,
} from '../../db/schema'
import { forgetConversationsOf } from '../assistant/forget-conversations'
import { record } from '../auth/audit'
import type { AccountMails } from '../auth/mails'
import type { User } from '../auth/user-repository'
import { forgetMeetingsOf } from '../meetings/forget-meetings'
import type { MeetingMails } from '../meetings/meeting-mails'
import type { Mailer } from '../outbox/mailer'
import { speaksOf } from './mails-about'

interface Needs {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  mailer: Mailer
  mails: AccountMails
  meetingMails: MeetingMails
}

/** What stays of a company that nobody belongs to: its invoices have to be kept. */
const nobodysCompany = 'Conta encerrada'
const atOnce = 100

/** Deletes the accounts whose week is over. Each in a transaction of its own: any number of processes may do so at once. */
export const deleteDueAccounts = ({ db, clock, log, mailer, mails, meetingMails }: Needs) => {
  async function deleteOne(id: string, signature: string): Promise<void> {
    await db.transaction(async (transaction) => {
      const now = clock()
      const [user] = await transaction
        .select()
        .from(users)
        .where(and(eq(users.id, id), lte(users.deletes_at, now)))
        .for('update', { skipLocked: true })
      if (!user) return
      // Two of one company who go at the same time wait for each other here, so that the last is known to be the last.
      await transaction.select().from(companies).where(eq(companies.id, user.company_id)).for('update')
      await transaction.delete(outbox).where(speaksOf(user.email))
      await forgetMeetingsOf(transaction, now, user, { mails: meetingMails, company: signature })
      await forgetConversationsOf(transaction, user)
      await transaction.delete(admin_invitations).where(eq(admin_invitations.email_key, user.email_key))
      await transaction.delete(users).where(eq(users.id, user.id))
      await closeCompanyWithoutPeople(transaction, user)
      await record(transaction, now, 'account_deleted')
      await mailer.send(transaction, now, mails.accountDeleted(user), signature)
    })
  }

  return async (): Promise<void> => {
    const due = await db
      .select({ id: users.id })
      .from(users)
      .where(lte(users.deletes_at, clock()))
      .orderBy(asc(users.deletes_at))
      .limit(atOnce)
    if (due.length === 0) return
    const signature = await mailer.company()
    for (const { id } of due) {
      try {
        await deleteOne(id, signature)
      } catch (error) {
        // One account that resists must not keep the others from going.
        log.error({ err: error, user_id: id }, 'an account could not be deleted')
      }
    }
  }
}

async function closeCompanyWithoutPeople(db: Db, { company_id }: User): Promise<void> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.company_id, company_id))
    .limit(1)
  if (other) return
  await db.update(companies).set({ name: nobodysCompany }).where(eq(companies.id, company_id))
  await db.delete(customer_notes).where(eq(customer_notes.company_id, company_id))
  const work = [
    bi_tables,
    bi_uploads,
    bi_pins,
    bi_reports,
    whatsapp_channels,
    whatsapp_conversations,
    whatsapp_agents,
    agent_drafts,
    agent_tasks,
    agent_files,
    sites,
  ]
  for (const table of work) await db.delete(table).where(eq(table.company_id, company_id))
  await db.delete(payment_methods).where(eq(payment_methods.company_id, company_id))
  await db.delete(card_pages).where(eq(card_pages.company_id, company_id))
  await db.update(payments).set({ card: null }).where(eq(payments.company_id, company_id))
  await db.delete(billing_profiles).where(eq(billing_profiles.company_id, company_id))
  await db.update(invoices).set({ billed_to: null }).where(eq(invoices.company_id, company_id))
  await db
    .update(invoices)
    .set({ status: 'void', next_try_at: null })
    .where(and(eq(invoices.company_id, company_id), inArray(invoices.status, ['draft', 'open', 'overdue'])))
  await db.update(subscriptions).set({ cancel_reason: null }).where(eq(subscriptions.company_id, company_id))
  await db
    .update(subscriptions)
    .set({ status: 'cancelled' })
    .where(and(eq(subscriptions.company_id, company_id), ne(subscriptions.status, 'cancelled')))
}
