import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Work promised in a transaction and done after it: mails, and account requests that must not be timed. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** Order of promising: two promises may fall into one millisecond. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload'),
    /** Two rows with the same key are one piece of work. */
    dedupe_key: text('dedupe_key'),
    attempts: integer('attempts').notNull().default(0),
    due_at: moment('due_at').notNull(),
    leased_until: moment('leased_until'),
    done_at: moment('done_at'),
    dead_at: moment('dead_at'),
    last_error: text('last_error'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('outbox_dedupe').on(table.dedupe_key),
    index('outbox_due').on(table.due_at).where(sql`${table.done_at} is null and ${table.dead_at} is null`),
    index('outbox_position').on(table.position),
    index('outbox_mails_to').on(sql`lower(${table.payload} ->> 'to')`).where(sql`${table.kind} = 'mail'`),
  ],
)

/** Counters of rate limits; a row is over when its window is. */
export const limits = pgTable('limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  window_end: moment('window_end').notNull(),
})
