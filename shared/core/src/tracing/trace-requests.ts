import type { IncomingMessage } from 'node:http'
import type { SpanContext } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Scope, Tracing } from './open-tracing'
import { parseTraceparent } from './traceparent'

/** Which requests are traced, and what of theirs is believed. */
interface RequestRules {
  isTraced(raw: IncomingMessage): boolean
  /** Is the span believed that it says it goes on from? */
  isBelieved(raw: IncomingMessage, told: SpanContext): boolean
  /** Is it traced rather than others? */
  isWanted?(raw: IncomingMessage): boolean
  /** Is what handlers do found to be of their request, however they go on? */
  follows?: boolean
}

/**
 * Traces the requests of a server, from their first line in the log to their last byte. What is written of one carries its ids. A
 * span says the route and never the address, which may hold what is nobody's business.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, rules: RequestRules): void {
  const begun = new WeakMap<IncomingMessage, Scope>()
  app.decorateRequest('trace', undefined)
  app.setChildLoggerFactory((log, bindings, options, raw) => {
    if (!rules.isTraced(raw)) return log.child(bindings, options)
    const method = raw.method ?? 'GET'
    const told = parseTraceparent(raw.headers.traceparent)
    const scope = tracing.begin(
      method,
      { 'request.id': String(bindings.request_id) },
      {
        isServer: true,
        parent: told && rules.isBelieved(raw, told) ? told : undefined,
        isWanted: rules.isWanted?.(raw),
        attributes: { 'http.request.method': method },
      },
    )
    if (!scope) return log.child(bindings, options)
    begun.set(raw, scope)
    const { traceId, spanId } = scope.span.spanContext()
    return log.child({ ...bindings, trace_id: traceId, span_id: spanId }, options)
  })

  app.addHook('onRequest', (request, reply, done) => {
    const scope = begun.get(request.raw)
    if (!scope) return done()
    request.trace = scope
    reply.raw.once('close', () => end(scope, request, reply))
    follow(scope, done)
  })
  // A body arrives on a way of its own.
  if (rules.follows) app.addHook('preValidation', ({ trace }, _reply, done) => follow(trace, done))

  const follow: Tracing['follow'] = rules.follows ? tracing.follow : (_scope, work) => work()

  function end(scope: Scope, { method, routeOptions }: FastifyRequest, { raw }: FastifyReply): void {
    const route = scope.route ?? routeOptions.url ?? 'unknown'
    scope.span.updateName(`${method} ${route}`)
    scope.span.setAttributes({ 'http.route': route, 'http.response.status_code': raw.statusCode })
    if (!raw.writableFinished) scope.span.setAttribute('error.type', 'client_closed')
    tracing.end(scope, raw.statusCode >= 500)
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Its first span here; none where nothing is traced. */
    trace: Scope | undefined
  }
}
