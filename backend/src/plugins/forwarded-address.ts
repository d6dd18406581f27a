import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sameSecret } from '../same-secret'

const gatewayKeyHeader = 'x-gateway-key'
const proved = Symbol('proved')

/**
 * Whose word about a client's address is believed: the gateway's, which proves itself by the key that both have, and sets
 * one address. Without a key, as on a laptop, whoever calls from this machine is taken for it.
 */
export const trustedPeers = (gatewayKey: string | undefined) =>
  gatewayKey ? (_address: string, hop: number) => hop === 0 : 'loopback'

/** Notes whether a request is the gateway's, and takes what anybody else says of addresses out of it. */
export function ignoreForwarded(app: FastifyInstance, gatewayKey: string | undefined): void {
  app.decorateRequest('isGateway', false)
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    if (gatewayKey) request.isGateway = isFromGateway(raw, gatewayKey)
    delete raw.headers[gatewayKeyHeader]
    if (!gatewayKey || request.isGateway) return
    for (const name of Object.keys(raw.headers)) {
      if (name.startsWith('x-forwarded-')) delete raw.headers[name]
    }
  })
}

/** Has a request proved that it comes from the gateway? It is found out once. */
export function isFromGateway(raw: IncomingMessage & { [proved]?: boolean }, gatewayKey: string): boolean {
  const given = raw.headers[gatewayKeyHeader]
  raw[proved] ??= typeof given === 'string' && sameSecret(given, gatewayKey)
  return raw[proved]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Has it proved that it comes from the gateway? */
    isGateway: boolean
  }
}
