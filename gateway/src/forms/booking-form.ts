import { createHash } from 'node:crypto'
import { bookingReply, bookMeeting, errorReply as refusalSchema } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorReply } from '../errors/error-reply'
import { upstreamHeaders } from '../proxy/proxy-headers'
import type { Upstream } from '../proxy/upstream'
import { closedPolicy } from '../security/content-policy'
import { type BookingFields, bookingOf, fieldsOf } from './booking-fields'
import { bookedPage, bookingStyle, refusedPage } from './booking-pages'

const styleHash = createHash('sha256').update(bookingStyle).digest('base64')
const policy = `${closedPolicy.replace("form-action 'none'", "form-action 'self'")}; style-src 'sha256-${styleHash}'`
const largestForm = 20_000

/** Books a meeting for a page whose scripts never came: a plain form in, a plain page out. */
export function bookingForm(app: FastifyInstance, upstream: Upstream): void {
  const send = book(upstream)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, fieldsOf(String(body))),
    )

    scope.post<{ Body: BookingFields }>('/consultation', async (request, reply) => {
      // Another site must not book in a visitor's name.
      const from = request.headers['sec-fetch-site']
      if (from !== undefined && from !== 'same-origin' && from !== 'none')
        throw new AppError('VALIDATION_FAILED', { status: 403 })
      const fields = request.body ?? {}
      const answer = await send(fields, request).catch((error: unknown) => errorReply(error, request.id))
      const refusal = refusalSchema.safeParse(answer.body)
      if (refusal.success) return show(reply, answer.status, refusedPage(fields, refusal.data))
      return show(reply, 200, bookedPage(bookingReply.parse(answer.body).meeting))
    })
  })
}

const book =
  (upstream: Upstream) =>
  async (fields: BookingFields, { ip, id }: FastifyRequest): Promise<{ status: number; body: unknown }> => {
    const answer = await upstream.send({
      method: 'POST',
      path: bookMeeting.path,
      headers: {
        ...upstreamHeaders({}, { address: ip, requestId: id, hasBody: true }),
        accept: 'application/json',
        // Sent again by a reload, it is the same booking.
        'idempotency-key': createHash('sha256').update(JSON.stringify(fields)).digest('hex'),
      },
      body: Buffer.from(JSON.stringify(bookingOf(fields))),
      gone: new AbortController().signal,
    })
    const body = JSON.parse(answer.body.toString('utf8')) as unknown
    const known = answer.status === bookMeeting.status ? bookingReply : refusalSchema
    if (!known.safeParse(body).success)
      throw new AppError('BAD_GATEWAY', { cause: `Status ${answer.status}` })
    return { status: answer.status, body }
  }

const show = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
