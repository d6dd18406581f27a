import type { PageRegistry } from '@ag/contracts'
import type { Known, Params } from '@ag/platform'
import { renderToStaticMarkup } from 'react-dom/server'
import { type PageHandle, pageWords } from '../layout/page-words'
import { siteOf, siteQuery } from '../layout/use-site'
import { SharingTags } from './sharing-tags'

interface SharedRender {
  handles: (PageHandle | undefined)[]
  params: Params
  known: Known
  registry: PageRegistry
  path: string
  /** Where the public finds the site. */
  origin: string
}

interface RenderedSharing {
  /** Tags for `<head>`; none on a page that is not meant to be found. */
  tags: string
  /** When what the page shows was changed last, in ISO 8601. */
  modified?: string | undefined
}

/** What search engines and those who share a page are told, from the same data as the page itself. */
export async function sharingOf(page: SharedRender): Promise<RenderedSharing> {
  const { handles, params, known, registry, path, origin } = page
  const site = siteOf(known(siteQuery))
  const { title, description, indexed } = pageWords(handles, site, known, params)
  const sharing = await handles.findLast((handle) => handle?.sharing)?.sharing?.()
  if (!indexed || !sharing) return { tags: '' }
  const url = new URL(path, origin).href
  const remote = handles.findLast((handle) => handle?.area)?.area?.remote ?? ''
  const base = registry.remotes[remote]?.current.base ?? '/'
  const about = sharing({ origin, url, params, known, file: (name) => new URL(base + name, origin).href })
  const tags = renderToStaticMarkup(
    <SharingTags url={url} title={title} description={description} site={site.product} about={about} />,
  )
  return { tags, modified: about.modified }
}
