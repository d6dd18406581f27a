import type { Invoice } from '@ag/contracts'
import { AppError } from '@ag/core'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { invoices, payments } from '../../db/schema'
import { record } from '../auth/audit'
import { describeInvoices } from './describe-invoice'
import { newPayment } from './pay'
import { isUnpaid, markPaid } from './settle'

/** An administrator saw the money on the account; who it was stays on record. */
export const markPaidByHand =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  (invoiceId: string, administrator: { id: string }, requestId: string): Promise<Invoice> =>
    db.transaction(async (transaction) => {
      const now = clock()
      const [invoice] = await transaction
        .select()
        .from(invoices)
        .where(eq(invoices.id, invoiceId))
        .for('update')
      if (!invoice) throw new AppError('NOT_FOUND')
      if (!isUnpaid(invoice)) {
        throw new AppError('VERSION_CONFLICT', { userMessage: 'Esta fatura não está mais em aberto.' })
      }
      await transaction.insert(payments).values({
        ...newPayment(invoice, now),
        provider: 'by_hand',
        type: 'pix',
        status: 'paid',
        recorded_by: administrator.id,
        settled_at: now,
      })
      await markPaid(transaction, now, invoice, 'pix')
      await record(transaction, now, 'invoice_marked_paid', { userId: administrator.id, requestId })
      const changed = await transaction.select().from(invoices).where(eq(invoices.id, invoiceId))
      const [described] = await describeInvoices(transaction, changed)
      if (!described) throw new AppError('NOT_FOUND')
      return described
    })
