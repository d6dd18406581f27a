import { adminMe, type Endpoint, getAdminMe, getMe, me } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Counter } from 'prom-client'
import { acceptedEncodings, compressQuickly } from '../cache/compression'
import { Breaker, type CallOutcome } from './circuit-breaker'
import { answerHeaders, isJson, upstreamHeaders } from './proxy-headers'
import { paramsOf, routeTable } from './route-table'
import { readTarget } from './target'
import { ClientGone, type Upstream, type UpstreamAnswer } from './upstream'

const largestBody = 1_000_000
/** So many calls may wait for the backend at once, which answers them well within a second; one more would wait for nothing good. */
const mostWaiting = 256
/** An answer that fits into one packet arrives no sooner for being smaller. */
const smallestPacked = 1_000
const isText = /^(?:application\/(?:[a-z.-]+\+)?json|text\/)/i
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** The backend is well and says that something behind it is not. */
const businessFailures = ['ASSISTANT_UNAVAILABLE', 'CATALOG_UNAVAILABLE']

/** A call that the gateway answers itself, because the backend does not know what it is about. */
interface OwnAnswer {
  endpoint: Endpoint
  /** What an administrator needs to be told. */
  permission: string
  answer: (asked: Asked) => Promise<unknown>
}

/** What a call that the gateway answers itself brings along; nothing of it has been checked yet. */
export interface Asked {
  params: Record<string, string>
  body: unknown
  /** The name of who asks. */
  caller: () => Promise<string>
}

export interface ProxyParts {
  endpoints: readonly Endpoint[]
  own?: readonly OwnAnswer[]
  upstream: Upstream
  breaker?: Breaker
  outcomes: Counter<'outcome'>
}

/** The way from the browser to the backend: known calls only, to one place only. */
export function proxyRoutes(app: FastifyInstance, parts: ProxyParts): void {
  const { upstream, outcomes, own = [], breaker = new Breaker() } = parts
  let waiting = 0
  const table = routeTable([...parts.endpoints, ...own.map(({ endpoint }) => endpoint)])

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    scope.route({
      method: ['HEAD', 'OPTIONS', 'TRACE'],
      url: '/api/proxy',
      handler: (_request, reply) => {
        reply.header('allow', methods.join(', '))
        throw new AppError('VALIDATION_FAILED', { status: 405 })
      },
    })

    scope.route({
      method: [...methods],
      url: '/api/proxy',
      exposeHeadRoute: false,
      bodyLimit: largestBody,
      // Before the body is read: a call that goes nowhere may not send one.
      onRequest: async (request, reply) => {
        endpointOf(request, reply)
        checkBody(request)
      },
      handler: async (request, reply) => {
        const { endpoint, target } = endpointOf(request, reply)
        if (request.trace) request.trace.route = endpoint.path
        const ours = own.find((one) => one.endpoint === endpoint)
        const answer = ours
          ? await answerOurselves(ours, target, request, reply)
          : await call(endpoint, target, request, reply, bodyOf(request))
        reply.code(answer.status).headers(answerHeaders(answer.headers))
        // Balancers that collect answers would hold back what is told as it comes.
        if (answer.stream) return reply.header('x-accel-buffering', 'no').send(answer.stream)
        return reply.send(await packed(answer.body, request, reply))
      },
    })
  })

  function endpointOf(request: FastifyRequest, reply: FastifyReply) {
    const { path, query } = readTarget(request.raw.url ?? '')
    const endpoint = table.find(request.method, path)
    if (!endpoint) {
      const allowed = table.methods(path)
      if (allowed.length === 0) throw new AppError('NOT_FOUND')
      reply.header('allow', allowed.join(', '))
      throw new AppError('VALIDATION_FAILED', { status: 405 })
    }
    return { endpoint, target: query === '' ? path : `${path}?${query}` }
  }

  /** Sessions and permissions are the backend's: it is asked whose session this is, and a refusal goes back as it is. */
  async function answerOurselves(
    { endpoint, permission, answer }: OwnAnswer,
    target: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<UpstreamAnswer> {
    const who = await call(getAdminMe, getAdminMe.path, request, reply)
    if (who.status !== 200) return who
    const { permissions } = adminMe.parse(JSON.parse(who.body.toString('utf8')))
    if (!permissions.includes(permission)) throw new AppError('FORBIDDEN')
    const asked: Asked = {
      params: paramsOf(endpoint.path, target),
      body: jsonOf(bodyOf(request)),
      async caller() {
        const answered = await call(getMe, getMe.path, request, reply)
        if (answered.status !== 200) throw new AppError('UNAVAILABLE')
        return me.parse(JSON.parse(answered.body.toString('utf8'))).name
      },
    }
    return {
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: Buffer.from(JSON.stringify(await answer(asked))),
    }
  }

  async function call(
    endpoint: Endpoint,
    target: string,
    request: FastifyRequest,
    reply: FastifyReply,
    body?: Buffer,
  ): Promise<UpstreamAnswer> {
    if (waiting >= mostWaiting) {
      outcomes.inc({ outcome: 'refused by load' })
      throw new AppError('UNAVAILABLE', { retryAfter: 1 })
    }
    if (!breaker.admit(performance.now())) {
      outcomes.inc({ outcome: 'refused by breaker' })
      throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    }
    waiting += 1
    let outcome: CallOutcome = 'bad'
    try {
      const answer = await upstream.send({
        method: endpoint.method,
        path: target,
        headers: upstreamHeaders(request.headers, {
          address: request.ip,
          requestId: request.id,
          hasBody: body !== undefined,
        }),
        body,
        gone: leaving(reply),
        mayStream: endpoint.isStreamed,
        trace: request.trace,
      })
      outcome = isOverloaded(answer) ? 'bad' : 'good'
      checkAnswer(endpoint, answer)
      outcomes.inc({ outcome: `${Math.floor(answer.status / 100)}xx` })
      return answer
    } catch (error) {
      if (error instanceof ClientGone) outcome = 'unknown'
      outcomes.inc({ outcome: error instanceof AppError ? error.code : 'INTERNAL' })
      throw error
    } finally {
      waiting -= 1
      breaker.settle(outcome, performance.now())
    }
  }
}

/**
 * The body in the best encoding that the client takes, where that is worth it. What is secret in an answer is not given
 * away by its length: a call is signed in by a header that another site cannot send.
 */
async function packed(body: Buffer, { headers }: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  if (body.length < smallestPacked || !isText.test(String(reply.getHeader('content-type')))) return body
  reply.header('vary', 'accept-encoding')
  const [encoding] = acceptedEncodings(headers['accept-encoding'])
  if (!encoding) return body
  const etag = reply.getHeader('etag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`)
  reply.header('content-encoding', encoding)
  return compressQuickly(body, encoding)
}

const bodyOf = ({ body }: FastifyRequest): Buffer | undefined =>
  Buffer.isBuffer(body) && body.length > 0 ? body : undefined

function jsonOf(body: Buffer | undefined): unknown {
  if (body === undefined) return undefined
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { cause })
  }
}

/** A body must be JSON; what it holds is the backend's to judge. */
function checkBody({ method, headers }: FastifyRequest): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (hasBody && method === 'GET') throw new AppError('VALIDATION_FAILED')
  if (hasBody && !isJson(headers['content-type'])) throw new AppError('VALIDATION_FAILED', { status: 415 })
}

/** Refuses what a healthy backend never answers. */
function checkAnswer(endpoint: Endpoint, { status, headers, body, stream }: UpstreamAnswer): void {
  const odd = status < 200 || status > 599 || (status >= 300 && status < 400 && status !== 304)
  const json = isJson(headers['content-type'])
  if (stream) return
  const needsJson = status >= 400 || (endpoint.reply !== undefined && status < 300 && status !== 204)
  if (odd || (needsJson && !(json && body.length > 0))) {
    throw new AppError('BAD_GATEWAY', { cause: `Status ${status}, ${headers['content-type']}` })
  }
}

function isOverloaded({ status, body }: UpstreamAnswer): boolean {
  if (status < 502 || status > 504) return false
  const text = body.subarray(0, 2_000).toString('utf8')
  return !businessFailures.some((code) => text.includes(`"${code}"`))
}

/** Aborted when the client goes away before it has its answer. */
function leaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
