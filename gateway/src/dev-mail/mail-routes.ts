import { createHash } from 'node:crypto'
import { type OutboxMail, outboxMails } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyInstance } from 'fastify'
import type { Upstream } from '../proxy/upstream'
import { closedPolicy } from '../security/content-policy'
import { mailPage, mailStyle } from './mail-page'

const styleHash = createHash('sha256').update(mailStyle).digest('base64')

/** Shows the mails that the backend keeps instead of sending. It is never registered in production. */
export function mailRoutes(app: FastifyInstance, upstream: Upstream): void {
  app.get<{ Querystring: { to?: string } }>('/dev/mail.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await mails(request.query.to, request.id)),
  )

  app.get<{ Querystring: { to?: string } }>('/dev/mail', async (request, reply) => {
    const list = await mails(request.query.to, request.id)
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', `${closedPolicy}; style-src 'sha256-${styleHash}'`)
      .type('text/html; charset=utf-8')
      .send(mailPage(list))
  })

  // The mail as a reader would show it. The sandbox gives it an origin of its own and no scripts.
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = (await mails(undefined, request.id)).find(({ id }) => id === request.params.id)
    if (!mail) throw new AppError('NOT_FOUND')
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox; ${closedPolicy}; style-src 'unsafe-inline'; img-src data:`,
      )
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })

  async function mails(to: unknown, requestId: string): Promise<OutboxMail[]> {
    const query = typeof to === 'string' && to !== '' ? `?to=${encodeURIComponent(to)}` : ''
    const answer = await upstream.send({
      method: 'GET',
      path: `/internal/mail${query}`,
      headers: { accept: 'application/json', 'x-request-id': requestId },
      body: undefined,
      gone: new AbortController().signal,
    })
    if (answer.status !== 200) throw new AppError('BAD_GATEWAY', { cause: `Status ${answer.status}` })
    return outboxMails.parse(JSON.parse(answer.body.toString('utf8')))
  }
}
