import { AppError } from '@ag/core'
import type { FastifyInstance } from 'fastify'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Answers 405 where an address of the API is known and a method is not, with those that are. @returns what does so for all routes made since */
export function refuseMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const of = taken.get(url) ?? new Set()
    for (const each of [method].flat()) of.add(each)
    taken.set(url, of)
  })
  return () => {
    for (const [url, of] of [...taken]) {
      const allow = methods.filter((method) => of.has(method)).join(', ')
      app.route({
        url,
        method: methods.filter((method) => !of.has(method)),
        exposeHeadRoute: false,
        schema: { hide: true },
        onRequest: async (_request, reply) => {
          reply.header('allow', allow)
          throw new AppError('VALIDATION_FAILED', { status: 405 })
        },
        handler: () => undefined,
      })
    }
  }
}
