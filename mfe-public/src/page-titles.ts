export interface PageTitle {
  /** `{empresa}` is filled in by the shell. */
  title: string
  description: string
}

/** Title and description of each page, by path below the public area; what search results show. */
export const pageTitles = {
  '': {
    title: 'Agentes de IA para empresas | {empresa}',
    description:
      'Automatize vendas, atendimento e marketing com agentes de IA a partir de R$ 29 por mês. Teste grátis por 14 dias, sem cartão.',
  },
  agents: {
    title: 'Agentes de IA: compare e escolha | {empresa}',
    description: 'Compare sete agentes de IA, veja preços e experimente cada um no navegador, sem cadastro.',
  },
  'agents/prospect': {
    title: 'Prospect AI: prospecção com WhatsApp | {empresa}',
    description:
      'Encontre, aborde e qualifique leads pelo WhatsApp. Veja a demonstração e teste grátis por 14 dias.',
  },
  'agents/whatsapp': {
    title: 'Atendimento no WhatsApp com IA | {empresa}',
    description:
      'Responda clientes a qualquer hora e passe para a equipe quando precisar. Experimente agora, sem cadastro.',
  },
  'agents/email': {
    title: 'Email Marketing com IA | {empresa}',
    description: 'Crie campanhas com assunto, texto e prévia em minutos. Veja um exemplo com o seu negócio.',
  },
  'agents/social': {
    title: 'Social Media com IA | {empresa}',
    description: 'Planeje e aprove posts para suas redes em um só calendário. Gere uma semana de exemplo.',
  },
  'agents/bi': {
    title: 'Business Intelligence com IA | {empresa}',
    description:
      'Pergunte em português e receba gráficos com a explicação do cálculo. Teste com dados de exemplo.',
  },
  'agents/marketingai': {
    title: 'Marketing AI: plano e campanhas | {empresa}',
    description: 'Monte um plano de quatro semanas com metas, canais e orçamento. Experimente sem cadastro.',
  },
  'agents/site-builder': {
    title: 'Site Builder: seu site em minutos | {empresa}',
    description: 'Descreva seu negócio, veja o site pronto e baixe a prévia. A partir de R$ 29 por mês.',
  },
  consultation: {
    title: 'Marcar uma reunião | {empresa}',
    description: 'Escolha o canal e o melhor horário para conversar com um especialista.',
  },
  privacy: {
    title: 'Política de privacidade | {empresa}',
    description: 'Saiba quais dados usamos, por quê, por quanto tempo e como exercer seus direitos.',
  },
} satisfies Record<string, PageTitle>
