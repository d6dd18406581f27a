import type { Area } from '@ag/contracts'
import { isUnder } from '@ag/core'

/** The area that answers a path: the longest prefix wins, the public area takes what is left. */
export function areaOf(areas: Area[], path: string): Area | undefined {
  const candidates = areas.filter((area) => area.path === '/' || isUnder(path, area.path))
  return candidates.sort((one, other) => other.path.length - one.path.length)[0]
}
