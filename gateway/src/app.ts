import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { changeRelease, type Endpoint, getReleasesHealth } from '@ag/contracts'
import { AppError } from '@ag/core'
import { watchClosing } from '@ag/core/closing'
import type { Tracing } from '@ag/core/tracing'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { chatRoutes } from './chat/chat-routes'
import { webhookRoutes } from './chat/webhook-routes'
import { boletoRoute } from './dev-boleto/boleto-route'
import { mailRoutes } from './dev-mail/mail-routes'
import { embedRoutes } from './embed/embed-routes'
import { errorReply } from './errors/error-reply'
import { accountForms } from './forms/account-forms'
import { bookingForm } from './forms/booking-form'
import { htmlRoutes } from './html/html-routes'
import { createPages } from './html/pages'
import { iconRoutes } from './icons/icon-routes'
import { beaconRoutes } from './metrics/beacon-routes'
import { createCanaryWatch } from './metrics/canary-watch'
import { healthRoutes } from './metrics/health-routes'
import { createLiveWatch } from './metrics/live-watch'
import { createMetrics } from './metrics/metrics'
import { createReleaseHealth } from './metrics/release-health'
import { pictureRoutes } from './pictures/picture-routes'
import { watchCatalogue } from './prerender/catalogue-watch'
import { openPageStore } from './prerender/page-store'
import { createPrerenderer } from './prerender/prerenderer'
import type { ChildProgram } from './prerender/render-pages'
import { proxyRoutes } from './proxy/proxy-routes'
import { createUpstream, type UpstreamLimits } from './proxy/upstream'
import { areas, releaseNames } from './registry/areas'
import { assetRoutes } from './registry/asset-routes'
import { releaseChanges } from './registry/change-release'
import { openObjectStore } from './registry/object-store'
import { postgresStore } from './registry/postgres-store'
import { previewRoutes } from './registry/preview-routes'
import { createPreviews } from './registry/previews'
import { openRegistry } from './registry/registry'
import { registryRoutes } from './registry/registry-routes'
import { releaseFiles } from './registry/release-files'
import { releaseObjects } from './registry/release-objects'
import { createRetention } from './registry/retention'
import { fileStore } from './registry/store'
import { releaseTokens } from './registry/tokens'
import { keyIn, openVisitors } from './registry/visitors'
import { robotsRoutes } from './robots/robots-routes'
import { limitConnections } from './security/connection-limit'
import { ownMachine } from './security/network'
import { reportRoutes } from './security/report-routes'
import { requestShape } from './security/request-shape'
import { securityHeaders } from './security/security-headers'
import type { Settings } from './settings'
import { createSiteHosts } from './sites/site-hosts'
import { siteRoutes } from './sites/site-routes'
import { createSiteStore } from './sites/site-store'
import { createVisitCounter } from './sites/visit-counter'
import { createServiceStatus } from './status/service-status'
import { statusRoutes } from './status/status-routes'
import { createStatusWatch } from './status/status-watch'
import { traceGateway } from './tracing/trace-gateway'

/** What a peer may take: times in milliseconds. */
interface PeerLimits {
  /** Until the last header is there. */
  headers: number
  /** Until the last byte of the body is there. */
  request: number
  /** Without taking or giving a byte. */
  idle: number
  /** How often that is looked at. */
  check: number
  /** Connections of one network at once. */
  connections: number
}

const usualPeerLimits: PeerLimits = {
  headers: 10_000,
  request: 20_000,
  idle: 60_000,
  check: 2_000,
  connections: 256,
}

export interface GatewayParts {
  settings: Settings
  /** The calls that the proxy sends on. */
  endpoints: readonly Endpoint[]
  /** The program that renders pages. */
  renderer: ChildProgram
  logger: FastifyBaseLogger
  upstreamLimits?: UpstreamLimits
  peerLimits?: PeerLimits
  /** How often the catalogue is asked for news, in milliseconds. */
  catalogueInterval?: number
  /** Without it nothing is traced. */
  tracing?: Tracing | undefined
}

/** Builds the gateway from its parts; opens no port. */
export async function buildGateway(parts: GatewayParts): Promise<FastifyInstance> {
  const { settings, logger, peerLimits = usualPeerLimits, tracing } = parts
  const { production, dataDir, releasesDir, registryUrl, apiUrl, origin, filesOrigin } = settings
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => `req_${randomUUID()}`,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: 100_000,
    requestTimeout: peerLimits.request,
    connectionTimeout: peerLimits.idle,
    http: { headersTimeout: peerLimits.headers, connectionsCheckingInterval: peerLimits.check },
    frameworkErrors: sendError,
    // What still arrives on an open connection while the server closes is answered.
    return503OnClosing: false,
  })

  if (tracing) traceGateway(app, tracing)
  const closing = watchClosing(app)
  // Balancers bring everybody's connections, and count them; so does whoever measures on this machine.
  limitConnections(app.server, {
    most: peerLimits.connections,
    isCounted: (network) => settings.trustedProxies.length === 0 && network !== ownMachine,
  })

  const objects = settings.releasesStore && releaseObjects(openObjectStore(settings.releasesStore))
  const releases = await releaseFiles(releasesDir, logger, {
    isShared: registryUrl !== undefined && !objects,
    objects,
  })
  const registryDir = join(dataDir, 'registry')
  const store = registryUrl
    ? await postgresStore(registryUrl, registryDir, logger)
    : await fileStore(registryDir, logger)
  const registry = await openRegistry(store, releases, areas, logger)
  const rendered = await openPageStore(join(dataDir, 'pages'), logger)
  const mayRelease = await releaseTokens(join(dataDir, 'tokens.json'), releaseNames, settings.releaseTokens)
  const key = settings.visitorKey ?? (await keyIn(join(dataDir, 'visitor.key')))
  const visitors = openVisitors({ key, production })
  const previews = createPreviews({ key, production, takeOnce: store.takeOnce })
  const pages = createPages({ registry, releases, rendered, filesOrigin })
  const health = createReleaseHealth({ registry, releases, peers: store, log: logger })
  const upstream = createUpstream(apiUrl, settings.gatewayKey, parts.upstreamLimits, tracing)
  const visits = createVisitCounter(upstream, logger)
  const hosts = createSiteHosts(upstream, logger)
  const metrics = createMetrics()
  const prerenderer = createPrerenderer({
    registry,
    releases,
    rendered,
    catalogue: watchCatalogue(apiUrl, parts.catalogueInterval),
    program: parts.renderer,
    apiUrl,
    origin,
    log: logger,
    onRendered: () => pages.warm(),
  })

  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => {
    if (/^\/(?:api|r)\//.test(request.url)) throw new AppError('NOT_FOUND')
    reply.header('allow', 'GET, HEAD')
    throw new AppError('VALIDATION_FAILED', { status: 405 })
  })
  securityHeaders(app, settings)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  requestShape(app)
  healthRoutes(app, { settings, registry, prerenderer, metrics, closing })
  registryRoutes(app, {
    registry,
    releases,
    pages,
    prerenderer,
    previews,
    mayRelease,
    visitors,
    health,
    filesOrigin,
  })
  previewRoutes(app, { previews, releases })
  assetRoutes(app, { releases, origin, filesOrigin })
  proxyRoutes(app, {
    endpoints: parts.endpoints,
    own: [
      {
        endpoint: getReleasesHealth,
        permission: 'overview:read',
        answer: () => health.read('administrator'),
      },
      {
        endpoint: changeRelease,
        permission: 'releases:write',
        answer: releaseChanges(registry, health),
      },
    ],
    upstream,
    outcomes: metrics.proxied,
  })
  bookingForm(app, upstream)
  accountForms(app, { upstream, registry, pages, visitors, previews, production })
  siteRoutes(app, { sites: createSiteStore(upstream), visits, hosts, upstream })
  reportRoutes(app, metrics.reports)
  const canaries = createCanaryWatch({ registry, peers: store, log: logger })
  const live = createLiveWatch({ registry, peers: store, log: logger })
  beaconRoutes(app, { registry, releases, visitors, canaries, live, health, loads: metrics.loads })
  if (!production) {
    mailRoutes(app, upstream)
    boletoRoute(app)
  }
  const status = createServiceStatus({
    upstream,
    isSiteReady: () => registry.document().shell.stable !== null && prerenderer.ready(),
  })
  const statusWatch = createStatusWatch({ status, findings: store.findings, log: logger })
  statusRoutes(app, { status, watch: statusWatch })
  robotsRoutes(app, { registry, releases, rendered, origin })
  iconRoutes(app, { registry, releases, upstream })
  await embedRoutes(app, settings.embedOrigins)
  await chatRoutes(app, upstream)
  pictureRoutes(app, upstream)
  webhookRoutes(app, upstream)
  htmlRoutes(app, { registry, pages, visitors, previews })

  const retention = createRetention({ registry, releases, log: logger })
  app.addHook('onReady', async () => {
    prerenderer.start()
    retention.start()
    visits.start()
    hosts.start()
    void statusWatch.start()
  })
  app.addHook('onClose', async () => {
    retention.stop()
    hosts.stop()
    // Whoever asked for a change may be gone by now; what was begun is finished, so that nothing half written is left.
    await Promise.all([registry.settled(), prerenderer.stop(), visits.stop(), statusWatch.stop()])
    await Promise.all([upstream.close(), store.close()])
  })
  return app
}

/** The one place where an error becomes an answer. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = errorReply(error, request.id)
  // What is refused on purpose is counted where that happens: lines by the thousand would cost more than answers.
  const isOnPurpose = body.retry_after !== null && error instanceof AppError && error.cause === undefined
  if (status >= 500 && !isOnPurpose) request.log.error({ err: error }, 'request failed')
  if (body.retry_after !== null) reply.header('retry-after', String(body.retry_after))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}
