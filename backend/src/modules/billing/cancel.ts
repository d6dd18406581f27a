import { AppError, guaranteeDays, isoDay } from '@ag/core'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { companies, invoice_lines, invoices, payments, products } from '../../db/schema'
import type { MailContent } from '../outbox/mail'
import { changeStatus, type SubscriptionRow } from './change-status'
import { issueInvoice, totalOf } from './issue-invoice'
import { heldSubscription } from './offer'
import type { BillingNeeds } from './pay'
import { type Payments, refundsItself } from './payment-provider'
import { type Recipient, tellCompany } from './recipients'
import { type PaymentRow, promiseRefund, withdraw } from './settle'
import { unpaidFor } from './subscribe'
import type { SubscriptionEvent } from './subscription-machine'

interface Refunded {
  row: SubscriptionRow
  refundedCents: number
  /** The part of it that people have to send. */
  byHandCents: number
}

/** Writes to everybody of the company. */
type Tell = (write: (recipient: Recipient, product: string) => MailContent) => Promise<void>

/** The ways out of a product, and back from the first of them. */
export const createCancel = ({ db, clock, payments, mailer, mails }: BillingNeeds) => {
  /** Changes the state of a product that a company holds, while nobody else does. */
  const change = async <Result>(
    companyId: string,
    productId: string,
    work: (db: Db, now: Date, row: SubscriptionRow, tell: Tell) => Promise<Result>,
  ): Promise<Result> => {
    const signature = await mailer.company()
    return db.transaction(async (transaction) => {
      await transaction.select().from(companies).where(eq(companies.id, companyId)).for('update')
      const row = await heldSubscription(transaction, companyId, productId)
      if (!row) throw new AppError('NOT_FOUND')
      const now = clock()
      return work(transaction, now, row, async (write) => {
        const [product] = await transaction.select().from(products).where(eq(products.id, productId))
        await tellCompany(transaction, now, companyId, { mailer, signature }, (recipient) =>
          write(recipient, product?.name ?? productId),
        )
      })
    })
  }

  return {
    cancel: (companyId: string, productId: string, reason: string) =>
      change(companyId, productId, async (inside, now, row, tell) => {
        const changed = await must(inside, now, row, 'cancel', { cancel_reason: reason || null })
        const unpaid = await unpaidFor(inside, row)
        for (const invoice of unpaid) if (invoice.month === null) await withdraw(inside, now, invoice, null)
        const until = changed.status === 'cancelled' ? null : changed.current_period_end
        await tell((recipient, product) => mails.cancelled(recipient, product, until))
        return changed
      }),

    undo: (companyId: string, productId: string) =>
      change(companyId, productId, (inside, now, row) =>
        must(inside, now, row, 'undo_cancel', { cancel_reason: null }),
      ),

    /** Everything that was paid for the product goes back, whatever else the invoices held. */
    refund: (
      companyId: string,
      productId: string,
      reason: string,
      /** Written in the same transaction. */
      note?: (db: Db, refunded: Refunded) => Promise<void>,
    ) =>
      change(companyId, productId, async (inside, now, row, tell) => {
        const until = guaranteeUntil(row)
        if (!until || until <= now) throw notNow('A garantia de 30 dias deste agente terminou.')
        const changed = await must(inside, now, row, 'refund', { cancel_reason: reason || null })
        await dropFromUnpaid(inside, now, row)
        const refunded = { row: changed, ...(await giveBack(inside, now, row, payments)) }
        const { refundedCents, byHandCents } = refunded
        await tell((recipient, product) => mails.refunded(recipient, product, refundedCents, byHandCents))
        await note?.(inside, refunded)
        return refunded
      }),
  }
}

/** Until when the money comes back on request. */
export function guaranteeUntil({ first_charged_at }: SubscriptionRow): Date | null {
  return first_charged_at && after(first_charged_at, days(guaranteeDays))
}

async function must(
  db: Db,
  now: Date,
  row: SubscriptionRow,
  event: SubscriptionEvent,
  change: Partial<SubscriptionRow>,
): Promise<SubscriptionRow> {
  const changed = await changeStatus(db, now, row, event, change)
  if (!changed) throw notNow('Isso não é possível no estado atual deste agente.')
  return changed
}

const notNow = (userMessage: string) => new AppError('VERSION_CONFLICT', { userMessage })

/** Refunds the product's lines of every paid invoice. */
async function giveBack(
  db: Db,
  now: Date,
  row: SubscriptionRow,
  providers: Payments,
): Promise<Pick<Refunded, 'refundedCents' | 'byHandCents'>> {
  const lines = await db
    .select({ invoice: invoices, amount_cents: invoice_lines.amount_cents })
    .from(invoice_lines)
    .innerJoin(invoices, eq(invoices.id, invoice_lines.invoice_id))
    .where(and(eq(invoice_lines.subscription_id, row.id), eq(invoices.status, 'paid')))
    .for('update')
  let byHandCents = 0
  for (const { invoice, amount_cents } of lines) {
    const payment = await paymentOf(db, invoice.id)
    if (payment) await promiseRefund(db, now, payment, amount_cents)
    if (payment && !refundsItself(providers.named(payment.provider), payment)) byHandCents += amount_cents
    const refunded_cents = invoice.refunded_cents + amount_cents
    const status = refunded_cents >= invoice.total_cents ? 'refunded' : 'paid'
    await db.update(invoices).set({ refunded_cents, status }).where(eq(invoices.id, invoice.id))
  }
  return { refundedCents: totalOf(lines), byHandCents }
}

/** What an invoice was paid by: of two payments the first, as the other goes back by itself. */
async function paymentOf(db: Db, invoiceId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.invoice_id, invoiceId), eq(payments.status, 'paid')))
    .orderBy(asc(payments.settled_at))
    .limit(1)
  return payment
}

/** An unpaid invoice is replaced by one without the product, if anything else is on it. */
async function dropFromUnpaid(db: Db, now: Date, row: SubscriptionRow): Promise<void> {
  for (const invoice of await unpaidFor(db, row)) {
    await withdraw(db, now, invoice, null)
    if (invoice.month === null) continue
    const all = await db
      .select()
      .from(invoice_lines)
      .where(inArray(invoice_lines.invoice_id, [invoice.id]))
    const lines = all
      .filter(({ subscription_id }) => subscription_id !== row.id)
      .map(({ invoice_id, position, ...line }) => line)
    await db.update(invoices).set({ month: null }).where(eq(invoices.id, invoice.id))
    if (lines.length === 0) continue
    const { company_id, month, next_try_at } = invoice
    const due_date = [invoice.due_date, isoDay(now)].sort()[1] ?? invoice.due_date
    await issueInvoice(db, now, { company_id, lines, due_date, month, next_try_at })
  }
}
