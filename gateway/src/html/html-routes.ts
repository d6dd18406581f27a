import { randomUUID } from 'node:crypto'
import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '../cache/compression'
import type { Registry } from '../registry/registry'
import { chooseMix, hasCanary, type Mix } from '../registry/selection'
import type { Page, Pages } from './pages'

const visitorCookie = 'ag_mix'
const month = 30 * 24 * 3600
/** Only a plain path may be sent on: `//host` or `/\host` would lead away from here. */
const plainPath = /^(?:\/[A-Za-z0-9._~%-]+)+\/+$/

export interface HtmlParts {
  registry: Registry
  pages: Pages
  production: boolean
}

/** Answers every address that nothing else answers, with a page. */
export function htmlRoutes(app: FastifyInstance, parts: HtmlParts): void {
  const { pages } = parts

  app.get('/*', async (request, reply) => {
    const [path = '/', query] = splitOnce(request.raw.url ?? '/', '?')
    if (path.startsWith('/api/') || path === '/api') throw new AppError('NOT_FOUND')
    if (path.length > 1 && path.endsWith('/') && plainPath.test(path)) {
      return reply.redirect(path.replace(/\/+$/, '') + printableQuery(query), 308)
    }
    const page = await pages.at(path, mixFor(request, reply, parts))
    if (!page) return notReleased(reply)
    return sendPage(request, reply, page)
  })
}

/** The mix of this visitor. An identity is asked for only while a canary is live. */
export function mixFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { registry, production }: Pick<HtmlParts, 'registry' | 'production'>,
): Mix {
  const document = registry.document()
  if (!hasCanary(document)) return chooseMix(document)
  const known = new RegExp(`(?:^|;\\s*)${visitorCookie}=([0-9a-f-]{36})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1]
  const visitor = known ?? randomUUID()
  if (known === undefined) {
    const secure = production ? '; Secure' : ''
    const cookie = `${visitorCookie}=${visitor}; Path=/; Max-Age=${month}; HttpOnly; SameSite=Lax${secure}`
    reply.header('set-cookie', cookie)
  }
  reply.header('cache-control', 'private, no-cache')
  return chooseMix(document, visitor)
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
