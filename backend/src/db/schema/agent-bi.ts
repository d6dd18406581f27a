import type { BiAlert, BiColumn } from '@ag/contracts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies } from './accounts'
import { bytea, moment } from './columns'

const company = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** A company's tables that it asks about (record 22). */
export const bi_tables = pgTable(
  'bi_tables',
  {
    id: text('id').primaryKey(),
    company_id: company(),
    name: text('name').notNull(),
    columns: jsonb('columns').$type<BiColumn[]>().notNull(),
    /** Of all its files. */
    rows: integer('rows').notNull(),
    bytes: integer('bytes').notNull(),
    version: integer('version').notNull().default(1),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('bi_tables_name').on(table.company_id, sql`lower(${table.name})`)],
)

/** The rows of a table, file by file, by columns and packed: nothing is looked up in them by the database. */
export const bi_files = pgTable(
  'bi_files',
  {
    id: text('id').primaryKey(),
    table_id: text('table_id')
      .notNull()
      .references(() => bi_tables.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    rows: integer('rows').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [uniqueIndex('bi_files_place').on(table.table_id, table.place)],
)

/** A file on its way. Once it is read only its table is kept, so that a repeat is answered alike. */
export const bi_uploads = pgTable(
  'bi_uploads',
  {
    id: text('id').primaryKey(),
    company_id: company(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    table_id: text('table_id'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('bi_uploads_company').on(table.company_id), index('bi_uploads_age').on(table.created_at)],
)

export const bi_upload_parts = pgTable(
  'bi_upload_parts',
  {
    upload_id: text('upload_id')
      .notNull()
      .references(() => bi_uploads.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.upload_id, table.part] })],
)

export const bi_pins = pgTable(
  'bi_pins',
  {
    id: text('id').primaryKey(),
    company_id: company(),
    question: text('question').notNull(),
    /** The table that answered; another that could do so too does not take its place. */
    table_id: text('table_id').references(() => bi_tables.id, { onDelete: 'set null' }),
    /** Of which limit to tell by mail; both or neither. */
    alert_when: text('alert_when').$type<BiAlert['when']>(),
    alert_limit: doublePrecision('alert_limit'),
    /** The number was past the limit when last looked at: it was told, or was so from the start. */
    alert_passed: boolean('alert_passed').notNull().default(false),
    alert_checked_at: moment('alert_checked_at'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('bi_pins_question').on(table.company_id, table.question)],
)

/** The board by mail, once a week. */
export const bi_reports = pgTable('bi_reports', {
  company_id: company().primaryKey(),
  enabled: boolean('enabled').notNull(),
  weekday: integer('weekday').notNull(),
  hour: integer('hour').notNull(),
  recipients: jsonb('recipients').$type<string[]>().notNull(),
  /** When it was last due and sent, or could first be due: what lies before is over. */
  done_until: moment('done_until').notNull(),
  last_sent_at: moment('last_sent_at'),
})
