import type { ProductId } from '@ag/core'

/** What somebody wants done, as they would say it; the id is part of an address (`/agents?need=vender`). */
export const needs = [
  { id: 'vender', label: 'Vender mais', list: 'vender mais' },
  { id: 'atender', label: 'Atender clientes', list: 'atender clientes' },
  { id: 'divulgar', label: 'Divulgar a empresa', list: 'divulgar a empresa' },
  { id: 'entender', label: 'Entender os números', list: 'entender os números' },
  { id: 'escrever', label: 'Escrever menos', list: 'escrever menos' },
] as const
export type Need = (typeof needs)[number]['id']

/** What a list says about each agent besides its catalogue entry, by product. */
export interface AgentIndexEntry {
  /** The work it takes over, in a few words. */
  suitedTo: string
  /** Keys of the transactional prices it can add to the monthly price. */
  meters: string[]
  needs: Need[]
}

export const agentIndex: Record<ProductId, AgentIndexEntry> = {
  'site-builder': {
    suitedTo: 'Quem ainda não tem site ou quer trocar o atual',
    meters: ['ai_credits'],
    needs: ['divulgar', 'escrever'],
  },
  'email-marketing': {
    suitedTo: 'Quem tem lista de contatos e pouco tempo para escrever',
    meters: ['email_sends', 'ai_credits'],
    needs: ['vender', 'divulgar', 'escrever'],
  },
  'social-media': {
    suitedTo: 'Quem precisa publicar toda semana',
    meters: ['ai_credits'],
    needs: ['divulgar', 'escrever'],
  },
  prospect: {
    suitedTo: 'Equipes de vendas que precisam de novos clientes',
    meters: ['whatsapp_messages', 'ai_credits'],
    needs: ['vender', 'atender'],
  },
  'business-intelligence': {
    suitedTo: 'Quem decide com planilhas e espera relatórios',
    meters: ['ai_credits', 'email_sends'],
    needs: ['entender'],
  },
  'marketing-ai': {
    suitedTo: 'Quem investe em marketing e quer um plano',
    meters: ['ai_credits'],
    needs: ['divulgar', 'entender'],
  },
  whatsapp: {
    suitedTo: 'Quem recebe muitas mensagens de clientes',
    meters: ['whatsapp_messages', 'ai_credits'],
    needs: ['atender', 'vender'],
  },
}
