import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const mostHeaders = 100

/** Refuses messages that the HTTP parser lets through, but that no client of ours sends. */
export function requestShape(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const reason = oddity(request)
    if (reason !== undefined) throw new AppError('VALIDATION_FAILED', { cause: reason })
  })
}

function oddity({ raw }: FastifyRequest): string | undefined {
  const names = raw.rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase())
  if (raw.httpVersion !== '1.1' && raw.httpVersion !== '1.0') return 'HTTP version'
  if (!raw.url?.startsWith('/')) return 'target is no path'
  for (const once of ['host', 'content-type'])
    if (names.filter((name) => name === once).length > 1) return `two of ${once}`
  if (raw.headers.upgrade !== undefined) return 'upgrade'
  if (names.length > mostHeaders) return 'too many headers'
  return undefined
}
