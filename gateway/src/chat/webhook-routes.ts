import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerHeaders, isJson, upstreamHeaders } from '../proxy/proxy-headers'
import type { Upstream } from '../proxy/upstream'

/** So much WhatsApp sends at most. */
const largestEvent = 3 * 1024 * 1024
const address = /^\/webhooks\/whatsapp\/([A-Za-z0-9_-]{1,64})(\?[\w.=&%+-]{1,2000})?$/

/** The way of WhatsApp's events to the backend: the bytes as they come, because they are signed. */
export function webhookRoutes(app: FastifyInstance, upstream: Upstream): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'POST'],
      url: '/webhooks/whatsapp/:channel',
      exposeHeadRoute: false,
      bodyLimit: largestEvent,
      async handler(request, reply) {
        const { status, headers, body } = await passOn(request)
        return reply.code(status).headers(answerHeaders(headers)).send(body)
      },
    })
  })

  function passOn({ method, raw, headers, body, ip, id, trace }: FastifyRequest) {
    const [, channel, query = ''] = address.exec(raw.url ?? '') ?? []
    if (channel === undefined) throw new AppError('NOT_FOUND')
    const sent = method === 'POST' && Buffer.isBuffer(body) ? body : undefined
    if (sent && !isJson(headers['content-type'])) throw new AppError('VALIDATION_FAILED', { status: 415 })
    const signature = headers['x-hub-signature-256']
    return upstream.send({
      method: method === 'POST' ? 'POST' : 'GET',
      path: `/api/v1/webhooks/whatsapp/${channel}${method === 'GET' ? query : ''}`,
      headers: {
        ...upstreamHeaders({}, { address: ip, requestId: id, hasBody: sent !== undefined }),
        ...(typeof signature === 'string' && { 'x-hub-signature-256': signature }),
      },
      body: sent,
      gone: new AbortController().signal,
      trace,
    })
  }
}
