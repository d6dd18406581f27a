import { atMost, formatTraceparent, notTraced, type Tracing, traceRequests } from '@ag/core/tracing'
import type { FastifyInstance } from 'fastify'

const probes = ['/healthz', '/readyz', '/metrics']
/** Files never change, and there are many of them. */
const files = '/r/'
const calls = '/api/proxy?'
/** Its rows in the audit list lead to traces, so there had better be some. */
const adminCalls = /^\/api\/proxy\?path=(?:\/|%2F)api(?:\/|%2F)v1(?:\/|%2F)admin(?:\/|%2F)/i
/** Calls that browsers say belong to a page's trace, in five seconds: anybody can say so. */
const mostJoined = 100

/**
 * Traces what browsers ask for. A page is told its span in a header, so that its first calls can say whose they are; whoever says
 * it of a trace that is not kept begins one as all others do.
 */
export function traceGateway(app: FastifyInstance, tracing: Tracing): void {
  const joins = atMost(mostJoined)
  traceRequests(app, tracing, {
    isTraced: ({ url = '' }) => !url.startsWith(files) && !probes.includes(url),
    isBelieved: ({ url = '' }, { traceFlags }) => traceFlags === 1 && url.startsWith(calls) && joins(),
    isWanted: ({ url = '' }) => adminCalls.test(url),
  })
  app.addHook('onRequest', (request, reply, done) => {
    // Every page has it, traced or not: a browser that keeps the page would else keep the header of another time, too.
    if (request.headers['sec-fetch-dest'] === 'document') {
      const traceparent = request.trace ? formatTraceparent(request.trace.span.spanContext()) : notTraced
      reply.header('server-timing', `traceparent;desc="${traceparent}"`)
    }
    done()
  })
}
