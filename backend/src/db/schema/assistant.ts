import type { AssistantCard, AssistantContext } from '@ag/contracts'
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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Memory } from '../../modules/assistant/memory'
import { users } from './accounts'
import { moment, wordsIn } from './columns'
import { meetings } from './meetings'

/** Conversations with the assistant. The id is enough to read a visitor's; a customer's takes their token as well. */
export const assistant_sessions = pgTable(
  'assistant_sessions',
  {
    id: text('id').primaryKey(),
    /** Whoever was signed in when it began. */
    user_id: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    stage: text('stage').notNull(),
    context: jsonb('context').$type<AssistantContext>().notNull(),
    /** What the assistant has to remember and nobody else has to know. */
    memory: jsonb('memory').$type<Memory>().notNull(),
    page_path: text('page_path').notNull(),
    user_agent: text('user_agent'),
    /** What the team calls it: unlike the id it opens nothing to a visitor. */
    reference: text('reference').notNull().default(sql`gen_random_uuid()::text`),
    /** First name of whoever of the team answers, and when they last did; null while the assistant does. */
    person: text('person'),
    person_at: moment('person_at'),
    /** Since when somebody waits for a person. */
    waiting_since: moment('waiting_since'),
    /** Messages that nobody of the team has read. */
    unread: integer('unread').notNull().default(0),
    /** How the visitor's last message begins; empty until there is one. */
    last_text: text('last_text').notNull().default(''),
    /** Grows with every turn: of two at the same time one starts over. */
    version: integer('version').notNull().default(1),
    created_at: moment('created_at').notNull(),
    last_active_at: moment('last_active_at').notNull(),
  },
  (table) => [
    index('assistant_sessions_user').on(table.user_id),
    index('assistant_sessions_active').on(table.last_active_at),
    unique('assistant_sessions_reference').on(table.reference),
    index('assistant_sessions_said')
      .on(table.last_active_at, table.reference)
      .where(sql`${table.last_text} <> ''`),
    index('assistant_sessions_waiting')
      .on(table.waiting_since)
      .where(sql`${table.waiting_since} is not null`),
    index('assistant_sessions_unread').on(table.last_active_at).where(sql`${table.unread} > 0`),
    check(
      'assistant_sessions_stage',
      sql`${table.stage} in ('discover', 'qualify', 'recommend', 'schedule', 'contact', 'review', 'confirm', 'done', 'handoff')`,
    ),
  ],
)

export const assistant_messages = pgTable(
  'assistant_messages',
  {
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    id: text('id').notNull(),
    session_id: text('session_id')
      .notNull()
      .references(() => assistant_sessions.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    content: text('content').notNull(),
    suggestions: jsonb('suggestions').$type<string[]>().notNull(),
    cards: jsonb('cards').$type<AssistantCard[]>().notNull(),
    /** What the browser calls a message, so that sending it again is known for what it is. */
    client_message_id: text('client_message_id'),
    /** The message that this one answers. */
    answers: text('answers'),
    /** Where the conversation stood afterwards. */
    stage: text('stage').notNull(),
    /** Who found the words: the built-in engine or a model. */
    engine: text('engine'),
    /** First name of whoever of the team wrote it. */
    person: text('person'),
    /** Of a question that nobody could answer: the same for those that ask it in the same words. */
    question_key: text('question_key'),
    /** Of what a visitor said to the assistant: was it taken for something? Stays when the question is settled. */
    is_understood: boolean('is_understood'),
    created_at: moment('created_at').notNull(),
  },
  (table) => [
    unique('assistant_messages_id').on(table.id),
    index('assistant_messages_session').on(table.session_id, table.position),
    uniqueIndex('assistant_messages_client').on(table.session_id, table.client_message_id),
    uniqueIndex('assistant_messages_answers').on(table.answers),
    index('assistant_messages_question').on(table.question_key).where(sql`${table.question_key} is not null`),
    index('assistant_messages_words').using('gin', wordsIn(table.content)),
    check('assistant_messages_type', sql`${table.type} in ('user', 'assistant')`),
  ],
)

/** What was meant by a question that was not understood, as somebody of the team says; the words tell nobody's name or address. */
export const assistant_labels = pgTable(
  'assistant_labels',
  {
    question_key: text('question_key').primaryKey(),
    text: text('text').notNull(),
    /** Where the conversation stood. */
    stage: text('stage').notNull(),
    intent: text('intent').notNull(),
    labelled_at: moment('labelled_at').notNull(),
  },
  (table) => [index('assistant_labels_labelled').on(table.labelled_at)],
)

/** How many messages of a day, in the meetings' zone, were understood; written once the day is over. */
export const understood_days = pgTable(
  'understood_days',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    turns: integer('turns').notNull(),
    understood: integer('understood').notNull(),
  },
  (table) => [check('understood_days_counts', sql`${table.understood} between 0 and ${table.turns}`)],
)

/** Who may become a customer, as far as a conversation has told. */
export const leads = pgTable(
  'leads',
  {
    id: text('id').primaryKey(),
    session_id: text('session_id').notNull(),
    name: text('name'),
    email: text('email'),
    email_key: text('email_key'),
    phone: text('phone'),
    company: text('company'),
    agent_interest: text('agent_interest'),
    company_size: text('company_size'),
    timing: text('timing'),
    need: text('need'),
    score: integer('score').notNull(),
    band: text('band').notNull(),
    page_path: text('page_path').notNull(),
    consented_at: moment('consented_at'),
    meeting_id: text('meeting_id').references(() => meetings.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull(),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    unique('leads_session').on(table.session_id),
    foreignKey({
      name: 'leads_of_session',
      columns: [table.session_id],
      foreignColumns: [assistant_sessions.id],
    }).onDelete('cascade'),
    index('leads_email').on(table.email_key),
    index('leads_created').on(table.created_at, table.id),
    index('leads_score').on(table.score, table.id),
    index('leads_words').using('gin', wordsOfLead(table)),
    check('leads_band', sql`${table.band} in ('A', 'B', 'C')`),
    check('leads_score', sql`${table.score} between 0 and 100`),
  ],
)

/** What a lead is searched by. */
export const wordsOfLead = (table: Record<'name' | 'email' | 'company' | 'phone', AnyPgColumn>) =>
  wordsIn(table.name, table.email, table.company, table.phone)
