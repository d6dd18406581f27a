import { dataRetentionDays, isoDay } from '@ag/core'
import { and, eq, exists, gt, isNull, lte, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { after, days } from '../../clock'
import type { Db } from '../../db/database'
import { invoice_lines, invoices, products, subscriptions } from '../../db/schema'
import { readOnlyAfterTrial } from '../dashboard/trial'
import { invoiceToBegin } from './after-trial'
import { profileOf } from './billing-profile'
import { changeStatus, type SubscriptionRow } from './change-status'
import type { BillingNeeds } from './pay'
import { methodOf } from './payment-method'
import { tellCompany } from './recipients'
import { pausedOnDay } from './settle'
import { unpaidFor } from './subscribe'
import { forgetBegun } from './subscribe-keys'
import type { SubscriptionEvent } from './subscription-machine'

/** How long things last that end by themselves. */
const spans = {
  /** What is paused keeps its data. */
  paused: days(dataRetentionDays),
  trialWarning: days(3),
} as const

const atOnce = 500

/** Lets happen what only takes time: trials end, cancelled products go, what rested too long is forgotten. */
export const expireSubscriptions =
  ({ db, clock, mailer, mails, log }: BillingNeeds & { log: FastifyBaseLogger }) =>
  async (): Promise<void> => {
    const now = clock()
    const { status, trial_ends_at, current_period_end, status_since } = subscriptions
    const ends: Array<[SubscriptionEvent, SQL | undefined]> = [
      ['trial_over', and(eq(status, 'trialing'), lte(trial_ends_at, now))],
      ['read_only_over', and(eq(status, 'trial_ended'), lte(trial_ends_at, after(now, -readOnlyAfterTrial)))],
      ['period_over', and(eq(status, 'cancel_at_period_end'), lte(current_period_end, isoDay(now)))],
      ['tries_over', and(eq(status, 'past_due'), exists(failedLongAgo(db, now)))],
      ['forgotten', and(eq(status, 'paused'), lte(status_since, after(now, -spans.paused)))],
    ]
    const voice = { mailer, signature: await mailer.company() }
    await forgetBegun(db, now)
    await warnOfTrials(now)
    for (const [event, isDue] of ends) {
      const due = await db.select({ id: subscriptions.id }).from(subscriptions).where(isDue).limit(atOnce)
      for (const { id } of due) {
        await happen(id, isDue, event).catch((error: unknown) =>
          log.error({ err: error, subscription: id, event }, 'time could not pass'),
        )
      }
    }

    /** Once, whoever comes first: under the row's lock the condition is asked again. */
    async function happen(id: string, isDue: SQL | undefined, event: SubscriptionEvent): Promise<void> {
      await db.transaction(async (transaction) => {
        const [row] = await transaction
          .select()
          .from(subscriptions)
          .where(and(eq(subscriptions.id, id), isDue))
          .for('update')
        if (!row) return
        const isOver = event === 'trial_over'
        // What was decided is done here: a plan that nobody pays for is a trial that has ended.
        await changeStatus(transaction, now, row, event, isOver ? { continues_after_trial: false } : {})
        if (isOver && row.continues_after_trial) await beginPlan(transaction, row)
      })
    }

    /** A card is charged in the same round, as for a month; who pays otherwise, or lacks a CNPJ or CPF, is told. */
    async function beginPlan(inside: Db, row: SubscriptionRow): Promise<void> {
      // Decided on before and after all begun in another way, by a boleto that its bank has not confirmed yet.
      if ((await unpaidFor(inside, row)).length > 0) return
      const invoice = await invoiceToBegin(inside, now, row, { atOnce: true })
      const method = await methodOf(inside, row.company_id)
      if (method?.type === 'card' && (await profileOf(inside, row.company_id))) return
      await tellCompany(inside, now, row.company_id, voice, (recipient) =>
        mails.invoiceReady(recipient, invoice),
      )
    }

    async function warnOfTrials(at: Date): Promise<void> {
      const isNear = and(
        eq(status, 'trialing'),
        gt(trial_ends_at, at),
        lte(trial_ends_at, after(at, spans.trialWarning)),
        isNull(subscriptions.trial_warned_at),
      )
      const near = await db
        .select({ id: subscriptions.id, product: { id: products.id, name: products.name } })
        .from(subscriptions)
        .innerJoin(products, eq(products.id, subscriptions.product_id))
        .where(isNear)
        .limit(atOnce)
      for (const { id, product } of near) {
        await db.transaction(async (transaction) => {
          const [row] = await transaction
            .update(subscriptions)
            .set({ trial_warned_at: at })
            .where(and(eq(subscriptions.id, id), isNear))
            .returning()
          if (!row?.trial_ends_at) return
          const ends = row.trial_ends_at
          await tellCompany(transaction, at, row.company_id, voice, (recipient) =>
            mails.trialEnding(recipient, product, ends, row),
          )
        })
      }
    }
  }

const failedLongAgo = (db: Db, now: Date) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(invoice_lines, eq(invoice_lines.invoice_id, invoices.id))
    .where(
      and(
        eq(invoice_lines.subscription_id, subscriptions.id),
        eq(invoices.status, 'overdue'),
        lte(invoices.first_failed_at, after(now, -days(pausedOnDay))),
      ),
    )
