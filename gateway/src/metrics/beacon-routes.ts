import { buildId, loadPhases, releaseName } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyInstance } from 'fastify'
import type { Counter } from 'prom-client'
import * as z from 'zod/mini'
import type { Registry } from '../registry/registry'
import type { ReleaseFiles } from '../registry/release-files'
import { chooseMix } from '../registry/selection'
import type { Visitors } from '../registry/visitors'
import type { CanaryWatch } from './canary-watch'
import type { LiveWatch } from './live-watch'
import { buildsNamed, type ReleaseHealth } from './release-health'

const largestBeacon = 6_000
const mostReports = 20
const mostOutcomes = 20

const report = z.strictObject({
  /** The shell tells of itself as of a remote. */
  remote: releaseName,
  build: buildId,
  /**
   * `loaded`, or the kind of failure: `render` when a screen that had been loaded threw while it was drawn, `start` when the
   * shell's own scripts could not be run, `blank` and `blocked` when the page did not survive the build.
   */
  outcome: z.string().check(z.regex(/^[a-z][a-z-]{0,30}$/)),
  ms: z.number().check(z.minimum(0), z.maximum(600_000)),
  phases: z.optional(z.strictObject(loadPhases.shape)),
  /** When the page that showed it had its largest paint, in milliseconds after its start. */
  paint: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
})
const answerTime = z.strictObject({
  remote: releaseName,
  build: buildId,
  /** How long its slowest answer to a press or a key took, in milliseconds; told when the page is left. */
  answer: z.number().check(z.minimum(0), z.maximum(600_000)),
})
/** What a page has to tell, in one request. */
const beacon = z.array(z.union([report, answerTime])).check(z.minLength(1), z.maxLength(mostReports))

export interface BeaconParts {
  registry: Registry
  releases: ReleaseFiles
  visitors: Visitors
  canaries: CanaryWatch
  live: LiveWatch
  health: ReleaseHealth
  loads: Counter<'remote' | 'build' | 'outcome'>
}

/** Counts what browsers tell about loading remotes. Only visitors whom the gateway knows have a say on a canary. */
export function beaconRoutes(app: FastifyInstance, parts: BeaconParts): void {
  const outcomes = new Set<string>()
  // A gateway that runs for months sees thousands of builds.
  parts.registry.onChange(async () => {
    const live = buildsNamed(parts.registry.document())
    const { values } = await parts.loads.get()
    for (const { labels } of values)
      if (!live.includes(`${labels.remote}/${labels.build}`)) parts.loads.remove(labels)
  })

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // A page that is being left sends plain text, whatever it holds.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post('/api/beacons', { bodyLimit: largestBeacon }, async (request, reply) => {
      const told = readBeacon(request.body)
      const reports = told.filter((one) => 'outcome' in one)
      const known = await Promise.all(told.map(({ remote, build }) => parts.releases.find(remote, build)))
      if (!known.every(Boolean)) throw new AppError('VALIDATION_FAILED')
      for (const { remote, build, outcome, ms } of reports) {
        if (outcomes.size < mostOutcomes) outcomes.add(outcome)
        parts.loads.inc({ remote, build, outcome: outcomes.has(outcome) ? outcome : 'other' })
        if (outcome !== 'loaded')
          request.log.warn({ remote, build, outcome, ms }, 'build failed in a browser')
      }
      parts.health.tell(reports)
      await parts.live.tell(request.ip, reports)
      const visitor = parts.visitors.known(request)
      if (visitor !== undefined) {
        const mix = chooseMix(parts.registry.document(), visitor)
        await parts.canaries.tell({ visitor, address: request.ip, mix }, told)
      }
      return reply.code(204).send()
    })
  })
}

function readBeacon(body: unknown): z.infer<typeof beacon> {
  try {
    return beacon.parse(JSON.parse(String(body)))
  } catch (error) {
    throw new AppError('VALIDATION_FAILED', { cause: error })
  }
}
