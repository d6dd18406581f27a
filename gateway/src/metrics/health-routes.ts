import { AppError } from '@ag/core'
import type { Closing } from '@ag/core/closing'
import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Prerenderer } from '../prerender/prerenderer'
import { stableBuild } from '../registry/document'
import type { Registry } from '../registry/registry'
import { chooseMix } from '../registry/selection'
import { sameSecret } from '../security/same-secret'
import type { Settings } from '../settings'
import type { Metrics } from './metrics'

export interface HealthParts {
  settings: Pick<Settings, 'production' | 'metricsToken' | 'awaitedReleases'>
  registry: Registry
  prerenderer: Prerenderer
  metrics: Metrics
  closing: Closing
}

/** Tells an operator whether it lives, whether it can serve, and what it has done. */
export function healthRoutes(app: FastifyInstance, parts: HealthParts): void {
  const { settings, registry, prerenderer, metrics, closing } = parts

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))

  // Only the first time: whatever is released later is no reason to send nobody here.
  let isAwaiting = Object.keys(settings.awaitedReleases).length > 0
  function awaits(): boolean {
    if (!isAwaiting) return false
    const document = registry.document()
    const live = Object.entries(settings.awaitedReleases).every(
      ([name, build]) => stableBuild(document, name) === build,
    )
    isAwaiting = !live || prerenderer.status().set !== chooseMix(document).set
    return isAwaiting
  }

  // Pages that failed to render have their last good copy or are rendered by the browser: still ready.
  app.get('/readyz', (_request, reply) => {
    const released = registry.document().shell.stable !== null
    const ready = released && !closing.isLeaving && !awaits() && prerenderer.ready()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, released, pages: prerenderer.status().state })
  })

  new Gauge({
    name: 'requests_in_flight',
    help: 'Requests that are being answered; a cluster grows by them',
    registers: [metrics.registry],
    collect() {
      this.set(closing.inFlight)
    },
  })

  app.get('/metrics', async (request, reply) => {
    const { metricsToken, production } = settings
    const allowed =
      metricsToken === undefined
        ? !production
        : sameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
    if (!allowed) throw new AppError('NOT_FOUND')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    metrics.requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, elapsedTime / 1000)
    // The route and not the address: addresses may hold what is nobody's business.
    request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'answered')
  })
}
