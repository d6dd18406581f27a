import type { WhatsappKnowledge } from '@ag/contracts'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies } from './accounts'
import { moment, wordsIn } from './columns'

const company = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** What a company told its customer-service agent, and where it is to be found. */
export const whatsapp_agents = pgTable(
  'whatsapp_agents',
  {
    company_id: text('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    knowledge: jsonb('knowledge').$type<WhatsappKnowledge>(),
    /** Grows with every saved knowledge. */
    version: integer('version').notNull().default(0),
    slug: text('slug'),
    sites: jsonb('sites').$type<string[]>().notNull().default([]),
    silence_hours: integer('silence_hours').notNull().default(0),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    unique('whatsapp_agents_slug').on(table.slug),
    check('whatsapp_agents_silence', sql`${table.silence_hours} in (0, 4, 12, 24)`),
  ],
)

/** A company's number at WhatsApp's Cloud API. */
export const whatsapp_channels = pgTable(
  'whatsapp_channels',
  {
    company_id: text('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Names the address of its webhook. */
    id: text('id').notNull(),
    phone_number_id: text('phone_number_id').notNull(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    /** Of WhatsApp's business account, which its webhook tells. */
    account_id: text('account_id'),
    /** Token and app secret, encrypted. */
    secrets: text('secrets').notNull(),
    verified_at: moment('verified_at'),
    problem: text('problem'),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    unique('whatsapp_channels_id').on(table.id),
    unique('whatsapp_channels_number').on(table.phone_number_id),
  ],
)

/** Conversations of companies with their own customers. */
export const whatsapp_conversations = pgTable(
  'whatsapp_conversations',
  {
    id: text('id').primaryKey(),
    company_id: company(),
    channel: text('channel').notNull().default('page'),
    /** Where WhatsApp takes answers to. */
    phone: text('phone'),
    /** When the customer last wrote by WhatsApp: it takes answers for a day. */
    heard_at: moment('heard_at'),
    /** Hash of the secret that the visitor's browser holds, or of the phone number. */
    visitor: text('visitor').notNull(),
    name: text('name').notNull(),
    mode: text('mode').notNull().default('agent'),
    /** What the agent waits for an answer to. */
    pending: jsonb('pending'),
    /** Since when somebody waits for the team; they have been told by mail. */
    waiting_since: moment('waiting_since'),
    unread: integer('unread').notNull().default(0),
    note: text('note').notNull().default(''),
    messages: integer('messages').notNull().default(0),
    last_text: text('last_text').notNull().default(''),
    last_at: moment('last_at').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    unique('whatsapp_conversations_visitor').on(table.company_id, table.visitor),
    index('whatsapp_conversations_last').on(table.company_id, table.last_at),
    index('whatsapp_conversations_old').on(table.last_at),
    index('whatsapp_conversations_waiting')
      .on(table.company_id)
      .where(sql`${table.waiting_since} is not null`),
    check('whatsapp_conversations_channel', sql`${table.channel} in ('page', 'whatsapp')`),
    check('whatsapp_conversations_mode', sql`${table.mode} in ('agent', 'called', 'team')`),
  ],
)

export const whatsapp_messages = pgTable(
  'whatsapp_messages',
  {
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    id: text('id').notNull(),
    company_id: company(),
    conversation_id: text('conversation_id').notNull(),
    from: text('from').notNull(),
    text: text('text').notNull(),
    /** What the sender calls a message, so that sending it again is known for what it is. */
    client_id: text('client_id'),
    /** WhatsApp's own name of a message that it has taken. */
    wamid: text('wamid'),
    delivery: text('delivery'),
    problem: text('problem'),
    /** The agent did not know an answer, and nobody has settled it. */
    is_unanswered: boolean('is_unanswered').notNull().default(false),
    /** With it the agent called the team. */
    calls: boolean('calls').notNull().default(false),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    unique('whatsapp_messages_id').on(table.id),
    uniqueIndex('whatsapp_messages_client').on(table.conversation_id, table.client_id),
    index('whatsapp_messages_wamid').on(table.company_id, table.wamid).where(sql`${table.wamid} is not null`),
    index('whatsapp_messages_conversation').on(table.conversation_id, table.position),
    index('whatsapp_messages_company').on(table.company_id, table.created_at),
    index('whatsapp_messages_unanswered')
      .on(table.company_id, table.position)
      .where(sql`${table.is_unanswered}`),
    index('whatsapp_messages_words').using('gin', wordsIn(table.text)),
    foreignKey({
      name: 'whatsapp_messages_of_conversation',
      columns: [table.conversation_id],
      foreignColumns: [whatsapp_conversations.id],
    }).onDelete('cascade'),
    check(
      'whatsapp_messages_delivery',
      sql`${table.delivery} in ('waiting', 'sent', 'delivered', 'read', 'failed')`,
    ),
    check('whatsapp_messages_from', sql`${table.from} in ('customer', 'agent', 'team', 'note')`),
  ],
)
