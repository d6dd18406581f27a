import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  time,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { products } from './catalogue'
import { moment, wordsIn } from './columns'

/** Who receives. */
export const consultants = pgTable(
  'consultants',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    bio: text('bio').notNull(),
    photo_url: text('photo_url'),
    /** Where a copy of what the customer hears goes. */
    email: text('email'),
    /** Where their video calls take place. */
    room_url: text('room_url'),
    channels: jsonb('channels').$type<string[]>().notNull(),
    is_default: boolean('is_default').notNull().default(false),
    /** Receives only those who ask for them by name, and answers each request. */
    must_accept: boolean('must_accept').notNull().default(false),
    is_active: boolean('is_active').notNull().default(true),
    created_at: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('consultants_one_default').on(table.is_default).where(sql`${table.is_default}`)],
)

/** When a consultant receives, in the meetings' zone; a break is the gap between two rules. */
export const availability_rules = pgTable(
  'availability_rules',
  {
    id: text('id').primaryKey(),
    consultant_id: text('consultant_id')
      .notNull()
      .references(() => consultants.id, { onDelete: 'cascade' }),
    /** Monday is 1; weekends are closed. */
    weekday: integer('weekday').notNull(),
    start: time('start').notNull(),
    end: time('end').notNull(),
    slot_minutes: integer('slot_minutes').notNull(),
    buffer_after: integer('buffer_after').notNull(),
    /** Null: all that the consultant offers. */
    channels: jsonb('channels').$type<string[]>(),
    valid_from: date('valid_from'),
    valid_to: date('valid_to'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('availability_rules_consultant').on(table.consultant_id),
    check('availability_rules_weekday', sql`${table.weekday} between 1 and 5`),
    check('availability_rules_order', sql`${table.start} < ${table.end}`),
    check(
      'availability_rules_quarters',
      sql`extract(epoch from ${table.start})::int % 900 = 0 and extract(epoch from ${table.end})::int % 900 = 0`,
    ),
    check(
      'availability_rules_lengths',
      sql`${table.slot_minutes} between 15 and 480 and ${table.slot_minutes} % 15 = 0 and ${table.buffer_after} between 0 and 120 and ${table.buffer_after} % 15 = 0`,
    ),
  ],
)

/** Days on which somebody, or nobody at all, receives. */
export const blocked_days = pgTable(
  'blocked_days',
  {
    id: text('id').primaryKey(),
    /** Null: everybody. */
    consultant_id: text('consultant_id').references(() => consultants.id, { onDelete: 'cascade' }),
    first_day: date('first_day').notNull(),
    last_day: date('last_day').notNull(),
    label: text('label').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('blocked_days_last').on(table.last_day),
    check('blocked_days_order', sql`${table.first_day} <= ${table.last_day}`),
  ],
)

/** Optional days on which somebody decided to work or not; one that is not here is closed. */
export const optional_days = pgTable('optional_days', {
  key: text('key').primaryKey(),
  is_open: boolean('is_open').notNull(),
})

/**
 * A consultant's time that is taken, by a hold or by a meeting. No two of one consultant overlap: an exclusion
 * constraint in the migration, which drizzle has no words for.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: text('id').primaryKey(),
    consultant_id: text('consultant_id')
      .notNull()
      .references(() => consultants.id),
    start_at: moment('start_at').notNull(),
    end_at: moment('end_at').notNull(),
    /** The end of the buffer. */
    until: moment('until').notNull(),
    /** A hold's; a meeting's reservation has no end of its own. */
    expires_at: moment('expires_at'),
    /** Its address was busy: booking it takes a proof of work. */
    needs_proof: boolean('needs_proof').notNull().default(false),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    index('reservations_start').on(table.start_at),
    index('reservations_expiry').on(table.expires_at),
    unique('reservations_times').on(table.id, table.consultant_id, table.start_at, table.end_at, table.until),
    check(
      'reservations_order',
      sql`${table.start_at} < ${table.end_at} and ${table.end_at} <= ${table.until} and ${table.until} <= ${table.start_at} + interval '24 hours'`,
    ),
    check(
      'reservations_quarters',
      sql`extract(epoch from ${table.start_at})::bigint % 900 = 0 and extract(epoch from ${table.until})::bigint % 900 = 0`,
    ),
  ],
)

export const meetings = pgTable(
  'meetings',
  {
    id: text('id').primaryKey(),
    /** Whoever is to come has one; its times are the meeting's, and follow it. */
    reservation_id: text('reservation_id'),
    consultant_id: text('consultant_id')
      .notNull()
      .references(() => consultants.id),
    start_at: moment('start_at').notNull(),
    end_at: moment('end_at').notNull(),
    until: moment('until').notNull(),
    status: text('status').notNull(),
    channel: text('channel').notNull(),
    title: text('title').notNull(),
    product_id: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Whoever was signed in. */
    user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    email_key: text('email_key').notNull(),
    phone: text('phone'),
    company: text('company').notNull(),
    notes: text('notes').notNull(),
    consented_at: moment('consented_at').notNull(),
    source: text('source').notNull(),
    /** The conversation it was booked in. */
    assistant_session: text('assistant_session'),
    outcome: text('outcome'),
    moves: integer('moves').notNull().default(0),
    version: integer('version').notNull().default(1),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    index('meetings_start').on(table.start_at, table.id),
    index('meetings_words').using('gin', wordsOfMeeting(table)),
    unique('meetings_reservation').on(table.reservation_id),
    foreignKey({
      name: 'meetings_reserved',
      columns: [table.reservation_id, table.consultant_id, table.start_at, table.end_at, table.until],
      foreignColumns: [
        reservations.id,
        reservations.consultant_id,
        reservations.start_at,
        reservations.end_at,
        reservations.until,
      ],
    }).onUpdate('cascade'),
    index('meetings_email').on(table.email_key),
    index('meetings_user').on(table.user_id),
    index('meetings_end').on(table.end_at),
    check('meetings_status', sql`${table.status} in ('pending', 'confirmed', 'completed', 'cancelled')`),
    check(
      'meetings_occupy',
      sql`(${table.status} in ('pending', 'confirmed')) = (${table.reservation_id} is not null)`,
    ),
    check('meetings_channel', sql`${table.channel} in ('video', 'phone', 'whatsapp')`),
    check('meetings_source', sql`${table.source} in ('consultation', 'assistant', 'admin')`),
    check('meetings_outcome', sql`${table.outcome} in ('attended', 'no_show')`),
  ],
)

/** What a meeting is searched by. */
export const wordsOfMeeting = (table: Record<'name' | 'email' | 'company' | 'phone', AnyPgColumn>) =>
  wordsIn(table.name, table.email, table.company, table.phone)

/** What became of a meeting, and when: rows are added, never changed. */
export const meeting_history = pgTable(
  'meeting_history',
  {
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    meeting_id: text('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Who did it: a role, never a person. */
    by: text('by').notNull(),
    /** Where it stood before it was moved. */
    from_start_at: moment('from_start_at'),
    start_at: moment('start_at').notNull(),
    reason: text('reason').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    index('meeting_history_meeting').on(table.meeting_id, table.position),
    check(
      'meeting_history_kind',
      sql`${table.kind} in ('requested', 'booked', 'confirmed', 'moved', 'cancelled', 'completed')`,
    ),
    check('meeting_history_by', sql`${table.by} in ('customer', 'consultant', 'administrator', 'system')`),
  ],
)

/** Bookings that may be sent again, by the key that the browser gave them: kept for a day. */
export const booking_keys = pgTable(
  'booking_keys',
  {
    /** sha-256 of the key. */
    hash: text('hash').primaryKey(),
    /** Of what was sent with it. */
    body_hash: text('body_hash').notNull(),
    meeting_id: text('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('booking_keys_created').on(table.created_at)],
)
