import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { type Part, type Tracing, traceRequests } from '@ag/core/tracing'
import type { FastifyInstance } from 'fastify'
import { isFromGateway } from './forwarded-address'
import { isProbe } from './observability'

/** Traces requests with what they cause: statements, and calls to others' servers. Whose trace it is, is the gateway's word alone. */
export function traceBackend(app: FastifyInstance, tracing: Tracing, gatewayKey: string | undefined): void {
  traceRequests(app, tracing, {
    isTraced: ({ url = '' }) => !isProbe({ url }),
    isBelieved: (raw) => (gatewayKey ? isFromGateway(raw, gatewayKey) : isFromThisMachine(raw)),
    follows: true,
  })
  const stop = traceCalls(tracing)
  app.addHook('onClose', async () => stop())
}

const isFromThisMachine = ({ socket }: IncomingMessage) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')

interface Call {
  request: object & { method: string; origin: string | URL }
}

/** Makes a span of each call by `fetch` to another server. Its path and headers are between us and them. */
function traceCalls(tracing: Tracing): () => void {
  const parts = new WeakMap<object, Part>()
  const on = {
    'undici:request:create': ({ request }: Call) => {
      const { method } = request
      const { hostname } = new URL(request.origin)
      const part = tracing.part(() => ({
        name: `${method} ${hostname}`,
        attributes: { 'http.request.method': method, 'server.address': hostname },
      }))
      if (part) parts.set(request, part)
    },
    'undici:request:headers': ({ request, response }: Call & { response: { statusCode: number } }) => {
      parts.get(request)?.span.setAttribute('http.response.status_code', response.statusCode)
    },
    'undici:request:trailers': ({ request }: Call) => parts.get(request)?.end(),
    'undici:request:error': ({ request, error }: Call & { error: unknown }) => parts.get(request)?.end(error),
  }
  const listeners = Object.entries(on).map(
    ([channel, listen]) => [channel, (message: unknown) => listen(message as never)] as const,
  )
  for (const [channel, listen] of listeners) subscribe(channel, listen)
  return () => {
    for (const [channel, listen] of listeners) unsubscribe(channel, listen)
  }
}
