import type { Product } from '@ag/contracts'
import { fold, isAlmost, pointOf, wordsOf } from './words'

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

/** Where somebody came across us, or is, names no agent. */
const whereFound =
  /\b(?:n[eo]ss?e|n[oa]|pel[oa]|do|aqui no) site (?:de )?(?:voces|vcs|daqui)\b|\bsite de (?:voces|vcs)\b|\bpelo site\b|\baqui no site\b|\b(?:vi|conheci|achei)(?: \w+){0,3} (?:no|pelo|um|o) (?:\w+ ){0,3}?(?:instagram|insta|face|facebook|anuncio|site|google)\b/

/** How something is sent, counted or asked for names no agent, unless it is sent to many: 'cancelo por e-mail', 'me passa no zap'. */
const byWhichWay =
  /\b(?:por|cada|quantos) e-?mails?\b(?! marketing)|(?<=\bme (?:passa|manda|envia)\b[^,.;?!]{0,30}) no (?:zap|whats\w*|e-?mail)\b/g
const sentToMany = /\b(?:campanh|dispar|envi|mala|newsletter|promo|vend|divulg|massa)/

/** What only an agent is called: 'o social', 'meu BI', 'o das redes'. */
const calledAlways: Record<string, RegExp> = {
  'social-media':
    /\b(?:o|do|pelo|no|esse|meu|e|ou|entre) social\b(?! media)|\b(?:o|meu|do) (?:agente )?d(?:as|e) redes\b/,
  'business-intelligence':
    /\b(?:o|do|pelo|no|esse|meu|pro|e) bi\b|\bo d[eo]s? dados\b|\bpainel de (?:dados|numeros)\b/,
  'marketing-ai': /\bo d[eo]s? (?:anuncios?|propagandas?|trafegos? pagos?|campanhas?)\b/,
  prospect: /\bcacador de clientes\b/,
  'site-builder': /\bo d[eo]s? (?:paginas?|vitrines?)\b/,
  whatsapp: /\b(?:robo|agente|atendente|o) d[eo] (?:zap|whats\w*)\b/,
  'email-marketing': /\bo d[eo]s? (?:e-?mails?|correio eletronico)\b/,
}

/** What an agent is called where it is plain that agents are spoken of, and no longer name holds the word. */
const calledShortly: Record<string, string> = { 'email-marketing': 'email', 'marketing-ai': 'marketing' }

/** Words of their own that look like one of ours misspelt. */
const ownWords = new Set(
  'integram integra integrar domingo domingos prospero funcionam responde relato relatos sitio posto postos'.split(
    ' ',
  ),
)

/**
 * The agents that a message speaks of, the one it names most plainly first; `each`, also where one may be part of another; `bare`, also
 * by a word that elsewhere means something else ('o de email'); `byName`, by nothing but what it is called.
 */
export function findProducts(
  text: string,
  products: readonly Product[],
  { each = false, bare = false, byName = false } = {},
): Product[] {
  const folded = fold(text).replace(whereFound, ' ')
  const words = pointOf(sentToMany.test(folded) ? folded : folded.replace(byWhichWay, ' '))
  const found = products.map((product) => ({ product, weight: weightOf(product, words, byName) }))
  const isMarketing = found.some(({ product, weight }) => product.id === 'email-marketing' && weight >= 200)
  return found
    .map(({ product, weight }) => {
      if (weight === 0 && calledAlways[product.id]?.test(folded)) return { product, weight: 150 }
      const short = bare && weight === 0 ? calledShortly[product.id] : undefined
      const isCalled =
        short !== undefined &&
        words.some((word) => word === short || word === `${short}s`) &&
        !(short === 'marketing' && isMarketing)
      return { product, weight: isCalled ? 100 + short.length : weight }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .filter(({ product, weight }, _index, all) => each || !isPartOf(product, weight, all))
    .map(({ product }) => product)
}

function weightOf({ id, name }: Product, words: string[], byName: boolean): number {
  const spoken = byName ? (spokenOf[id] ?? []).slice(0, 1) : (spokenOf[id] ?? [])
  const names = [wordsOf(name), ...spoken.map((each) => each.split(' '))]
  const said = names.filter((parts) =>
    parts.every((part) =>
      words.some((word) => word === part || (!ownWords.has(word) && isAlmost(word, part))),
    ),
  )
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
