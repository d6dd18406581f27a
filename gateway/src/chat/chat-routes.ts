import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type ChatPage, chatPage as chatPageReply, getChatPage } from '@ag/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { namesTag } from '../html/html-routes'
import { upstreamHeaders } from '../proxy/proxy-headers'
import type { Upstream } from '../proxy/upstream'
import { digest } from '../registry/document'
import { closedPolicy, framedBy } from '../security/content-policy'
import { chatNotice, chatPage, chatStyle } from './chat-page'

const styleHash = createHash('sha256').update(chatStyle).digest('base64')
const noticePolicy = `${closedPolicy}; style-src 'sha256-${styleHash}'`
const pagePolicy = `${noticePolicy}; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
const hour = 'public, max-age=3600'

/** Beside this file in the sources, beside the bundle once built; only the button is for other sites. */
const scripts = { 'chat.js': 'same-origin', 'chat-button.js': 'cross-origin' } as const

/** The page where a company's customers talk to its agent, and the two scripts that it takes. */
export async function chatRoutes(app: FastifyInstance, upstream: Upstream): Promise<void> {
  for (const [name, reach] of Object.entries(scripts)) {
    const script = await readFile(new URL(`./${name}`, import.meta.url))
    const etag = `"${digest(script.toString())}"`
    app.get(`/c/${name}`, async (request, reply) => {
      reply.header('cache-control', hour).header('etag', etag).header('cross-origin-resource-policy', reach)
      if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type('text/javascript; charset=utf-8').send(script)
    })
  }

  app.get<{ Params: { slug: string } }>('/c/:slug', async (request, reply) => {
    const slug = request.params.slug.toLowerCase()
    const page = /^[a-z0-9-]{3,40}$/.test(slug)
      ? await read(slug, request).catch(() => 'broken' as const)
      : undefined
    if (page === undefined)
      return show(reply, 404, chatNotice('Página não encontrada', 'Confira o endereço com a empresa.'))
    if (page === 'broken')
      return show(
        reply,
        503,
        chatNotice('Tente de novo em instantes', 'Não conseguimos abrir a conversa agora.'),
      )
    return show(reply, 200, chatPage(slug, page), framedBy(pagePolicy, page.sites))
  })

  /** Undefined where no company has this address. */
  async function read(slug: string, { ip, id, trace }: FastifyRequest): Promise<ChatPage | undefined> {
    const answer = await upstream.send({
      method: 'GET',
      path: getChatPage.path.replace(':slug', slug),
      headers: {
        ...upstreamHeaders({}, { address: ip, requestId: id, hasBody: false }),
        accept: 'application/json',
      },
      body: undefined,
      gone: new AbortController().signal,
      trace,
    })
    if (answer.status === 404) return undefined
    return chatPageReply.parse(JSON.parse(answer.body.toString('utf8')))
  }
}

const show = (reply: FastifyReply, status: number, html: string, policy = noticePolicy) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
