import { sendSiteMessage, siteSlug } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '../cache/compression'
import { namesTag } from '../html/html-routes'
import { upstreamHeaders } from '../proxy/proxy-headers'
import type { Upstream } from '../proxy/upstream'
import type { SiteHosts } from './site-hosts'
import { documentPolicy } from './site-policy'
import type { SiteStore, StoredSite } from './site-store'
import type { VisitCounter } from './visit-counter'

const largestForm = 20_000
const strictTransport = 'strict-transport-security'
/** The form's fields, by what they are called in it. */
const fields = { name: 'nome', contact: 'contato', message: 'mensagem', trap: 'site', stamp: 'marca' }

interface Parts {
  sites: SiteStore
  visits: VisitCounter
  hosts: SiteHosts
  upstream: Upstream
}

type Named = { Params: { slug: string } }

/** Companies' own pages, at an address with us and at domains of their own. */
export function siteRoutes(app: FastifyInstance, { sites, visits, hosts, upstream }: Parts): void {
  // On a company's domain there is its site and nothing of ours.
  app.addHook('onRequest', async (request, reply) => {
    const slug = hosts.slugOf(request.headers.host)
    if (slug === undefined) return
    // What else the company has below its domain is not ours to speak for.
    if (reply.hasHeader(strictTransport)) reply.header(strictTransport, 'max-age=31536000')
    const [path] = (request.raw.url ?? '').split('?')
    if (path === `/s/${slug}` || path === `/s/${slug}/obrigado`) return
    const isHome = path === '/' && (request.method === 'GET' || request.method === 'HEAD')
    if (!isHome) return reply.code(302).header('cache-control', 'no-store').header('location', '/').send()
    return showPage(slug, request, reply)
  })

  app.get<Named>('/s/:slug', (request, reply) => showPage(request.params.slug, request, reply))

  app.get<Named>('/s/:slug/obrigado', async (request, reply) => {
    const site = await sites.read(known(request.params.slug))
    reply.header('x-robots-tag', 'noindex')
    if (!site.thanks) return send(request, reply, site)
    return sendBytes(request, reply.header('content-security-policy', site.policy), 200, site.thanks)
  })

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post<Named & { Body: URLSearchParams | undefined }>('/s/:slug', async (request, reply) => {
      // Another site must not write in a visitor's name.
      const from = request.headers['sec-fetch-site']
      if (from !== undefined && from !== 'same-origin' && from !== 'none')
        throw new AppError('VALIDATION_FAILED', { status: 403 })
      const slug = known(request.params.slug)
      const { sent, refusal } = await write(slug, request.body ?? new URLSearchParams(), request)
      reply.header('cache-control', 'no-store')
      if (sent) return reply.code(303).header('location', `/s/${slug}/obrigado`).send()
      return reply
        .code(refusal?.status ?? 400)
        .header('content-security-policy', documentPolicy(refusal?.style_hash ?? ''))
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(refusal?.html ?? '')
    })
  })

  async function showPage(slug: string, request: FastifyRequest, reply: FastifyReply) {
    const site = await sites.read(known(slug))
    if (site.status === 200 && request.method === 'GET') visits.count(slug, request.headers)
    return send(request, reply, site)
  }

  async function write(slug: string, form: URLSearchParams, { ip, id, trace }: FastifyRequest) {
    const typed = Object.entries(fields).map(([key, name]) => [key, form.get(name) ?? ''])
    const { status, body } = await upstream.send({
      method: 'POST',
      path: sendSiteMessage.path.replace(':slug', slug),
      headers: upstreamHeaders({}, { address: ip, requestId: id, hasBody: true }),
      body: Buffer.from(JSON.stringify(Object.fromEntries(typed))),
      gone: new AbortController().signal,
      trace,
    })
    if (status === 404) throw new AppError('NOT_FOUND')
    const reply =
      status === 200 ? sendSiteMessage.reply?.safeParse(JSON.parse(body.toString('utf8'))) : undefined
    if (!reply?.success) throw new AppError('BAD_GATEWAY', { cause: `Status ${status}` })
    return reply.data
  }
}

/** A site that can be; others are not asked for. */
function known(slug: string): string {
  if (!siteSlug.safeParse(slug).success) throw new AppError('NOT_FOUND')
  return slug
}

function send(request: FastifyRequest, reply: FastifyReply, { status, policy, etag, page }: StoredSite) {
  reply.header('content-security-policy', policy).header('cache-control', 'no-cache')
  if (status === 503) reply.header('retry-after', '3600')
  if (status !== 200) return sendBytes(request, reply.header('x-robots-tag', 'noindex'), status, page)
  reply.header('etag', etag).header('vary', 'accept-encoding')
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return sendBytes(request, reply, 200, page)
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, status: number, page: StoredSite['page']) {
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find((one) => page[one])
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(encoding ? page[encoding] : page.plain)
}
