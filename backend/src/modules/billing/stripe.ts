import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentType } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { CardPage, Charge, Outcome, Payer, PaymentProvider, SavedCard } from './payment-provider'

interface StripeSettings {
  secretKey: string
  /** What the account may take; Stripe switches Pix and boleto on for one account at a time. */
  types?: readonly PaymentType[]
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
  payment_method_types?: string[]
  next_action?: {
    pix_display_qr_code?: { data: string; expires_at: number }
    boleto_display_details?: {
      number: string | null
      expires_at: number | null
      hosted_voucher_url: string | null
    }
  } | null
}

interface Session {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  customer: string
  setup_intent?: { payment_method?: { id: string; card?: Card } | null } | null
}

/** Where Stripe's pages are; an API elsewhere has its pages there, too. */
const pages = 'https://checkout.stripe.com'
const version = '2025-09-30.clover'
const patience = 6_000

/** So long a Pix can be paid. */
const pixSeconds = 24 * 60 * 60

/** Cards, Pix and boletos by way of Stripe. The number of a card goes from the browser to Stripe and never comes by here. */
export function stripe({ secretKey, address, types }: StripeSettings): PaymentProvider {
  const api = address ?? 'https://api.stripe.com'
  const pageOrigin = new URL(address ?? pages).origin

  async function call<Answer>(
    method: 'GET' | 'POST',
    path: string,
    fields: Record<string, string> = {},
    key?: string,
  ): Promise<Answer> {
    const response = await fetch(`${api}/v1/${path}`, {
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
    throw new AppError('UNAVAILABLE', {
      cause: new Unaccepted(`Stripe answered ${response.status} to ${path}.`, answer.error),
    })
  }

  /** A payment that ends elsewhere: what is returned says where. */
  const begin = ({ key, amountCents, number }: Charge, type: PaymentType, fields: Record<string, string>) =>
    call<Intent>(
      'POST',
      'payment_intents',
      {
        amount: String(amountCents),
        currency: 'brl',
        'payment_method_types[0]': type,
        'payment_method_data[type]': type,
        confirm: 'true',
        description: `Fatura ${number}`,
        'metadata[payment_id]': key,
        ...fields,
      },
      key,
    ).catch((error: unknown) => {
      const userMessage = refusalOf(error)
      throw userMessage ? new AppError('PAYMENT_DECLINED', { userMessage, cause: error }) : error
    })

  const cards: Partial<PaymentProvider> = {
    async saveCard(companyId, token) {
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
        return savedCard(customer.id, id, card)
      } catch (error) {
        if (error instanceof Declined) throw new AppError('PAYMENT_DECLINED', { userMessage: error.words })
        throw error
      }
    },

    async openCardPage({ key, companyId, savedToken, doneUrl, leftUrl }) {
      const customer =
        savedToken?.split(' ')[0] ??
        (
          await call<{ id: string }>(
            'POST',
            'customers',
            { 'metadata[company_id]': companyId },
            `customer-${key}`,
          )
        ).id
      const session = await call<Session>(
        'POST',
        'checkout/sessions',
        {
          mode: 'setup',
          customer,
          'payment_method_types[0]': 'card',
          client_reference_id: key,
          locale: 'pt-BR',
          success_url: doneUrl,
          cancel_url: leftUrl,
        },
        key,
      )
      const { id, url } = session
      // The browser is sent there: nowhere but to the service that is asked.
      if (!url || !URL.canParse(url) || new URL(url).origin !== pageOrigin) {
        throw new AppError('UNAVAILABLE', {
          cause: new Error('The page for a card is not where it should be.'),
        })
      }
      return { reference: id, url }
    },

    async readCardPage(reference): Promise<CardPage> {
      const path = `checkout/sessions/${encodeURIComponent(reference)}?expand[]=setup_intent.payment_method`
      const { status, customer, setup_intent } = await call<Session>('GET', path)
      if (status !== 'complete') return { status }
      const method = setup_intent?.payment_method
      if (!method?.card) return { status: 'expired' }
      return { status: 'saved', card: savedCard(customer, method.id, method.card) }
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
  }

  const pix: Partial<PaymentProvider> = {
    async requestPix(charge) {
      const { id, next_action } = await begin(charge, 'pix', {
        'payment_method_options[pix][expires_after_seconds]': String(pixSeconds),
      })
      const code = next_action?.pix_display_qr_code
      if (!code?.data) throw withoutCode(id)
      return { reference: id, copyPaste: code.data, expiresAt: momentOf(code.expires_at) }
    },
  }

  const boleto: Partial<PaymentProvider> = {
    leastBoletoCents: 500,

    async requestBoleto({ payer, days, ...charge }) {
      const { id, next_action } = await begin(charge, 'boleto', {
        'payment_method_options[boleto][expires_after_days]': String(days),
        ...payerFields(payer),
      })
      const { number, expires_at, hosted_voucher_url: voucherUrl } = next_action?.boleto_display_details ?? {}
      if (!number || !expires_at || !voucherUrl || !isOfStripe(voucherUrl, address)) throw withoutCode(id)
      return {
        reference: id,
        barcode: number.replace(/\D/g, ''),
        voucherUrl,
        expiresAt: momentOf(expires_at),
      }
    },
  }

  const can = (type: PaymentType) => types?.includes(type) ?? true
  return {
    name: 'stripe',
    ...(can('card') && cards),
    ...(can('pix') && pix),
    ...(can('boleto') && boleto),

    async look({ reference }) {
      if (!reference) return { status: 'pending', reference }
      return outcomeOf(await call<Intent>('GET', `payment_intents/${encodeURIComponent(reference)}`))
    },

    async refund({ key, reference, amountCents }) {
      const fields = {
        payment_intent: reference,
        amount: String(amountCents),
        'metadata[refund_id]': key,
      }
      await call('POST', 'refunds', fields, key)
    },
    // Nobody knows which account a boleto was paid from.
    refundsByHand: ['boleto'],
  }
}

const payerFields = ({ document, legal_name, email, address }: Payer): Record<string, string> => ({
  'payment_method_data[boleto][tax_id]': document,
  'payment_method_data[billing_details][name]': legal_name,
  'payment_method_data[billing_details][email]': email,
  'payment_method_data[billing_details][address][line1]': `${address.street}, ${address.number}`,
  'payment_method_data[billing_details][address][line2]': [address.complement, address.district]
    .filter(Boolean)
    .join(', '),
  'payment_method_data[billing_details][address][city]': address.city,
  'payment_method_data[billing_details][address][state]': address.state,
  'payment_method_data[billing_details][address][postal_code]': address.postal_code,
  'payment_method_data[billing_details][address][country]': 'BR',
})

const momentOf = (seconds: number) => new Date(seconds * 1000)

/** Customers are sent there: nowhere but to the service that is asked. */
function isOfStripe(url: string, address: string | undefined): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, origin } = new URL(url)
  if (address) return origin === new URL(address).origin
  return protocol === 'https:' && (hostname === 'stripe.com' || hostname.endsWith('.stripe.com'))
}

const withoutCode = (intent: string) =>
  new AppError('UNAVAILABLE', { cause: new Error(`Stripe gave no code for ${intent}.`) })

/** What we know a card by: whose it is and which, and what its owner recognises. */
const savedCard = (customer: string, id: string, { brand, last4, exp_year, exp_month }: Card): SavedCard => ({
  token: `${customer} ${id}`,
  brand,
  last4,
  expires: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
})

const refusal = 'O banco recusou o cartão.'

function outcomeOf({ id, status, payment_method_types = [] }: Intent): Outcome {
  if (status === 'succeeded') return { status: 'paid', reference: id }
  if (status === 'processing') return { status: 'pending', reference: id }
  if (payment_method_types.some((type) => type === 'pix' || type === 'boleto')) {
    if (status === 'requires_action') return { status: 'pending', reference: id }
    return { status: 'failed', reference: id, message: 'O código venceu sem pagamento.' }
  }
  if (status === 'requires_action') {
    return { status: 'failed', reference: id, message: 'O banco pediu uma confirmação que só você pode dar.' }
  }
  return { status: 'failed', reference: id, message: refusal }
}

const noCode = 'Não foi possível gerar o código. Tente de novo ou escolha outra forma de pagamento.'
const wrongPayer = 'O boleto não foi aceito com estes dados de faturamento. Confira o documento e o endereço.'

/** What Stripe refuses for good, and what it means to who pays. */
const refusals: Record<string, string> = {
  tax_id_invalid: wrongPayer,
  postal_code_invalid: wrongPayer,
  incorrect_address: wrongPayer,
  email_invalid: wrongPayer,
  invalid_characters: wrongPayer,
  amount_too_small: 'Esta forma de pagamento não aceita um valor tão baixo. Escolha outra.',
  amount_too_large: 'Esta forma de pagamento não aceita um valor tão alto. Escolha outra.',
  // Asked for anew with other words than before: what was begun then nobody has seen.
  idempotency_error: noCode,
}

interface StripeFailure {
  type?: string
  code?: string
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

export type StripeNews =
  | { about: 'payment'; paymentId: string; outcome: Outcome }
  | { about: 'card page'; reference: string }
  | { about: 'failed refund'; refundId: string }

const endings = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled']

/** A call that Stripe did not take; some of them nobody needs to repeat. */
class Unaccepted extends Error {
  constructor(
    message: string,
    readonly failure: StripeFailure | undefined,
  ) {
    super(message)
  }
}

/** Why no code will come of a payment, in words; nothing where asking again may help. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof Declined) return noCode
  if (!(error instanceof AppError && error.cause instanceof Unaccepted)) return undefined
  const { code = '', type = '' } = error.cause.failure ?? {}
  return refusals[code] ?? refusals[type]
}

/** What Stripe tells of its own accord, if the signature shows that it does. */
export function readStripeEvent(
  body: Buffer,
  signature: string,
  secret: string,
  clock: Clock,
): StripeNews | undefined {
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
    data: { object: Intent & { metadata?: { payment_id?: string; refund_id?: string } } }
  }
  if (event.type === 'checkout.session.completed')
    return { about: 'card page', reference: event.data.object.id }
  const intent = event.data.object
  const { payment_id: paymentId, refund_id: refundId } = intent.metadata ?? {}
  if (event.type === 'refund.failed') return refundId ? { about: 'failed refund', refundId } : undefined
  const isOver = endings.includes(event.type)
  return isOver && paymentId ? { about: 'payment', paymentId, outcome: outcomeOf(intent) } : undefined
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)
