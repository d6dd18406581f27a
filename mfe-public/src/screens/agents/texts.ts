import { trialDays } from '@ag/core'

export const texts = {
  title: 'Compare os agentes e escolha o seu',
  lead: 'O que cada um faz, quanto custa por mês e o que é cobrado por uso. Todos com teste grátis.',
  filter: {
    legend: 'O que você precisa fazer?',
    all: 'Ver todos',
    countAll: (count: number) => `${count} agentes`,
    count: (count: number, need: string) => `${count === 1 ? '1 agente' : `${count} agentes`} para ${need}`,
  },
  list: 'Lista de agentes',
  popular: 'Mais popular',
  suitedTo: 'Indicado para',
  features: 'O que faz',
  chargedByUse: 'Cobrado por uso',
  details: 'Ver detalhes',
  ofAgent: (agent: string) => ` do ${agent}`,
  usage: {
    title: 'Quanto custa o uso',
    lead: 'A mensalidade cobre o agente. Mensagens, envios e conteúdo gerado têm preço por mil unidades, igual em todos.',
    unknown: 'Os preços por uso aparecem aqui assim que o catálogo carregar.',
  },
  anyAgent: 'agente de IA',
  closing: {
    title: 'Na dúvida, comece por um',
    lead: `Teste por ${trialDays} dias com o seu negócio. Se não servir, troque de agente ou cancele pelo painel.`,
  },
}
