import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companies } from './accounts'
import { products } from './catalogue'
import { bytea, moment } from './columns'

const company = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

const product = () =>
  text('product_id')
    .notNull()
    .references(() => products.id)

/** What was made in an agent's demo and brought along: the newest of each. */
export const agent_drafts = pgTable(
  'agent_drafts',
  {
    company_id: company(),
    product_id: product(),
    summary: text('summary').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    made_at: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.company_id, table.product_id] })],
)

/** Steps done with the team that somebody has begun; one without a row is open. */
export const agent_tasks = pgTable(
  'agent_tasks',
  {
    company_id: company(),
    product_id: product(),
    task: text('task').notNull(),
    state: text('state').notNull(),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    note: text('note').notNull().default(''),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company_id, table.product_id, table.task] }),
    index('agent_tasks_waiting').on(table.state, table.updated_at),
    check('agent_tasks_state', sql`${table.state} in ('open', 'sent', 'done')`),
  ],
)

/** Files that companies gave to the team for a step; one without a type is still on its way. */
export const agent_files = pgTable(
  'agent_files',
  {
    id: text('id').primaryKey(),
    company_id: company(),
    product_id: product(),
    task: text('task').notNull(),
    name: text('name').notNull(),
    type: text('type'),
    bytes: integer('bytes').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('agent_files_step').on(table.company_id, table.product_id, table.task)],
)

export const agent_file_parts = pgTable(
  'agent_file_parts',
  {
    file_id: text('file_id')
      .notNull()
      .references(() => agent_files.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.file_id, table.part] })],
)
