import { agentIdAt, formatShortBRL, productById, trialDays } from '@ag/core'
import type { Known, Params, ScreenAbout } from '@ag/platform'
import { pricing, productDetails } from './catalogue/catalogue-queries'

/** `{empresa}` is filled in by the shell. */
type PageTitle = Required<Pick<ScreenAbout, 'title' | 'description'>>

/** Title and description of each page, by path below the public area; what search results show. */
export const pageTitles = {
  '': {
    title: 'Agentes de IA para empresas | {empresa}',
    description: (known) =>
      `Automatize vendas, atendimento e marketing com agentes de IA${from(known)}. Teste grátis por ${trialDays} dias, sem cartão.`,
  },
  agents: {
    title: 'Agentes de IA: compare e escolha | {empresa}',
    description: 'Compare os agentes de IA, veja preços e experimente no navegador, sem cadastro.',
  },
  'agents/:product': { title: agentTitle, description: agentDescription },
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
  seguranca: {
    title: 'Segurança e dados | {empresa}',
    description: 'Como protegemos a sua conta, os dados da sua empresa e os seus pagamentos.',
  },
} satisfies Record<string, PageTitle>

/** The id of the product whose page is at `/agents/:product`. */
export const productAt = ({ product }: Params): string => agentIdAt(`/agents/${product}`) ?? ''

/** What the catalogue wants an agent's page to be called; its name while only that is known. */
function agentTitle(known: Known, params: Params): string {
  const id = productAt(params)
  const offered = known(pricing)?.products
  const name = offered
    ? offered.find((product) => product.id === id)?.name
    : (productById(id)?.name ?? 'Agente de IA')
  if (name === undefined) return 'Página não encontrada | {empresa}'
  return `${known(productDetails(id))?.seo.title || name} | {empresa}`
}

/** What the catalogue tells search engines of an agent; `{preço}` is its price of today. */
function agentDescription(known: Known, params: Params): string {
  const { seo, price_cents } = known(productDetails(productAt(params))) ?? {}
  if (!seo || price_cents === undefined) return ''
  return seo.description.replace('{preço}', formatShortBRL(price_cents).replace('\u00a0', ' '))
}

/** ' a partir de R$ 29 por mês', of the cheapest; nothing while no price is known. */
function from(known: Known): string {
  const offered = known(pricing)?.products ?? []
  if (offered.length === 0) return ''
  const price = formatShortBRL(Math.min(...offered.map(({ price_cents }) => price_cents)))
  return ` a partir de ${price} por mês`.replace('\u00a0', ' ')
}
