import type { FastifyInstance } from 'fastify'
import { closedPolicy } from './content-policy'

const twoYears = 2 * 365 * 24 * 3600

/** Puts the strict headers on every answer; pages replace the content policy with their own. */
export function securityHeaders(app: FastifyInstance, { production }: { production: boolean }): void {
  const headers: Record<string, string> = {
    'content-security-policy': closedPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    ...(production && { 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` }),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
