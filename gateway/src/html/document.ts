import { createHash } from 'node:crypto'
import type { PageRegistry } from '@ag/contracts'
import type { Preview } from '../registry/previews'
import { pause, withPauses } from './pauses'
import { previewBadge, previewStyle } from './preview-badge'
import type { Stylesheet } from './read-style'
import { usedStyle } from './used-style'

/** A file that a page needs, by address and hash. */
export interface PageFile {
  href: string
  integrity: string
}

export interface DocumentParts {
  registry: PageRegistry
  /** What the renderer put into the head; a title when there is no such page. */
  head: string
  /** The inside of the root element. */
  body: string
  /** The inside of the question about cookies, which the browser shows where an answer is due; empty where the host has none. */
  choice: string
  /** State of the queries behind the body, as JSON text. */
  state: string
  /** The text of the host's script that runs before anything is drawn. */
  theme: string | undefined
  /** The text of the script that fetches from here what a CDN does not give, where there is one. */
  fromHere: string | undefined
  /** The text of the host's start-up script. */
  boot: string
  /** The fonts of the host. Nothing loads them again, because a browser that is told of them twice lays out the page twice. */
  font: string | undefined
  /** The stylesheets of the page. */
  styles: readonly Stylesheet[]
  /** The same as files. */
  styleFiles: PageFile[]
  /** Was the body rendered ahead, so that the browser can take it over as it is? */
  rendered: boolean
  /** Scripts to fetch for this page, in the order they are needed. */
  files: PageFile[]
  /** Builds that only this browser sees, to be told so. */
  preview?: Preview | undefined
  /** Elements that name the product's signs. */
  icons: string
}

export interface PageDocument {
  html: string
  /** Hashes of the inline scripts. */
  scriptHashes: string[]
  /** Hash of the one inline style. */
  styleHash: string
  /** Scripts that the page fetches by itself. */
  preloads: PageFile[]
}

/** Writes the page. It holds nothing about the visitor, so one text serves everybody. */
export function pageDocument(parts: DocumentParts): PageDocument {
  const { registry, head, boot, choice, icons, preview } = parts
  // On an idle page files would fight the first paint for the line: a rendered one has the rules that it uses, and the start-up script
  // fetches the stylesheets with the scripts. Any other page has them whole, and the shell does not load them again.
  const isIdle = registry.start === 'idle'
  const isPart = isIdle && parts.rendered
  const css = isPart
    ? usedStyle(parts.styles, choice + parts.body)
    : parts.styles.map(({ text }) => text).join('\n')
  const rules = (parts.font ?? '') + css
  const style = (preview ? rules + previewStyle : rules).replaceAll('</', '<\\/')
  const whole = isPart ? '' : ` data-href="${attribute(parts.styleFiles.map(({ href }) => href).join(' '))}"`
  const lateStyles = isPart ? parts.styleFiles : []
  const preloads = isIdle ? [] : parts.files
  const early = [parts.theme, parts.fromHere].filter((script) => script !== undefined)
  const body = isPart ? withPauses(parts.body) : parts.body
  const speculation = isPart ? speculationRules(registry) : undefined
  const html = [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    head,
    ...early.map((script) => `<script>${script}</script>`),
    icons,
    `<style${whole}>${style}</style>`,
    ...preloads.map(preload),
    '</head><body>',
    // First on the way of a keyboard.
    choice === '' ? '' : `<div id="choice" data-waiting>${choice}</div>`,
    `<div id="root"${parts.rendered ? ' data-rendered="true"' : ''}>${body}</div>`,
    preview ? previewBadge(preview) : '',
    '<noscript><p>Você pode ler as páginas sem JavaScript. Para usar o painel ou o assistente, ative o JavaScript do navegador.</p></noscript>',
    // Only the scripts read these: on a slow line the page is painted before they come.
    speculation === undefined ? '' : `<script type="speculationrules">${speculation}</script>`,
    jsonElement('registry', JSON.stringify(registry)),
    jsonElement('state', parts.state),
    jsonElement('files', JSON.stringify([...lateStyles, ...parts.files].map(({ href }) => href))),
    `<script>${boot}</script></body></html>`,
  ].join('')
  const inline = [
    ...early,
    ...(isPart ? [pause] : []),
    ...(speculation === undefined ? [] : [speculation]),
    boot,
  ]
  return { html, scriptHashes: inline.map(sha256), styleHash: sha256(style), preloads }
}

/**
 * Lets the browser fetch the page behind a link that somebody is about to follow, while nothing else would: until the scripts
 * run, or where there are none. The start of the shell takes the rules away.
 */
function speculationRules({ areas }: PageRegistry): string {
  const closed = areas.filter(({ guard }) => guard === 'session').map(({ path }) => `${path}*`)
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [...closed, '/api/*', '/r/*', '/dev/*', '/docs*'] } },
      { not: { selector_matches: '[target], [download]' } },
    ],
  }
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
}

/** A title element. */
export function title(text: string): string {
  return `<title>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`
}

/** The hash of an inline element, as a content policy spells it. */
function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function preload({ href, integrity }: PageFile): string {
  return `<link rel="preload" as="script" crossorigin="anonymous" fetchpriority="low" href="${attribute(href)}" integrity="${attribute(integrity)}">`
}

/** JSON cannot end its element as long as no `<` is left in it. */
function jsonElement(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
