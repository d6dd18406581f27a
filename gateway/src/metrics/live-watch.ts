import { randomUUID } from 'node:crypto'
import { AppError } from '@ag/core'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { previousBuild, stableBuild } from '../registry/document'
import type { Registry } from '../registry/registry'
import type { Peers } from '../registry/store'
import { networkOf, ownMachine } from '../security/network'
import type { LoadOutcome } from './canary-watch'
import { createRelay } from './relay'

/** Goes back to the build before when the one that everybody has does not load, or cannot be drawn, for too many. */
export interface LiveWatch {
  /** Takes what a page told from an address. */
  tell(address: string, outcomes: LoadOutcome[]): Promise<void>
}

/** So many networks must fail before it is more than bad luck… */
const leastFailing = 5
/** …and they must be this part: nobody knows these visitors, so more is asked for than of those of a canary. */
const failingPart = 0.2
/** The last networks count: a build that breaks late is not hidden by who came before. */
const lastNetworks = 500
/** What fails later than this in milliseconds is hardly the build's fault, and an old one would help nobody. */
const watchedFor = 24 * 60 * 60 * 1000
/** Far enough back for a day. */
const searchedChanges = 500

const vote = z.object({ name: z.string(), build: z.string(), voter: z.string(), outcome: z.string() })
type Vote = z.infer<typeof vote>

/**
 * Watches what is live for everybody, and the build to fall back to. Each network has one vote on each, its last; gateways
 * relay the votes. After a return nothing is left to fall back to, so that builds never go back and forth.
 */
export function createLiveWatch(parts: {
  registry: Registry
  peers: Pick<Peers, 'publish' | 'subscribe'>
  log: FastifyBaseLogger
}): LiveWatch {
  const { registry, peers, log } = parts
  /** The last outcome of each network, by name and build. */
  const votesOf = new Map<string, Map<string, string>>()
  registry.onChange(() => {
    for (const known of votesOf.keys()) {
      const [name = '', build = ''] = known.split('/')
      if (!isWatched(name, build)) votesOf.delete(known)
    }
  })

  function isWatched(name: string, build: string): boolean {
    const document = registry.document()
    const previous = previousBuild(document, name)
    return previous !== null && [stableBuild(document, name), previous].includes(build)
  }

  const failuresOf = (name: string, build: string) => {
    const votes = [...(votesOf.get(`${name}/${build}`)?.values() ?? [])]
    const failures = votes.filter((outcome) => outcome !== 'loaded')
    const isBad = failures.length >= leastFailing && failures.length >= failingPart * votes.length
    return { isBad, failures, of: votes.length }
  }

  async function isNew(name: string, build: string): Promise<boolean> {
    const changes = await registry.changes(searchedChanges)
    const live = changes.find(({ what }) => what === `${name}: ${build} goes live`)
    return live !== undefined && Date.now() - Date.parse(live.at) < watchedFor
  }

  async function judge(name: string): Promise<void> {
    const document = registry.document()
    const [build, previous] = [stableBuild(document, name), previousBuild(document, name)]
    if (build === null || previous === null) return
    const { isBad, failures, of } = failuresOf(name, build)
    // Where both fail it is something else.
    if (!isBad || failuresOf(name, previous).isBad || !(await isNew(name, build))) return
    const votes = votesOf.get(`${name}/${build}`)
    votesOf.delete(`${name}/${build}`)
    const why = `${failures.length} of ${of} networks could not load it (${[...new Set(failures)].sort().join(', ')})`
    log.error({ name, build, why }, 'live build is left for the one before')
    try {
      await registry.rollBack(name, { who: 'automatic return', why }, build)
    } catch (error) {
      // Somebody was faster.
      if (error instanceof AppError && error.code === 'VERSION_CONFLICT') return
      log.error({ err: error, name }, 'no return to the build before')
      // The next vote finds what was counted so far.
      if (votes) votesOf.set(`${name}/${build}`, votes)
    }
  }

  async function take({ name, build, voter, outcome }: Vote): Promise<boolean> {
    if (!isWatched(name, build)) return false
    const votes = votesOf.get(`${name}/${build}`) ?? new Map<string, string>()
    votesOf.set(`${name}/${build}`, votes)
    votes.delete(voter)
    votes.set(voter, outcome)
    for (const oldest of votes.keys()) if (votes.size > lastNetworks) votes.delete(oldest)
    if (outcome !== 'loaded') await judge(name)
    return true
  }

  const relay = createRelay({
    peers,
    subject: 'live',
    schema: vote,
    take: async (one) => void (await take(one)),
    log,
  })

  return {
    async tell(address, outcomes) {
      const network = networkOf(address)
      const voter = network === ownMachine ? randomUUID() : network
      // Of a page that healed the last word counts.
      const last = new Map(outcomes.map((one) => [`${one.remote}/${one.build}`, one]))
      for (const { remote: name, build, outcome } of last.values()) {
        const one = { name, build, voter, outcome }
        if (await take(one)) relay(one)
      }
    },
  }
}
