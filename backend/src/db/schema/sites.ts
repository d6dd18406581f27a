import type { SiteContent } from '@ag/contracts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies } from './accounts'
import { moment } from './columns'

/** The site of a company as it is kept; what visitors see is one of its versions. */
export const sites = pgTable(
  'sites',
  {
    company_id: text('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    content: jsonb('content').notNull().$type<SiteContent>(),
    version: integer('version').notNull().default(1),
    /** Number of the version that was published last; 0 before. */
    number: integer('number').notNull().default(0),
    is_online: boolean('is_online').notNull().default(false),
    /** The `version` that was published. */
    published_version: integer('published_version'),
    notifies: boolean('notifies').notNull().default(true),
    host: text('host'),
    /** What the owner of the domain has to show in a TXT record. */
    host_proof: text('host_proof').notNull(),
    host_verified_at: moment('host_verified_at'),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('sites_slug').on(table.slug),
    /** A domain shows one site: that of who has proved to own it. */
    uniqueIndex('sites_host').on(table.host).where(sql`${table.host_verified_at} is not null`),
  ],
)

const company = () =>
  text('company_id')
    .notNull()
    .references(() => sites.company_id, { onDelete: 'cascade' })

/** What was published; the latest twenty of each company. */
export const site_versions = pgTable(
  'site_versions',
  {
    company_id: company(),
    number: integer('number').notNull(),
    content: jsonb('content').notNull().$type<SiteContent>(),
    published_at: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.number] })],
)

/** What visitors of a site wrote; the latest thousand of each company, for a year. */
export const site_messages = pgTable(
  'site_messages',
  {
    id: text('id').primaryKey(),
    company_id: company(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    message: text('message').notNull(),
    state: text('state').notNull().default('new'),
    /** The same message of one day is one. */
    digest: text('digest').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('site_messages_digest').on(table.company_id, table.digest),
    index('site_messages_created').on(table.company_id, table.created_at, table.id),
  ],
)

/** How often a site was looked at, by day; nothing of who looked. */
export const site_visits = pgTable(
  'site_visits',
  {
    company_id: company(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.day] })],
)
