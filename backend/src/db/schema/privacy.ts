import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { moment } from './columns'

/** Proof of every decision about cookies: rows are added, never changed. */
export const consent_records = pgTable(
  'consent_records',
  {
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    /** What the visitor keeps; a change of mind is another row under the same id. */
    consent_id: text('consent_id').notNull(),
    action: text('action').notNull(),
    functional: boolean('functional').notNull(),
    analytics: boolean('analytics').notNull(),
    marketing: boolean('marketing').notNull(),
    version: text('version').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** Of the words that were shown. */
    text_hash: text('text_hash').notNull(),
    language: text('language').notNull(),
    page: text('page'),
    user_agent: text('user_agent'),
    /** Without its last part: /24 or /48. */
    network: text('network'),
    user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the browser's clock said. */
    decided_at: moment('decided_at'),
    recorded_at: moment('recorded_at').notNull(),
    /** A request sent twice is one decision. */
    request_key: text('request_key'),
  },
  (table) => [
    index('consent_records_consent').on(table.consent_id, table.position),
    uniqueIndex('consent_records_request').on(table.request_key),
    check(
      'consent_records_action',
      sql`${table.action} in ('accept_all', 'accept_selected', 'reject_all', 'withdraw')`,
    ),
  ],
)

/** Whose decisions stand under an id, from the moment somebody signed in: rows are added, never changed. */
export const consent_accounts = pgTable('consent_accounts', {
  consent_id: text('consent_id').primaryKey(),
  /** Null once the account is gone: the id is nobody else's then. */
  user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  tied_at: moment('tied_at').notNull(),
})
