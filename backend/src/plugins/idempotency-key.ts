import type { FastifyRequest } from 'fastify'

/** The key under which a browser sends the same thing again; one that could be guessed is none. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{16,128}$/.test(key) ? key : undefined
}
