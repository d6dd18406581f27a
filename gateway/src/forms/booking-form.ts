import { createHash } from 'node:crypto'
import { bookingReply, bookMeeting, errorReply as refusalSchema } from '@ag/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errorReply } from '../errors/error-reply'
import type { Upstream } from '../proxy/upstream'
import { closedPolicy } from '../security/content-policy'
import { bookingOf, fieldsOf } from './booking-fields'
import { bookedPage, bookingStyle, refusedPage } from './booking-pages'
import { callForForm, type PlainForm, plainForms } from './plain-forms'

const styleHash = createHash('sha256').update(bookingStyle).digest('base64')
const policy = `${closedPolicy.replace("form-action 'none'", "form-action 'self'")}; style-src 'sha256-${styleHash}'`

/** Books a meeting for a page whose scripts never came: a plain form in, a plain page out. */
export function bookingForm(app: FastifyInstance, upstream: Upstream): void {
  plainForms(app, (scope) => {
    scope.post<PlainForm>('/consultation', async (request, reply) => {
      const fields = fieldsOf(request.body)
      // Sent again by a reload, it is the same booking.
      const key = createHash('sha256').update(JSON.stringify(fields)).digest('hex')
      const answer = await callForForm(upstream, bookMeeting, bookingOf(fields), request, {
        'idempotency-key': key,
      }).catch((error: unknown) => errorReply(error, request.id))
      const refusal = refusalSchema.safeParse(answer.body)
      if (refusal.success) return show(reply, answer.status, refusedPage(fields, refusal.data))
      return show(reply, 200, bookedPage(bookingReply.parse(answer.body).meeting))
    })
  })
}

const show = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
