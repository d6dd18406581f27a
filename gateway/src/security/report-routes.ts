import type { FastifyInstance } from 'fastify'
import type { Counter } from 'prom-client'
import * as z from 'zod/mini'

const largestReport = 8_000
const reportsPerRequest = 10
/** Lines in the log, a minute; beyond that reports are only counted. */
const logsPerMinute = 30

const text = z.catch(z.string(), '')
const classicReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
})
const modernReports = z.array(
  z.object({
    type: text,
    body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
  }),
)

const directives = new Set(
  'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src base-uri form-action frame-ancestors object-src default-src require-trusted-types-for trusted-types'.split(
    ' ',
  ),
)

/** Takes what browsers report about the content policy: counted always, logged within bounds. */
export function reportRoutes(app: FastifyInstance, reports: Counter<'directive'>): void {
  let minute = 0
  let logged = 0

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post('/api/reports', { bodyLimit: largestReport }, (request, reply) => {
      for (const report of readReports(request.body)) {
        reports.inc({ directive: directives.has(report.directive) ? report.directive : 'other' })
        const now = Math.floor(Date.now() / 60_000)
        if (now !== minute) [minute, logged] = [now, 0]
        if (++logged <= logsPerMinute) request.log.warn({ report }, 'content policy report')
      }
      return reply.code(204).send()
    })
  })
}

function readReports(body: unknown): { directive: string; blocked: string; page: string }[] {
  const json = parsed(body)
  const classic = classicReport.safeParse(json)
  if (classic.success) {
    const report = classic.data['csp-report']
    const directive = report['effective-directive'] || report['violated-directive']
    return [{ directive, blocked: short(report['blocked-uri']), page: short(report['document-uri']) }]
  }
  const modern = modernReports.safeParse(json)
  return (modern.success ? modern.data : []).slice(0, reportsPerRequest).map(({ body: report }) => ({
    directive: report.effectiveDirective,
    blocked: short(report.blockedURL),
    page: short(report.documentURL),
  }))
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

/** Query and fragment may hold what is nobody's business. */
function short(url: string): string {
  return (url.split(/[?#]/)[0] ?? '').slice(0, 200)
}
