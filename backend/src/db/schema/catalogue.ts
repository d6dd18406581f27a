import type { ProductWork } from '@ag/contracts'
import { sql } from 'drizzle-orm'
import {
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
import { bytea, moment } from './columns'

/** Pictures by the hash of their bytes: what is under a name never changes. */
export const pictures = pgTable('pictures', {
  name: text('name').primaryKey(),
  content: bytea('content').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  created_at: moment('created_at').notNull(),
})

export const products = pgTable('products', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  popular: boolean('popular').notNull().default(false),
  demo_url: text('demo_url').notNull(),
  icon: text('icon').notNull().default('sparkles'),
  headline: text('headline').notNull().default(''),
  summary: text('summary').notNull().default(''),
  suited_to: text('suited_to').notNull().default(''),
  needs: jsonb('needs').$type<string[]>().notNull().default([]),
  meters: jsonb('meters').$type<string[]>().notNull().default([]),
  works: jsonb('works').$type<ProductWork[]>().notNull().default([]),
  requirements: jsonb('requirements').$type<string[]>().notNull().default([]),
  picture_name: text('picture_name').references(() => pictures.name),
  /** What is to be seen on it. */
  picture_alt: text('picture_alt').notNull().default(''),
  seo_title: text('seo_title').notNull(),
  seo_description: text('seo_description').notNull(),
  sort_order: integer('sort_order').notNull(),
  is_active: boolean('is_active').notNull().default(true),
  /** Of the product with its features, integrations and questions: grows with every edit. */
  version: integer('version').notNull().default(1),
})

const product = () =>
  text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

export const features = pgTable(
  'features',
  {
    id: text('id').primaryKey(),
    product_id: product(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    icon: text('icon').notNull(),
    is_highlighted: boolean('is_highlighted').notNull().default(false),
    sort_order: integer('sort_order').notNull(),
  },
  (table) => [uniqueIndex('features_order').on(table.product_id, table.sort_order)],
)

/** Without a product a question belongs to every price page. */
export const faq = pgTable(
  'faq',
  {
    id: text('id').primaryKey(),
    product_id: text('product_id').references(() => products.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    sort_order: integer('sort_order').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('faq_product').on(table.product_id)],
)

/** Every price a product ever had; the newest one already in effect counts. */
export const prices = pgTable(
  'prices',
  {
    product_id: product(),
    version: integer('version').notNull(),
    price_cents: integer('price_cents').notNull(),
    effective_from: moment('effective_from').notNull(),
    /** Subscribers of older prices get it too, from that day. */
    applies_to_existing: boolean('applies_to_existing').notNull().default(false),
    notice_sent_at: moment('notice_sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.version] }),
    check('prices_positive', sql`${table.price_cents} > 0`),
  ],
)

export const transactional_prices = pgTable('transactional_prices', {
  key: text('key').primaryKey(),
  label: text('label').notNull(),
  per: integer('per').notNull(),
  price_cents: integer('price_cents').notNull(),
  sort_order: integer('sort_order').notNull(),
  version: integer('version').notNull().default(1),
})

/** What use costs from a day on, and what it has cost: what was used before a change is charged as it was. */
export const transactional_price_changes = pgTable(
  'transactional_price_changes',
  {
    key: text('key')
      .notNull()
      .references(() => transactional_prices.key, { onDelete: 'cascade' }),
    from_day: date('from_day').notNull(),
    price_cents: integer('price_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.from_day] })],
)

export const integrations = pgTable(
  'integrations',
  {
    product_id: product(),
    name: text('name').notNull(),
    sort_order: integer('sort_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.name] })],
)

/** One row; triggers on the tables above make its number grow with every change. */
export const catalogue_versions = pgTable('catalogue_versions', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  updated_at: moment('updated_at').notNull(),
})

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  version: integer('version').notNull().default(1),
})
