import { isIP } from 'node:net'
import { AppError } from '@ag/core'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { hostName } from '../registry/areas'
import { liveCanaries } from '../registry/document'
import type { Registry } from '../registry/registry'
import type { Mix } from '../registry/selection'
import type { Peers } from '../registry/store'
import { createRelay } from './relay'

/** What a page told about loading and drawing one build. */
export interface LoadOutcome {
  remote: string
  build: string
  /** `loaded`, or the kind of failure. */
  outcome: string
}

/** Stops a canary that does not load, or cannot be drawn, for enough of its visitors. */
export interface CanaryWatch {
  /** Takes what a page of a known visitor told; `mix` is what the visitor was given. */
  tell(from: { visitor: string; address: string; mix: Mix }, outcomes: LoadOutcome[]): Promise<void>
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

/**
 * Watches every canary. Each visitor has one vote on each, and the last outcome it reported for a name counts. Gateways relay
 * the votes, so that each knows all of them and whichever has enough stops the canary.
 */
export function createCanaryWatch(parts: {
  registry: Registry
  peers: Pick<Peers, 'publish' | 'subscribe'>
  log: FastifyBaseLogger
}): CanaryWatch {
  const { registry, peers, log } = parts
  /** By name and build. What ends is forgotten, so a canary that is started again starts anew. */
  const votesOf = new Map<string, Map<string, Vote>>()
  registry.onChange(() => {
    const live = Object.entries(liveCanaries(registry.document())).map(([name, { build }]) =>
      key(name, build),
    )
    for (const known of votesOf.keys()) if (!live.includes(known)) votesOf.delete(known)
  })

  async function judge(name: string, build: string, votes: Map<string, Vote>): Promise<void> {
    const failures = [...votes.values()].flatMap(({ outcomes }) => failureIn(outcomes) ?? [])
    if (failures.length < leastFailing || failures.length < failingPart * votes.size) return
    votesOf.delete(key(name, build))
    const why = `${failures.length} of ${votes.size} visitors could not load it (${[...new Set(failures)].sort().join(', ')})`
    log.error({ name, build, why }, 'canary is stopped')
    try {
      await registry.stop(name, { who: 'automatic stop', why }, build)
    } catch (error) {
      // Somebody was faster.
      if (error instanceof AppError && error.code === 'VERSION_CONFLICT') return
      // The page that told is not to blame; the next vote finds what was counted so far.
      log.error({ err: error, name }, 'canary could not be stopped')
      votesOf.set(key(name, build), votes)
    }
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

  return {
    async tell({ visitor, address, mix }, told) {
      for (const [name, { build }] of Object.entries(liveCanaries(registry.document()))) {
        const outcomes = outcomesOf(name, build, mix, told)
        if (Object.keys(outcomes).length === 0) continue
        const one = { name, build, visitor, network: networkOf(address), outcomes }
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

/** Behind a balancer that nobody told the gateway of, and in tests, everybody has this address. */
const ownMachine = 'loopback'

/** What one party usually has as a whole: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (plain === '::1' || plain.startsWith('127.')) return ownMachine
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

function key(name: string, build: string): string {
  return `${name}/${build}`
}
