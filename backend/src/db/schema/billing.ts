import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies } from './accounts'
import { products } from './catalogue'
import { moment } from './columns'

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
    setup_done: integer('setup_done').notNull().default(0),
    setup_total: integer('setup_total').notNull().default(4),
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
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.number),
    index('invoices_company').on(table.company_id, table.issued_at),
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
  },
  (table) => [primaryKey({ columns: [table.invoice_id, table.position] })],
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
