import type { ProductId } from '@ag/core'
import type { Db } from '../../db/database'
import type { AgentModule, AgentState } from './agent-module'
import { businessIntelligenceAgent } from './business-intelligence/agent'
import { siteAgent } from './site-builder/site-agent'
import { whatsappModule } from './whatsapp/whatsapp-module'
import { teamAgent } from './with-team/team-agent'

const modules: Partial<Record<ProductId, AgentModule>> = {
  'site-builder': siteAgent,
  'business-intelligence': businessIntelligenceAgent,
  whatsapp: whatsappModule,
  'email-marketing': teamAgent,
  'social-media': teamAgent,
  prospect: teamAgent,
  'marketing-ai': teamAgent,
}

const none: AgentState = { setup: [], results: [] }

/**
 * How some agents of a company stand, by product. Each module is asked once, also where products share it; a product
 * without one has no steps and no results.
 */
export async function describeAgents(
  db: Db,
  now: Date,
  companyId: string,
  productIds: readonly string[],
): Promise<(productId: string) => AgentState> {
  const moduleOf = (productId: string) => modules[productId as ProductId]
  const asked = new Set(productIds.flatMap((productId) => moduleOf(productId) ?? []))
  const answers = new Map(
    await Promise.all([...asked].map(async (module) => [module, await module(db, now, companyId)] as const)),
  )
  return (productId) => {
    const module = moduleOf(productId)
    return (module && answers.get(module)?.(productId)) ?? none
  }
}
