import { dashboardSections } from './dashboard-sections'
import { formatShortBRL } from './money'
import { barePath, isUnder } from './paths'
import { productBySlug } from './products'

export type PageType = 'home' | 'agent' | 'auth' | 'dashboard' | 'other'

/** Quick replies that the client itself knows what to do with. */
export const suggestionTexts = {
  meeting: 'Marcar uma reunião',
  products: 'Ver produtos',
  specialist: 'Falar com especialista',
  support: 'Falar com suporte',
  services: 'Ver meus serviços',
  backToStart: 'Voltar ao início',
} as const

/** What the assistant knows about the page it is opened on. */
export interface PageContext {
  pageType: PageType
  /** Slug of the agent, on agent pages only. */
  agentType?: string
  isAuthenticated: boolean
  suggestions: string[]
  welcomeMessage: string
}

export interface PageContextInput {
  path: string
  company: string
  /** The signed-in person's name; absent for visitors. */
  userName?: string
  /** The agent of this page and its monthly price, when the catalogue is known. */
  agent?: { name: string; cents: number }
}

/** The kind of page behind a path; of an agent whose page came with the catalogue, once that is known. */
export function pageTypeOf(path: string, agent?: PageContextInput['agent']): PageType {
  const bare = barePath(path)
  if (bare === '/') return 'home'
  if (agentOf(bare, agent)) return 'agent'
  if (isUnder(bare, '/auth')) return 'auth'
  if (isUnder(bare, '/dashboard')) return 'dashboard'
  return 'other'
}

/** Everything the assistant needs to greet on a page. */
export function pageContext(input: PageContextInput): PageContext {
  const pageType = pageTypeOf(input.path, input.agent)
  const agent = agentOf(barePath(input.path), input.agent)
  return {
    pageType,
    ...(agent && { agentType: agent.slug }),
    isAuthenticated: input.userName !== undefined,
    suggestions: suggestionsFor(input.path, input.agent),
    welcomeMessage: welcomeFor(input),
  }
}

/** Quick replies under the welcome. */
export function suggestionsFor(path: string, agent?: PageContextInput['agent']): string[] {
  const { meeting, products, specialist, support, services } = suggestionTexts
  switch (pageTypeOf(path, agent)) {
    case 'agent': {
      const { name, hasDemo } = agentOf(barePath(path), agent) ?? {}
      return [hasDemo ? `Ver demo do ${name}` : `Quanto custa o ${name}?`, meeting, specialist]
    }
    case 'auth':
      return ['Preciso de ajuda para fazer login', 'Quero criar uma conta', 'Esqueci minha senha']
    case 'dashboard':
      return [`Ajuda com ${sectionOf(path)}`, services, support]
    default:
      return [meeting, products, specialist]
  }
}

/** Quick replies once somebody was handed over to a specialist. */
export const afterSpecialistSuggestions: string[] = [
  suggestionTexts.meeting,
  suggestionTexts.products,
  suggestionTexts.backToStart,
]

/** What the assistant says once the specialist's chat was opened. */
export function afterSpecialist(contacts: { email: string; phone: string }): string {
  return `Abrimos o WhatsApp em outra aba para você falar com um especialista. Se preferir, escreva para ${contacts.email} ou ligue para ${contacts.phone}.`
}

function welcomeFor({ path, company, userName, agent }: PageContextInput): string {
  switch (pageTypeOf(path, agent)) {
    case 'home':
      return `Olá! Sou o assistente virtual da ${company}. Posso explicar nossos agentes, informar preços e marcar uma reunião. Por onde quer começar?`
    case 'agent': {
      const { name, hasDemo } = agentOf(barePath(path), agent) ?? {}
      return `Olá! Quer conhecer o ${name}? Posso ${hasDemo ? 'mostrar a demonstração, ' : ''}explicar ${planOf(agent?.cents)} ou marcar uma reunião.`
    }
    case 'auth':
      return 'Olá! Precisa de ajuda para entrar, criar sua conta ou recuperar a senha?'
    case 'dashboard':
      return `${userName ? `Olá, ${userName}!` : 'Olá!'} Como posso ajudar em ${sectionOf(path)}?`
    default:
      return `Olá! Sou o assistente virtual da ${company}. Como posso ajudar?`
  }
}

function planOf(cents: number | undefined): string {
  return cents === undefined ? 'o plano mensal' : `o plano de ${formatShortBRL(cents)} por mês`
}

/** The agent whose page a path is: one with a demo, or one that only the catalogue knows. */
function agentOf(path: string, known: PageContextInput['agent']) {
  const slug = /^\/agents\/([^/]+)$/.exec(path)?.[1]
  if (slug === undefined) return undefined
  const name = productBySlug(slug)?.name
  if (name !== undefined) return { slug, name, hasDemo: true }
  return known && { slug, name: known.name, hasDemo: false }
}

function sectionOf(path: string): string {
  const bare = barePath(path)
  const [overview, ...sections] = dashboardSections
  return (sections.find((section) => isUnder(bare, section.path)) ?? overview).name
}
