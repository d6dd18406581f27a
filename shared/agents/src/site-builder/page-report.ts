import { contrast } from './contrast'
import { elementsOf, type PageElement, wordsOf } from './page-node'
import { type Scheme, textPairs } from './schemes'
import { pageHtml, type SitePage } from './site-page'

/** One thing that was looked at in a page, and what was found. */
interface Finding {
  id: 'language' | 'outline' | 'pictures' | 'fields' | 'names' | 'contrast' | 'requests'
  passed: boolean
  /** What was counted or measured: so many of so many, or a ratio. */
  found: number
  of: number
}

export interface PageReport {
  findings: Finding[]
  /** Size of the file in bytes. */
  bytes: number
}

/** Looks at a page as it is now. Every figure is counted or measured in it; nothing is assumed. */
export function reportOn(page: SitePage, colours: Scheme): PageReport {
  const html = pageHtml(page)
  const elements = elementsOf(page.body)
  const all = (...tags: string[]) => elements.filter(({ tag }) => tags.includes(tag))
  const labels = new Set(all('label').map(({ attributes }) => attributes.for))
  const steps = outlineFaults(all('h1', 'h2', 'h3'))
  const lowest = Math.min(...textPairs.map(([text, ground]) => contrast(colours[text], colours[ground])))
  const outside = elements.filter(
    ({ tag, attributes }) =>
      tag === 'script' ||
      // What a link leads to is asked for by whoever follows it.
      [attributes.src, tag !== 'a' && attributes.href].some(
        (at) => typeof at === 'string' && /^(https?:)?\/\//.test(at),
      ),
  )
  const counted = (
    id: Finding['id'],
    of: PageElement[],
    holds: (element: PageElement) => boolean,
  ): Finding => {
    const found = of.filter(holds).length
    return { id, passed: found === of.length, found, of: of.length }
  }
  return {
    bytes: new TextEncoder().encode(html).length,
    findings: [
      { id: 'language', passed: page.lang !== '' && page.title !== '', found: 1, of: 1 },
      { id: 'outline', passed: steps === 0, found: steps, of: 0 },
      counted('pictures', all('img'), ({ attributes }) => Boolean(attributes.alt)),
      counted(
        'fields',
        all('input', 'textarea').filter(({ attributes }) => attributes.type !== 'hidden'),
        ({ attributes }) => labels.has(attributes.id),
      ),
      counted('names', all('a', 'button', 'summary'), (element) => wordsOf(element).trim() !== ''),
      { id: 'contrast', passed: lowest >= 4.5, found: Math.floor(lowest * 10) / 10, of: 4.5 },
      { id: 'requests', passed: outside.length === 0, found: outside.length, of: 0 },
    ],
  }
}

/** Faults in the order of headings: not exactly one first heading, one that is empty, or a level that is skipped. */
function outlineFaults(headings: PageElement[]): number {
  const levels = headings.map(({ tag }) => Number(tag.slice(1)))
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1).length
  const empty = headings.filter((heading) => wordsOf(heading).trim() === '').length
  return skipped + empty + (levels.filter((level) => level === 1).length === 1 ? 0 : 1)
}
