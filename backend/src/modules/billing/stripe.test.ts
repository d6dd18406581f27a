import {
  activateSubscription,
  getBilling,
  getSubscriptionOffer,
  payInvoice,
  refundSubscription,
  savePaymentMethod,
} from '@ag/contracts'
import { minutes } from '../../clock'
import { payments, refunds } from '../../db/schema'
import { describeEachDatabase } from '../../testing/describe-each-database'
import { signedEvent, stripeDouble } from '../../testing/stripe-double'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const webhookSecret = 'whsec_of_this_test'
const params = { product_id: 'prospect' }
const ana = { email: 'ana@empresa.com.br', password: 'girassol trovão bicicleta' }

describeEachDatabase('cards by way of Stripe', (database) => {
  let clock: ReturnType<typeof testClock>
  let stripe: Awaited<ReturnType<typeof stripeDouble>>
  let backend: TestBackend
  let token: string
  beforeEach(async () => {
    clock = testClock()
    stripe = await stripeDouble()
    const keys = { secretKey: 'sk_test_1', webhookSecret, address: stripe.address }
    backend = await testBackend(database(), {
      clock: clock.now,
      config: {
        paymentSandbox: false,
        stripe: keys,
        pix: { key: 'pix@empresa.com.br', name: 'Automatize', city: 'Sao Paulo' },
      },
    })
    token = await backend.token(await backend.customer(ana.email, { product_id: 'prospect' }))
    await backend.send(savePaymentMethod, { token, body: { type: 'card', token: 'pm_good' } })
  })
  afterEach(async () => {
    await backend.close()
    await stripe.close()
  })

  async function activate() {
    const { reply } = await backend.send(getSubscriptionOffer, { token, params })
    const { due_today, price_version } = reply
    return backend.send(activateSubscription, { token, params, body: { due_today, price_version } })
  }
  const charges = () => stripe.calls.filter(({ path }) => path === '/v1/payment_intents')
  const billing = async () => (await backend.send(getBilling, { token })).reply
  const payment = async () => (await database().db.select().from(payments))[0]
  const tell = (event: ReturnType<typeof signedEvent>) =>
    backend.app.inject({ method: 'POST', url: '/api/v1/webhooks/stripe', ...event })

  it('keeps what the card is known by, never the card', async () => {
    expect(await billing()).toMatchObject({
      sandbox: false,
      payment_types: ['card', 'pix'],
      payment_method: { type: 'card', brand: 'visa', last4: '4242', expires: '2031-04' },
    })
    const { status, error } = await backend.send(savePaymentMethod, {
      token,
      body: { type: 'card', token: 'pm_bad' },
    })
    expect([status, error.message]).toEqual([402, 'O cartão está vencido.'])
  })

  it('charges once, under the payment’s own key', async () => {
    expect((await activate()).reply).toMatchObject({
      item: { status: 'active' },
      invoice: { status: 'paid' },
    })
    expect(charges()).toMatchObject([
      {
        authorization: 'Bearer sk_test_1',
        key: (await payment())?.id,
        fields: { amount: '14630', currency: 'brl', customer: 'cus_1', payment_method: 'pm_good' },
      },
    ])
  })

  it('says why a card was refused', async () => {
    stripe.next.status = 'declined'
    const { status, error } = await activate()
    expect([status, error.message]).toEqual([402, 'O cartão não tem limite suficiente.'])
  })

  it('finishes what broke off in between, and charges nothing twice', async () => {
    stripe.next.breaks = 1
    expect((await activate()).status).toBe(503)
    expect((await billing()).invoices[0]?.status).toBe('open')
    clock.advance(minutes(1))
    await backend.worker.tidy()
    expect((await billing()).invoices[0]?.status).toBe('paid')
    expect(new Set(charges().map(({ key }) => key)).size).toBe(1)
  })

  it('believes what is signed, once, and nothing else', async () => {
    stripe.next.status = 'processing'
    await activate()
    const known = await payment()
    const intent = { id: known?.reference, status: 'succeeded', metadata: { payment_id: known?.id } }
    const event = (secret = webhookSecret, at = clock.now()) =>
      signedEvent(secret, at, 'payment_intent.succeeded', intent)
    const old = new Date(clock.now().getTime() - minutes(6))
    for (const forged of [event('whsec_of_somebody_else'), event(webhookSecret, old)]) {
      expect((await tell(forged)).statusCode).toBe(403)
    }
    expect(
      (await tell({ ...event(), payload: event().payload.replace('succeeded', 'failed') })).statusCode,
    ).toBe(403)
    expect((await billing()).invoices[0]?.status).toBe('open')
    for (const _time of [1, 2]) expect((await tell(event())).statusCode).toBe(200)
    expect((await billing()).invoices.map(({ status }) => status)).toEqual(['paid'])
    expect(await database().db.select().from(refunds)).toEqual([])
  })

  it('sends back what was paid twice', async () => {
    stripe.next.status = 'processing'
    await activate()
    const id = (await billing()).invoices[0]?.id ?? ''
    const { reply } = await backend.send(payInvoice, { token, params: { id }, body: { type: 'pix' } })
    expect(reply.pix?.copy_paste).toContain('pix@empresa.com.br')
    const [card, pix] = await database().db.select().from(payments)
    const intent = { id: card?.reference, status: 'succeeded', metadata: { payment_id: card?.id } }
    const done = signedEvent(webhookSecret, clock.now(), 'payment_intent.succeeded', intent)
    await tell(done)
    await tell({
      ...signedEvent(webhookSecret, clock.now(), 'payment_intent.succeeded', {
        ...intent,
        id: 'pi_second',
        metadata: { payment_id: pix?.id },
      }),
    })
    expect(await database().db.select().from(refunds)).toMatchObject([
      { payment_id: pix?.id, amount_cents: 146_30 },
    ])
  })

  it('refunds through the same service', async () => {
    await activate()
    const { reply } = await backend.send(refundSubscription, { token, params, body: {} })
    expect(reply.refunded).toBe(146.3)
    const [refund] = await database().db.select().from(refunds)
    expect(stripe.calls.find(({ path }) => path === '/v1/refunds')).toMatchObject({
      key: refund?.id,
      fields: { payment_intent: (await payment())?.reference, amount: '14630' },
    })
    expect(refund?.status).toBe('done')
  })
})
