import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '../clock'

interface Call {
  method: string
  path: string
  key: string | undefined
  authorization: string | undefined
  fields: Record<string, string>
}

interface Answer {
  status: number
  body: unknown
}

/** What is kept of a Pix or a boleto. */
interface Intent {
  id: string
  status: string
  payment_method_types: string[]
  metadata: { payment_id: string | undefined }
  next_action: unknown
}

const day = 24 * 60 * 60

/**
 * Speaks like Stripe, as far as we listen: a repeated key gets the first answer again, and is refused with other words.
 * Cards come to what `next` says; a Pix and a boleto wait until `end` says how they end.
 */
export async function stripeDouble(clock: Clock = () => new Date()) {
  const calls: Call[] = []
  const answers = new Map<string, Answer & { asked: string }>()
  const intents = new Map<string, Intent>()
  /** What the next payment intents come to, and why the next Pix or boleto is refused. */
  const next = { status: 'succeeded', breaks: 0, breaksAt: '', refuses: '' }
  /** How its page for a card stands, and where it is. */
  const page = { status: 'open', at: '' }

  function answer({ method, path, fields }: Call): Answer {
    if (path === '/v1/customers') return { status: 200, body: { id: 'cus_1' } }
    if (path.endsWith('/attach')) {
      if (path.includes('pm_bad')) return { status: 402, body: { error: { decline_code: 'expired_card' } } }
      const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 }
      return { status: 200, body: { id: path.split('/')[3], card } }
    }
    if (path.startsWith('/v1/checkout/sessions')) return checkout(path)
    if (path === '/v1/refunds') {
      const isBoleto = intents.get(fields.payment_intent ?? '')?.payment_method_types[0] === 'boleto'
      return isBoleto ? refusal('charge_not_refundable') : { status: 200, body: { id: 're_1' } }
    }
    if (method === 'GET') {
      const id = path.split('/')[3] ?? ''
      return { status: 200, body: intents.get(id) ?? { id, status: next.status } }
    }
    const id = `pi_${calls.length}`
    const type = fields['payment_method_types[0]']
    if (type) return next.refuses ? refusal(next.refuses) : begin(id, type, fields)
    if (next.status !== 'declined') return { status: 200, body: { id, status: next.status, ...fields } }
    const error = { decline_code: 'insufficient_funds', payment_intent: { id } }
    return { status: 402, body: { error } }
  }

  function begin(id: string, type: string, fields: Call['fields']): Answer {
    const isComplete = [
      'payment_method_data[boleto][tax_id]',
      'payment_method_data[billing_details][name]',
      'payment_method_data[billing_details][email]',
      'payment_method_data[billing_details][address][line1]',
      'payment_method_data[billing_details][address][postal_code]',
    ].every((name) => fields[name])
    if (type === 'boleto' && !isComplete) return refusal('parameter_missing')
    const now = Math.floor(clock().getTime() / 1000)
    const ends = Number(fields['payment_method_options[boleto][expires_after_days]'])
    const lasts = Number(fields['payment_method_options[pix][expires_after_seconds]'])
    const hosted = `${address}/voucher/${id}`
    const intent: Intent = {
      id,
      status: 'requires_action',
      payment_method_types: [type],
      metadata: { payment_id: fields['metadata[payment_id]'] },
      next_action:
        type === 'pix'
          ? { pix_display_qr_code: { data: `00020126stripe${id}6304ABCD`, expires_at: now + lasts } }
          : {
              boleto_display_details: {
                number: '23793381286000782713695000063305975520000026000',
                expires_at: now + ends * day,
                hosted_voucher_url: next.status === 'elsewhere' ? 'https://voucher.example' : hosted,
              },
            },
    }
    intents.set(id, intent)
    return { status: 200, body: { ...intent } }
  }

  /** One page; asked for by its name with a card once somebody has given it one. */
  function checkout(path: string): Answer {
    const isOfPage = path.startsWith('/v1/checkout/sessions/cs_1?')
    const card = { brand: 'mastercard', last4: '4444', exp_month: 9, exp_year: 2032 }
    const setup_intent = page.status === 'complete' ? { payment_method: { id: 'pm_of_page', card } } : null
    const body = { id: 'cs_1', url: page.at, status: page.status, customer: 'cus_1' }
    return { status: 200, body: isOfPage ? { ...body, setup_intent } : body }
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const call: Call = {
      method: request.method ?? '',
      path: request.url ?? '',
      key: request.headers['idempotency-key']?.toString(),
      authorization: request.headers.authorization,
      fields: Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString())),
    }
    calls.push(call)
    const known = call.key === undefined ? undefined : answers.get(call.key)
    const asked = JSON.stringify(call.fields)
    const isOther = known !== undefined && known.asked !== asked
    const { status, body } = isOther ? refusal('', 'idempotency_error') : (known ?? answer(call))
    // Stripe forgets what it did not take.
    if (call.key !== undefined && status !== 400) answers.set(call.key, { status, body, asked })
    if (next.breaks > 0 || call.path === next.breaksAt) {
      next.breaks = Math.max(0, next.breaks - 1)
      next.breaksAt = ''
      request.socket.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  page.at = `${address}/c/pay/cs_1`
  return {
    address,
    calls,
    next,
    page,
    /** A Pix or a boleto is paid, or runs out; returned as the webhook of it would carry it. */
    end(id: string, status: 'succeeded' | 'requires_payment_method'): Intent {
      const intent = intents.get(id)
      if (!intent) throw new Error(`Nobody has asked for ${id}.`)
      intents.set(id, { ...intent, status, next_action: null })
      return { ...intent, status, next_action: null }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const refusal = (code: string, type = 'invalid_request_error'): Answer => ({
  status: 400,
  body: { error: { type, ...(code && { code }) } },
})

/** A webhook as Stripe would sign it. */
export function signedEvent(secret: string, at: Date, type: string, object: unknown) {
  const payload = JSON.stringify({ type, data: { object } })
  const time = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  return {
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
  }
}
