import { AsyncLocalStorage } from 'node:async_hooks'
import { readFile } from 'node:fs/promises'
import type { Attributes, Span, SpanContext } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { TracingSettings } from './read-tracing'
import { samplerOf } from './samplers'

/** Spans that wait to be sent: what is more than that is lost, and nobody waits for it. */
const queue = { maxQueueSize: 2048, maxExportBatchSize: 512, scheduledDelayMillis: 5_000 }
/** Until the collector has taken a batch, tries included, in milliseconds. */
const exportDeadline = 5_000
/** For what still waits when the process ends. */
const lastDeadline = 2_000
const tellEvery = 60_000

/** A request or a job that is under way, and what every span of it says. */
export interface Scope {
  span: Span
  about: Attributes
  /** What was asked, where the server's own route does not say it. */
  route?: string
  isFollowed?: boolean
}

interface Beginning {
  /** Whose work it goes on with. */
  parent?: SpanContext | undefined
  isServer?: boolean
  /** Of the span alone. */
  attributes?: Attributes
  /** Traced rather than others. */
  isWanted?: boolean
}

/** One part of what is under way, such as a statement: it ends well, or with a code of what went wrong. */
export interface Part {
  span: Span
  end(failure?: unknown): void
}

/** What a server traces; where nothing is traced there is none of this. */
export interface Tracing {
  /** Begins the first span of a request or job here; nothing where that is not traced. */
  begin(name: string, about: Attributes, beginning?: Beginning): Scope | undefined
  /** Ends it. */
  end(scope: Scope, hasFailed?: boolean): void
  /** Runs work so that its parts are found to be of a scope, however it goes on. */
  follow<T>(scope: Scope | undefined, work: () => T): T
  /** Runs work that only happens to begin here. */
  apart<T>(work: () => T): T
  /** Runs a job of its own. */
  job<T>(name: string, about: Attributes, work: () => Promise<T>): Promise<T>
  /** A span of what is under way here, or of a scope; nothing where that is not traced, so `describe` is not asked then. */
  part(describe: () => { name: string; attributes?: Attributes }, of?: Scope): Part | undefined
  /** Ids for lines of the log; none where nothing is under way. */
  ids(): { trace_id: string; span_id: string } | undefined
  /** Sends what still waits, within two seconds. */
  stop(): Promise<void>
}

interface TracingParts {
  service: string
  /** Address of the server's program; beside it lies what was built into it. */
  bundle: string
  settings: TracingSettings
  log: FastifyBaseLogger
}

/** Loads OpenTelemetry and opens the way to the collector. No failure of it becomes one of a request. */
export async function openTracing({ service, bundle, settings, log }: TracingParts): Promise<Tracing> {
  // Only here, so that a server which traces nothing never reads them.
  const [api, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const version = await readFile(new URL('./identity', bundle), 'utf8').catch(() => undefined)
  const { ROOT_CONTEXT, SpanStatusCode, trace } = api
  const isTraced = samplerOf(settings)
  const exporter = new OTLPTraceExporter({ url: settings.url, timeoutMillis: exportDeadline })
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': service, 'service.version': version }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    // What is not traced never gets here.
    sampler: new sdk.AlwaysOnSampler(),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: tellingFailures(exporter, log),
        exportTimeoutMillis: exportDeadline,
        ...queue,
      }),
    ],
  })
  const tracer = provider.getTracer(service)
  const current = new AsyncLocalStorage<Scope>()
  let followed = 0

  function begin(name: string, about: Attributes, beginning: Beginning = {}): Scope | undefined {
    if (!isTraced(beginning)) return undefined
    const { parent, isServer, attributes } = beginning
    const span = tracer.startSpan(
      name,
      {
        kind: isServer ? api.SpanKind.SERVER : api.SpanKind.INTERNAL,
        attributes: { ...attributes, ...about },
      },
      parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    )
    return { span, about }
  }

  function end({ span, isFollowed }: Scope, hasFailed = false): void {
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
    if (!isFollowed) return
    followed -= 1
    // Following costs every promise of the process something on Node 20, so it stops when there is nothing to follow.
    if (followed === 0) current.disable()
  }

  function follow<T>(scope: Scope | undefined, work: () => T): T {
    if (!scope) return work()
    if (!scope.isFollowed) followed += 1
    scope.isFollowed = true
    return current.run(scope, work)
  }
  const apart = <T>(work: () => T): T => (current.getStore() ? current.exit(work) : work())

  return {
    begin,
    end,
    follow,
    apart,
    async job(name, about, work) {
      const scope = begin(name, about)
      try {
        return await apart(() => follow(scope, work))
      } catch (error) {
        if (scope) fail(scope.span, error)
        throw error
      } finally {
        if (scope) end(scope)
      }
    },
    part(describe, of = current.getStore()) {
      if (!of?.span.isRecording()) return undefined
      const { name, attributes } = describe()
      const span = tracer.startSpan(
        name,
        { kind: api.SpanKind.CLIENT, attributes: { ...attributes, ...of.about } },
        trace.setSpan(ROOT_CONTEXT, of.span),
      )
      return {
        span,
        end(failure) {
          if (failure !== undefined) fail(span, failure)
          span.end()
        },
      }
    },
    ids() {
      const context = current.getStore()?.span.spanContext()
      return context && { trace_id: context.traceId, span_id: context.spanId }
    },
    async stop() {
      let timer: NodeJS.Timeout | undefined
      const over = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, lastDeadline)
      })
      await Promise.race([provider.shutdown().catch(() => undefined), over])
      clearTimeout(timer)
    },
  }

  /** Only its kind and code: messages quote values, which are people's data. */
  function fail(span: Span, failure: unknown): void {
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', codeOf(failure))
  }
}

function codeOf(failure: unknown): string {
  let inner = failure
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause
  if (!(inner instanceof Error)) return typeof inner === 'string' ? inner : 'unknown'
  return 'code' in inner && typeof inner.code === 'string' ? inner.code : inner.name
}

/** What a collector does not take is lost; that it does so is told once a minute. */
function tellingFailures(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let told = Number.NEGATIVE_INFINITY
  return {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        const now = performance.now()
        if (code !== 0 && now - told > tellEvery) {
          told = now
          log.warn({ reason: error?.message.split('\n')[0] }, 'traces could not be exported')
        }
        done({ code: 0 })
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
