import { slugOf } from '@ag/core/slug'
import { type BusinessKind, businessKinds } from './business-kinds'
import { contactWays } from './contact-ways'
import { field, type MessageForm, messageForm } from './message-form'
import { addressPart, el, escaped, type PageElement, type PageNode, toHtml } from './page-node'
import { pageStyle } from './page-style'
import { frontPicture, heroPicture, iconPicture } from './pictures'
import { schemes } from './schemes'
import { type Section, type SectionKind, type Site, sectionKinds } from './site'

/** A page drawn from its site: the same pieces for the preview, the file and the checks. */
export interface SitePage {
  lang: string
  title: string
  description: string
  style: string
  /** More elements of the head, as data: what they name is asked for by nobody but search engines and previews. */
  head: PageElement[]
  /** The element with the class `page`: everything that is seen. */
  body: PageElement
}

/** Where a page is published, and what its form needs to reach us. */
export interface Published {
  /** The page's own address, e.g. `https://site.example/s/padaria`. */
  address: string
  form: MessageForm
}

/**
 * Draws the page of a site. Sections and words that are empty leave nothing behind. A page that is published names its
 * address, and its form is sent to where it came from; by itself it writes a mail.
 */
export function sitePage(site: Site, published?: Published): SitePage {
  const contact = site.sections.some(({ kind }) => kind === 'contact')
  const hero = site.sections.find(({ kind }) => kind === 'hero')
  const { label }: BusinessKind = businessKinds[site.kind]
  const title = site.details?.title?.trim() || `${nameOf(site)} | ${label} em ${site.city}`
  const description = site.details?.description?.trim() || (hero?.words.text ?? '')
  return {
    ...framed(site, title, [
      header(site),
      el(
        'main',
        { id: 'conteudo' },
        ...site.sections.map((section) => drawings[section.kind](section, site, published?.form)),
      ),
      footer(site, !contact && contactWays(site.details)),
    ]),
    description,
    head: [icon(site), ...(published ? shared(site, title, description, published.address) : [])],
  }
}

/** A small page in the manner of a site, e.g. the answer to what was sent from it. */
export function replyPage(site: Site, title: string, ...children: PageNode[]): SitePage {
  return {
    ...framed(site, `${title} | ${nameOf(site)}`, [
      el('header', {}, el('div', { class: 'inner' }, el('p', { class: 'brand' }, nameOf(site)))),
      el(
        'main',
        { id: 'conteudo' },
        el('section', {}, el('div', { class: 'inner' }, el('h1', {}, title), ...children)),
      ),
      footer(site),
    ]),
    description: '',
    head: [icon(site)],
  }
}

/** What every page of a site has around it. */
const framed = (site: Site, title: string, parts: PageNode[]) => ({
  lang: 'pt-BR',
  title,
  style: pageStyle(schemes[site.scheme], businessKinds[site.kind].manner),
  body: el(
    'body',
    { class: 'page' },
    el('a', { class: 'skip', href: '#conteudo' }, 'Ir para o conteúdo'),
    ...parts,
  ),
})

const footer = (site: Site, ways?: PageNode | false) =>
  el(
    'footer',
    {},
    el(
      'div',
      { class: 'inner' },
      el('p', {}, nameOf(site)),
      Boolean(site.city.trim()) && el('p', {}, `Atendemos em ${site.city}`),
      ways,
    ),
  )

const icon = (site: Site) =>
  el('link', { rel: 'icon', href: iconPicture(nameOf(site), schemes[site.scheme]) })

const shared = (site: Site, title: string, description: string, address: string) => [
  el('link', { rel: 'canonical', href: address }),
  ...Object.entries({
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:site_name': nameOf(site),
    'og:title': title,
    'og:description': description,
    'og:url': address,
  }).map(([property, content]) => el('meta', { property, content })),
]

/** The page as one file: no script, no request, everything inside. */
export function pageHtml({ lang, title, description, style, head, body }: SitePage): string {
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
${head.map(toHtml).join('\n')}
<style>
body{display:flex;flex-direction:column;min-height:100vh;margin:0}
main{flex:1}
${style}
</style>
</head>
${toHtml(body)}
</html>
`
}

/** A file name from a business' name: 'Pão & Cia' → 'pao-cia.html'. */
export const fileNameOf = (site: Site): string => `${slugOf(nameOf(site)).slice(0, 40) || 'site'}.html`

/** What a business calls itself. */
export const nameOf = ({ name, kind }: Site) => name.trim() || businessKinds[kind].sample.name

const anchors: Record<SectionKind, { id: string; label: string } | undefined> = {
  hero: undefined,
  offer: { id: 'oferta', label: 'O que oferecemos' },
  about: { id: 'sobre', label: 'Sobre' },
  hours: { id: 'horarios', label: 'Horários' },
  questions: { id: 'perguntas', label: 'Perguntas' },
  contact: { id: 'contato', label: 'Contato' },
}

function header(site: Site): PageNode {
  const present = new Set(site.sections.map(({ kind }) => kind))
  const links = sectionKinds.flatMap((kind) => {
    const anchor = present.has(kind) ? anchors[kind] : undefined
    return anchor ? [el('li', {}, el('a', { href: `#${anchor.id}` }, anchor.label))] : []
  })
  return el(
    'header',
    {},
    el(
      'div',
      { class: 'inner' },
      el('p', { class: 'brand' }, nameOf(site)),
      links.length > 0 && el('nav', { 'aria-label': 'Principal' }, el('ul', {}, ...links)),
    ),
  )
}

type Drawing = (section: Section, site: Site, form: MessageForm | undefined) => PageNode

const drawings: Record<SectionKind, Drawing> = {
  hero: (section, site) => {
    const { title = '', text, call, alt = '' } = section.words
    const reachable = site.sections.some(({ kind }) => kind === 'contact')
    const words = el(
      'div',
      {},
      el('h1', {}, title.trim() || nameOf(site)),
      paragraph(text, 'lead'),
      reachable && Boolean(call?.trim()) && el('a', { class: 'action', href: '#contato' }, call ?? ''),
    )
    return band(section, words, picture(heroPicture(site.kind, schemes[site.scheme]), alt))
  },
  offer: (section) =>
    band(
      section,
      heading(section),
      el(
        'ul',
        { class: `offers ${section.layout}` },
        ...linesOf(section).map((line) => {
          const [name, text] = split(line, ':')
          return el('li', {}, el(hasHeading(section) ? 'h3' : 'h2', {}, name), paragraph(text))
        }),
      ),
    ),
  about: (section, site) => {
    const words = el('div', {}, heading(section), paragraph(section.words.text))
    return section.layout === 'quote'
      ? band(section, words)
      : band(section, picture(frontPicture(schemes[site.scheme]), section.words.alt ?? ''), words)
  },
  hours: (section) => {
    const rows = linesOf(section).map((line) => {
      const [days, time] = split(line, ':')
      return el('div', {}, el('dt', {}, days), el('dd', {}, time || 'Consulte'))
    })
    return band(section, heading(section), rows.length > 0 && el('dl', {}, ...rows))
  },
  questions: (section) =>
    band(
      section,
      heading(section),
      ...linesOf(section).map((line) => {
        const [question, answer] = split(line, '?')
        return el('details', {}, el('summary', {}, `${question}?`), paragraph(answer || 'Fale com a gente.'))
      }),
    ),
  contact: (section, site, form) =>
    band(
      section,
      el('div', {}, heading(section), paragraph(section.words.text), contactWays(site.details)),
      form ? messageForm(form) : mailForm(section),
    ),
}

function mailForm({ words: { email = '' } }: Section): PageNode {
  return el(
    'form',
    {
      action: `mailto:${addressPart(email.trim())}`,
      method: 'post',
      enctype: 'text/plain',
      'aria-label': 'Contato',
    },
    field('nome', 'Seu nome', 'input', { autocomplete: 'name' }),
    field('email', 'Seu e-mail', 'input', { type: 'email', autocomplete: 'email' }),
    field('mensagem', 'Mensagem', 'textarea', { rows: '4' }),
    el('button', { class: 'action', type: 'submit' }, 'Enviar mensagem'),
    el('p', { class: 'note' }, 'Usamos seus dados só para responder você.'),
  )
}

function band({ kind, layout }: Section, ...children: Parameters<typeof el>[2][]): PageNode {
  return el(
    'section',
    { class: `${kind} ${kind}-${layout}`, id: anchors[kind]?.id, 'data-section': kind },
    el('div', { class: 'inner' }, ...children),
  )
}

const hasHeading = ({ words }: Section) => Boolean(words.title?.trim())
const heading = (section: Section) => hasHeading(section) && el('h2', {}, section.words.title ?? '')
const paragraph = (text = '', name?: string) => Boolean(text.trim()) && el('p', { class: name }, text)
const picture = (src: string, alt: string) => el('img', { src, alt: alt.trim(), width: '640', height: '480' })

const linesOf = ({ words: { items = '' } }: Section): string[] =>
  items
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** 'Pães: do dia' at ':' → ['Pães', 'do dia']; without the sign all of it comes first. */
function split(line: string, sign: string): [string, string] {
  const at = line.indexOf(sign)
  return at < 1 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()]
}
