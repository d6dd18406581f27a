import { getReleasesHealth, type ReleasesHealth } from '@ag/contracts'
import { query } from '@ag/platform'

type ReleaseHealth = ReleasesHealth['releases'][number]

/** How the releases do. */
export const releases = query(getReleasesHealth)

/** Fewer loads than this say nothing about a build. */
const fewestLoads = 20
const wellFrom = 0.98

/** How one area does, by what its visitors get now. */
export function stateOf({
  disabled,
  builds,
}: ReleaseHealth): 'well' | 'failing' | 'off' | 'none' | 'unknown' {
  if (disabled !== null) return 'off'
  const current = builds.filter(({ role }) => role !== 'previous')
  if (current.length === 0) return 'none'
  const known = current.filter(({ loads }) => loads >= fewestLoads)
  if (known.some(({ success_rate }) => success_rate !== null && success_rate < wellFrom)) return 'failing'
  return known.length === 0 ? 'unknown' : 'well'
}

/** Areas that ask for somebody's eyes. */
export const inTrouble = ({ releases: all }: ReleasesHealth): number =>
  all.filter((release) => ['failing', 'off', 'none'].includes(stateOf(release))).length
