import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import createRouter from 'find-my-way'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** By address, the methods that it takes. */
type Taken = Map<string, Set<string>>

/**
 * Answers 405 where an address of the API is known and a method is not, with those that are. No route is made for that, but for
 * the few addresses that another would match: those of all would be most of the routes, and of what a start takes.
 * @returns what makes these few, to be called after all other routes
 */
export function refuseMethods(app: FastifyInstance): () => void {
  const taken: Taken = new Map()
  let areAllMade = false
  app.addHook('onRoute', ({ url, method }) => {
    if (areAllMade || !url.startsWith('/api/')) return
    const of = taken.get(url) ?? new Set()
    for (const each of [method].flat()) of.add(each)
    taken.set(url, of)
  })

  let find: ReturnType<typeof addressesOf> | undefined
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || !methods.includes(request.method)) return
    find ??= addressesOf(taken)
    const of = find(request.url)
    if (of) refuse(of, reply)
  })

  return () => {
    areAllMade = true
    const patterns = [...taken]
      .filter(([url]) => url.includes('/:'))
      .map(([url, of]) => ({ parts: url.split('/'), of }))
    for (const [url, of] of taken) {
      const caught = catching(url, patterns)
      const method = methods.filter((each) => !of.has(each) && caught.some((other) => other.has(each)))
      if (method.length === 0) continue
      app.route({
        url,
        method,
        exposeHeadRoute: false,
        schema: { hide: true },
        onRequest: async (_request: FastifyRequest, reply: FastifyReply) => refuse(of, reply),
        handler: () => undefined,
      })
    }
  }
}

function refuse(of: ReadonlySet<string>, reply: FastifyReply): never {
  reply.header('allow', methods.filter((method) => of.has(method)).join(', '))
  throw new AppError('VALIDATION_FAILED', { status: 405 })
}

/** Finds what the address of a request takes. */
function addressesOf(taken: Taken) {
  const router = createRouter()
  for (const [url, of] of taken) router.on('GET', url, () => undefined, of)
  return (url: string): ReadonlySet<string> | undefined => router.find('GET', url)?.store
}

/** What those addresses take that a request would reach instead, as `PATCH /things/order` reaches `PATCH /things/:id`. */
function catching(
  url: string,
  patterns: readonly { parts: string[]; of: ReadonlySet<string> }[],
): ReadonlySet<string>[] {
  const asked = url.split('/')
  return patterns
    .filter(
      ({ parts }) =>
        parts.length === asked.length &&
        parts.every((part, at) => part === asked[at] || part.startsWith(':')),
    )
    .map(({ of }) => of)
}
