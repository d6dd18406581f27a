import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Outcome, PaymentProvider } from './payment-provider'

interface StripeSettings {
  secretKey: string
  /** Where the API is; tests have one of their own. */
  address?: string
}

interface Card {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
}

interface Intent {
  id: string
  status: string
  last_payment_error?: { message?: string } | null
}

const version = '2025-09-30.clover'
const patience = 6_000

/** Cards by way of Stripe. The number of a card goes from the browser to Stripe and never comes by here. */
export function stripe({ secretKey, address = 'https://api.stripe.com' }: StripeSettings): PaymentProvider {
  async function call<Answer>(
    method: 'GET' | 'POST',
    path: string,
    fields: Record<string, string> = {},
    key?: string,
  ): Promise<Answer> {
    const response = await fetch(`${address}/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': version,
        ...(key && { 'idempotency-key': key }),
      },
      ...(method === 'POST' && { body: new URLSearchParams(fields) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', { cause })
    })
    const answer = (await response.json().catch(() => ({}))) as Answer & { error?: StripeFailure }
    if (response.ok) return answer
    if (response.status === 402 && answer.error) throw new Declined(answer.error)
    throw new AppError('UNAVAILABLE', { cause: new Error(`Stripe answered ${response.status} to ${path}.`) })
  }

  return {
    name: 'stripe',

    async keepCard(companyId, token) {
      try {
        const customer = await call<{ id: string }>(
          'POST',
          'customers',
          { 'metadata[company_id]': companyId },
          `customer-${companyId}-${token}`,
        )
        const { id, card } = await call<{ id: string; card: Card }>(
          'POST',
          `payment_methods/${encodeURIComponent(token)}/attach`,
          { customer: customer.id },
          `attach-${companyId}-${token}`,
        )
        const expires = `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`
        return { token: `${customer.id} ${id}`, brand: card.brand, last4: card.last4, expires }
      } catch (error) {
        if (error instanceof Declined) throw new AppError('PAYMENT_DECLINED', { userMessage: error.words })
        throw error
      }
    },

    async chargeCard({ key, amountCents, number, token }) {
      const [customer = '', method = ''] = token.split(' ')
      try {
        const fields = {
          amount: String(amountCents),
          currency: 'brl',
          customer,
          payment_method: method,
          off_session: 'true',
          confirm: 'true',
          description: `Fatura ${number}`,
          'metadata[payment_id]': key,
        }
        return outcomeOf(await call<Intent>('POST', 'payment_intents', fields, key))
      } catch (error) {
        if (!(error instanceof Declined)) throw error
        return { status: 'failed', reference: error.intent, message: error.words }
      }
    },

    async look({ reference }) {
      if (!reference) return { status: 'pending', reference }
      return outcomeOf(await call<Intent>('GET', `payment_intents/${encodeURIComponent(reference)}`))
    },

    async refund({ key, reference, amountCents }) {
      await call('POST', 'refunds', { payment_intent: reference, amount: String(amountCents) }, key)
    },
  }
}

const refusal = 'O banco recusou o cartão.'

function outcomeOf({ id, status }: Intent): Outcome {
  if (status === 'succeeded') return { status: 'paid', reference: id }
  if (status === 'processing') return { status: 'pending', reference: id }
  if (status === 'requires_action') {
    return { status: 'failed', reference: id, message: 'O banco pediu uma confirmação que só você pode dar.' }
  }
  return { status: 'failed', reference: id, message: refusal }
}

interface StripeFailure {
  decline_code?: string
  payment_intent?: { id: string }
}

const words: Record<string, string> = {
  expired_card: 'O cartão está vencido.',
  insufficient_funds: 'O cartão não tem limite suficiente.',
  authentication_required: 'O banco pediu uma confirmação que só você pode dar.',
}

class Declined extends Error {
  readonly intent: string | null
  readonly words: string

  constructor({ decline_code = '', payment_intent }: StripeFailure) {
    super('declined')
    this.intent = payment_intent?.id ?? null
    this.words = words[decline_code] ?? refusal
  }
}

/** Seconds that a signature may be old: later ones may be copies. */
const tolerance = 300

/** What Stripe tells of its own accord, if the signature shows that it does. */
export function readStripeEvent(
  body: Buffer,
  signature: string,
  secret: string,
  clock: Clock,
): { paymentId: string; outcome: Outcome } | undefined {
  const parts = signature.split(',').map((part) => part.split('=', 2) as [string, string?])
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  const age = Math.abs(clock().getTime() / 1000 - time)
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  const isSigned = parts.some(
    ([name, value = '']) => name === 'v1' && isSame(Buffer.from(value, 'hex'), expected),
  )
  if (!(age <= tolerance) || !isSigned) throw new AppError('FORBIDDEN')
  const event = JSON.parse(body.toString()) as {
    type: string
    data: { object: Intent & { metadata?: { payment_id?: string } } }
  }
  const intent = event.data.object
  const paymentId = intent.metadata?.payment_id
  const isOver = event.type === 'payment_intent.succeeded' || event.type === 'payment_intent.payment_failed'
  return isOver && paymentId ? { paymentId, outcome: outcomeOf(intent) } : undefined
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)
