import type { PaymentType } from '@ag/contracts'
import { AppError, isoDay } from '@ag/core'
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { invoices, payment_methods, payments } from '../../db/schema'
import { newId } from '../../ids'
import { keyReused, type RequestKey } from '../../plugins/idempotency-key'
import type { Mailer } from '../outbox/mailer'
import type { BillingMails } from './billing-mails'
import { requireTaxId } from './billing-profile'
import { daysForBoleto } from './boleto-days'
import { cannotPay, cannotPayBy } from './cannot-pay'
import type { InvoiceRow } from './issue-invoice'
import { payerOf } from './payer'
import type { CodeCharge, PaymentProvider, Payments, SavedCard } from './payment-provider'
import { lockUnpaid, type PaymentRow, settle } from './settle'

export interface BillingNeeds {
  db: Db
  clock: Clock
  payments: Payments
  mailer: Mailer
  mails: BillingMails
}

export type Pay = ReturnType<typeof createPay>

/**
 * Pays invoices. A payment is written down before its provider hears of it, and under its id the provider charges it
 * at most once: whatever breaks in between, asking again finishes it.
 */
export function createPay({ db, clock, payments: providers, mailer, mails }: BillingNeeds) {
  /**
   * Pays an invoice in one way and returns what became of it. A card that is given is kept once it has paid.
   * @param token what the browser gave along, for a code of the simulation
   * @param key under which it was asked for: asked again, it is the same payment, whatever became of it
   */
  async function pay(
    invoiceId: string,
    type: PaymentType,
    {
      card = null,
      token,
      key,
    }: { card?: SavedCard | null; token?: string | undefined; key?: RequestKey } = {},
  ): Promise<PaymentRow> {
    const provider = providers.of(type)
    if (!provider) throw cannotPayBy(type)
    const way = { type, provider: provider.name, card }
    const begun =
      (await begunBefore(invoiceId, type, key)) ??
      (await db
        .transaction((transaction) => begin(transaction, invoiceId, way, key))
        .catch(async (error: unknown) => {
          // A twin of this request may have been faster; that it has paid is then no reason to refuse.
          const twin = await begunBefore(invoiceId, type, key)
          if (twin) return twin
          throw error
        }))
    if (begun.status === 'pending' && !hasCode(begun)) await carryOut(begun, provider, token)
    const [payment] = await db.select().from(payments).where(eq(payments.id, begun.id))
    if (!payment) throw new AppError('NOT_FOUND')
    return payment
  }

  /** The payment that a request has begun already. */
  async function begunBefore(
    invoiceId: string,
    type: PaymentType,
    key: RequestKey | undefined,
  ): Promise<PaymentRow | undefined> {
    if (!key) return undefined
    const [known] = await db.select().from(payments).where(eq(payments.request_hash, key.hash))
    if (known && (known.invoice_id !== invoiceId || known.type !== type)) throw keyReused()
    return known
  }

  async function begin(
    transaction: Db,
    invoiceId: string,
    way: { type: PaymentType; provider: string; card: SavedCard | null },
    key: RequestKey | undefined,
  ): Promise<PaymentRow> {
    const now = clock()
    const invoice = await lockUnpaid(transaction, invoiceId)
    if (!providers.typesFor(invoice).includes(way.type)) throw cannotPayBy(way.type)
    // Whoever asks, the worker too. Months follow a first charge, and are collected as ever.
    if (invoice.month === null) await requireTaxId(transaction, invoice.company_id)
    // Before anything is written that could not be carried out.
    if (way.type === 'boleto') await payerOf(transaction, invoice.company_id)
    const [open] = await transaction
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.invoice_id, invoiceId),
          eq(payments.type, way.type),
          eq(payments.provider, way.provider),
          eq(payments.status, 'pending'),
          or(isNull(payments.expires_at), gt(payments.expires_at, now)),
        ),
      )
      .orderBy(desc(payments.created_at))
      .limit(1)
    if (open && key)
      await transaction.update(payments).set({ request_hash: key.hash }).where(eq(payments.id, open.id))
    if (open) return open
    const [added] = await transaction
      .insert(payments)
      .values({ ...newPayment(invoice, now), ...way, request_hash: key?.hash, status: 'pending' })
      .returning()
    if (!added) throw new AppError('INTERNAL')
    return added
  }

  /** Lets the provider do its part; a repeat changes nothing. */
  async function carryOut(payment: PaymentRow, provider: PaymentProvider, given?: string): Promise<void> {
    const [invoice] = await db.select().from(invoices).where(eq(invoices.id, payment.invoice_id))
    if (!invoice) return
    const charge = { key: payment.id, amountCents: payment.amount_cents, number: invoice.number }
    if (payment.type === 'card') {
      const token = payment.card?.token ?? (await savedToken(db, payment, provider.name))
      const outcome = await provider.chargeCard?.({ ...charge, token })
      if (outcome) await finish(payment.id, outcome)
      return
    }
    try {
      const code = await requestCode(payment, invoice, { ...charge, token: given }, provider)
      await db.update(payments).set(code).where(eq(payments.id, payment.id))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'PAYMENT_DECLINED') throw error
      await finish(payment.id, {
        status: 'failed',
        reference: null,
        message: error.details.userMessage ?? '',
      })
    }
  }

  async function requestCode(
    { type }: PaymentRow,
    invoice: InvoiceRow,
    charge: CodeCharge,
    provider: PaymentProvider,
  ): Promise<Partial<PaymentRow>> {
    if (type === 'boleto' && provider.requestBoleto) {
      const payer = await payerOf(db, invoice.company_id)
      const days = daysForBoleto(isoDay(clock()), invoice)
      const { barcode, voucherUrl, ...boleto } = await provider.requestBoleto({ ...charge, payer, days })
      return {
        barcode,
        voucher_url: voucherUrl,
        reference: boleto.reference,
        expires_at: boleto.expiresAt,
      }
    }
    if (type === 'pix' && provider.requestPix) {
      const { copyPaste, reference, expiresAt } = await provider.requestPix(charge)
      return { copy_paste: copyPaste, reference, expires_at: expiresAt }
    }
    throw new AppError('UNAVAILABLE', { cause: new Error(`${provider.name} does not know ${type}.`) })
  }

  /** Writes down what a provider said, in a transaction of its own. */
  async function finish(paymentId: string, outcome: Parameters<typeof settle>[3]): Promise<void> {
    const voice = { mailer, mails, signature: await mailer.company() }
    await db.transaction((transaction) => settle(transaction, clock(), paymentId, outcome, voice))
  }

  /** Asks what became of a payment that nobody has told us the end of. */
  async function follow(payment: PaymentRow): Promise<void> {
    const provider = providers.named(payment.provider)
    if (payment.status !== 'pending' || !provider) return
    const isUnheard = payment.type === 'card' ? payment.reference === null : !hasCode(payment)
    if (isUnheard) await carryOut(payment, provider)
    else if (provider.look) await finish(payment.id, await provider.look(payment))
  }

  return { pay, finish, follow }
}

const hasCode = ({ copy_paste, barcode }: PaymentRow) => copy_paste !== null || barcode !== null

/** A payment that failed is told to whoever asked for it. */
export function refuseDeclined({ status, failure }: PaymentRow): void {
  if (status === 'failed') throw new AppError('PAYMENT_DECLINED', { userMessage: failure ?? undefined })
}

/** A payment of the whole of an invoice. */
export const newPayment = ({ id, company_id, total_cents }: InvoiceRow, now: Date) => ({
  id: newId('pay'),
  invoice_id: id,
  company_id,
  amount_cents: total_cents,
  created_at: now,
})

async function savedToken(db: Db, { company_id }: PaymentRow, provider: string): Promise<string> {
  const [method] = await db
    .select()
    .from(payment_methods)
    .where(and(eq(payment_methods.company_id, company_id), eq(payment_methods.provider, provider)))
  if (!method?.token) throw cannotPay('token', 'Informe um cartão.')
  return method.token
}
