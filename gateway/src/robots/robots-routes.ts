import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../html/html-routes'
import { digest } from '../registry/document'
import { type SitemapParts, sitemap } from './sitemap'

const fewMinutes = 'public, max-age=300'

/**
 * Tells robots where to look. Pages that nobody should find are not forbidden here: their header says so, and a
 * forbidden page's header is never read.
 */
export function robotsRoutes(app: FastifyInstance, parts: SitemapParts): void {
  const rules = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${parts.origin}/sitemap.xml`, ''].join(
    '\n',
  )

  app.get('/robots.txt', (request, reply) => answer(request, reply, 'text/plain', rules))

  app.get('/sitemap.xml', async (request, reply) => {
    const text = await sitemap(parts)
    if (text !== undefined) return answer(request, reply, 'application/xml', text)
    return reply.code(503).header('retry-after', '60').header('cache-control', 'no-store').send()
  })
}

function answer(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const etag = `"${digest(text)}"`
  reply.header('cache-control', fewMinutes).header('etag', etag)
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}
