import { AppError, isoDay } from '@ag/core'
import { addMonths, firstDayOf, monthOf } from '@ag/core/days'
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { invoice_lines, invoices, payments, products, refunds, subscriptions } from '../../db/schema'
import { newId } from '../../ids'
import type { BillingMails } from './billing-mails'
import { profileOf } from './billing-profile'
import { changeStatus, type SubscriptionRow } from './change-status'
import type { InvoiceRow } from './issue-invoice'
import type { Outcome } from './payment-provider'
import { type Signer, tellCompany } from './recipients'
import { storePaymentMethod } from './store-payment-method'

/** Days after the first failure on which an invoice is tried again; after the last day what it pays for is paused. */
const retryDays = [1, 3, 5, 7]
export const pausedOnDay = 10

export interface Voice extends Signer {
  mails: BillingMails
}

export type PaymentRow = typeof payments.$inferSelect

/** Writes down what became of a payment, once: whoever hears of it first, an answer, a webhook or a scheduled job. */
export async function settle(
  db: Db,
  now: Date,
  paymentId: string,
  outcome: Outcome,
  voice: Voice,
): Promise<void> {
  const [known] = await db.select().from(payments).where(eq(payments.id, paymentId))
  if (!known) return
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, known.invoice_id)).for('update')
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!invoice || !payment || !canBecome(payment, outcome)) return
  if (outcome.status === 'pending') {
    await db.update(payments).set({ reference: outcome.reference }).where(eq(payments.id, payment.id))
    return
  }
  const { status, reference } = outcome
  const failure = outcome.status === 'failed' ? outcome.message : null
  await db
    .update(payments)
    .set({ status, reference: reference ?? payment.reference, failure, card: null, settled_at: now })
    .where(eq(payments.id, payment.id))
  if (outcome.status === 'failed') {
    // A code that ran out has refused nothing: until it is due, its invoice waits for another.
    if (payment.status === 'pending' && payment.type === 'card') {
      await fail(db, now, invoice, outcome.message, voice)
    }
    return
  }
  if (payment.card) {
    const { company_id, provider, card } = payment
    await storePaymentMethod(db, now, company_id, { type: 'card', provider, card })
  }
  if (isUnpaid(invoice)) await markPaid(db, now, invoice, payment.type, voice)
  // Paid twice, or after the invoice was withdrawn: the money goes back.
  else await promiseRefund(db, now, payment, payment.amount_cents)
}

/** News comes late and in any order: money that has come counts, whatever was heard of its payment before. */
const canBecome = ({ status }: PaymentRow, outcome: Outcome): boolean =>
  status === 'pending' || status === 'dropped' || (status === 'failed' && outcome.status === 'paid')

export const isUnpaid = ({ status }: InvoiceRow) => status === 'open' || status === 'overdue'

/** An invoice that can still be paid, which nobody else pays meanwhile. */
export async function lockUnpaid(transaction: Db, invoiceId: string): Promise<InvoiceRow> {
  const [invoice] = await transaction.select().from(invoices).where(eq(invoices.id, invoiceId)).for('update')
  if (!invoice) throw new AppError('NOT_FOUND')
  if (!isUnpaid(invoice)) {
    throw new AppError('VERSION_CONFLICT', { userMessage: 'Esta fatura não está mais em aberto.' })
  }
  return invoice
}

export async function promiseRefund(
  db: Db,
  now: Date,
  payment: Pick<PaymentRow, 'id' | 'company_id'>,
  amount_cents: number,
): Promise<void> {
  await db.insert(refunds).values({
    id: newId('ref'),
    payment_id: payment.id,
    company_id: payment.company_id,
    amount_cents,
    status: 'pending',
    created_at: now,
  })
}

/** An invoice is paid, and what it pays for is in use again. */
export async function markPaid(
  db: Db,
  now: Date,
  invoice: InvoiceRow,
  method: string,
  voice: Voice,
): Promise<void> {
  await db
    .update(invoices)
    .set({
      status: 'paid',
      paid_at: now,
      method,
      failure: null,
      next_try_at: null,
      // Issued before anybody had said whom it is for.
      ...(invoice.billed_to === null && { billed_to: await profileOf(db, invoice.company_id) }),
    })
    .where(eq(invoices.id, invoice.id))
  await db
    .update(payments)
    .set({ status: 'dropped', card: null })
    .where(and(eq(payments.invoice_id, invoice.id), eq(payments.status, 'pending')))
  for (const row of await subscriptionsOf(db, invoice.id)) {
    const first_charged_at = row.first_charged_at ?? now
    await db.update(subscriptions).set({ first_charged_at }).where(eq(subscriptions.id, row.id))
    if (invoice.month === null) {
      // What a boleto begins pays from the day on which it is due, maybe in the next month.
      const paidFor = [isoDay(now), invoice.due_date].sort()[1] ?? invoice.due_date
      const current_period_end = firstDayOf(addMonths(monthOf(paidFor), 1))
      await changeStatus(db, now, row, 'paid', { current_period_end })
      continue
    }
    // An old debt brings nothing back that the current month has not been paid for.
    const isCovered = invoice.month === monthOf(isoDay(now)) || row.status === 'past_due'
    if (isCovered && !(await owesMore(db, row, invoice.id))) await changeStatus(db, now, row, 'paid')
  }
  const begins = invoice.month === null ? await productsOf(db, invoice.id) : []
  await tellCompany(db, now, invoice.company_id, voice, (recipient) =>
    begins.length > 0
      ? voice.mails.subscribed(recipient, invoice, begins)
      : voice.mails.paid(recipient, invoice),
  )
}

async function owesMore(db: Db, row: SubscriptionRow, except: string): Promise<boolean> {
  const [other] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(invoice_lines, eq(invoice_lines.invoice_id, invoices.id))
    .where(
      and(eq(invoice_lines.subscription_id, row.id), eq(invoices.status, 'overdue'), ne(invoices.id, except)),
    )
    .limit(1)
  return other !== undefined
}

/** A payment did not come: what a month costs is tried again on fixed days, and people are told each time. */
export async function fail(
  db: Db,
  now: Date,
  invoice: InvoiceRow,
  failure: string,
  voice: Voice,
): Promise<void> {
  if (!isUnpaid(invoice)) return
  if (invoice.month === null) {
    // Nothing has begun that could end: until it is due, whoever wants it finds another way to pay.
    const [open] = await db
      .update(invoices)
      .set({ failure, next_try_at: null })
      .where(eq(invoices.id, invoice.id))
      .returning()
    // Charged by itself after a trial: nobody sees the refusal on a screen.
    if (open && invoice.next_try_at) await tellOf(open, undefined)
    return
  }
  const first_failed_at = invoice.first_failed_at ?? now
  const next_try_at =
    retryDays.map((day) => after(first_failed_at, days(day))).find((moment) => moment > now) ?? null
  const [failed] = await db
    .update(invoices)
    .set({ status: 'overdue', first_failed_at, next_try_at, tries: invoice.tries + 1, failure })
    .where(eq(invoices.id, invoice.id))
    .returning()
  for (const row of await subscriptionsOf(db, invoice.id)) await changeStatus(db, now, row, 'payment_failed')
  if (!failed) return
  await tellOf(failed, after(first_failed_at, days(pausedOnDay)))

  function tellOf(refused: InvoiceRow, pausedOn: Date | undefined): Promise<void> {
    return tellCompany(db, now, invoice.company_id, voice, (recipient) =>
      voice.mails.paymentFailed(recipient, refused, pausedOn),
    )
  }
}

/** Takes an invoice back, and the subscriptions that only it would have begun. */
export async function withdraw(
  db: Db,
  now: Date,
  invoice: InvoiceRow,
  failure: string | null,
): Promise<void> {
  await db
    .update(invoices)
    .set({ status: 'void', next_try_at: null, failure })
    .where(eq(invoices.id, invoice.id))
  await db
    .update(payments)
    .set({ status: 'dropped', card: null })
    .where(and(eq(payments.invoice_id, invoice.id), eq(payments.status, 'pending')))
  for (const row of await subscriptionsOf(db, invoice.id)) {
    const neverBegan = row.trial_started_at === null && row.current_period_end === null
    if (row.status === 'paused' && neverBegan) await changeStatus(db, now, row, 'cancel')
  }
}

/** Names of what an invoice's lines are for. */
async function productsOf(db: Db, invoiceId: string): Promise<string[]> {
  const rows = await db
    .select({ name: products.name })
    .from(invoice_lines)
    .innerJoin(subscriptions, eq(subscriptions.id, invoice_lines.subscription_id))
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .where(eq(invoice_lines.invoice_id, invoiceId))
  return rows.map(({ name }) => name)
}

/** What an invoice's lines are for. */
async function subscriptionsOf(db: Db, invoiceId: string): Promise<SubscriptionRow[]> {
  const ids = db
    .select({ id: invoice_lines.subscription_id })
    .from(invoice_lines)
    .where(and(eq(invoice_lines.invoice_id, invoiceId), isNotNull(invoice_lines.subscription_id)))
  return db.select().from(subscriptions).where(inArray(subscriptions.id, ids))
}
