import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, wordsIn } from './columns'

export const companies = pgTable(
  'companies',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    index('companies_words').using('gin', wordsOfCompany(table)),
    index('companies_created').on(table.created_at, table.id),
    index('companies_name').on(table.name, table.id),
  ],
)

/** What a company is searched by, besides its people and its documents. */
export const wordsOfCompany = (table: Record<'name', AnyPgColumn>) => wordsIn(table.name)

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    company_id: text('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    /** As it was typed; `email_key` is what is compared. */
    email: text('email').notNull(),
    email_key: text('email_key').notNull(),
    phone: text('phone'),
    password_hash: text('password_hash').notNull(),
    role: text('role').notNull().default('customer'),
    email_verified_at: moment('email_verified_at'),
    terms_version: text('terms_version'),
    terms_accepted_at: moment('terms_accepted_at'),
    marketing_opt_in: boolean('marketing_opt_in').notNull().default(false),
    /** Wants to hear by mail how near the company is to its limits. */
    usage_alerts_opt_in: boolean('usage_alerts_opt_in').notNull().default(true),
    created_at: moment('created_at').notNull(),
    last_login: moment('last_login'),
    /** Asked for and not undone: the account goes at this moment. */
    deletes_at: moment('deletes_at'),
    deletion_requested_at: moment('deletion_requested_at'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email_key),
    index('users_company').on(table.company_id),
    index('users_words').using('gin', wordsOfUser(table)),
    index('users_created').on(table.created_at),
    index('users_unverified').on(table.created_at).where(sql`${table.email_verified_at} is null`),
    /** Those who run the business: lists of customers leave their companies out. */
    index('users_team').on(table.company_id).where(sql`${table.role} <> 'customer'`),
    check(
      'users_role',
      sql`${table.role} in ('customer', 'owner', 'admin', 'comercial', 'agenda', 'financeiro', 'leitura')`,
    ),
  ],
)

/** What somebody with an account is searched by. */
export const wordsOfUser = (table: Record<'name' | 'email', AnyPgColumn>) => wordsIn(table.name, table.email)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull().default(1),
    previous_generation: integer('previous_generation'),
    /** When the current generation began. */
    rotated_at: moment('rotated_at').notNull(),
    remember: boolean('remember').notNull(),
    absolute_end: moment('absolute_end').notNull(),
    device: text('device').notNull(),
    /** Without its last part: /24 or /48. */
    network: text('network'),
    last_seen_at: moment('last_seen_at').notNull().defaultNow(),
    /** How it was opened: decides nothing, but its owner may see it. */
    method: text('method').notNull().default('password'),
    created_at: moment('created_at').notNull(),
    revoked_at: moment('revoked_at'),
    revoked_because: text('revoked_because'),
  },
  (table) => [index('sessions_user').on(table.user_id)],
)

export const one_time_tokens = pgTable(
  'one_time_tokens',
  {
    /** sha-256 of the token; the token itself exists in the mail only. */
    hash: text('hash').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    /** What the link confirms, e.g. the details of one sign-up. */
    payload: jsonb('payload'),
    created_at: moment('created_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
  },
  (table) => [
    index('one_time_tokens_user').on(table.user_id, table.purpose),
    check('one_time_tokens_purpose', sql`${table.purpose} in ('verify', 'reset')`),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id as the authenticator made it, base64url. */
    id: text('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** COSE, base64url. */
    public_key: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    synced: boolean('synced').notNull(),
    created_at: moment('created_at').notNull(),
    last_used_at: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.user_id)],
)

/** A ceremony that was begun: the half of a login before its code, or a passkey being made or shown. */
export const auth_tickets = pgTable(
  'auth_tickets',
  {
    /** sha-256 of the ticket. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Absent where nobody has said yet who they are. */
    user_id: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    challenge: text('challenge'),
    remember: boolean('remember').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    index('auth_tickets_expiry').on(table.expires_at),
    check(
      'auth_tickets_purpose',
      sql`${table.purpose} in ('second_factor', 'passkey_registration', 'passkey_login')`,
    ),
  ],
)

export const authenticators = pgTable('authenticators', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with this installation's key. */
  secret: text('secret').notNull(),
  confirmed_at: moment('confirmed_at'),
  /** Time step of the last code taken: each is good once. */
  last_step: bigint('last_step', { mode: 'number' }),
  created_at: moment('created_at').notNull(),
})

export const recovery_codes = pgTable(
  'recovery_codes',
  {
    user_id: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    used_at: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.hash] })],
)

export const auth_events = pgTable(
  'auth_events',
  {
    id: text('id').primaryKey(),
    user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    session_id: text('session_id'),
    kind: text('kind').notNull(),
    request_id: text('request_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('auth_events_user').on(table.user_id, table.at)],
)
