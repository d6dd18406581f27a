import { AppError, agentIdAt, agentPath } from '@ag/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '../cache/compression'
import type { Previews } from '../registry/previews'
import type { Registry } from '../registry/registry'
import { chooseMix, hasCanary, type Mix, withPreview } from '../registry/selection'
import type { Visitors } from '../registry/visitors'
import type { Page, Pages } from './pages'

/** Only a plain path may be sent on: `//host` or `/\host` would lead away from here. */
const plainPath = /^(?:\/[A-Za-z0-9._~%-]+)+\/+$/

export interface HtmlParts {
  registry: Registry
  pages: Pages
  visitors: Visitors
  previews: Previews
}

/** Answers every address that nothing else answers, with a page. */
export function htmlRoutes(app: FastifyInstance, parts: HtmlParts): void {
  const { pages } = parts

  app.get('/*', async (request, reply) => {
    const [path = '/', query] = splitOnce(request.raw.url ?? '/', '?')
    if (path.startsWith('/api/') || path === '/api') throw new AppError('NOT_FOUND')
    if (path.length > 1 && path.endsWith('/') && plainPath.test(path)) {
      return reply.redirect(path.replace(/(?<!\/)\/+$/, '') + printableQuery(query), 308)
    }
    const agent = agentIdAt(path)
    if (agent !== undefined && agentPath(agent) !== path) {
      return reply.redirect(agentPath(agent) + printableQuery(query), 308)
    }
    const page = await pages.at(path, mixFor(request, reply, parts))
    if (!page) return notReleased(reply)
    return sendPage(request, reply, page)
  })
}

/**
 * The mix of this visitor: what a team member has asked to see, else a canary where their bucket lies in its share, else what
 * is stable. An identity is asked for only while a canary is live.
 */
export function mixFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { registry, visitors, previews }: Pick<HtmlParts, 'registry' | 'visitors' | 'previews'>,
): Mix {
  const document = registry.document()
  const preview = previews.of(request, Date.now())
  if (preview || hasCanary(document)) reply.header('cache-control', 'private, no-cache')
  if (preview) return withPreview(chooseMix(document), preview)
  return hasCanary(document)
    ? chooseMix(document, visitors.named(request, reply, document))
    : chooseMix(document)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('vary', 'accept-encoding').header('etag', page.etag)
  reply.header('content-security-policy', page.policy).header('reporting-endpoints', 'csp="/api/reports"')
  if (!page.index) reply.header('x-robots-tag', 'noindex')
  if (page.status === 503) reply.header('retry-after', '60')
  if (page.status === 200 && namesTag(request.headers['if-none-match'], page.etag)) {
    return reply.code(304).send()
  }
  const { bytes, encoding } = page.content(acceptedEncodings(request.headers['accept-encoding']))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(page.status).type('text/html; charset=utf-8').send(bytes)
}

/** Does an `if-none-match` header name this tag? */
export function namesTag(header: string | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => plain(tag) === plain(etag)) ?? false
}

function notReleased(reply: FastifyReply) {
  return reply
    .code(503)
    .header('retry-after', '10')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('O site está sendo preparado. Tente novamente em instantes.')
}

function printableQuery(query: string | undefined): string {
  return query !== undefined && /^[\x21-\x7e]+$/.test(query) ? `?${query}` : ''
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
