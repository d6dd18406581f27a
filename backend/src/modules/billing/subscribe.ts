import type { BodyOf, PaymentType, subscribe as subscribeCall } from '@ag/contracts'
import { AppError, isoDay, toCents } from '@ag/core'
import type { Day } from '@ag/core/days'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { companies, invoice_lines, invoices, subscriptions } from '../../db/schema'
import { newId } from '../../ids'
import type { RequestKey } from '../../plugins/idempotency-key'
import { dueToBegin, invoiceToBegin } from './after-trial'
import { requireTaxId } from './billing-profile'
import { cannotPay, cannotPayBy } from './cannot-pay'
import type { SubscriptionRow } from './change-status'
import type { InvoiceRow } from './issue-invoice'
import { heldSubscription, readTerms, type Terms } from './offer'
import { type BillingNeeds, type Pay, refuseDeclined } from './pay'
import { methodOf, saveMethod, takeCard, typeOf } from './payment-method'
import { tellCompany } from './recipients'
import { withdraw } from './settle'
import { createStartTrial } from './start-trial'
import { type Begun, findBegun, rememberBegun } from './subscribe-keys'

type Agreed = BodyOf<typeof subscribeCall>

/**
 * Begins with a product on the terms that were shown, or goes on with one that was tried out or rests. Asked again under
 * the same key it goes on where it stopped, and has the same outcome.
 */
export const createSubscribe = (needs: BillingNeeds & { pay: Pay }) => {
  const { db, clock, pay, payments, mailer, mails } = needs
  const startTrial = createStartTrial(needs)
  const newCard = takeCard(needs)
  const save = saveMethod(needs)

  return async (
    companyId: string,
    productId: string,
    agreed: Agreed,
    key: RequestKey,
    { mustBeHeld = false } = {},
  ): Promise<Begun> => {
    const { payment } = agreed
    if (payment && !payments.types.includes(payment.type)) throw cannotPayBy(payment.type)
    const card = payment ? await newCard(companyId, payment) : null
    // Nobody can refuse a Pix; a new card is kept once it has paid.
    if (payment && payment.type !== 'card') await save(companyId, payment)
    const signature = await mailer.company()

    async function begin(transaction: Db, now: Date, type: PaymentType | undefined): Promise<Begun> {
      const terms = await readTerms(transaction, now, payments, companyId, productId)
      if (mustBeHeld && !terms.held) throw new AppError('NOT_FOUND')
      const due = duePayment(now, terms, type)
      refuseOtherTerms(terms, due, agreed)
      if (terms.trialDays > 0) {
        const row = await startTrial(transaction, now, companyId, productId, signature)
        if (!row) throw new AppError('INTERNAL')
        return { subscriptionId: row.id, invoiceId: null }
      }
      await requireTaxId(transaction, companyId)
      if (!type) throw noMethod()
      if (type === 'boleto' ? !terms.boleto : !payments.typesAtOnce.includes(type)) throw cannotPayBy(type)
      const begunBefore = terms.held && (await clearTheWay(transaction, now, terms.held, due))
      if (terms.held && begunBefore) {
        return { subscriptionId: terms.held.id, invoiceId: begunBefore.id }
      }
      const held = await heldSubscription(transaction, companyId, productId)
      const row = held ?? (await add(transaction, now, companyId, productId, terms))
      const invoice = await invoiceToBegin(transaction, now, row, { from: due.from })
      if (due.from) {
        await tellCompany(transaction, now, companyId, { mailer, signature }, (recipient) =>
          mails.invoiceReady(recipient, invoice),
        )
      }
      return { subscriptionId: row.id, invoiceId: invoice.id }
    }

    async function typeToPay(by: Db): Promise<PaymentType | undefined> {
      const method = card ? { type: 'card' } : await methodOf(by, companyId)
      return method && typeOf(method)
    }

    const { begun, type } = await db.transaction(async (transaction) => {
      const now = clock()
      // One at a time for a company: two tabs must not both begin.
      await transaction.select().from(companies).where(eq(companies.id, companyId)).for('update')
      const type = await typeToPay(transaction)
      const known = await findBegun(transaction, key)
      if (known) return { begun: known, type }
      const begun = await begin(transaction, now, type)
      await rememberBegun(transaction, now, key, begun)
      return { begun, type }
    })
    if (begun.invoiceId) {
      if (!type) throw noMethod()
      refuseDeclined(await pay.pay(begun.invoiceId, type, { card, token: payment?.token, key }))
    }
    return begun
  }
}

const noMethod = () => cannotPay('payment_method', 'Escolha uma forma de pagamento para continuar.')

/** What is to be paid by when; by boleto for the days from then on. */
interface Due {
  cents: number
  by: Day
  from: Day | undefined
}

function duePayment(now: Date, { boleto, dueTodayCents }: Terms, type: PaymentType | undefined): Due {
  if (type === 'boleto' && boleto) return { cents: boleto.cents, by: boleto.from, from: boleto.from }
  return { cents: dueTodayCents, by: dueToBegin(isoDay(now)), from: undefined }
}

function refuseOtherTerms({ priceVersion }: Terms, { cents }: Due, agreed: Agreed): void {
  if (toCents(agreed.due_today) === cents && agreed.price_version === priceVersion) return
  throw new AppError('VERSION_CONFLICT', {
    userMessage: 'O valor mudou desde que você abriu esta página. Confira antes de confirmar.',
  })
}

/** Something to be paid for before it is used. */
async function add(
  db: Db,
  now: Date,
  company_id: string,
  product_id: string,
  terms: Terms,
): Promise<SubscriptionRow> {
  const [before] = await db
    .select({ first_charged_at: subscriptions.first_charged_at })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.company_id, company_id),
        eq(subscriptions.product_id, product_id),
        isNotNull(subscriptions.first_charged_at),
      ),
    )
    .limit(1)
  const [row] = await db
    .insert(subscriptions)
    .values({
      id: newId('sub'),
      company_id,
      product_id,
      // What is still to be paid for rests until it is.
      status: 'paused',
      status_since: now,
      price_cents: terms.priceCents,
      price_version: terms.priceVersion,
      first_charged_at: before?.first_charged_at ?? null,
      created_at: now,
    })
    .returning()
  if (!row) throw new AppError('INTERNAL')
  return row
}

/**
 * An older try to begin that nobody paid for is gone on with if it is the same again, and makes way otherwise; a month that
 * was used and not paid does not.
 */
async function clearTheWay(
  db: Db,
  now: Date,
  row: SubscriptionRow,
  { cents, by }: Due,
): Promise<InvoiceRow | undefined> {
  const unpaid = await unpaidFor(db, row)
  const debt = unpaid.find(({ month }) => month !== null)
  if (debt) throw cannotPay('invoice', `Pague a fatura ${debt.number} para voltar a usar este agente.`)
  const same = unpaid.find(({ total_cents, due_date }) => total_cents === cents && due_date === by)
  for (const older of unpaid) if (older !== same) await withdraw(db, now, older, null)
  return same
}

/** Invoices with a line for a subscription that nobody has paid. */
export async function unpaidFor(db: Db, row: SubscriptionRow): Promise<InvoiceRow[]> {
  const ids = db
    .select({ id: invoice_lines.invoice_id })
    .from(invoice_lines)
    .where(eq(invoice_lines.subscription_id, row.id))
  return db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, ids), inArray(invoices.status, ['open', 'overdue'])))
    .for('update')
}
