import { AppError } from '@ag/core'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { hostName } from '../registry/areas'
import { liveCanaries } from '../registry/document'
import type { Registry } from '../registry/registry'
import type { Mix } from '../registry/selection'
import type { Peers } from '../registry/store'
import { networkOf, ownMachine } from '../security/network'
import {
  addTime,
  looks,
  type Measure,
  measures,
  noTimes,
  slowerBeyondChance,
  type Times,
} from './canary-speed'
import { createRelay } from './relay'

/** What a page told about loading and drawing one build. */
export interface LoadOutcome {
  remote: string
  build: string
  /** `loaded`, or the kind of failure. */
  outcome: string
  /** When the page of it had its largest paint, in milliseconds after its start; told with consent alone. */
  paint?: number | undefined
}

/** What a page told when it was left, with consent alone: how long its slowest answer to a press or a key took, in milliseconds (INP). */
export interface AnswerTime {
  remote: string
  build: string
  answer: number
}

/** Stops a canary that does not load, or cannot be drawn, for enough of its visitors, or that is slower than the build before. */
export interface CanaryWatch {
  /** Takes what a page of a known visitor told; `mix` is what the visitor was given. */
  tell(
    from: { visitor: string; address: string; mix: Mix },
    told: Array<LoadOutcome | AnswerTime>,
  ): Promise<void>
}

/** So many visitors must fail before it is more than bad luck… */
const leastFailing = 5
/** …and they must be this part of those who told anything; about one in a hundred loads fails without anybody's fault. */
const failingPart = 0.05
/** The last visitors count: a canary that breaks late is not hidden by those who came before. */
const lastVisitors = 500
/** Whoever makes up visitors has few addresses to do it from. */
const visitorsPerNetwork = 2

const vote = z.object({
  name: z.string(),
  build: z.string(),
  visitor: z.string(),
  network: z.string(),
  /** The last outcome by name: of a remote on trial that one, of a host whatever it loads. */
  outcomes: z.record(z.string(), z.string()),
})
type Vote = z.infer<typeof vote>

/** The first time of a visitor by one measure during a trial, with the build on trial or with the one before. */
const timeTold = z.object({
  name: z.string(),
  build: z.string(),
  visitor: z.string(),
  network: z.string(),
  isCanary: z.boolean(),
  measure: z.enum(measures),
  ms: z.number(),
})
type TimeTold = z.infer<typeof timeTold>

/** The times of a trial by one measure, and who has told one; what comes after the last look changes nothing. */
interface Race {
  canary: Times
  stable: Times
  visitors: Set<string>
  networks: Map<string, number>
  /** How many looks there were. */
  looked: number
}

/** Of a build before that is seen by nearly everybody no more are needed. */
const mostTimes = 20_000

/**
 * Watches every canary. Each visitor has one vote on each, and the last outcome it reported for a name counts. Gateways relay
 * the votes, so that each knows all of them and whichever has enough stops the canary.
 */
export function createCanaryWatch(parts: {
  registry: Pick<Registry, 'document' | 'onChange' | 'stop'>
  peers: Pick<Peers, 'publish' | 'subscribe'>
  log: FastifyBaseLogger
}): CanaryWatch {
  const { registry, peers, log } = parts
  /** By name and build. What ends is forgotten, so a canary that is started again starts anew. */
  const votesOf = new Map<string, Map<string, Vote>>()
  const races = new Map<string, Record<Measure, Race>>()
  registry.onChange(() => {
    const live = Object.entries(liveCanaries(registry.document())).map(([name, { build }]) =>
      key(name, build),
    )
    for (const known of votesOf.keys()) if (!live.includes(known)) votesOf.delete(known)
    for (const known of races.keys()) if (!live.includes(known)) races.delete(known)
  })

  async function judge(name: string, build: string, votes: Map<string, Vote>): Promise<void> {
    const failures = [...votes.values()].flatMap(({ outcomes }) => failureIn(outcomes) ?? [])
    if (failures.length < leastFailing || failures.length < failingPart * votes.size) return
    votesOf.delete(key(name, build))
    const isStopped = await stop(
      name,
      build,
      `${failures.length} of ${votes.size} visitors could not load it (${[...new Set(failures)].sort().join(', ')})`,
    )
    // The next vote finds what was counted so far.
    if (!isStopped) votesOf.set(key(name, build), votes)
  }

  /** False where the registry could not be changed: the page that told is not to blame. */
  async function stop(name: string, build: string, why: string): Promise<boolean> {
    log.error({ name, build, why }, 'canary is stopped')
    try {
      await registry.stop(name, { who: 'automatic stop', why }, build)
      return true
    } catch (error) {
      // Somebody was faster.
      if (error instanceof AppError && error.code === 'VERSION_CONFLICT') return true
      log.error({ err: error, name }, 'canary could not be stopped')
      return false
    }
  }

  /** Counts a time, and judges by it when it is time to look; false for one that does not count. */
  async function takeTime({
    name,
    build,
    visitor,
    network,
    isCanary,
    measure,
    ms,
  }: TimeTold): Promise<boolean> {
    if (liveCanaries(registry.document())[name]?.build !== build) return false
    const known = key(name, build)
    const trial = races.get(known) ?? { paint: newRace(), answer: newRace() }
    races.set(known, trial)
    const race = trial[measure]
    const ofNetwork = race.networks.get(network) ?? 0
    if (race.visitors.has(visitor) || race.visitors.size >= mostTimes) return false
    if (network !== ownMachine && ofNetwork >= visitorsPerNetwork) return false
    race.visitors.add(visitor)
    race.networks.set(network, ofNetwork + 1)
    const side = isCanary ? 'canary' : 'stable'
    race[side] = addTime(race[side], measure, ms)
    const next = looks[race.looked] ?? Number.POSITIVE_INFINITY
    if (Math.min(race.canary.count, race.stable.count) < next) return true
    race.looked += 1
    const why = slowerBeyondChance(measure, race.canary, race.stable)
    // One that could not be stopped is judged again by the next time.
    if (why !== undefined && !(await stop(name, build, why))) race.looked -= 1
    return true
  }

  /** Counts a vote and judges by it; false for one that does not count. */
  async function take(one: Vote): Promise<boolean> {
    const { name, build } = one
    if (liveCanaries(registry.document())[name]?.build !== build) return false
    const votes = votesOf.get(key(name, build)) ?? new Map<string, Vote>()
    votesOf.set(key(name, build), votes)
    if (!count(votes, one)) return false
    await judge(name, build, votes)
    return true
  }

  const relay = createRelay({
    peers,
    subject: 'canaries',
    schema: vote,
    take: async (one) => void (await take(one)),
    log,
  })
  const relayTime = createRelay({
    peers,
    subject: 'times',
    schema: timeTold,
    take: async (one) => void (await takeTime(one)),
    log,
  })

  return {
    async tell({ visitor, address, mix }, told) {
      const loads = told.filter((one) => 'outcome' in one)
      for (const [name, { build }] of Object.entries(liveCanaries(registry.document()))) {
        const network = networkOf(address)
        const isCanary = givenIn(mix, name) === build
        for (const { measure, ms } of timesOf(name, mix, told)) {
          const one = { name, build, visitor, network, isCanary, measure, ms }
          if (await takeTime(one)) relayTime(one)
        }
        const outcomes = outcomesOf(name, build, mix, loads)
        if (Object.keys(outcomes).length === 0) continue
        const one = { name, build, visitor, network, outcomes }
        if (await take(one)) relay(one)
      }
    },
  }
}

/** How a canary did on a page; nothing when its visitor was not given it, or the page did not come to it. */
function outcomesOf(name: string, build: string, mix: Mix, told: LoadOutcome[]): Record<string, string> {
  if (givenIn(mix, name) !== build) return {}
  // A host is on trial with everything that it loads. What stood in for a build makes nothing good.
  const about = told.filter(
    (one) => (name === hostName || one.remote === name) && givenIn(mix, one.remote) === one.build,
  )
  return Object.fromEntries(about.map(({ remote, outcome }) => [remote, outcome]))
}

const newRace = (): Race => ({
  canary: noTimes(),
  stable: noTimes(),
  visitors: new Set(),
  networks: new Map(),
  looked: 0,
})

/** What a page told of times with the build that its visitor was given. */
function timesOf(
  name: string,
  mix: Mix,
  told: ReadonlyArray<Partial<Record<Measure, number | undefined>> & { remote: string; build: string }>,
): Array<{ measure: Measure; ms: number }> {
  const given = told.filter(({ remote, build }) => remote === name && givenIn(mix, name) === build)
  return measures.flatMap((measure) => {
    const ms = given.find((one) => one[measure] !== undefined)?.[measure]
    return ms === undefined ? [] : [{ measure, ms }]
  })
}

function givenIn(mix: Mix, name: string): string | null | undefined {
  return name === hostName ? mix.shell : mix.remotes[name]?.current
}

function failureIn(outcomes: Record<string, string>): string | undefined {
  return Object.values(outcomes).find((outcome) => outcome !== 'loaded')
}

function count(votes: Map<string, Vote>, { visitor, ...vote }: Vote): boolean {
  const others = [...votes].filter(([other, { network }]) => other !== visitor && network === vote.network)
  if (vote.network !== ownMachine && others.length >= visitorsPerNetwork) return false
  const before = votes.get(visitor)
  votes.delete(visitor)
  votes.set(visitor, { visitor, ...vote, outcomes: { ...before?.outcomes, ...vote.outcomes } })
  for (const oldest of votes.keys()) if (votes.size > lastVisitors) votes.delete(oldest)
  return true
}

function key(name: string, build: string): string {
  return `${name}/${build}`
}
