import type { BillingProfile } from '@ag/contracts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies, users } from './accounts'
import { products } from './catalogue'
import { moment, wordsIn } from './columns'

const company = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    company_id: company(),
    product_id: text('product_id')
      .notNull()
      .references(() => products.id),
    status: text('status').notNull(),
    price_cents: integer('price_cents').notNull(),
    price_version: integer('price_version').notNull(),
    trial_started_at: moment('trial_started_at'),
    trial_ends_at: moment('trial_ends_at'),
    current_period_end: date('current_period_end'),
    /** When the company first paid for the product, with this subscription or one before it. */
    first_charged_at: moment('first_charged_at'),
    /** Since when it has been in its state. */
    status_since: moment('status_since').notNull().defaultNow(),
    cancel_reason: text('cancel_reason'),
    /** Its trial becomes a plan when it ends, without another press. */
    continues_after_trial: boolean('continues_after_trial').notNull().default(false),
    /** The mail that its trial is about to end has been written. */
    trial_warned_at: moment('trial_warned_at'),
    /** A price that has been announced. */
    next_price_cents: integer('next_price_cents'),
    next_price_version: integer('next_price_version'),
    next_price_from: date('next_price_from'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    /** A company tries a product once and holds it at most once. */
    uniqueIndex('subscriptions_one_trial')
      .on(table.company_id, table.product_id)
      .where(sql`${table.trial_started_at} is not null`),
    uniqueIndex('subscriptions_one_live')
      .on(table.company_id, table.product_id)
      .where(sql`${table.status} <> 'cancelled'`),
    /** Those that are over as well. */
    index('subscriptions_company').on(table.company_id),
    check(
      'subscriptions_status',
      sql`${table.status} in ('trialing', 'trial_ended', 'active', 'past_due', 'cancel_at_period_end', 'paused', 'cancelled')`,
    ),
  ],
)

export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    company_id: company(),
    number: text('number').notNull(),
    issued_at: moment('issued_at').notNull(),
    due_date: date('due_date').notNull(),
    total_cents: integer('total_cents').notNull(),
    status: text('status').notNull(),
    method: text('method'),
    /** The month that it opens, e.g. `2026-12`; absent where a product was begun within a month. */
    month: text('month'),
    /** Who it is for, as they were when it was issued. */
    billed_to: jsonb('billed_to').$type<BillingProfile>(),
    paid_at: moment('paid_at'),
    refunded_cents: integer('refunded_cents').notNull().default(0),
    /** Payment was due and did not come: counted from the first time. */
    first_failed_at: moment('first_failed_at'),
    next_try_at: moment('next_try_at'),
    tries: integer('tries').notNull().default(0),
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    index('invoices_number_begins').on(table.number.op('text_pattern_ops')),
    index('invoices_company').on(table.company_id, table.issued_at),
    index('invoices_issued').on(table.issued_at, table.id),
    /** Most are paid: those that are not are listed without reading past them. */
    index('invoices_not_paid')
      .on(table.status, table.issued_at, table.id)
      .where(sql`${table.status} <> 'paid'`),
    index('invoices_failed').on(table.issued_at, table.id).where(sql`${table.first_failed_at} is not null`),
    /** A company gets one invoice for a month, however often the month is closed. */
    uniqueIndex('invoices_one_a_month').on(table.company_id, table.month),
    index('invoices_unpaid').on(table.next_try_at).where(sql`${table.status} in ('open', 'overdue')`),
    check(
      'invoices_status',
      sql`${table.status} in ('draft', 'open', 'paid', 'overdue', 'refunded', 'void')`,
    ),
  ],
)

export const invoice_lines = pgTable(
  'invoice_lines',
  {
    invoice_id: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    amount_cents: integer('amount_cents').notNull(),
    /** What a line for a product is for. */
    subscription_id: text('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    /** What a line for usage counts: units that no invoice has counted before. */
    meter: text('meter'),
    quantity: bigint('quantity', { mode: 'number' }),
    cents_per_thousand: integer('cents_per_thousand'),
  },
  (table) => [
    primaryKey({ columns: [table.invoice_id, table.position] }),
    index('invoice_lines_subscription').on(table.subscription_id),
  ],
)

/** The last number of each year; whoever takes the next one holds the row, so that none is left out. */
export const invoice_numbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** Every attempt to pay an invoice. Its id is the key that makes a repeat at the provider harmless. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    invoice_id: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    company_id: company(),
    provider: text('provider').notNull(),
    type: text('type').notNull(),
    amount_cents: integer('amount_cents').notNull(),
    status: text('status').notNull(),
    /** What the provider calls it. */
    reference: text('reference'),
    /** Of a Pix. */
    copy_paste: text('copy_paste'),
    /** Of a boleto: the digits that a bank asks for, and the page that shows it whole. */
    barcode: text('barcode'),
    voucher_url: text('voucher_url'),
    /** A card that was given for this payment: it is kept for others once it has paid. */
    card: jsonb('card').$type<{ token: string; brand: string; last4: string; expires: string }>(),
    expires_at: moment('expires_at'),
    failure: text('failure'),
    /** sha-256 of the key under which it was asked for; none where nobody asked. */
    request_hash: text('request_hash').unique('payments_request'),
    /** The administrator who saw the money on the account. */
    recorded_by: text('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull(),
    /** When its provider was last asked what became of it. */
    looked_at: moment('looked_at'),
    settled_at: moment('settled_at'),
  },
  (table) => [
    index('payments_invoice').on(table.invoice_id),
    uniqueIndex('payments_reference').on(table.provider, table.reference),
    index('payments_pending').on(table.created_at).where(sql`${table.status} = 'pending'`),
    check('payments_status', sql`${table.status} in ('pending', 'paid', 'failed', 'dropped')`),
  ],
)

/** Subscriptions that may be sent for again, by the key that the browser gave them: kept for a day. */
export const subscribe_keys = pgTable(
  'subscribe_keys',
  {
    /** sha-256 of the key. */
    hash: text('hash').primaryKey(),
    /** Of what was sent with it. */
    body_hash: text('body_hash').notNull(),
    subscription_id: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** What is to be paid to begin. */
    invoice_id: text('invoice_id').references(() => invoices.id, { onDelete: 'cascade' }),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    index('subscribe_keys_created').on(table.created_at),
    index('subscribe_keys_subscription').on(table.subscription_id),
    index('subscribe_keys_invoice').on(table.invoice_id),
  ],
)

/** Money on its way back; its id is the key that makes a repeat at the provider harmless. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    payment_id: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    company_id: company(),
    amount_cents: integer('amount_cents').notNull(),
    /** Without a provider somebody has to send it by hand. */
    status: text('status').notNull(),
    created_at: moment('created_at').notNull(),
    done_at: moment('done_at'),
  },
  (table) => [
    index('refunds_payment').on(table.payment_id),
    check('refunds_status', sql`${table.status} in ('pending', 'by_hand', 'done')`),
  ],
)

/** Visits to a page of the provider that takes a card; its id is the key under which the page is opened once. */
export const card_pages = pgTable(
  'card_pages',
  {
    id: text('id').primaryKey(),
    company_id: company(),
    provider: text('provider').notNull(),
    /** What the provider calls it. */
    reference: text('reference'),
    /** When its card was kept, or when it ran out without one. */
    ended_at: moment('ended_at'),
    is_kept: boolean('is_kept').notNull().default(false),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    index('card_pages_company').on(table.company_id),
    uniqueIndex('card_pages_reference').on(table.provider, table.reference),
  ],
)

/** How a company pays. Of a card only what its provider calls it, and what its owner knows it by. */
export const payment_methods = pgTable('payment_methods', {
  company_id: company().primaryKey(),
  type: text('type').notNull(),
  provider: text('provider').notNull(),
  token: text('token'),
  brand: text('brand'),
  last4: text('last4'),
  expires: text('expires'),
  updated_at: moment('updated_at').notNull(),
})

/** Who a company's invoices are for. */
export const billing_profiles = pgTable(
  'billing_profiles',
  {
    company_id: company().primaryKey(),
    profile: jsonb('profile').$type<BillingProfile>().notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [index('billing_profiles_words').using('gin', wordsOfProfile(table))],
)

/** What a company is searched by that has said who its invoices are for: the name and the number of its document. */
export const wordsOfProfile = ({ profile }: Record<'profile', AnyPgColumn>) =>
  wordsIn(sql`${profile} ->> 'legal_name'`, sql`${profile} ->> 'document'`)

/** What agents reported, kept for as long as a repeat may come. */
export const usage_events = pgTable(
  'usage_events',
  {
    id: text('id').notNull(),
    company_id: company(),
    product_id: text('product_id')
      .notNull()
      .references(() => products.id),
    meter: text('meter').notNull(),
    quantity: integer('quantity').notNull(),
    occurred_at: moment('occurred_at').notNull(),
  },
  (table) => [
    index('usage_events_company').on(table.company_id),
    index('usage_events_time').on(table.occurred_at),
  ],
)

/** What one product of one company consumed of one meter on one day. */
export const usage_records = pgTable(
  'usage_records',
  {
    company_id: company(),
    product_id: text('product_id')
      .notNull()
      .references(() => products.id),
    meter: text('meter').notNull(),
    day: date('day').notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.day, table.meter, table.product_id] })],
)

/**
 * The same of one month, told by its first day. A trigger keeps it: what a company owes is found without reading each day since
 * its first.
 */
export const usage_months = pgTable(
  'usage_months',
  {
    company_id: company(),
    product_id: text('product_id')
      .notNull()
      .references(() => products.id),
    meter: text('meter').notNull(),
    month: date('month').notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.product_id, table.meter, table.month] })],
)

/** The most a company wants to spend on one meter in a month. */
export const usage_limits = pgTable(
  'usage_limits',
  {
    company_id: company(),
    meter: text('meter').notNull(),
    amount_cents: integer('amount_cents').notNull(),
    action: text('action').notNull().default('notify'),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.meter] })],
)

/** What a company has been told about a limit in a month: each thing once. */
export const usage_alerts = pgTable(
  'usage_alerts',
  {
    company_id: company(),
    month: text('month').notNull(),
    meter: text('meter').notNull(),
    /** Percent of the limit, or `projection`. */
    threshold: text('threshold').notNull(),
    told_at: moment('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.month, table.meter, table.threshold] })],
)
