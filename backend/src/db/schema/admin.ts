import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companies, users } from './accounts'
import { moment } from './columns'

/** What administrators changed or read, and what people did in an agent's place: written in the transaction of it, never altered. */
export const audit_log = pgTable(
  'audit_log',
  {
    position: bigserial('position', { mode: 'number' }),
    at: moment('at').notNull(),
    actor_id: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it was then: the record outlives the account. */
    actor_name: text('actor_name').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entity_id: text('entity_id').notNull(),
    /** Null where it did not exist before. */
    before: jsonb('before'),
    /** Null where it is gone. */
    after: jsonb('after'),
    reason: text('reason').notNull().default(''),
    request_id: text('request_id').notNull(),
  },
  (table) => [
    index('audit_log_entity').on(table.entity, table.entity_id, table.position),
    index('audit_log_actor').on(table.actor_id, table.position),
    index('audit_log_at').on(table.at),
  ],
)

/** Filters of a list under a name. */
export const saved_views = pgTable(
  'saved_views',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** The query of the list's address. */
    query: text('query').notNull(),
    is_shared: boolean('is_shared').notNull().default(false),
    created_at: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.user_id, table.list, table.name)],
)

/** A role that waits for whoever proves to own the address. */
export const admin_invitations = pgTable(
  'admin_invitations',
  {
    email_key: text('email_key').primaryKey(),
    email: text('email').notNull(),
    role: text('role').notNull(),
    invited_by: text('invited_by').notNull(),
    created_at: moment('created_at').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    check(
      'admin_invitations_role',
      sql`${table.role} in ('owner', 'admin', 'comercial', 'agenda', 'financeiro', 'leitura')`,
    ),
  ],
)

/** What the team writes down about a company, for each other. */
export const customer_notes = pgTable(
  'customer_notes',
  {
    id: text('id').primaryKey(),
    company_id: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    author_id: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it was then: the note outlives the account. */
    author_name: text('author_name').notNull(),
    text: text('text').notNull(),
    /** Under which the browser sends the same note again. */
    request_key: text('request_key').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    index('customer_notes_company').on(table.company_id, table.created_at),
    uniqueIndex('customer_notes_request').on(table.company_id, table.request_key),
  ],
)
