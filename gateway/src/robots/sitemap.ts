import type { Area, Release } from '@ag/contracts'
import { areaOf, fullPath, isVariable, matchPath, pathInArea } from '../html/match-path'
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
    return addressesIn(release, area).map((address) => {
      const { modified } = rendered.find(mix, address) ?? {}
      return { url: new URL(address, origin).href, modified: modified ?? published }
    })
  }

  /** Behind other variables than a product nobody knows how many pages there are. */
  function addressesIn({ paths }: Release, area: Area): string[] {
    return paths
      .filter(({ index }) => index)
      .flatMap((path) =>
        isVariable(path.path)
          ? (rendered.addresses(mix) ?? []).filter(
              (address) =>
                areaOf(document.areas, address) === area &&
                matchPath(paths, pathInArea(area, address)) === path,
            )
          : [fullPath(area, path.path)],
      )
  }

  const entries = (await Promise.all(document.areas.map(entriesOf))).flat()
  return entries.length === 0 ? undefined : xml(entries)
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
