import { sql } from 'drizzle-orm'
import { bigserial, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { moment } from './columns'

/** Who, where and when, alike for everything that is recorded. */
const circumstances = () => ({
  position: bigserial('position', { mode: 'number' }),
  user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  /** One load of a page in one browser. */
  session_id: text('session_id'),
  /** Path alone. */
  page_url: text('page_url'),
  user_agent: text('user_agent'),
  /** What the browser's clock said. */
  happened_at: moment('happened_at'),
  recorded_at: moment('recorded_at').notNull(),
})

/** What visitors who allowed it did; kept for thirteen months at most, in a part for each (`monthly.ts`). */
export const analytics_events = pgTable(
  'analytics_events',
  {
    ...circumstances(),
    event_name: text('event_name').notNull(),
    parameters: jsonb('parameters').notNull(),
  },
  (table) => [
    index('analytics_events_recorded').on(table.recorded_at),
    index('analytics_events_name').on(table.event_name, table.recorded_at),
    index('analytics_events_user').on(table.user_id).where(sql`${table.user_id} is not null`),
  ],
)

/** Pages that visitors who allowed it have seen; kept likewise. */
export const page_views = pgTable(
  'page_views',
  {
    ...circumstances(),
    page_title: text('page_title'),
    referrer: text('referrer'),
  },
  (table) => [
    index('page_views_recorded').on(table.recorded_at),
    index('page_views_user').on(table.user_id).where(sql`${table.user_id} is not null`),
  ],
)

/** How fast pages were for visitors who allowed it, as sketches: how many values fell into each bucket, and nothing of who came. */
export const speed_sketches = pgTable(
  'speed_sketches',
  {
    day: date('day').notNull(),
    remote: text('remote').notNull(),
    build: text('build').notNull(),
    /** A pattern of addresses. */
    page: text('page').notNull(),
    device: text('device').notNull(),
    metric: text('metric').notNull(),
    /** Counts by the number of their bucket. */
    buckets: jsonb('buckets').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.remote, table.build, table.page, table.device, table.metric],
    }),
  ],
)
