import { AppError } from '@ag/core'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { invoices, payments, refunds } from '../../db/schema'
import { type Actor, audit } from '../admin/audit'
import { totalOf } from './issue-invoice'
import type { BillingNeeds } from './pay'

/** Refunds that people have to send, of an invoice of the query around it. */
const ofInvoice = and(eq(refunds.status, 'by_hand'), eq(payments.invoice_id, invoices.id))

/** Of which invoices people have to send money back. */
export const needsManualRefund = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.payment_id))
      .where(ofInvoice),
  )

/** How much people have to send back of some invoices, in cents. */
export async function centsToSendBack(db: Db, invoiceIds: string[]): Promise<Map<string, number>> {
  const due = new Map<string, number>()
  if (invoiceIds.length === 0) return due
  const rows = await db
    .select({ id: payments.invoice_id, cents: refunds.amount_cents })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(and(eq(refunds.status, 'by_hand'), inArray(payments.invoice_id, invoiceIds)))
  for (const { id, cents } of rows) due.set(id, (due.get(id) ?? 0) + cents)
  return due
}

/** An administrator sent back what was due of an invoice; who it was stays on record. */
export const markSentBack =
  ({ db, clock }: Pick<BillingNeeds, 'db' | 'clock'>) =>
  (invoiceId: string, administrator: Actor): Promise<{ sent: number }> =>
    db.transaction(async (transaction) => {
      const now = clock()
      const [invoice] = await transaction
        .select({ id: invoices.id })
        .from(invoices)
        .where(eq(invoices.id, invoiceId))
        .for('update')
      if (!invoice) throw new AppError('NOT_FOUND')
      const paidBy = transaction
        .select({ id: payments.id })
        .from(payments)
        .where(eq(payments.invoice_id, invoiceId))
      const sent = await transaction
        .update(refunds)
        .set({ status: 'done', done_at: now })
        .where(and(eq(refunds.status, 'by_hand'), inArray(refunds.payment_id, paidBy)))
        .returning()
      if (sent.length === 0) {
        throw new AppError('VERSION_CONFLICT', { userMessage: 'Não há nada a devolver desta fatura.' })
      }
      const cents = totalOf(sent)
      await audit(transaction, now, administrator, {
        action: 'edit',
        entity: 'invoice',
        id: invoiceId,
        before: { to_send_back_cents: cents },
        after: { to_send_back_cents: 0 },
      })
      return { sent: cents / 100 }
    })
