import type { Release } from '@ag/contracts'
import { plainAddress } from '../html/match-path'
import type { Pages } from '../html/pages'
import { areas, hostName } from './areas'
import { digest, liveCanaries, type RegistryDocument } from './document'
import { chooseMix, type Mix } from './selection'

/** A page as it would be if a build were live, for a browser to try before it is. */
export interface RehearsalPage {
  path: string
  /** The host that it starts with. */
  host: string
  /** The build that must load on it. */
  remote: string
  build: string
  html: string
  policy: string
}

/**
 * The pages on which a build must prove itself: a remote on every host that visitors may have (live, on trial, and the one
 * a rollback returns to), a host with every area.
 */
export async function rehearsalPages(
  document: RegistryDocument,
  candidate: Release,
  parts: { pages: Pages; find: (name: string, build: string) => Promise<Release | undefined> },
): Promise<RehearsalPage[]> {
  const { stable, previous } = document.shell
  const hosts =
    candidate.kind === 'host'
      ? [candidate.build]
      : [...new Set([stable, liveCanaries(document)[hostName]?.build ?? null, previous])]
  const made: RehearsalPage[] = []
  for (const host of hosts) {
    if (host === null) continue
    const mix = mixWith(document, candidate, host)
    for (const { remote, path } of await placesOf(mix, candidate, parts.find)) {
      const page = await parts.pages.at(path, mix)
      const build = mix.remotes[remote]?.current
      if (!page || build === undefined) continue
      const html = page.content([]).bytes.toString('utf8')
      made.push({ path, host, remote, build, html, policy: page.policy })
    }
  }
  return made
}

/** What is live, with one build in place of another. It counts as a canary: no page of another mix may stand in. */
function mixWith(document: RegistryDocument, candidate: Release, host: string): Mix {
  const live = chooseMix(document)
  const remotes =
    candidate.kind === 'host'
      ? live.remotes
      : { ...live.remotes, [candidate.name]: { current: candidate.build, previous: null, disabled: null } }
  return { set: digest({ rehearsal: host, remotes }), canary: true, shell: host, remotes }
}

/** One address of each area that is to be tried; a parcel is on every page, so any will do. */
async function placesOf(
  mix: Mix,
  candidate: Release,
  find: (name: string, build: string) => Promise<Release | undefined>,
): Promise<{ remote: string; path: string }[]> {
  const own = areas.filter(({ remote }) => candidate.kind === 'host' || remote === candidate.name)
  if (own.length === 0) return [{ remote: candidate.name, path: '/' }]
  const places = await Promise.all(
    own.map(async (area) => {
      const { current, disabled } = mix.remotes[area.remote] ?? {}
      const release = current === undefined ? undefined : await find(area.remote, current)
      const path = release && plainAddress(area, release)
      return path !== undefined && disabled === null ? [{ remote: area.remote, path }] : []
    }),
  )
  return places.flat()
}
