import { guaranteeDays, trialDays } from '@ag/core'

export const texts = {
  hero: {
    eyebrow: 'Agentes de IA por assinatura',
    title: 'Agentes de IA para vender, atender e divulgar',
    lead: (from: string | undefined) =>
      `Cada agente faz um trabalho da sua empresa, ${from ? `a partir de ${from} por mês` : 'com mensalidade fixa'}. Escolha um, teste por ${trialDays} dias e veja o resultado antes de pagar.`,
    quote: 'Pedir orçamento no WhatsApp',
    caption: 'Exemplo de uma conversa do Prospect AI',
    assurances: ['Sem cartão para testar', 'Cancele pelo painel', `Garantia de ${guaranteeDays} dias`],
  },
  agents: {
    title: 'Um agente para cada trabalho',
    lead: 'Comece por um. Some outros quando fizer sentido. Cada agente tem seu preço, sem pacote e sem fidelidade.',
    compare: 'Comparar todos os agentes',
  },
  /** Stands for an agent's name where none was chosen yet. */
  anyAgent: 'agente de IA',
}
