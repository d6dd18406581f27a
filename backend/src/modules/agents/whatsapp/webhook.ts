import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@ag/core'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import { promise } from '../../outbox/outbox'
import type { Worker } from '../../outbox/worker'
import type { ChannelRow, Channels } from './channel'
import { heardKind } from './hear-whatsapp'
import { applyStatus } from './message-status'
import { readEvent } from './read-event'

interface Needs {
  db: Db
  clock: Clock
  worker: Worker
  channels: Channels
}

const path = '/api/v1/webhooks/whatsapp/:channel'
/** So much WhatsApp sends at most. */
const largestEvent = 3 * 1024 * 1024

/**
 * Hears from WhatsApp what customers write and how far answers have come. Only what the company's own app has signed
 * counts. What was heard is promised and answered at once; the work is done after it, once, whoever repeats it.
 */
export async function whatsappWebhook(
  app: FastifyInstance,
  { db, clock, worker, channels }: Needs,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the bytes, so they must not be read before it is checked.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })

    scope.get<{ Params: { channel: string }; Querystring: Record<string, string> }>(path, {
      schema: { hide: true },
      async handler({ params, query }, reply) {
        const channel = await known(params.channel)
        const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query
        const isAsked = mode === 'subscribe' && typeof token === 'string' && typeof challenge === 'string'
        if (!isAsked || !isSame(token, channels.verifyTokenOf(channel.id))) throw new AppError('FORBIDDEN')
        if (!/^[\w-]{1,200}$/.test(challenge)) throw new AppError('VALIDATION_FAILED')
        await channels.change(db, channel.company_id, { verified_at: clock() })
        return reply.type('text/plain; charset=utf-8').send(challenge)
      },
    })

    scope.post<{ Params: { channel: string } }>(path, {
      bodyLimit: largestEvent,
      schema: { hide: true },
      async handler({ params, headers, body }, reply) {
        const channel = await known(params.channel)
        const signature = headers['x-hub-signature-256']
        if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw new AppError('FORBIDDEN')
        if (!isSigned(channel, body, signature)) throw new AppError('FORBIDDEN')
        const { accountId, messages, statuses } = readEvent(body, channel.phone_number_id)
        await db.transaction(async (transaction) => {
          if (accountId && accountId !== channel.account_id)
            await channels.change(transaction, channel.company_id, { account_id: accountId })
          for (const message of messages)
            await promise(transaction, clock(), {
              kind: heardKind,
              payload: { company_id: channel.company_id, ...message },
              dedupeKey: `${heardKind} ${channel.company_id} ${message.wamid}`,
            })
          for (const status of statuses) await applyStatus(transaction, channel.company_id, status)
        })
        if (messages.length > 0) worker.kick()
        return reply.code(200).send({ received: true })
      },
    })
  })

  async function known(id: string): Promise<ChannelRow> {
    const channel = await channels.withId(id)
    if (!channel) throw new AppError('NOT_FOUND')
    return channel
  }

  function isSigned(channel: ChannelRow, body: Buffer, signature: string): boolean {
    const secret = channels.secretsOf(channel)?.app_secret
    return (
      secret !== undefined &&
      isSame(signature, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
    )
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
