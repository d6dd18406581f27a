import { getPicture } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyInstance } from 'fastify'
import { ByteCache } from '../cache/byte-cache'
import { namesTag } from '../html/html-routes'
import type { Upstream } from '../proxy/upstream'

const mostBytes = 32_000_000
const forEver = 'public, max-age=31536000, immutable'

/** Pictures of products, as images and nothing else: their name is the hash of what is in them. */
export function pictureRoutes(app: FastifyInstance, upstream: Upstream): void {
  const known = new ByteCache<Buffer>(mostBytes)

  async function read(name: string): Promise<Buffer> {
    const kept = known.get(name)
    if (kept) return kept
    const { status, body } = await upstream.send({
      method: 'GET',
      path: getPicture.path.replace(':name', name),
      headers: {},
      body: undefined,
      gone: new AbortController().signal,
    })
    if (status === 404) throw new AppError('NOT_FOUND')
    if (status !== 200) throw new AppError('BAD_GATEWAY')
    known.set(name, body, body.length)
    return body
  }

  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const { name } = request.params
    if (!/^[0-9a-f]{32}$/.test(name)) throw new AppError('NOT_FOUND')
    const tag = `"${name}"`
    const picture = await read(name)
    reply.header('cache-control', forEver).header('etag', tag)
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('image/webp').send(picture)
  })
}
