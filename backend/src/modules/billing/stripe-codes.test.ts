import {
  activateSubscription,
  getAdminInvoices,
  getAdminOverview,
  getBilling,
  getInvoice,
  getInvoiceFile,
  getSubscriptionOffer,
  markRefundSent,
  type PaymentType,
  payInvoice,
  refundSubscription,
  saveBillingProfile,
  savePaymentMethod,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { days, hours, minutes } from '../../clock'
import { audit_log, payments, refunds, users } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { pdfText } from '../../testing/pdf-text'
import { signedEvent, stripeDouble } from '../../testing/stripe-double'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const webhookSecret = 'whsec_of_this_test'
const params = { product_id: 'prospect' }
const ana = { email: 'ana@empresa.com.br', password: 'girassol trovão bicicleta' }
const profile = {
  document_type: 'cnpj' as const,
  document: '11.222.333/0001-81',
  legal_name: 'Padaria da Ana Ltda',
  address: {
    postal_code: '01310-100',
    street: 'Avenida Paulista',
    number: '1578',
    complement: 'Loja 2',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
}
const barcode = '23793.38128 60007.827136 95000.063305 9 75520000026000'

describeDatabase('Pix and boletos by way of Stripe', (database) => {
  let clock: ReturnType<typeof testClock>
  let stripe: Awaited<ReturnType<typeof stripeDouble>>
  let backend: TestBackend
  let token: string

  async function start(types?: PaymentType[]) {
    clock = testClock()
    stripe = await stripeDouble(clock.now)
    const keys = { secretKey: 'sk_test_1', webhookSecret, address: stripe.address, ...(types && { types }) }
    backend = await testBackend(database(), {
      clock: clock.now,
      config: { paymentSandbox: false, stripe: keys },
    })
    await backend.customer(ana.email, { product_id: 'prospect' })
    token = await backend.token(ana)
    await backend.givePayer(token)
  }
  async function stop() {
    await backend.close()
    await stripe.close()
  }
  beforeEach(() => start())
  afterEach(stop)

  const billing = async () => (await backend.send(getBilling, { token })).reply
  const invoice = async () => {
    const [newest] = (await billing()).invoices
    if (!newest) throw new Error('There is no invoice.')
    return newest
  }
  const payBy = async (type: PaymentType) => {
    const { id } = await invoice()
    return backend.send(payInvoice, { token, params: { id }, body: { type } })
  }
  const paid = async (type: PaymentType) => {
    const rows = await database().db.select().from(payments).where(eq(payments.type, type))
    return rows.sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
  }
  const newest = async (type: PaymentType) => (await paid(type)).at(-1)
  const keep = (type: PaymentType, card?: string) =>
    backend.send(savePaymentMethod, { token, body: { type, ...(card && { token: card }) } })
  const fillProfile = () => backend.send(saveBillingProfile, { token, body: profile })
  const tell = (type: string, object: unknown) =>
    backend.app.inject({
      method: 'POST',
      url: '/api/v1/webhooks/stripe',
      ...signedEvent(webhookSecret, clock.now(), type, object),
    })
  const end = async (type: PaymentType, status: 'succeeded' | 'requires_payment_method') =>
    stripe.end((await newest(type))?.reference ?? '', status)
  const intents = () => stripe.calls.filter(({ path }) => path === '/v1/payment_intents')
  const asked = () => stripe.calls.filter(({ method }) => method === 'GET')

  async function activate() {
    const { reply } = await backend.send(getSubscriptionOffer, { token, params })
    const { due_today, price_version } = reply
    return backend.send(activateSubscription, { token, params, body: { due_today, price_version } })
  }
  async function pass(count: number): Promise<void> {
    clock.advance(days(count))
    await backend.worker.runJobs()
    token = await backend.token(ana)
  }
  /** December's invoice, which nobody pays by itself. */
  async function monthOpens(): Promise<void> {
    await keep('card', 'pm_good')
    await activate()
    await keep('pix')
    await pass(11)
  }

  describe('a Pix', () => {
    it('is a code of Stripe’s that runs out after a day, asked for once', async () => {
      await keep('pix')
      const { reply } = await activate()
      const row = await newest('pix')
      expect(reply).toMatchObject({
        item: { status: 'trialing' },
        invoice: {
          status: 'open',
          boleto: null,
          pix: {
            copy_paste: `00020126stripe${row?.reference}6304ABCD`,
            qr_svg: expect.stringMatching(/^<svg/),
            expires_at: '2026-11-21T12:00:00.000Z',
          },
        },
      })
      await payBy('pix')
      expect(intents()).toMatchObject([
        {
          key: row?.id,
          fields: {
            amount: '14630',
            currency: 'brl',
            confirm: 'true',
            'payment_method_types[0]': 'pix',
            'payment_method_options[pix][expires_after_seconds]': '86400',
            'metadata[payment_id]': row?.id,
          },
        },
      ])
    })

    it('pays its invoice once, however often and in whatever order it is told', async () => {
      await keep('pix')
      await activate()
      const succeeded = await end('pix', 'succeeded')
      const failed = { ...succeeded, status: 'requires_payment_method' }
      await tell('payment_intent.requires_action', { ...succeeded, status: 'requires_action' })
      expect(await invoice()).toMatchObject({ status: 'open' })
      await Promise.all([
        tell('payment_intent.succeeded', succeeded),
        tell('payment_intent.succeeded', succeeded),
      ])
      expect((await tell('payment_intent.payment_failed', failed)).statusCode).toBe(200)
      await tell('payment_intent.succeeded', succeeded)
      expect(await billing()).toMatchObject({
        items: [{ status: 'active' }],
        invoices: [{ status: 'paid', method: 'pix', pix: null, payment_types: [] }],
      })
      expect((await paid('pix')).map(({ status }) => status)).toEqual(['paid'])
      expect(await database().db.select().from(refunds)).toEqual([])
    })

    it('that ran out makes room for another, and counts if its money comes after all', async () => {
      await keep('pix')
      await activate()
      clock.advance(hours(25))
      token = await backend.token(ana)
      await tell('payment_intent.payment_failed', await end('pix', 'requires_payment_method'))
      expect(await invoice()).toMatchObject({ status: 'open', pix: null, failure: null })
      const [first] = await paid('pix')
      expect((await payBy('pix')).reply.pix?.copy_paste).not.toBe(first?.copy_paste)
      await tell('payment_intent.succeeded', stripe.end(first?.reference ?? '', 'succeeded'))
      expect(await invoice()).toMatchObject({ status: 'paid', method: 'pix' })
      expect((await paid('pix')).map(({ status }) => status)).toEqual(['paid', 'dropped'])
    })

    it('is looked after by who waits for it, where no event comes', async () => {
      await keep('pix')
      const { reply } = await activate()
      const look = () => backend.send(getInvoice, { token, params: { id: reply.invoice?.id ?? '' } })
      expect((await look()).reply.status).toBe('open')
      await end('pix', 'succeeded')
      expect((await look()).reply.status).toBe('paid')
    })

    it('is asked after by the worker more and more rarely', async () => {
      await keep('pix')
      await activate()
      clock.advance(hours(1))
      await backend.worker.runJobs()
      expect(asked()).toHaveLength(1)
      for (let minute = 0; minute < 6; minute += 1) {
        clock.advance(minutes(1))
        await backend.worker.runJobs()
      }
      expect(asked()).toHaveLength(1)
      await end('pix', 'succeeded')
      clock.advance(minutes(1))
      await backend.worker.runJobs()
      token = await backend.token(ana)
      expect((await invoice()).status).toBe('paid')
    })

    it('goes back through Stripe, and to people where a bank sends it back', async () => {
      await keep('pix')
      await activate()
      await tell('payment_intent.succeeded', await end('pix', 'succeeded'))
      expect((await billing()).items).toMatchObject([{ refund_amount: 146.3, refund_by_hand: 0 }])
      const { reply } = await backend.send(refundSubscription, { token, params, body: {} })
      expect(reply).toMatchObject({ refunded: 146.3, by_hand: 0 })
      const [refund] = await database().db.select().from(refunds)
      expect(refund?.status).toBe('done')
      await tell('refund.failed', { id: 're_1', status: 'failed', metadata: { refund_id: refund?.id } })
      expect(await database().db.select().from(refunds)).toMatchObject([{ status: 'by_hand', done_at: null }])
    })

    it('is left to a key of ours by an account that may not take it', async () => {
      await stop()
      await start(['card', 'boleto'])
      await keep('card', 'pm_good')
      expect((await activate()).reply.invoice?.status).toBe('paid')
      expect(stripe.calls.some(({ fields }) => fields['payment_method_types[0]'] === 'pix')).toBe(false)
      expect((await keep('pix')).status).toBe(200)
      await pass(11)
      expect((await payBy('pix')).error.message).toBe('O Pix ainda não está disponível. Fale com a gente.')
    })
  })

  describe('a boleto', () => {
    it('comes too late for a first invoice of another way to pay', async () => {
      await fillProfile()
      await keep('pix')
      await activate()
      expect((await invoice()).payment_types).toEqual(['card', 'pix'])
      const words = 'O banco leva dias para confirmar um boleto. Para este pagamento, escolha outra forma.'
      expect((await payBy('boleto')).error.message).toBe(words)
      expect(await paid('boleto')).toEqual([])
    })

    it('begins a plan on its own terms, and runs until four days before its invoice is due', async () => {
      await fillProfile()
      const { boleto, due_today, price_version } = (
        await backend.send(getSubscriptionOffer, { token, params })
      ).reply
      const agree = (amount: number) => {
        const body = { due_today: amount, price_version, payment: { type: 'boleto' as const } }
        return backend.send(activateSubscription, { token, params, body })
      }
      expect((await agree(due_today)).error.code).toBe('VERSION_CONFLICT')
      const { reply } = await agree(boleto?.amount ?? 0)
      expect(reply.invoice).toMatchObject({ total: 360.39, due_date: '2026-12-04', boleto: { barcode } })
      expect(intents().at(-1)?.fields).toMatchObject({
        amount: '36039',
        'payment_method_options[boleto][expires_after_days]': '7',
      })
    })

    it('asks for whom it is made out to first, and writes nothing without', async () => {
      await monthOpens()
      expect((await invoice()).payment_types).toEqual(['card', 'pix', 'boleto'])
      const { status, error } = await payBy('boleto')
      expect([status, error.errors?.[0]?.field]).toEqual([400, 'billing_profile'])
      expect(error.message).toBe('Para pagar com boleto, preencha antes seus dados de faturamento.')
      expect((await keep('boleto')).error.errors?.[0]?.field).toBe('billing_profile')
      expect(await paid('boleto')).toEqual([])
    })

    it('is a number, a last day and a page, asked for once', async () => {
      await fillProfile()
      await monthOpens()
      const { reply } = await payBy('boleto')
      const row = await newest('boleto')
      expect(reply).toMatchObject({
        status: 'open',
        due_date: '2026-12-08',
        boleto: {
          barcode,
          url: `${stripe.address}/voucher/${row?.reference}`,
          expires_at: '2026-12-08T12:00:00.000Z',
        },
      })
      await payBy('boleto')
      const boletos = intents().filter(({ fields }) => fields['payment_method_types[0]'] === 'boleto')
      expect(boletos).toHaveLength(1)
      expect(boletos[0]).toMatchObject({
        key: row?.id,
        fields: {
          amount: '39900',
          'payment_method_options[boleto][expires_after_days]': '7',
          'payment_method_data[boleto][tax_id]': '11222333000181',
          'payment_method_data[billing_details][name]': 'Padaria da Ana Ltda',
          'payment_method_data[billing_details][email]': ana.email,
          'payment_method_data[billing_details][address][line1]': 'Avenida Paulista, 1578',
          'payment_method_data[billing_details][address][line2]': 'Loja 2, Bela Vista',
          'payment_method_data[billing_details][address][state]': 'SP',
          'payment_method_data[billing_details][address][country]': 'BR',
        },
      })
      const file = await backend.app.inject({
        method: 'GET',
        url: getInvoiceFile.path.replace(':id', reply.id),
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await pdfText(file.rawPayload)).toContain(barcode)
    })

    it('comes by itself every month to who chose it, and pays it once', async () => {
      await keep('card', 'pm_good')
      await activate()
      await fillProfile()
      await keep('boleto')
      await pass(11)
      expect(await invoice()).toMatchObject({ status: 'open', boleto: { barcode } })
      const succeeded = await end('boleto', 'succeeded')
      for (const _time of [1, 2]) await tell('payment_intent.succeeded', succeeded)
      expect(await billing()).toMatchObject({
        items: [{ status: 'active' }],
        invoices: [{ status: 'paid', method: 'boleto', boleto: null }, { status: 'paid' }],
      })
    })

    it('that was paid on its last day is heard of days later, and nobody is reminded meanwhile', async () => {
      await fillProfile()
      await monthOpens()
      await payBy('boleto')
      await pass(10)
      expect(await billing()).toMatchObject({ status: 'active', invoices: [{ status: 'open' }, {}] })
      await tell('payment_intent.succeeded', await end('boleto', 'succeeded'))
      expect(await invoice()).toMatchObject({ status: 'paid' })
      const subjects = (await backend.mailsTo(ana.email)).map(({ subject }) => subject)
      expect(subjects).not.toContain('Não conseguimos cobrar sua fatura')
    })

    it('that ran out leaves its invoice to be paid, late then', async () => {
      await fillProfile()
      await monthOpens()
      await payBy('boleto')
      await pass(9)
      await tell('payment_intent.payment_failed', await end('boleto', 'requires_payment_method'))
      expect(await invoice()).toMatchObject({ status: 'open', boleto: null })
      await backend.worker.runJobs()
      expect(await invoice()).toMatchObject({
        status: 'overdue',
        failure: { message: 'O prazo de pagamento passou.' },
      })
      expect((await payBy('boleto')).reply.boleto).toMatchObject({ expires_at: '2026-12-13T12:00:00.000Z' })
    })

    it('keeps the card from being charged besides while it may have been paid', async () => {
      await fillProfile()
      await monthOpens()
      await keep('card', 'pm_good')
      stripe.next.status = 'declined'
      expect((await payBy('card')).status).toBe(402)
      await payBy('boleto')
      stripe.next.status = 'succeeded'
      await pass(2)
      expect(await invoice()).toMatchObject({ status: 'overdue' })
      await tell('payment_intent.succeeded', await end('boleto', 'succeeded'))
      expect(await invoice()).toMatchObject({ status: 'paid', method: 'boleto' })
    })

    it.each([
      ['tax_id_invalid', 402, /^O boleto não foi aceito com estes dados de faturamento/],
      ['amount_too_large', 402, /não aceita um valor tão alto/],
      ['something_else', 503, /./],
    ])('says why Stripe refused it: %s', async (code, status, words) => {
      await fillProfile()
      await monthOpens()
      stripe.next.refuses = code
      const refused = await payBy('boleto')
      expect([refused.status, refused.error.message]).toEqual([status, expect.stringMatching(words)])
      expect(await invoice()).toMatchObject({ status: 'open', failure: null, boleto: null })
      stripe.next.refuses = ''
      expect((await payBy('boleto')).reply.boleto?.barcode).toBe(barcode)
    })

    it('is finished when something broke off, or begun anew where the profile changed meanwhile', async () => {
      await fillProfile()
      await monthOpens()
      stripe.next.breaks = 1
      expect((await payBy('boleto')).status).toBe(503)
      await backend.send(saveBillingProfile, { token, body: { ...profile, legal_name: 'Padaria Nova' } })
      const again = await payBy('boleto')
      expect([again.status, again.error.message]).toEqual([402, expect.stringContaining('Tente de novo')])
      expect((await payBy('boleto')).reply.boleto?.barcode).toBe(barcode)
      expect((await paid('boleto')).map(({ status }) => status)).toEqual(['failed', 'pending'])
    })

    it('leads nowhere but to Stripe', async () => {
      await fillProfile()
      await monthOpens()
      stripe.next.status = 'elsewhere'
      expect((await payBy('boleto')).status).toBe(503)
      expect((await invoice()).boleto).toBeNull()
    })

    it('is sent back by people, who are told of before it is asked for', async () => {
      await fillProfile()
      await monthOpens()
      await payBy('boleto')
      await tell('payment_intent.succeeded', await end('boleto', 'succeeded'))
      expect((await billing()).items).toMatchObject([{ refund_amount: 545.3, refund_by_hand: 399 }])
      const { reply } = await backend.send(refundSubscription, { token, params, body: {} })
      expect(reply).toMatchObject({ refunded: 545.3, by_hand: 399 })
      const rows = await database().db.select().from(refunds)
      expect(rows.map(({ amount_cents, status }) => [amount_cents, status]).sort()).toEqual([
        [146_30, 'done'],
        [399_00, 'by_hand'],
      ])
    })

    it('waits with administrators until one says that it was sent back', async () => {
      await fillProfile()
      await monthOpens()
      const { id } = await invoice()
      await payBy('boleto')
      await tell('payment_intent.succeeded', await end('boleto', 'succeeded'))
      await backend.send(refundSubscription, { token, params, body: {} })
      const clerk = await backend.token(await backend.customer('bia@outra.com.br', { company: 'Outra' }))
      await database().db.update(users).set({ role: 'financeiro' }).where(eq(users.email, 'bia@outra.com.br'))
      const query = { to_send_back: 'true' as const }
      const list = async () => (await backend.send(getAdminInvoices, { token: clerk, query })).reply.items
      expect(await list()).toMatchObject([{ id, to_send_back: 399 }])
      expect((await backend.send(getAdminOverview, { token: clerk })).reply.refunds_to_send).toBe(1)
      const mark = () => backend.send(markRefundSent, { token: clerk, params: { id } })
      expect((await mark()).reply).toEqual({ sent: 399 })
      expect((await mark()).error.message).toBe('Não há nada a devolver desta fatura.')
      expect(await list()).toEqual([])
      const [noted] = await database().db.select().from(audit_log)
      expect(noted).toMatchObject({
        entity: 'invoice',
        entity_id: id,
        before: { to_send_back_cents: 399_00 },
      })
      expect((await backend.send(markRefundSent, { token, params: { id } })).status).toBe(403)
    })

    it('is nobody else’s to see, to ask for or to pay', async () => {
      await fillProfile()
      await monthOpens()
      const { id } = await invoice()
      await payBy('boleto')
      await payBy('pix')
      const bia = await backend.token(await backend.customer('bia@outra.com.br', { company: 'Outra' }))
      for (const call of [getInvoice, getInvoiceFile])
        expect((await backend.send(call, { token: bia, params: { id } })).status).toBe(404)
      for (const type of ['pix', 'boleto'] as const) {
        const before = stripe.calls.length
        const { status, text } = await backend.send(payInvoice, {
          token: bia,
          params: { id },
          body: { type },
        })
        expect([status, stripe.calls.length]).toEqual([404, before])
        expect(text).not.toMatch(/23793|000201/)
      }
      const { text } = await backend.send(getBilling, { token: bia })
      expect(text).not.toMatch(/23793|000201|voucher/)
    })
  })
})
