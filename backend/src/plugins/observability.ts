import { AppError } from '@ag/core'
import type { Closing } from '@ag/core/closing'
import { and, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config'
import { type Db, ping } from '../db/database'
import { outbox } from '../db/schema'
import { sameSecret } from '../same-secret'
import { bearerOf } from './router'

interface ObservedParts {
  db: Db
  closing: Closing
  config: Pick<Config, 'production' | 'metricsToken'>
}

const probes = ['/healthz', '/readyz', '/metrics']

/** Requests of machines that watch, every few seconds: they would drown the log. */
export const isProbe = ({ url }: { url: string }) => probes.includes(url)

/** /healthz: it runs. /readyz: it can serve. /metrics: how it is doing. None is reachable through the proxy. In production metrics are for the gateway and who has their token. */
export function observe(
  app: FastifyInstance,
  { db, closing, config: { production, metricsToken } }: ObservedParts,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'requests_in_flight',
    help: 'Requests that are being answered; a cluster grows by them',
    registers: [registry],
    collect() {
      this.set(closing.inFlight)
    },
  })
  new Gauge({
    name: 'outbox_waiting',
    help: 'Work that is due, or has been tried, and is not done',
    registers: [registry],
    async collect() {
      const [row] = await db
        .select({ count: count() })
        .from(outbox)
        .where(
          and(
            isNull(outbox.done_at),
            isNull(outbox.dead_at),
            // What is promised for later is late only once its time has come.
            or(lte(outbox.due_at, sql`now()`), gt(outbox.attempts, 0)),
          ),
        )
      this.set(row?.count ?? 0)
    },
  })
  new Gauge({
    name: 'outbox_dead',
    help: 'Mails that were given up',
    registers: [registry],
    async collect() {
      const rows = await db
        .select({ count: count() })
        .from(outbox)
        .where(and(eq(outbox.kind, 'mail'), isNotNull(outbox.dead_at)))
      this.set(rows[0]?.count ?? 0)
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })

  const hidden = { schema: { hide: true } }
  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    // Meant to be: nobody who reads of failures in the log has to hear of it.
    if (closing.isLeaving) return reply.code(503).send({ status: 'leaving' })
    await ping(db).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { cause })
    })
    return { status: 'ready' }
  })
  app.get('/metrics', hidden, async (request, reply) => {
    const isShown =
      !production ||
      request.isGateway ||
      (metricsToken !== undefined && sameSecret(bearerOf(request) ?? '', metricsToken))
    if (!isShown) throw new AppError('NOT_FOUND')
    reply.type(registry.contentType)
    return registry.metrics()
  })
}
