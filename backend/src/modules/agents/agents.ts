import type { ProductId } from '@ag/core'
import type { AgentModule } from './agent-module'
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

const nothing: AgentModule = { setup: async () => [], results: async () => [] }

/** How an agent answers; a product without an engine of its own has no steps and no results. */
export const agentModule = (productId: string): AgentModule => modules[productId as ProductId] ?? nothing
