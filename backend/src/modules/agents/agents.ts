import type { ProductId } from '@ag/core'
import type { Db } from '../../db/database'
import type { Query } from '../../db/read-together'
import { type AgentModule, agentModule } from './agent-module'
import { businessIntelligenceAgent } from './business-intelligence/agent'
import { siteAgent } from './site-builder/site-agent'
import { whatsappModule } from './whatsapp/whatsapp-module'
import { teamAgent } from './with-team/team-agent'

const modules: Partial<Record<ProductId, AgentModule>> = {
  'site-builder': siteAgent,
  'business-intelligence': businessIntelligenceAgent,
  whatsapp: whatsappModule,
  'email-marketing': teamAgent('email-marketing'),
  'social-media': teamAgent('social-media'),
  prospect: teamAgent('prospect'),
  'marketing-ai': teamAgent('marketing-ai'),
}

const nothing = agentModule({ queries: () => ({}), setup: () => [], results: () => [] })

/** How an agent answers; a product without an engine of its own has no steps and no results. */
export const moduleOf = (productId: string): AgentModule => modules[productId as ProductId] ?? nothing

/** What all agents ask the database; the rows of one are found by `rowsOfAgent`. */
export const allAgentQueries = (
  db: Db,
  values: Parameters<AgentModule['queries']>[1],
): Record<string, Query<unknown>> =>
  Object.fromEntries(
    Object.entries(modules).flatMap(([id, { queries }]) =>
      Object.entries(queries(db, values)).map(([name, query]) => [`${id}.${name}`, query]),
    ),
  )

/** What the queries of one agent found, among those of all. */
export const rowsOfAgent = (productId: string, rows: Record<string, unknown[]>): Record<string, unknown[]> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, found]) => {
      const [id, own = ''] = name.split('.')
      return id === productId ? [[own, found]] : []
    }),
  )
