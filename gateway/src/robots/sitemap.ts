import type { Area, Release } from '@ag/contracts'
import { fullPath } from '../html/match-path'
import type { PageStore } from '../prerender/page-store'
import type { Registry } from '../registry/registry'
import type { ReleaseFiles } from '../registry/release-files'
import { chooseMix } from '../registry/selection'

export interface SitemapParts {
  registry: Registry
  releases: ReleaseFiles
  rendered: PageStore
  /** Where the public finds the site. */
  origin: string
}

interface Entry {
  url: string
  /** In ISO 8601. */
  modified: string
}

/**
 * Everything that search engines may keep, as the live releases list it, in the XML of sitemaps.org. A page is as old
 * as the data it shows; one that shows none is as old as its release.
 * @returns undefined while nothing is live
 */
export async function sitemap({ registry, releases, rendered, origin }: SitemapParts) {
  const document = registry.document()
  const mix = chooseMix(document)

  async function entriesOf(area: Area): Promise<Entry[]> {
    const remote = mix.remotes[area.remote]
    const release = remote && (await releases.find(area.remote, remote.current))
    if (!area.index || !release || remote.disabled !== null) return []
    const published = (await releases.publishedAt(release.name, release.build)).toISOString()
    return indexed(release).map((path) => {
      const address = fullPath(area, path)
      const { modified } = rendered.find(mix, address) ?? {}
      return { url: new URL(address, origin).href, modified: modified ?? published }
    })
  }

  const entries = (await Promise.all(document.areas.map(entriesOf))).flat()
  return entries.length === 0 ? undefined : xml(entries)
}

/** The paths with one page each; behind a variable nobody knows how many there are. */
function indexed({ paths }: Release): string[] {
  return paths.filter(({ path, index }) => index && !/[:*]/.test(path)).map(({ path }) => path)
}

function xml(entries: Entry[]): string {
  const lines = entries.map(
    ({ url, modified }) =>
      `<url><loc>${url.replaceAll('&', '&amp;')}</loc><lastmod>${modified}</lastmod></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}
