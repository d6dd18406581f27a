import { formatShortBRL } from '@ag/core'
import type { Known, ScreenAbout } from '@ag/platform'
import { pricing } from './catalogue/catalogue-queries'

/** `{empresa}` is filled in by the shell. */
type PageTitle = Required<Pick<ScreenAbout, 'title' | 'description'>>

/** Title and description of each page, by path below the public area; what search results show. */
export const pageTitles = {
  '': {
    title: 'Agentes de IA para empresas | {empresa}',
    description: (known) =>
      `Automatize vendas, atendimento e marketing com agentes de IA${from(known, '')}. Teste grátis por 14 dias, sem cartão.`,
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
    description: (known) =>
      `Descreva seu negócio, veja o site pronto e baixe a prévia${from(known, 'site-builder').replace(' a', '. A')}.`,
  },
  consultation: {
    title: 'Marcar uma reunião | {empresa}',
    description: 'Escolha o canal e o melhor horário para conversar com um especialista.',
  },
  'consultation/manage': {
    title: 'Sua reunião | {empresa}',
    description: 'Veja, remarque ou cancele a reunião que você marcou.',
  },
  assistente: {
    title: 'Assistente virtual | {empresa}',
    description:
      'Tire dúvidas sobre os agentes, veja preços e marque uma reunião conversando com o assistente.',
  },
  'assistente/embed': {
    title: 'Assistente | {empresa}',
    description: 'O assistente, para mostrar em outro site.',
  },
  privacy: {
    title: 'Política de privacidade | {empresa}',
    description: 'Saiba quais dados usamos, por quê, por quanto tempo e como exercer seus direitos.',
  },
} satisfies Record<string, PageTitle>

/** ' a partir de R$ 29 por mês', of one agent or of the cheapest; nothing while no price is known. */
function from(known: Known, id: string): string {
  const offered = known(pricing)?.products.filter((product) => id === '' || product.id === id) ?? []
  if (offered.length === 0) return ''
  const price = formatShortBRL(Math.min(...offered.map(({ price_cents }) => price_cents)))
  return ` a partir de ${price} por mês`.replace('\u00a0', ' ')
}
