import { createHash } from 'node:crypto'
import { hostName } from './areas'
import { type Canary, digest, liveCanaries, type RegistryDocument } from './document'
import type { Preview } from './previews'

/** The builds that one visitor gets. */
export interface Mix {
  /** Identity of the mix. */
  set: string
  /** Has it a build that only a part of the visitors gets? */
  canary: boolean
  shell: string | null
  remotes: Record<string, { current: string; previous: string | null; disabled: string | null }>
  /** Builds that only this browser gets, where it has asked for some. */
  preview?: Preview
}

export const buckets = 10_000

/**
 * Chooses the builds of a visitor: the stable ones, and each canary whose share the visitor's bucket lies below. The
 * bucket depends on visitor and trial alone, so a visitor keeps a canary for its whole life, whatever else is released
 * meanwhile and however much its share grows.
 */
export function chooseMix(document: RegistryDocument, visitor?: string): Mix {
  return mixAt(document, visitor === undefined ? buckets : bucketOf(visitor, document))
}

/** A mix with some builds in place of others. Nothing stands in for them: whoever looks at a build wants to see it fail. */
export function withPreview(mix: Mix, preview: Preview): Mix {
  const { [hostName]: shell = mix.shell, ...builds } = preview
  const remotes = { ...mix.remotes }
  for (const [name, current] of Object.entries(builds))
    remotes[name] = { current, previous: null, disabled: null }
  return { set: digest({ preview, of: mix.set }), canary: true, shell, remotes, preview }
}

/** Every mix that some visitor gets, the stable one first. */
export function liveMixes(document: RegistryDocument): Mix[] {
  const edges = Object.values(liveCanaries(document)).map(bucketsOf)
  const mixes = [buckets, ...edges.map((edge) => edge - 1)].map((bucket) => mixAt(document, bucket))
  return [...new Map(mixes.map((mix) => [mix.set, mix])).values()]
}

/** Only then does a visitor need an identity. */
export function hasCanary(document: RegistryDocument): boolean {
  return document.trial !== null
}

/** The visitor's place among 10,000. */
export function bucketOf(visitor: string, { trial }: Pick<RegistryDocument, 'trial'>): number {
  return (
    createHash('sha256')
      .update(`${visitor}\n${trial ?? ''}`)
      .digest()
      .readUInt32BE(0) % buckets
  )
}

/** A share has two decimals, which the machine's numbers hold only nearly. */
function bucketsOf({ share }: Canary): number {
  return Math.round(share * (buckets / 100))
}

/** A document never changes, so its few mixes are made once. */
const made = new WeakMap<RegistryDocument, Map<string, Mix>>()

function mixAt(document: RegistryDocument, bucket: number): Mix {
  const chosen = Object.entries(liveCanaries(document)).filter(([, canary]) => bucket < bucketsOf(canary))
  const builds = Object.fromEntries(chosen.map(([name, { build }]) => [name, build]))
  const mixes = made.get(document) ?? new Map<string, Mix>()
  made.set(document, mixes)
  const key = Object.keys(builds).join()
  const mix = mixes.get(key) ?? mixOf(document, builds)
  mixes.set(key, mix)
  return mix
}

/** The stable builds, with some in place of them. */
function mixOf(document: RegistryDocument, builds: Record<string, string>): Mix {
  const remotes: Mix['remotes'] = {}
  for (const [name, { stable, previous, disabled }] of Object.entries(document.remotes)) {
    const build = builds[name]
    remotes[name] =
      build === undefined
        ? { current: stable, previous, disabled }
        : { current: build, previous: stable, disabled }
  }
  const shell = builds[hostName] ?? document.shell.stable
  return {
    set: digest({ areas: document.areas, shell, remotes }),
    canary: Object.keys(builds).length > 0,
    shell,
    remotes,
  }
}
