import type { Product } from '@ag/contracts'
import { isAlmost, pointOf, wordsOf } from './words'

/** How people speak of what an agent does, by its id; its name in the catalogue is always known as well. */
const spokenOf: Record<string, string[]> = {
  'site-builder': [
    'site builder',
    'criador site',
    'site',
    'sites',
    'website',
    'landing page',
    'pagina internet',
    'criar site',
    'construtor sites',
    'dominio',
  ],
  'email-marketing': [
    'email marketing',
    'campanhas email',
    'campanha email',
    'newsletter',
    'disparo email',
    'disparar emails',
    'mala direta',
    'enviar emails',
    'emails em massa',
  ],
  'social-media': [
    'social media',
    'redes sociais',
    'rede social',
    'instagram',
    'facebook',
    'linkedin',
    'posts',
    'postagens',
    'postar',
    'tiktok',
    'midias sociais',
  ],
  prospect: [
    'prospect',
    'prospeccao',
    'prospectar',
    'prospecta',
    'leads',
    'lead',
    'qualificar contatos',
    'captar clientes',
    'achar clientes',
    'encontrar clientes',
  ],
  'business-intelligence': [
    'business intelligence',
    'bi',
    'relatorios',
    'relatorio',
    'graficos',
    'indicadores',
    'planilhas',
    'analise dados',
    'entender numeros',
    'meus numeros',
    'metricas vendas',
  ],
  'marketing-ai': [
    'marketing ai',
    'plano marketing',
    'anuncios',
    'google ads',
    'meta ads',
    'trafego pago',
    'verba',
    'campanha marketing',
    'campanhas marketing',
    'marketing digital',
  ],
  whatsapp: [
    'atendimento whatsapp',
    'atender clientes',
    'atendimento clientes',
    'responder clientes',
    'chatbot',
    'atendente virtual',
    'atendimento automatico',
    'whatsapp',
  ],
}

/** The agents that a message speaks of, the one it names most plainly first; `each`, also where one may be part of another. */
export function findProducts(text: string, products: readonly Product[], { each = false } = {}): Product[] {
  const words = pointOf(text)
  return products
    .map((product) => ({ product, weight: weightOf(product, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .filter(({ product, weight }, _index, all) => each || !isPartOf(product, weight, all))
    .map(({ product }) => product)
}

function weightOf({ id, name }: Product, words: string[]): number {
  const names = [wordsOf(name), ...(spokenOf[id] ?? []).map((each) => each.split(' '))]
  const said = names.filter((parts) => parts.every((part) => words.some((word) => isAlmost(word, part))))
  return Math.max(0, ...said.map((parts) => parts.length * 100 + parts.join('').length))
}

/** 'Email marketing' is not about marketing as well, and leads on WhatsApp are about leads. */
function isPartOf(
  product: Product,
  weight: number,
  all: Array<{ product: Product; weight: number }>,
): boolean {
  return product.id === 'whatsapp' && weight < 200 && all.some((each) => each.product.id !== product.id)
}
