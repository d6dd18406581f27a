import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { AppError, type ErrorCode } from '@ag/core'
import { formatTraceparent, notTraced, type Scope, type Tracing } from '@ag/core/tracing'
import { type Dispatcher, Pool } from 'undici'
import { codeOfError } from '../errors/error-code'

export interface UpstreamLimits {
  /** One call in all, from the first byte sent to the last received, in milliseconds. */
  deadline: number
  connect: number
  largestAnswer: number
}

/** Inside the browser's 10 s, outside the backend's 8 s. */
const usualLimits: UpstreamLimits = { deadline: 9_000, connect: 2_000, largestAnswer: 10_000_000 }

interface UpstreamCall {
  method: Dispatcher.HttpMethod
  /** Path and query; the origin is fixed. */
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
  /** Aborted when the client leaves. */
  gone: AbortSignal
  /** An event stream is handed on as it comes, not collected. */
  mayStream?: boolean | undefined
  /** The request that asks for it, where that is traced. */
  trace?: Scope | undefined
}

export interface UpstreamAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Empty where the answer is a stream. */
  body: Buffer
  /** Ends, or breaks off, within the deadline of the call. */
  stream?: Readable
}

/** The client left; nobody waits for an answer. */
export class ClientGone extends AppError {
  constructor() {
    super('NETWORK', { status: 499 })
  }
}

export interface Upstream {
  send(call: UpstreamCall): Promise<UpstreamAnswer>
  close(): Promise<void>
}

/** The one backend, to which every call proves whose it is. It is made once: no retry, no redirect, no upgrade, and an end to waiting. */
export function createUpstream(
  origin: string,
  gatewayKey?: string,
  limits: UpstreamLimits = usualLimits,
  tracing?: Tracing,
): Upstream {
  const proof = gatewayKey ? { 'x-gateway-key': gatewayKey } : {}
  const open = (connections: number) =>
    new Pool(origin, {
      connections,
      pipelining: 1,
      connect: { timeout: limits.connect },
      headersTimeout: limits.deadline,
      bodyTimeout: limits.deadline,
    })
  const calls = open(64)
  // A stream keeps its connection for seconds: however many there are, no call waits for one.
  const streams = open(256)

  return {
    async send(call) {
      if (!tracing) return send(call)
      const part = call.trace && tracing.part(() => describe(call), call.trace)
      const traceparent = part ? formatTraceparent(part.span.spanContext()) : notTraced
      try {
        const answer = await send({ ...call, headers: { ...call.headers, traceparent } })
        part?.span.setAttribute('http.response.status_code', answer.status)
        part?.end(answer.status >= 500 ? String(answer.status) : undefined)
        return answer
      } catch (error) {
        part?.end(error)
        throw error
      }
    },
    async close() {
      await Promise.all([calls.close(), streams.close()])
    },
  }

  async function send({
    method,
    path,
    headers,
    body,
    gone,
    mayStream,
  }: UpstreamCall): Promise<UpstreamAnswer> {
    const deadline = AbortSignal.timeout(limits.deadline)
    try {
      const signal = AbortSignal.any([gone, deadline])
      const pool = mayStream ? streams : calls
      const answer = await pool.request({ method, path, headers: { ...headers, ...proof }, body, signal })
      const { statusCode: status, headers: answered } = answer
      if (mayStream && status === 200 && isEventStream(answered['content-type'])) {
        return { status, headers: answered, body: nothing, stream: answer.body }
      }
      return { status, headers: answered, body: await collect(answer.body, limits.largestAnswer) }
    } catch (error) {
      if (gone.aborted) throw new ClientGone()
      if (deadline.aborted) throw new AppError('TIMEOUT', { cause: error })
      throw new AppError(codeOf(error), { cause: error })
    }
  }
}

const nothing = Buffer.alloc(0)
const isEventStream = (type: string | string[] | undefined) => String(type).startsWith('text/event-stream')

/** Never the path, which may hold what is nobody's business. */
const describe = ({ method, trace }: UpstreamCall) => ({
  name: `${method} ${trace?.route ?? 'backend'}`,
  attributes: { 'http.request.method': method, 'peer.service': 'backend' },
})

async function collect(stream: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > limit) throw new Error('The answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const codes: Record<string, ErrorCode> = {
  UND_ERR_HEADERS_TIMEOUT: 'TIMEOUT',
  UND_ERR_BODY_TIMEOUT: 'TIMEOUT',
  UND_ERR_CONNECT_TIMEOUT: 'UNAVAILABLE',
  ENOTFOUND: 'UNAVAILABLE',
  EAI_AGAIN: 'UNAVAILABLE',
}

/** Refused, reset, cut short or not HTTP at all: the service behind us did not answer. */
function codeOf(error: unknown): ErrorCode {
  return codes[codeOfError(error) ?? ''] ?? 'BAD_GATEWAY'
}
