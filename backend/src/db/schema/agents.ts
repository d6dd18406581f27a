import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companies } from './accounts'
import { products } from './catalogue'
import { moment } from './columns'

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
