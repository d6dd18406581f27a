import {
  type BuildHealth,
  type LoadPhases,
  loadPhases,
  type ReleaseChange,
  type ReleasesHealth,
} from '@ag/contracts'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { hostName } from '../registry/areas'
import { canaryOf, previousBuild, type RegistryDocument, stableBuild } from '../registry/document'
import type { Registry } from '../registry/registry'
import type { ReleaseFiles } from '../registry/release-files'
import type { Change, Peers } from '../registry/store'
import type { LoadOutcome } from './canary-watch'
import { createRelay } from './relay'

/** Loads of a build that are remembered. */
const lastLoads = 1000
/** Kinds of failure that are told apart; whoever makes up more finds them counted as one. */
const mostKinds = 20
const hour = 60 * 60 * 1000
/** Hours of which loads are counted. */
const rememberedHours = 24
const recentChanges = 50
/** Far enough back for a name that changes seldom. */
const searchedChanges = 500

interface Load {
  outcome: string
  ms: number
  phases?: LoadPhases | undefined
}

const reportedLoad = z.object({
  remote: z.string(),
  build: z.string(),
  outcome: z.string(),
  ms: z.number(),
  phases: z.optional(loadPhases),
})

/** Knows how the builds that visitors have do, on whatever gateway: from what their pages tell, without a trace of who they are. */
export interface ReleaseHealth {
  tell(loads: (LoadOutcome & Load)[]): void
  /** For everybody, or with the words and people of the teams for administrators. */
  read(reader: 'everybody' | 'administrator'): Promise<ReleasesHealth>
}

/** Remembers loads in memory, of the builds that are live or were just before. */
export function createReleaseHealth(parts: {
  registry: Registry
  releases: ReleaseFiles
  peers: Pick<Peers, 'publish' | 'subscribe'>
  log: FastifyBaseLogger
}): ReleaseHealth {
  const { registry, releases, peers, log } = parts
  const loads = new Map<string, Load[]>()
  const hours = new Map<string, Hours>()
  registry.onChange(() => {
    const live = buildsNamed(registry.document())
    for (const known of loads.keys()) if (!live.includes(known)) loads.delete(known)
    for (const known of hours.keys()) if (!live.includes(known)) hours.delete(known)
  })

  async function buildsOf(document: RegistryDocument, name: string): Promise<BuildHealth[]> {
    const found = await Promise.all(
      rolesOf(document, name).map(async ({ role, build, share }) => {
        const release = await releases.find(name, build)
        if (!release) return []
        const { version, revision, platform, shared } = release
        const told = measured(loads.get(`${name}/${build}`) ?? [])
        const byHour = described(hours.get(`${name}/${build}`))
        return [{ build, role, share, version, revision, platform, shared, ...told, hours: byHour }]
      }),
    )
    return found.flat()
  }

  /** Counts a load; false for one of a build that nobody should have. */
  function count({ remote, build, ...load }: LoadOutcome & Load): boolean {
    if (!rolesOf(registry.document(), remote).some((one) => one.build === build)) return false
    const known = loads.get(`${remote}/${build}`) ?? []
    loads.set(`${remote}/${build}`, known)
    // A screen that threw was counted as loaded before: the load is one all the same, and it ended badly.
    const before = load.outcome === 'render' ? known.findLastIndex(isLoaded) : -1
    const byHour = hours.get(`${remote}/${build}`) ?? new Map()
    hours.set(`${remote}/${build}`, byHour)
    countHour(byHour, before < 0, isLoaded(load))
    if (before >= 0) known[before] = load
    else if (known.push(load) > lastLoads) known.shift()
    return true
  }

  const relay = createRelay({
    peers,
    subject: 'loads',
    schema: reportedLoad,
    take: (load) => void count(load),
    log,
  })

  return {
    tell(told) {
      for (const load of told) if (count(load)) relay(load)
    },

    async read(reader) {
      const document = registry.document()
      const changes = await registry.changes(searchedChanges)
      const shown = reader === 'administrator' ? openly : discreetly
      const states = namesOf(document).map(async (name) => {
        const last = changes.find(({ what }) => what.startsWith(`${name}: `))
        return {
          name,
          disabled: document.remotes[name]?.disabled ?? null,
          builds: await buildsOf(document, name),
          last_change: last ? shown(last) : null,
        }
      })
      const recent = changes.slice(0, recentChanges).map(shown)
      return { set: document.set, releases: await Promise.all(states), recent }
    },
  }
}

/** What visitors have, may be given or had just before, as `name/build`. */
export const buildsNamed = (document: RegistryDocument): string[] =>
  namesOf(document).flatMap((name) => rolesOf(document, name).map(({ build }) => `${name}/${build}`))

function namesOf({ shell, remotes }: RegistryDocument): string[] {
  return [...(shell.stable === null ? [] : [hostName]), ...Object.keys(remotes)]
}

function rolesOf(document: RegistryDocument, name: string): Pick<BuildHealth, 'role' | 'build' | 'share'>[] {
  const stable = stableBuild(document, name)
  const previous = previousBuild(document, name)
  const canary = canaryOf(document, name)
  const rest = 100 - (canary?.share ?? 0)
  return [
    ...(stable === null
      ? []
      : [{ role: 'live' as const, build: stable, share: Math.round(rest * 100) / 100 }]),
    ...(canary === null ? [] : [{ role: 'canary' as const, build: canary.build, share: canary.share }]),
    ...(previous === null ? [] : [{ role: 'previous' as const, build: previous, share: 0 }]),
  ]
}

type Hours = Map<number, { loads: number; failed: number }>

/** Counts a load in its hour, or only that one of before ended badly. */
function countHour(hours: Hours, isNew: boolean, isGood: boolean): void {
  const now = Math.floor(Date.now() / hour)
  const { loads = 0, failed = 0 } = hours.get(now) ?? {}
  hours.set(now, { loads: loads + (isNew ? 1 : 0), failed: failed + (isGood ? 0 : 1) })
  for (const known of hours.keys()) if (known <= now - rememberedHours) hours.delete(known)
}

/** Every hour of the last day, also those without a load: a course has no gaps. */
function described(hours: Hours | undefined): BuildHealth['hours'] {
  if (hours === undefined) return []
  const now = Math.floor(Date.now() / hour)
  return Array.from({ length: rememberedHours }, (_, index) => {
    const at = now - rememberedHours + 1 + index
    const { loads, failed } = hours.get(at) ?? { loads: 0, failed: 0 }
    return { at: new Date(at * hour).toISOString(), loads, failed }
  })
}

type Measured = Pick<BuildHealth, 'loads' | 'success_rate' | 'failures' | 'load_ms' | 'phases'>

const isLoaded = ({ outcome }: Load) => outcome === 'loaded'

function measured(loads: Load[]): Measured {
  const good = loads.filter(isLoaded)
  const failures: Record<string, number> = {}
  for (const load of loads) {
    if (isLoaded(load)) continue
    const { outcome } = load
    const kind = outcome in failures || Object.keys(failures).length < mostKinds ? outcome : 'other'
    failures[kind] = (failures[kind] ?? 0) + 1
  }
  const times = good.map(({ ms }) => ms)
  return {
    loads: loads.length,
    success_rate: loads.length === 0 ? null : Math.round((good.length / loads.length) * 1000) / 1000,
    failures,
    load_ms: good.length === 0 ? null : { median: at(0.5, times), p95: at(0.95, times) },
    phases: medianPhases(good),
  }
}

/** Each phase by itself: half of the loads were no slower in it. */
function medianPhases(loads: Load[]): LoadPhases | null {
  const told = loads.flatMap(({ phases }) => (phases ? [phases] : []))
  if (told.length === 0) return null
  const median = (phase: keyof LoadPhases) =>
    at(
      0.5,
      told.map((phases) => phases[phase]),
    )
  return { entry: median('entry'), chunks: median('chunks'), run: median('run') }
}

/** What so large a part of some times does not exceed, in whole milliseconds. */
function at(part: number, times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0)
}

function openly({ at, who, what, why }: Change): ReleaseChange {
  return { at, who, what, why }
}

/** What no team did. */
const isAutomatic = (who: string) => who === 'automatic stop' || who === 'automatic return'

/** The team, from `Ana (mfe-auth)`. What it wrote is its own affair; what happened by itself is nobody's. */
function discreetly({ at, who, what, why }: Change): ReleaseChange {
  return { at, who: /\(([^()]+)\)$/.exec(who)?.[1] ?? who, what, why: isAutomatic(who) ? why : null }
}
