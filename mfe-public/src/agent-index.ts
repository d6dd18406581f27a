import type { ProductId } from '@ag/core'

/** What a list says about each agent besides its catalogue entry, by product. */
export interface AgentIndexEntry {
  /** The work it takes over, in a few words. */
  suitedTo: string
  /** Keys of the transactional prices it can add to the monthly price. */
  meters: string[]
}

export const agentIndex: Record<ProductId, AgentIndexEntry> = {
  'site-builder': { suitedTo: 'Quem ainda não tem site ou quer trocar o atual', meters: ['ai_credits'] },
  'email-marketing': {
    suitedTo: 'Quem tem lista de contatos e pouco tempo para escrever',
    meters: ['email_sends', 'ai_credits'],
  },
  'social-media': { suitedTo: 'Quem precisa publicar toda semana', meters: ['ai_credits'] },
  prospect: {
    suitedTo: 'Equipes de vendas que precisam de novos clientes',
    meters: ['whatsapp_messages', 'ai_credits'],
  },
  'business-intelligence': {
    suitedTo: 'Quem decide com planilhas e espera relatórios',
    meters: ['ai_credits', 'email_sends'],
  },
  'marketing-ai': { suitedTo: 'Quem investe em marketing e quer um plano', meters: ['ai_credits'] },
  whatsapp: {
    suitedTo: 'Quem recebe muitas mensagens de clientes',
    meters: ['whatsapp_messages', 'ai_credits'],
  },
}
