import type { FastifyBaseLogger } from 'fastify'
import { daysOfPages } from './document'
import type { Registry } from './registry'
import type { ReleaseFiles } from './release-files'

/** How long and how many builds stay that nobody is given any more. */
export interface RetentionRules {
  /** Since a build was published, and since it was last given to somebody: open pages still fetch its chunks. */
  days: number
  /** The newest of each name stay whatever their age, to go back to. */
  builds: number
}

const usualRules: RetentionRules = { days: daysOfPages, builds: 5 }

const day = 24 * 3600_000
const firstRun = 60_000

/** Removes builds that are of no use any more, soon after the start and then once a day. */
export interface Retention {
  run(now: Date): Promise<string[]>
  start(): void
  stop(): void
}

/** Keeps what is live, on trial or to fall back to, the newest builds of each name, and all that is not old. */
export function createRetention(parts: {
  registry: Registry
  releases: ReleaseFiles
  log: FastifyBaseLogger
  rules?: RetentionRules
}): Retention {
  const { registry, releases, log, rules = usualRules } = parts
  let timer: NodeJS.Timeout | undefined

  async function run(now: Date): Promise<string[]> {
    const before = new Date(now.getTime() - rules.days * day)
    const given = registry.document().given_until
    const removed: string[] = []
    for (const [name, builds] of await releases.all()) {
      const dated = await Promise.all(
        builds.map(async (build) => ({ build, at: await releases.publishedAt(name, build) })),
      )
      const older = dated.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(rules.builds)
      for (const { build, at } of older) {
        const last = given[`${name}/${build}`]
        if (at >= before || (last && new Date(last) >= before)) continue
        // Whatever was promoted while this runs is seen: the registry is asked in the turn of changes.
        if (await registry.discard(name, build)) removed.push(`${name}@${build}`)
      }
    }
    if (removed.length > 0) log.info({ removed }, 'old releases removed')
    return removed
  }

  const again = async () => {
    try {
      await run(new Date())
    } catch (error) {
      log.error({ err: error }, 'old releases could not be removed')
    }
    timer = setTimeout(again, day).unref()
  }

  return {
    run,
    start() {
      timer = setTimeout(again, firstRun).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
