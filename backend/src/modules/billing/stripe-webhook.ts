import { AppError } from '@ag/core'
import type { FastifyInstance } from 'fastify'
import type { BillingParts } from './billing'
import { leaveToPeople } from './refunds'
import { readStripeEvent } from './stripe'

/**
 * Hears from Stripe how payments ended, refunds that could not, and visits to its page for cards. Only what is signed with
 * our secret counts; a repeat changes nothing.
 */
export async function stripeWebhook(app: FastifyInstance, parts: BillingParts): Promise<void> {
  const { stripeWebhookSecret: secret, db, pay, cardPages, clock } = parts
  if (!secret) return
  await app.register(async (scope) => {
    // The signature is over the bytes, so they must not be read before it is checked.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    scope.post('/api/v1/webhooks/stripe', {
      schema: { hide: true },
      async handler(request, reply) {
        const signature = request.headers['stripe-signature']
        if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new AppError('FORBIDDEN')
        const told = readStripeEvent(request.body, signature, secret, clock)
        if (told?.about === 'payment') await pay.finish(told.paymentId, told.outcome)
        if (told?.about === 'card page') await cardPages.hear('stripe', told.reference)
        if (told?.about === 'failed refund') await leaveToPeople(db, told.refundId)
        return reply.code(200).send({ received: true })
      },
    })
  })
}
