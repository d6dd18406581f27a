import { buildId, releaseName } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyInstance } from 'fastify'
import type { Counter } from 'prom-client'
import * as z from 'zod/mini'
import type { ReleaseFiles } from '../registry/release-files'

const largestBeacon = 4_000
const mostReports = 20
const mostOutcomes = 20

const report = z.strictObject({
  remote: releaseName,
  build: buildId,
  /** `loaded`, or the kind of failure. */
  outcome: z.string().check(z.regex(/^[a-z][a-z-]{0,30}$/)),
  ms: z.number().check(z.minimum(0), z.maximum(600_000)),
})
/** What a page has to tell, in one request. */
const beacon = z.array(report).check(z.minLength(1), z.maxLength(mostReports))

/** Counts what browsers tell about loading remotes. */
export function beaconRoutes(
  app: FastifyInstance,
  parts: { releases: ReleaseFiles; loads: Counter<'remote' | 'build' | 'outcome'> },
): void {
  const outcomes = new Set<string>()

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // A page that is being left sends plain text, whatever it holds.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post('/api/beacons', { bodyLimit: largestBeacon }, async (request, reply) => {
      const reports = readBeacon(request.body)
      const known = await Promise.all(reports.map(({ remote, build }) => parts.releases.find(remote, build)))
      if (!known.every(Boolean)) throw new AppError('VALIDATION_FAILED')
      for (const { remote, build, outcome, ms } of reports) {
        if (outcomes.size < mostOutcomes) outcomes.add(outcome)
        parts.loads.inc({ remote, build, outcome: outcomes.has(outcome) ? outcome : 'other' })
        if (outcome !== 'loaded') request.log.warn({ remote, build, outcome, ms }, 'remote failed to load')
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
