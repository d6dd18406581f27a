import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import type { Db } from '../../db/database'
import type { MailFile } from '../outbox/mail'
import type { Mailer } from '../outbox/mailer'
import { billingMails } from './billing-mails'
import { createCardPages } from './card-pages'
import { closeMonth } from './close-month'
import { collect } from './collect'
import { expireSubscriptions } from './expire-subscriptions'
import { createFindAddress } from './find-address'
import { invoiceFileOf } from './invoice-file'
import { createPay } from './pay'
import { type PaymentProvider, paymentsBy } from './payment-provider'
import { sendRefunds } from './refunds'
import { sandbox } from './sandbox'
import { createStartTrial } from './start-trial'
import { staticPix } from './static-pix'
import { stripe } from './stripe'

interface Needs {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  mailer: Mailer
  config: Config
}

/** Everything about money, put together from what the environment offers. */
export function createBilling({ db, clock, log, mailer, config }: Needs) {
  const payments = paymentsBy(providersOf(config, db, clock), config.paymentSandbox, clock)
  const mails = billingMails(config.publicUrl)
  const pay = createPay({ db, clock, mailer, mails, payments })
  const needs = { db, clock, log, mailer, mails, payments, pay }
  const cardPages = createCardPages({ ...needs, publicUrl: config.publicUrl })
  const jobs = [closeMonth(needs), expireSubscriptions(needs), collect(needs), sendRefunds(needs)]
  return {
    ...needs,
    cardPages,
    findAddress: createFindAddress(config.postalCodeUrl, log),
    startTrial: createStartTrial(needs),
    /** The PDF of an invoice that a mail names; nothing once the invoice is gone with its company. */
    async filesOf(invoiceId: string | undefined): Promise<MailFile[]> {
      const file = invoiceId && (await invoiceFileOf(db, payments, invoiceId))
      return file ? [file] : []
    },
    stripeWebhookSecret: config.stripe?.webhookSecret,
    /** In this order: what a month brings, or the end of a trial, is charged in the same round. */
    async runJobs(): Promise<void> {
      for (const run of jobs) {
        await run().catch((error: unknown) => log.error({ err: error }, 'billing: a job failed'))
      }
    },
  }
}

export type BillingParts = ReturnType<typeof createBilling>

function providersOf(
  { paymentSandbox, publicUrl, stripe: keys, pix }: Config,
  db: Db,
  clock: Clock,
): PaymentProvider[] {
  if (paymentSandbox) return [sandbox({ clock, publicUrl })]
  return [...(keys ? [stripe(keys)] : []), staticPix(db, pix)]
}
