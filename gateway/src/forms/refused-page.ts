import { plainForms } from '@ag/contracts'
import { escapeHtml } from '../html/escape-html'

export interface Refusal {
  title: string
  message: string
  /** Names of the fields that are to be corrected. */
  wrong?: string[]
}

const { id, title, message } = plainForms.refusal
const place = new RegExp(`<noscript><div id="${id}" hidden="">(.*?)</div></noscript>`, 's')

/**
 * A page that was rendered ahead, as whoever sent its form without scripts gets it back: with what is wrong where the page
 * has its place for it, and with what was filled in.
 * @param kept values of fields by name; secrets do not belong here
 * @returns undefined where the page has no such place
 */
export function refusedPage(
  html: string,
  kept: ReadonlyMap<string, string>,
  refusal?: Refusal,
): string | undefined {
  if (!place.test(html)) return undefined
  const wrong = refusal?.wrong ?? []
  const words = (told: Refusal, inside: string) =>
    inside.replace(title, () => escapeHtml(told.title)).replace(message, () => escapeHtml(told.message))
  return (
    html
      // It would draw the page anew, without what is put in here.
      .replace(/<script\b[^>]*>.*?<\/script>|<link rel="preload" as="script"[^>]*>/gs, '')
      .replace(place, (_all, inside: string) =>
        refusal ? `<div id="${id}">${words(refusal, inside)}</div>` : '',
      )
      .replace('<title>', refusal ? '<title>Erro: ' : '<title>')
      .replace(/<input\b[^>]*>/g, (input) => filled(input, kept, wrong))
  )
}

/** What React has written: attributes in double quotes, with nothing in them that ends an element. */
function filled(input: string, kept: ReadonlyMap<string, string>, wrong: string[]): string {
  const name = attributeOf(input, 'name') ?? ''
  const value = kept.get(name)
  const parts = [input.slice(0, -1).replace(/\/$/, '')]
  if (value !== undefined && attributeOf(input, 'type') === 'checkbox') parts.push(' checked=""')
  else if (value !== undefined) {
    parts[0] = parts[0]?.replace(/ value="[^"]*"/, '') ?? ''
    parts.push(` value="${escapeHtml(value)}"`)
  }
  if (wrong.includes(name)) {
    const described = attributeOf(input, 'aria-describedby')
    parts[0] = parts[0]?.replace(/ aria-describedby="[^"]*"/, '') ?? ''
    parts.push(` aria-invalid="true" aria-describedby="${described ? `${described} ` : ''}${id}"`)
    if (name === wrong[0]) parts.push(' autofocus=""')
  }
  return `${parts.join('')}>`
}

const attributeOf = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]
