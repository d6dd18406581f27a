import { and, asc, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/database'
import { payments, refunds } from '../../db/schema'
import type { BillingNeeds } from './pay'
import { refundsItself } from './payment-provider'

const atOnce = 50

/** Sends back what was promised. The refund's id keeps a provider from sending it twice. */
export const sendRefunds =
  ({ db, clock, payments: providers, log }: BillingNeeds & { log: FastifyBaseLogger }) =>
  async (): Promise<void> => {
    const due = await db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.payment_id))
      .where(eq(refunds.status, 'pending'))
      .orderBy(asc(refunds.created_at))
      .limit(atOnce)
    for (const { refund, payment } of due) {
      const provider = providers.named(payment.provider)
      const { id: key, amount_cents: amountCents } = refund
      try {
        if (refundsItself(provider, payment)) {
          await provider?.refund?.({ key, reference: payment.reference ?? '', amountCents })
          await db.update(refunds).set({ status: 'done', done_at: clock() }).where(eq(refunds.id, key))
        } else await db.update(refunds).set({ status: 'by_hand' }).where(eq(refunds.id, key))
      } catch (error) {
        log.error({ err: error, refund: key }, 'a refund could not be sent')
      }
    }
  }

/** A bank sent a refund back: somebody has to see to it. */
export async function leaveToPeople(db: Db, id: string): Promise<void> {
  await db
    .update(refunds)
    .set({ status: 'by_hand', done_at: null })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'done')))
}
