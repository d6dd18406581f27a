import type { Area } from '@ag/contracts'
import type { Known, Params, ScreenHandle, Words } from '@ag/platform'
import { texts as errorTexts } from '../errors/texts'
import type { Site } from './use-site'

/** What a matched route may say about its page. */
export type PageHandle = Partial<ScreenHandle> & { area?: Area }

export interface PageWords {
  title: string
  description: string | undefined
  /** May search engines keep the page? */
  indexed: boolean
}

/** Title and description of a page, from what its routes say, the innermost first. */
export function pageWords(
  handles: (PageHandle | undefined)[],
  { product, company }: Pick<Site, 'product' | 'company'>,
  known: Known,
  params: Params = {},
): PageWords {
  const about = handles.findLast((handle) => handle?.title !== undefined)
  const area = handles.findLast((handle) => handle?.area)?.area
  const fill = (words: string | Words) =>
    (typeof words === 'function' ? words(known, params) : words)
      .replaceAll('{empresa}', company)
      .replaceAll('{produto}', product)
  const title = fill(about?.title ?? area?.title ?? errorTexts.notFound.title)
  const { description } = about ?? {}
  return {
    title: title.includes(company) ? title : `${title} | ${company}`,
    description: description && fill(description),
    indexed: about !== undefined && about.index !== false && area?.index !== false,
  }
}
