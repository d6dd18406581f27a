import {
  activateSubscription,
  getBilling,
  getCardPage,
  getSubscriptionOffer,
  openCardPage,
  payInvoice,
  refundSubscription,
  savePaymentMethod,
} from '@ag/contracts'
import { minutes } from '../../clock'
import { card_pages, payments, refunds } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { signedEvent, stripeDouble } from '../../testing/stripe-double'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const webhookSecret = 'whsec_of_this_test'
const params = { product_id: 'prospect' }
const ana = { email: 'ana@empresa.com.br', password: 'girassol trovão bicicleta' }

describeDatabase('cards by way of Stripe', (database) => {
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
      },
    })
    token = await backend.token(await backend.customer(ana.email, { product_id: 'prospect' }))
    await backend.givePayer(token)
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
      payment_types: ['card', 'pix', 'boleto'],
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
    await backend.worker.runJobs()
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
    expect(reply.pix?.copy_paste).toMatch(/^000201/)
    const [card, pix] = await database().db.select().from(payments).orderBy(payments.type)
    const intent = { id: card?.reference, status: 'succeeded', metadata: { payment_id: card?.id } }
    const done = signedEvent(webhookSecret, clock.now(), 'payment_intent.succeeded', intent)
    await tell(done)
    await tell({
      ...signedEvent(webhookSecret, clock.now(), 'payment_intent.succeeded', {
        ...intent,
        id: pix?.reference,
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
      fields: {
        payment_intent: (await payment())?.reference,
        amount: '14630',
        'metadata[refund_id]': refund?.id,
      },
    })
    expect(refund?.status).toBe('done')
  })

  describe('a page that takes a card', () => {
    const open = () => backend.send(openCardPage, { token })
    const pages = async () => database().db.select().from(card_pages)
    const look = async (who = token) => {
      const [page] = await pages()
      return backend.send(getCardPage, { token: who, params: { id: page?.id ?? '' } })
    }
    const completed = (id = 'cs_1', secret = webhookSecret) =>
      signedEvent(secret, clock.now(), 'checkout.session.completed', { id, mode: 'setup' })

    it('is opened for the company’s customer, under its own key, and leads back', async () => {
      expect((await billing()).card_page).toBe(true)
      expect((await open()).reply).toEqual({ url: `${stripe.address}/c/pay/cs_1` })
      const [page] = await pages()
      expect(stripe.calls.at(-1)).toMatchObject({
        path: '/v1/checkout/sessions',
        key: page?.id,
        fields: {
          mode: 'setup',
          customer: 'cus_1',
          'payment_method_types[0]': 'card',
          client_reference_id: page?.id,
          success_url: `http://localhost:3000/dashboard/billing?cartao=${page?.id}`,
          cancel_url: 'http://localhost:3000/dashboard/billing?cartao=nenhum',
        },
      })
      expect((await look()).reply).toEqual({ status: 'open' })
    })

    it('is nowhere else than with Stripe', async () => {
      for (const at of ['https://checkout.stripe.com.example/c/pay/cs_1', 'javascript:alert(1)', '']) {
        stripe.page.at = at
        expect((await open()).status).toBe(503)
      }
    })

    it('makes its card the one that pays from now on, once, however often it is told', async () => {
      await open()
      stripe.page.status = 'complete'
      for (const _time of [1, 2]) expect((await tell(completed())).statusCode).toBe(200)
      expect((await billing()).payment_method).toMatchObject({ last4: '4444', expires: '2032-09' })
      expect((await look()).reply).toEqual({ status: 'saved' })
      await backend.send(savePaymentMethod, { token, body: { type: 'pix' } })
      await tell(completed())
      expect((await billing()).payment_method).toMatchObject({ type: 'pix' })
      await activate()
      expect(charges().map(({ fields }) => fields['payment_method_types[0]'])).toEqual(['pix'])
    })

    it('tries what is open with it, each invoice once', async () => {
      stripe.next.status = 'declined'
      expect((await activate()).status).toBe(402)
      stripe.next.status = 'succeeded'
      await open()
      stripe.page.status = 'complete'
      await Promise.all([tell(completed()), tell(completed()), look()])
      const { invoices, items } = await billing()
      expect(invoices).toMatchObject([{ status: 'paid', method: 'card', failure: null }])
      expect(items).toMatchObject([{ status: 'active' }])
      expect(charges().map(({ fields }) => fields.payment_method)).toEqual(['pm_good', 'pm_of_page'])
    })

    it('leaves to the worker what breaks off', async () => {
      stripe.next.status = 'declined'
      await activate()
      stripe.next.status = 'succeeded'
      await open()
      stripe.page.status = 'complete'
      stripe.next.breaksAt = '/v1/payment_intents'
      expect((await tell(completed())).statusCode).toBe(200)
      expect((await billing()).invoices[0]?.status).toBe('open')
      clock.advance(minutes(1))
      await backend.worker.runJobs()
      expect((await billing()).invoices[0]?.status).toBe('paid')
    })

    it('is heard of by the customer who is back, where no event comes', async () => {
      await open()
      stripe.page.status = 'complete'
      expect((await look()).reply).toEqual({ status: 'saved' })
      expect((await billing()).payment_method).toMatchObject({ last4: '4444' })
    })

    it('may run out, and keeps nothing then', async () => {
      await open()
      stripe.page.status = 'expired'
      expect((await look()).reply).toEqual({ status: 'expired' })
      expect((await look()).reply).toEqual({ status: 'expired' })
      expect((await billing()).payment_method).toMatchObject({ last4: '4242' })
    })

    it('is believed by its signature only, and is nobody’s where it is not ours', async () => {
      await open()
      stripe.page.status = 'complete'
      expect((await tell(completed('cs_1', 'whsec_of_somebody_else'))).statusCode).toBe(403)
      const asked = stripe.calls.length
      expect((await tell(completed('cs_of_another_shop'))).statusCode).toBe(200)
      expect(stripe.calls).toHaveLength(asked)
      const bia = await backend.token(await backend.customer('bia@outra.com.br', { company: 'Outra' }))
      expect((await look(bia)).status).toBe(404)
      expect(await pages()).toMatchObject([{ ended_at: null }])
      expect((await backend.send(getBilling, { token: bia })).reply.payment_method).toBeNull()
      expect((await billing()).payment_method).toMatchObject({ last4: '4242' })
    })
  })
})
