import { isoDay } from '@ag/core'
import { addDays } from '@ag/core/days'
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { after, days, minutes, seconds } from '../../clock'
import { invoices, payments } from '../../db/schema'
import { profileOf } from './billing-profile'
import { bankDays } from './boleto-days'
import type { InvoiceRow } from './issue-invoice'
import type { BillingNeeds, Pay } from './pay'
import { methodOf, typeOf } from './payment-method'
import { fail, isUnpaid, type PaymentRow, withdraw } from './settle'

const atOnce = 100
/** Cards are charged so many side by side: what takes long is their provider. */
const together = 4
/** After so long a round leaves the rest to the next one: other jobs have to come about, too. */
const roundLasts = minutes(5)
/** Long enough for a call to its provider to have ended. */
const unheardAfter = seconds(30)

/** Gets invoices paid: charges what is due, tries again what failed, takes back what nobody wanted after all. */
export const collect = (needs: BillingNeeds & { pay: Pay; log: FastifyBaseLogger }) => {
  const { db, clock, mailer, mails, pay, payments: providers, log } = needs

  /** Does something to each, one that resists leaves the others alone. */
  async function each<Row extends { id: string }>(
    rows: Row[],
    work: (row: Row) => Promise<unknown>,
    abreast = 1,
  ) {
    for (let from = 0; from < rows.length; from += abreast)
      await Promise.all(
        rows
          .slice(from, from + abreast)
          .map((row) =>
            work(row).catch((error: unknown) => log.error({ err: error, id: row.id }, 'collecting failed')),
          ),
      )
  }

  /** Does it to each invoice that meets a condition, however many, while the round lasts: in an order that an index has. */
  async function eachInvoice(
    round: AbortSignal,
    condition: SQL | undefined,
    by: 'next_try_at' | 'issued_at',
    work: (invoice: InvoiceRow) => Promise<unknown>,
    abreast?: number,
  ): Promise<void> {
    let last: InvoiceRow | undefined
    for (let isMore = true; isMore && !round.aborted; ) {
      // Those that resist still meet the condition.
      const beyond =
        last && sql`(${invoices[by]}, ${invoices.id}) > (${last[by]?.toISOString()}::timestamptz, ${last.id})`
      const rows = await db
        .select()
        .from(invoices)
        .where(and(condition, beyond))
        .orderBy(asc(invoices[by]), asc(invoices.id))
        .limit(atOnce)
      await each(rows, work, abreast)
      last = rows.at(-1)
      isMore = rows.length === atOnce
    }
  }

  /** Under a lock, unless somebody paid in the meantime. */
  async function locked(
    id: string,
    work: (invoice: InvoiceRow, inside: typeof db, now: Date) => Promise<void>,
  ) {
    await db.transaction(async (transaction) => {
      const [invoice] = await transaction.select().from(invoices).where(eq(invoices.id, id)).for('update')
      if (invoice && isUnpaid(invoice)) await work(invoice, transaction, clock())
    })
  }

  async function tryToPay(invoice: InvoiceRow, signature: string): Promise<void> {
    const method = await methodOf(db, invoice.company_id)
    const type = method && typeOf(method)
    const mayCharge = invoice.month !== null || (await profileOf(db, invoice.company_id)) !== null
    if (type === 'card' && mayCharge) {
      await pay.pay(invoice.id, type)
      return
    }
    if (invoice.first_failed_at) {
      const why = invoice.failure ?? tooLate
      await locked(invoice.id, (row, inside, now) =>
        fail(inside, now, row, why, { mailer, mails, signature }),
      )
      return
    }
    if (type && mayCharge && providers.typesFor(invoice).includes(type)) await pay.pay(invoice.id, type)
    await db.update(invoices).set({ next_try_at: null }).where(eq(invoices.id, invoice.id))
  }

  async function ask(payment: PaymentRow, now: Date): Promise<void> {
    await db.update(payments).set({ looked_at: now }).where(eq(payments.id, payment.id))
    await pay.follow(payment)
  }

  /** While a boleto may have been paid, nobody is reminded and no card charged besides. */
  const waitsForBoleto = (now: Date) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(payments)
        .where(
          and(
            eq(payments.invoice_id, invoices.id),
            eq(payments.type, 'boleto'),
            eq(payments.status, 'pending'),
            gt(payments.expires_at, after(now, -days(bankDays))),
          ),
        ),
    )

  const unpaid = inArray(invoices.status, ['open', 'overdue'])

  return async (): Promise<void> => {
    const now = clock()
    const today = isoDay(now)
    const round = AbortSignal.timeout(roundLasts)
    const signature = await mailer.company()
    await each(
      await db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.status, 'pending'),
            lte(payments.created_at, after(now, -unheardAfter)),
            isTimeToAsk(now),
          ),
        )
        .orderBy(asc(sql`coalesce(${payments.looked_at}, ${payments.created_at})`))
        .limit(atOnce),
      (payment) => ask(payment, now),
    )
    const isDue = and(unpaid, lte(invoices.next_try_at, now), not(waitsForBoleto(now)))
    await eachInvoice(round, isDue, 'next_try_at', (invoice) => tryToPay(invoice, signature), together)
    const isLate = and(eq(invoices.status, 'open'), lt(invoices.due_date, today))
    await eachInvoice(round, and(isLate, isNull(invoices.month)), 'issued_at', ({ id }) =>
      locked(id, (invoice, inside, at) => withdraw(inside, at, invoice, tooLate)),
    )
    // However many boletos follow each other, they put it off for a week at most.
    const isOver = or(not(waitsForBoleto(now)), lt(invoices.due_date, addDays(today, -7)))
    await eachInvoice(round, and(isLate, isNotNull(invoices.month), isOver), 'issued_at', ({ id }) =>
      locked(id, (invoice, inside, at) => fail(inside, at, invoice, tooLate, { mailer, mails, signature })),
    )
  }
}

/** The longer a payment is waited for, the more rarely its provider is asked: a boleto stays open for days. */
const isTimeToAsk = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`
  return or(
    isNull(payments.looked_at),
    sql`(${at} - ${payments.looked_at}) * 10 >= ${at} - ${payments.created_at}`,
  )
}

const tooLate = 'O prazo de pagamento passou.'
