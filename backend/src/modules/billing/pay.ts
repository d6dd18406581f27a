import type { PaymentType } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { invoices, payment_methods, payments } from '../../db/schema'
import { newId } from '../../ids'
import type { Post } from '../outbox/post'
import type { BillingMails } from './billing-mails'
import type { InvoiceRow } from './issue-invoice'
import type { PaymentProvider, Payments } from './payment-provider'
import { isUnpaid, type PaymentRow, settle } from './settle'

export interface BillingNeeds {
  db: Db
  clock: Clock
  payments: Payments
  post: Post
  mails: BillingMails
}

export type Pay = ReturnType<typeof createPay>

/**
 * Pays invoices. A payment is written down before its provider hears of it, and under its id the provider charges it
 * at most once: whatever breaks in between, asking again finishes it.
 */
export function createPay({ db, clock, payments: providers, post, mails }: BillingNeeds) {
  /** Pays an invoice in one way and returns what became of it. */
  async function pay(invoiceId: string, type: PaymentType): Promise<PaymentRow> {
    const provider = providers.of(type)
    if (!provider) throw cannotPay('type', 'Escolha outra forma de pagamento.')
    const begun = await db.transaction((transaction) => begin(transaction, invoiceId, type, provider.name))
    if (begun.copy_paste === null) await carryOut(begun, provider)
    const [payment] = await db.select().from(payments).where(eq(payments.id, begun.id))
    if (!payment) throw new AppError('NOT_FOUND')
    return payment
  }

  async function begin(
    transaction: Db,
    invoiceId: string,
    type: PaymentType,
    provider: string,
  ): Promise<PaymentRow> {
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
    const [open] = await transaction
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.invoice_id, invoiceId),
          eq(payments.type, type),
          eq(payments.provider, provider),
          eq(payments.status, 'pending'),
          or(isNull(payments.expires_at), gt(payments.expires_at, now)),
        ),
      )
      .orderBy(desc(payments.created_at))
      .limit(1)
    if (open) return open
    const [added] = await transaction
      .insert(payments)
      .values({ ...newPayment(invoice, now), provider, type, status: 'pending' })
      .returning()
    if (!added) throw new AppError('INTERNAL')
    return added
  }

  /** Lets the provider do its part; a repeat changes nothing. */
  async function carryOut(payment: PaymentRow, provider: PaymentProvider): Promise<void> {
    const [invoice] = await db.select().from(invoices).where(eq(invoices.id, payment.invoice_id))
    const charge = { key: payment.id, amountCents: payment.amount_cents, number: invoice?.number ?? '' }
    if (payment.type === 'card') {
      const token = await cardToken(db, payment, provider.name)
      const outcome = await provider.chargeCard?.({ ...charge, token })
      if (outcome) await finish(payment.id, outcome)
      return
    }
    const code = await provider.requestPix?.(charge)
    if (!code) return
    await db
      .update(payments)
      .set({ copy_paste: code.copyPaste, reference: code.reference, expires_at: code.expiresAt })
      .where(eq(payments.id, payment.id))
  }

  /** Writes down what a provider said, in a transaction of its own. */
  async function finish(paymentId: string, outcome: Parameters<typeof settle>[3]): Promise<void> {
    const voice = { post, mails, signature: await post.company() }
    await db.transaction((transaction) => settle(transaction, clock(), paymentId, outcome, voice))
  }

  /** Asks what became of a payment that nobody has told us the end of. */
  async function follow(payment: PaymentRow): Promise<void> {
    const provider = providers.named(payment.provider)
    if (payment.status !== 'pending' || !provider) return
    const isUnheard = payment.type === 'card' ? payment.reference === null : payment.copy_paste === null
    if (isUnheard) await carryOut(payment, provider)
    else if (provider.look) await finish(payment.id, await provider.look(payment))
  }

  return { pay, finish, follow }
}

/** A payment of the whole of an invoice. */
export const newPayment = ({ id, company_id, total_cents }: InvoiceRow, now: Date) => ({
  id: newId('pay'),
  invoice_id: id,
  company_id,
  amount_cents: total_cents,
  created_at: now,
})

async function cardToken(db: Db, { company_id }: PaymentRow, provider: string): Promise<string> {
  const [method] = await db
    .select()
    .from(payment_methods)
    .where(and(eq(payment_methods.company_id, company_id), eq(payment_methods.provider, provider)))
  if (!method?.token) throw cannotPay('token', 'Informe um cartão.')
  return method.token
}

export const cannotPay = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', {
    userMessage: message,
    errors: [{ field, code: `${field.toUpperCase()}_INVALID`, message }],
  })
