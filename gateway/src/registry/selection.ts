import { createHash } from 'node:crypto'
import { digest, type RegistryDocument } from './document'

/** The builds that one visitor gets. */
export interface Mix {
  /** Identity of the mix. */
  set: string
  shell: string | null
  remotes: Record<string, { current: string; previous: string | null; disabled: string | null }>
}

const buckets = 10_000

/**
 * Chooses the builds of a visitor: the stable ones, and the canary of each remote when the visitor's bucket lies
 * below its share. The bucket depends on visitor and registry alone, so a visitor sees one mix for its whole life.
 */
export function chooseMix(document: RegistryDocument, visitor?: string): Mix {
  return mixAt(document, visitor === undefined ? buckets : bucketOf(visitor, document.set))
}

/** Every mix that some visitor gets, the stable one first. */
export function liveMixes(document: RegistryDocument): Mix[] {
  const shares = Object.values(document.remotes).flatMap((remote) => remote.canary?.share ?? [])
  const edges = [...new Set(shares)].filter((share) => share > 0)
  const mixes = [buckets, ...edges.map((share) => share * (buckets / 100) - 1)].map((bucket) =>
    mixAt(document, bucket),
  )
  return [...new Map(mixes.map((mix) => [mix.set, mix])).values()]
}

/** Only then does a visitor need an identity. */
export function hasCanary(document: RegistryDocument): boolean {
  return Object.values(document.remotes).some((remote) => (remote.canary?.share ?? 0) > 0)
}

/** The visitor's place among 10,000. */
export function bucketOf(visitor: string, set: string): number {
  return createHash('sha256').update(`${visitor}\n${set}`).digest().readUInt32BE(0) % buckets
}

function mixAt(document: RegistryDocument, bucket: number): Mix {
  const remotes: Mix['remotes'] = {}
  for (const [name, remote] of Object.entries(document.remotes)) {
    const share = remote.canary?.share ?? 0
    const chosen = remote.canary && bucket < share * (buckets / 100) ? remote.canary.build : undefined
    remotes[name] = {
      current: chosen ?? remote.stable,
      previous: chosen === undefined ? remote.previous : remote.stable,
      disabled: remote.disabled,
    }
  }
  const shell = document.shell.stable
  return { set: digest({ areas: document.areas, shell, remotes }), shell, remotes }
}
