import type { Invoice } from '@ag/contracts'
import { AppError } from '@ag/core'
import { eq } from 'drizzle-orm'
import { invoices, payments } from '../../db/schema'
import { type Actor, audit } from '../admin/audit'
import { describeInvoices } from './describe-invoice'
import { type BillingNeeds, newPayment } from './pay'
import { lockUnpaid, markPaid } from './settle'

/** An administrator saw the money on the account; who it was stays on record. */
export const markPaidByHand =
  ({ db, clock, payments: providers, mailer, mails }: BillingNeeds) =>
  async (invoiceId: string, administrator: Actor): Promise<Invoice> => {
    const voice = { mailer, mails, signature: await mailer.company() }
    return db.transaction(async (transaction) => {
      const now = clock()
      const invoice = await lockUnpaid(transaction, invoiceId)
      await transaction.insert(payments).values({
        ...newPayment(invoice, now),
        provider: 'by_hand',
        type: 'pix',
        status: 'paid',
        recorded_by: administrator.id,
        settled_at: now,
      })
      await markPaid(transaction, now, invoice, 'pix', voice)
      await audit(transaction, now, administrator, {
        action: 'edit',
        entity: 'invoice',
        id: invoiceId,
        before: { status: invoice.status },
        after: { status: 'paid', method: 'pix' },
      })
      const changed = await transaction.select().from(invoices).where(eq(invoices.id, invoiceId))
      const [described] = await describeInvoices(transaction, providers, changed)
      if (!described) throw new AppError('NOT_FOUND')
      return described
    })
  }
