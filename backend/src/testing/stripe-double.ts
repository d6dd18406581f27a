import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Call {
  method: string
  path: string
  key: string | undefined
  authorization: string | undefined
  fields: Record<string, string>
}

/** Speaks like Stripe, as far as we listen: a repeated key gets the first answer again. */
export async function stripeDouble() {
  const calls: Call[] = []
  const answers = new Map<string, { status: number; body: unknown }>()
  /** What the next payment intents come to. */
  const next = { status: 'succeeded', breaks: 0 }

  function answer({ method, path, fields }: Call): { status: number; body: unknown } {
    if (path === '/v1/customers') return { status: 200, body: { id: 'cus_1' } }
    if (path.endsWith('/attach')) {
      if (path.includes('pm_bad')) return { status: 402, body: { error: { decline_code: 'expired_card' } } }
      const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 }
      return { status: 200, body: { id: path.split('/')[3], card } }
    }
    if (path === '/v1/refunds') return { status: 200, body: { id: 're_1' } }
    if (method === 'GET') return { status: 200, body: { id: path.split('/')[3], status: next.status } }
    const id = `pi_${calls.length}`
    if (next.status !== 'declined') return { status: 200, body: { id, status: next.status, ...fields } }
    const error = { decline_code: 'insufficient_funds', payment_intent: { id } }
    return { status: 402, body: { error } }
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
    const { status, body } = known ?? answer(call)
    if (call.key !== undefined) answers.set(call.key, { status, body })
    if (next.breaks > 0) {
      next.breaks -= 1
      request.socket.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    calls,
    next,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

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
