import type { PageRegistry } from '@ag/contracts'

/** A build that this page did not survive. */
export interface Left {
  remote: string
  build: string
  /** What it did to the page. */
  outcome: 'blank' | 'blocked'
}

/** What a page that is loaded again knows of the loads before it; it lives as long as the page's entry in the history. */
interface Known {
  /** Left on trial: it was the culprit if the page stays now. */
  left: Left
  /** The remotes that were left before and had no part in it. */
  innocent: string[]
  /** The gateway has heard of it. */
  isTold: boolean
}

/** What an earlier load of this page found out; nothing on a page that never broke. */
export const knownOfLoads = (): Known | undefined => history.state?.left && history.state

export const rememberForNextLoad = (known: Known): void =>
  history.replaceState({ ...history.state, ...known }, '')

/** Has the build before stand in for one that this page did not survive. */
export function withoutLeft<Builds extends Pick<PageRegistry, 'remotes'>>(registry: Builds): Builds {
  const left = knownOfLoads()?.left
  const entry = left && registry.remotes[left.remote]
  if (entry?.previous && entry.current.build === left?.build) {
    entry.current = entry.previous
    entry.previous = null
  }
  return registry
}
