import {
  activateSubscription,
  cancelSubscription,
  continueAfterTrial,
  getBilling,
  getDashboard,
  getInvoice,
  getInvoiceFile,
  getSubscriptionOffer,
  payInvoice,
  refundSubscription,
  saveBillingProfile,
  savePaymentMethod,
  subscribe,
  undoCancellation,
} from '@ag/contracts'
import { count, eq } from 'drizzle-orm'
import { days, minutes, seconds } from '../../clock'
import {
  billing_profiles,
  companies,
  invoices,
  payment_methods,
  payments,
  prices,
  refunds,
  subscriptions,
  usage_records,
} from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { pdfText } from '../../testing/pdf-text'
import { payer, type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { createMailer } from '../outbox/mailer'
import { announcePrice } from './announce-price'
import { billingMails } from './billing-mails'

const ana = { email: 'ana@empresa.com.br', password: 'girassol trovão bicicleta' }
const params = { product_id: 'prospect' }

describeDatabase('billing', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let token: string
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    await backend.customer(ana.email)
    token = await backend.token(ana)
    await backend.givePayer(token)
  })
  afterEach(() => backend.close())

  const read = async (query = {}) => (await backend.send(getBilling, { token, query })).reply
  const item = async () => (await read()).items[0]
  const method = (type: 'card' | 'pix', card?: string) =>
    backend.send(savePaymentMethod, { token, body: { type, ...(card && { token: card }) } })
  const offer = async () => (await backend.send(getSubscriptionOffer, { token, params })).reply
  const terms = async () => {
    const { due_today, price_version } = await offer()
    return { due_today, price_version }
  }
  const begin = async () => backend.send(subscribe, { token, params, body: await terms() })
  const activate = async () => backend.send(activateSubscription, { token, params, body: await terms() })
  /** Days go by, and then the worker does its round. */
  async function pass(count: number): Promise<void> {
    clock.advance(days(count))
    await backend.worker.runJobs()
    token = await backend.token(ana)
  }
  async function passDaily(count: number): Promise<void> {
    for (let day = 0; day < count; day += 1) await pass(1)
  }
  const notices = async () => (await backend.send(getDashboard, { token })).reply.notices
  const subjects = async () =>
    (await backend.mailsTo(ana.email))
      .map(({ subject }) => subject)
      .reverse()
      .slice(1)
  /** An agent that is paid for, by a card that passes. */
  async function active(card = 'sandbox_passes'): Promise<void> {
    await begin()
    await method('card', 'sandbox_passes')
    expect((await activate()).status).toBe(200)
    if (card !== 'sandbox_passes') await method('card', card)
  }

  describe('a company whose CNPJ or CPF nobody knows', () => {
    const forget = () => database().db.delete(billing_profiles)
    const words = 'Informe o CNPJ ou CPF antes da primeira cobrança.'
    const refused = (answer: { status: number; error: { code: string; message: string } }) =>
      expect([answer.status, answer.error.code, answer.error.message]).toEqual([
        400,
        'TAX_ID_REQUIRED',
        words,
      ])

    it('tries out for free, and is charged nothing before it has told', async () => {
      await forget()
      expect((await begin()).status).toBe(201)
      await method('card', 'sandbox_passes')
      refused(await activate())
      refused(await backend.send(continueAfterTrial, { token, params, body: { continues: true } }))
      expect((await read()).invoices).toEqual([])
      expect((await read()).payer).toBeNull()

      await backend.givePayer(token)
      const { legal_name, document } = payer
      expect(await read()).toMatchObject({ payer: { legal_name, document }, billing_profile: null })
      expect((await activate()).reply.invoice).toMatchObject({ status: 'paid' })
      const [invoice] = await database().db.select().from(invoices)
      expect(invoice?.billed_to).toEqual(payer)
    })

    it('pays no invoice either, and one from before is made out to whom it tells', async () => {
      await begin()
      await method('pix')
      const { id = '' } = (await activate()).reply.invoice ?? {}
      await forget()
      await database().db.update(invoices).set({ billed_to: null })
      const pay = () =>
        backend.send(payInvoice, { token, params: { id }, body: { type: 'card', token: 'sandbox_passes' } })
      refused(await pay())
      await backend.givePayer(token)
      expect((await pay()).reply.status).toBe('paid')
      const [invoice] = await database().db.select().from(invoices)
      expect(invoice?.billed_to).toEqual(payer)
    })

    it('whose trial was to go on is told of its invoice instead of being charged', async () => {
      await begin()
      await method('card', 'sandbox_passes')
      await backend.send(continueAfterTrial, { token, params, body: { continues: true } })
      await forget()
      await pass(15)
      await pass(1)
      expect((await read()).invoices).toMatchObject([{ status: 'open', failure: null }])
      expect(await database().db.select().from(payments)).toEqual([])
      expect(await subjects()).toContain('Fatura disponível')
    })

    it('keeps its address when it tells of another document', async () => {
      const address = {
        postal_code: '01001-000',
        street: 'Praça da Sé',
        number: '1',
        complement: '',
        district: 'Sé',
        city: 'São Paulo',
        state: 'SP',
      }
      await backend.send(saveBillingProfile, { token, body: { ...payer, address } })
      const other = { document_type: 'cpf', document: '52998224725', legal_name: 'Ana Souza' } as const
      await backend.send(saveBillingProfile, { token, body: other })
      expect(await read()).toMatchObject({ payer: other, billing_profile: { ...other, address } })
    })
  })

  describe('beginning', () => {
    it('is a trial without a card, once', async () => {
      expect(await offer()).toEqual({
        product_id: 'prospect',
        name: 'Prospect AI',
        trial_days: 14,
        due_today: 0,
        due_today_for: '',
        monthly: 399,
        price_version: 1,
        next_charge: { date: '2026-12-04', amount: 360.39, for: '4–31/12, 28 de 31 dias' },
        boleto: null,
        payment_types: ['card', 'pix'],
      })
      const { status, reply } = await begin()
      expect([status, reply.item.status, reply.invoice]).toEqual([201, 'trialing', null])
      expect(await offer()).toMatchObject({ trial_days: 0, due_today: 146.3 })
      await backend.send(cancelSubscription, { token, params, body: {} })
      expect(await offer()).toMatchObject({ trial_days: 0, due_today: 146.3 })
      expect((await read()).status).toBe('cancelled')
    })

    it('becomes paid with the rest of the month', async () => {
      await begin()
      const without = await activate()
      expect([without.status, without.error.message]).toEqual([
        400,
        'Escolha uma forma de pagamento para continuar.',
      ])
      expect((await method('card', 'sandbox_passes')).reply).toMatchObject({ brand: 'visa', last4: '4242' })
      const { reply } = await activate()
      expect(reply).toMatchObject({
        item: {
          status: 'active',
          current_period_end: '2026-12-01',
          guarantee_until: '2026-12-20T12:00:00.000Z',
          refund_amount: 146.3,
        },
        invoice: { number: '2026-000001', total: 146.3, status: 'paid', method: 'card' },
      })
      const again = await backend.send(activateSubscription, {
        token,
        params,
        body: { due_today: 146.3, price_version: 1 },
      })
      expect(again.error.code).toBe('VERSION_CONFLICT')
      expect((await read()).next_invoice).toMatchObject({ date: '2026-12-01', total: 399 })
    })

    it('asked again under its key is the same, with the first answer, also at once and after a kill in between', async () => {
      await method('card', 'sandbox_passes')
      await begin()
      const body = await terms()
      const headers = { 'idempotency-key': 'a-key-of-this-request' }
      const ask = (change = {}) =>
        backend.send(activateSubscription, { token, params, body: { ...body, ...change }, headers })
      const first = await Promise.all([ask(), ask()])
      // What a kill leaves behind: an invoice that was made, and no payment for it yet.
      await database().db.delete(payments)
      await database().db.update(invoices).set({ status: 'open', paid_at: null })
      const after = [await ask(), await ask()]
      for (const { status, reply } of [...first, ...after])
        expect([status, reply.item.status, reply.invoice?.number, reply.invoice?.status]).toEqual([
          200,
          'active',
          '2026-000001',
          'paid',
        ])
      expect(await database().db.select().from(payments)).toHaveLength(1)
      expect((await ask({ due_today: 1 })).status).toBe(409)

      clock.advance(days(2))
      token = await backend.token(ana)
      await backend.worker.runJobs()
      expect((await ask()).error.code).toBe('VERSION_CONFLICT')
    })

    it('is refused without a key', async () => {
      await begin()
      const body = await terms()
      const headers = { 'idempotency-key': '' }
      const answers = [
        await backend.send(subscribe, { token, params, body, headers }),
        await backend.send(activateSubscription, { token, params, body, headers }),
      ]
      for (const { status, error } of answers)
        expect([status, error.errors?.[0]?.code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING'])
    })

    it('is refused on terms that nobody was shown', async () => {
      const body = { due_today: 0, price_version: 2 }
      expect((await backend.send(subscribe, { token, params, body })).error.code).toBe('VERSION_CONFLICT')
      const unknown = { product_id: 'unknown' }
      expect((await backend.send(getSubscriptionOffer, { token, params: unknown })).status).toBe(404)
      expect((await backend.send(activateSubscription, { token, params, body: await terms() })).status).toBe(
        404,
      )
    })

    it('leaves its invoice open when the card is refused, and another way pays it', async () => {
      await begin()
      await method('card', 'sandbox_fails')
      const { status, error } = await activate()
      expect([status, error.code, error.message]).toEqual([
        402,
        'PAYMENT_DECLINED',
        'O banco recusou o cartão.',
      ])
      const { items, invoices: list } = await read()
      expect(items.map((each) => each.status)).toEqual(['trialing'])
      expect(list).toMatchObject([
        { status: 'open', failure: { message: 'O banco recusou o cartão.', next_try: null } },
      ])
      const id = list[0]?.id ?? ''
      const { reply } = await backend.send(payInvoice, { token, params: { id }, body: { type: 'pix' } })
      expect(reply.pix?.copy_paste).toMatch(/^000201/)
      await method('card', 'sandbox_passes')
      expect((await activate()).reply.invoice).toMatchObject({ number: '2026-000001', status: 'paid' })
      expect((await read()).invoices).toHaveLength(1)
    })

    it('ends with its invoice where nobody finds another way in time', async () => {
      await begin()
      await method('card', 'sandbox_fails')
      await activate()
      await pass(1)
      expect((await read()).invoices).toMatchObject([{ status: 'open' }])
      expect((await activate()).status).toBe(402)
      // A day later less of the month is left to pay for.
      expect((await read()).invoices.map((each) => each.status)).toEqual(['open', 'void'])
      await pass(4)
      expect((await read()).invoices.map((each) => each.status)).toEqual(['void', 'void'])
      expect(await item()).toMatchObject({ status: 'trialing' })
    })

    it('keeps a card that comes along once it has paid, and none that was refused', async () => {
      await begin()
      const withCard = async (card: string) =>
        backend.send(activateSubscription, {
          token,
          params,
          body: { ...(await terms()), payment: { type: 'card', token: card } },
        })
      expect((await withCard('sandbox_fails')).status).toBe(402)
      expect((await read()).payment_method).toBeNull()
      expect((await withCard('sandbox_passes')).reply.item.status).toBe('active')
      expect((await read()).payment_method).toMatchObject({ last4: '4242' })
      expect((await database().db.select().from(payments)).map(({ card }) => card)).toEqual([null, null])
    })

    it('keeps no card that an invoice was refused with', async () => {
      await begin()
      await method('pix')
      const id = (await activate()).reply.invoice?.id ?? ''
      const pay = (card: string) =>
        backend.send(payInvoice, { token, params: { id }, body: { type: 'card', token: card } })
      expect((await pay('sandbox_fails')).status).toBe(402)
      expect((await read()).payment_method).toMatchObject({ type: 'pix' })
      expect((await pay('sandbox_passes')).reply.status).toBe('paid')
      expect((await read()).payment_method).toMatchObject({ type: 'card', last4: '4242' })
    })

    it('waits for a Pix, which pays after five seconds', async () => {
      await begin()
      await method('pix')
      const { reply } = await activate()
      expect(reply).toMatchObject({ item: { status: 'trialing' }, invoice: { status: 'open' } })
      expect(reply.invoice?.pix?.copy_paste).toMatch(
        /^000201.*br\.gov\.bcb\.pix.*5406146\.30.*6304[0-9A-F]{4}$/,
      )
      expect(reply.invoice?.pix?.qr_svg).toMatch(/^<svg/)
      const id = reply.invoice?.id ?? ''
      expect(await notices()).toEqual([
        {
          id: `invoice-${id}`,
          type: 'info',
          text: 'A fatura 2026-000001, de R$\u00a0146,30, vence em 23/11/2026.',
          action: { label: 'Pagar agora', href: `/dashboard/billing?invoice=${id}` },
        },
      ])
      const look = async () => (await backend.send(getInvoice, { token, params: { id } })).reply
      expect((await look()).status).toBe('open')
      clock.advance(seconds(5))
      expect(await look()).toMatchObject({ status: 'paid', method: 'pix', pix: null })
      expect(await item()).toMatchObject({ status: 'active' })
    })

    it('is happening once, however often it is sent at the same time', async () => {
      await begin()
      await method('card', 'sandbox_passes')
      const body = await terms()
      const answers = await Promise.all(
        [1, 2, 3].map(() => backend.send(activateSubscription, { token, params, body })),
      )
      const paid = (await read()).invoices.filter((each) => each.status === 'paid')
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
      expect(paid).toHaveLength(1)
    })

    it('comes to nothing when nobody pays', async () => {
      await begin()
      await method('pix')
      await activate()
      await backend.send(cancelSubscription, { token, params, body: {} })
      await activateAgain()
      await pass(4)
      const { items, invoices: list } = await read()
      expect([items, list.map((each) => each.status)]).toEqual([[], ['void', 'void']])

      async function activateAgain() {
        const { reply } = await begin()
        expect(reply).toMatchObject({ item: { status: 'paused' }, invoice: { status: 'open' } })
        await database().db.update(payments).set({ reference: null })
      }
    })
  })

  describe('going on after a trial', () => {
    const goOn = (continues: boolean, payment?: { type: 'card' | 'pix'; token?: string }) =>
      backend.send(continueAfterTrial, {
        token,
        params,
        body: { continues, ...(payment && { payment }) },
      })
    const card = (which: string) => ({ type: 'card', token: which }) as const

    it('is what is charged next as soon as it is decided on, ahead of the month of another agent', async () => {
      const whatsapp = { product_id: 'whatsapp' }
      const termsOfWhatsapp = async () => {
        const { reply } = await backend.send(getSubscriptionOffer, { token, params: whatsapp })
        return { due_today: reply.due_today, price_version: reply.price_version }
      }
      await begin()
      expect((await read()).next_invoice).toMatchObject({ date: '2026-12-04', if_continued: true })
      await goOn(true, card('sandbox_passes'))
      const next = { date: '2026-12-04', total: 360.39, if_continued: false }
      expect((await read()).next_invoice).toMatchObject(next)
      await backend.send(subscribe, { token, params: whatsapp, body: await termsOfWhatsapp() })
      await pass(12)
      const body = { ...(await termsOfWhatsapp()), payment: card('sandbox_passes') }
      expect((await backend.send(activateSubscription, { token, params: whatsapp, body })).status).toBe(200)
      expect((await read()).next_invoice).toMatchObject(next)
      await pass(3)
      expect((await read()).next_invoice).toMatchObject({
        date: '2027-01-01',
        total: 496,
        if_continued: false,
      })
    })

    it('charges nothing until then, and then the rest of the month', async () => {
      await begin()
      const { reply } = await goOn(true, card('sandbox_passes'))
      expect(reply).toMatchObject({ status: 'trialing', continues_after_trial: true })
      await pass(11)
      expect(await notices()).toEqual([])
      const [warning] = await backend.mailsTo(ana.email)
      expect(warning?.text).toContain(
        'Nesse dia seu plano começa, como você escolheu: 4–31/12, 28 de 31 dias: R$\u00a0360,39',
      )
      expect((await read()).invoices).toEqual([])
      await pass(3)
      expect(await item()).toMatchObject({ status: 'active', current_period_end: '2027-01-01' })
      expect((await read()).invoices).toMatchObject([
        {
          total: 360.39,
          status: 'paid',
          lines: [{ label: 'Prospect AI (4–31/12, 28 de 31 dias)', amount: 360.39 }],
        },
      ])
      await pass(1)
      expect((await read()).invoices).toHaveLength(1)
    })

    it('can be taken back', async () => {
      await begin()
      await goOn(true, card('sandbox_passes'))
      expect((await goOn(false)).reply.continues_after_trial).toBe(false)
      await pass(14)
      expect(await item()).toMatchObject({ status: 'trial_ended' })
      expect((await read()).invoices).toEqual([])
    })

    it('tells who pays otherwise that an invoice is there', async () => {
      await begin()
      await goOn(true, { type: 'pix' })
      await pass(14)
      expect((await subjects()).at(-1)).toBe('Fatura disponível')
      expect((await read()).invoices[0]?.pix?.copy_paste).toMatch(/^000201/)
    })

    it('leaves its invoice open when the card is refused, and says so by mail', async () => {
      await begin()
      await goOn(true, card('sandbox_fails'))
      await pass(14)
      expect(await item()).toMatchObject({ status: 'trial_ended', continues_after_trial: false })
      const [told] = await backend.mailsTo(ana.email)
      expect(told?.subject).toBe('Não conseguimos cobrar sua fatura')
      expect(told?.text).toContain('Pague até 07/12/2026 para continuar.')
      await pass(1)
      expect((await subjects()).filter((subject) => subject.startsWith('Não conseguimos'))).toHaveLength(1)
    })

    it('needs a way to pay, and a trial that is running', async () => {
      await begin()
      expect((await goOn(true)).error.message).toBe('Escolha uma forma de pagamento para continuar.')
      await pass(14)
      const late = await goOn(true, card('sandbox_passes'))
      expect([late.status, late.error.message]).toEqual([409, 'O teste deste agente já terminou.'])
    })
  })

  describe('ending', () => {
    it('is at the end of what was paid, and can be undone until then', async () => {
      await active()
      const { reply } = await backend.send(cancelSubscription, { token, params, body: { reason: 'Caro' } })
      expect(reply).toMatchObject({ status: 'cancel_at_period_end', current_period_end: '2026-12-01' })
      expect((await backend.send(undoCancellation, { token, params })).reply.status).toBe('active')
      expect((await backend.send(undoCancellation, { token, params })).error.code).toBe('VERSION_CONFLICT')
      await backend.send(cancelSubscription, { token, params, body: {} })
      await pass(11)
      expect(await item()).toBeUndefined()
      expect((await read()).invoices).toHaveLength(1)
      expect((await backend.send(undoCancellation, { token, params })).status).toBe(404)
    })

    it('gives way to coming back, as something new at the price of that day', async () => {
      await active()
      await backend.send(cancelSubscription, { token, params, body: {} })
      await pass(11)
      const price = { product_id: 'prospect', version: 2, price_cents: 499_00 }
      await database()
        .db.insert(prices)
        .values({ ...price, effective_from: clock.now() })
      expect(await offer()).toMatchObject({ trial_days: 0, due_today: 499, price_version: 2 })
      expect((await begin()).reply.item).toMatchObject({ status: 'active', price: 499 })
      expect(await database().db.select().from(subscriptions)).toHaveLength(2)
      await database().db.delete(prices).where(eq(prices.version, 2))
    })

    it('brings the money back within thirty days of the first charge', async () => {
      await active()
      await pass(12)
      expect(await item()).toMatchObject({ refund_amount: 146.3 + 399 })
      const { reply } = await backend.send(refundSubscription, { token, params, body: {} })
      expect(reply).toMatchObject({ refunded: 146.3 + 399, item: { status: 'cancelled' } })
      expect((await read()).invoices.map((each) => each.status)).toEqual(['refunded', 'refunded'])
      expect((await database().db.select().from(refunds)).map(({ status }) => status)).toEqual([
        'done',
        'done',
      ])
    })

    it('brings no money back later', async () => {
      await active()
      await pass(30)
      expect(await item()).toMatchObject({ guarantee_until: null, refund_amount: null })
      const { status, error } = await backend.send(refundSubscription, { token, params, body: {} })
      expect([status, error.message]).toEqual([409, 'A garantia de 30 dias deste agente terminou.'])
    })
  })

  describe('mails', () => {
    const newest = async () => (await backend.mailsTo(ana.email))[0]
    const afterTrial =
      'Se continuar, você paga 4–31/12, 28 de 31 dias: R$\u00a0360,39. Depois, R$\u00a0399,00 por mês.'

    it('say what a trial leads to, when it begins and before it ends', async () => {
      await begin()
      const begun = await newest()
      expect(begun?.subject).toBe('Seu teste de Prospect AI começou')
      expect(begun?.text).toContain('sem pagar nada até 04/12/2026.')
      expect(begun?.text).toContain(afterTrial)
      await pass(11)
      expect((await newest())?.text).toContain(afterTrial)
    })

    it('confirm the plan and each month’s payment, with the invoice as a file', async () => {
      await active()
      const confirmed = await newest()
      expect(confirmed).toMatchObject({
        subject: 'Assinatura confirmada: Prospect AI',
        files: ['fatura-2026-000001.pdf'],
      })
      expect(confirmed?.text).toContain('Recebemos R$\u00a0146,30. A fatura 2026-000001 está paga')
      await pass(12)
      expect(await newest()).toMatchObject({
        subject: 'Pagamento recebido',
        files: ['fatura-2026-000002.pdf'],
      })
    })

    it('say when agents will be paused once no card is tried any more', async () => {
      await active('sandbox_fails')
      await passDaily(18)
      expect(await newest()).toMatchObject({ subject: 'Seus agentes serão pausados em 11/12/2026' })
      await pass(3)
      expect(await item()).toMatchObject({ status: 'paused' })
    })

    it('confirm an end, at once or with what was paid for', async () => {
      await begin()
      await backend.send(cancelSubscription, { token, params, body: {} })
      expect(await newest()).toMatchObject({ subject: 'Cancelamento confirmado: Prospect AI' })
      expect((await newest())?.text).toContain('Prospect AI foi cancelado e nada mais é cobrado por ele.')
      await method('card', 'sandbox_passes')
      await begin()
      await backend.send(cancelSubscription, { token, params, body: {} })
      expect((await newest())?.text).toContain('Prospect AI funciona até 30/11/2026.')
    })

    it('say how much comes back, and that it does', async () => {
      await active()
      await backend.send(refundSubscription, { token, params, body: {} })
      expect(await newest()).toMatchObject({ subject: 'Reembolso de R$\u00a0146,30' })
      expect((await newest())?.text).toContain('O valor volta pelo mesmo meio do pagamento')
    })
  })

  describe('time', () => {
    it('ends a trial that nobody pays for, with a word three days before', async () => {
      await begin()
      await pass(10)
      expect(await subjects()).toEqual(['Seu teste de Prospect AI começou'])
      await pass(1)
      await backend.worker.runJobs()
      expect((await subjects()).slice(1)).toEqual(['Seu teste termina em 3 dias'])
      const [warning] = await backend.mailsTo(ana.email)
      expect(warning?.text).toMatch(/\/dashboard\/services\?product=prospect\n/)
      await pass(3)
      expect(await item()).toMatchObject({ status: 'trial_ended' })
      await pass(15)
      expect(await item()).toMatchObject({ status: 'paused' })
      await pass(90)
      expect(await item()).toBeUndefined()
      expect((await read()).invoices).toEqual([])
    })

    it('opens each month with one invoice: the agents, and what was used before', async () => {
      await active()
      const company_id = (await database().db.select().from(subscriptions))[0]?.company_id ?? ''
      const use = (day: string, quantity: number) =>
        database()
          .db.insert(usage_records)
          .values({ company_id, product_id: 'prospect', meter: 'ai_credits', day, quantity })
      await use('2026-11-25', 6200)
      await pass(11)
      await backend.worker.runJobs()
      const [december] = (await read()).invoices
      expect(december).toMatchObject({
        number: '2026-000002',
        due_date: '2026-12-08',
        total: 523,
        status: 'paid',
        lines: [
          { label: 'Prospect AI (1–31/12)', amount: 399, product_id: 'prospect' },
          { label: 'Créditos de IA, até novembro de 2026', amount: 124 },
        ],
      })
      expect((await subjects()).filter((subject) => subject === 'Fatura disponível')).toHaveLength(1)
      await use('2026-11-26', 50)
      await use('2026-12-03', 1000)
      await pass(31)
      const { invoices: list } = await read()
      expect(list[0]).toMatchObject({ number: '2027-000001', total: 399 + 21 })
      expect((await read({ year: '2026' })).invoices).toHaveLength(2)
      expect((await read({ status: 'open' })).invoices).toEqual([])
    })

    it('bills companies together, once each, and those beside one that resists as well', async () => {
      const { db } = database()
      const ids = ['org_1', 'org_2', 'org_3']
      await db.insert(companies).values(ids.map((id) => ({ id, name: id, created_at: clock.now() })))
      const [tooMuch, price] = [2 ** 31 - 1, 39_900]
      const held = { status: 'active', price_version: 1, current_period_end: '2026-12-01' }
      const hold = (company_id: string, product_id: string, price_cents: number) => ({
        ...held,
        id: `sub_${company_id}_${product_id}`,
        company_id,
        product_id,
        price_cents,
        first_charged_at: clock.now(),
        created_at: clock.now(),
      })
      await db
        .insert(subscriptions)
        .values([
          hold('org_1', 'prospect', price),
          hold('org_2', 'prospect', tooMuch),
          hold('org_2', 'whatsapp', tooMuch),
          hold('org_3', 'prospect', price),
          hold('org_3', 'whatsapp', price),
        ])
      const used = { product_id: 'prospect', meter: 'ai_credits', day: '2026-11-25' }
      await db.insert(usage_records).values([
        { ...used, company_id: 'org_1', quantity: 100 },
        { ...used, company_id: 'org_3', quantity: 300 },
      ])
      const totals = async () =>
        (await db.select().from(invoices).orderBy(invoices.company_id)).map((each) => [
          each.company_id,
          each.total_cents,
        ])
      await pass(11)
      const both = [
        ['org_1', price + 200],
        ['org_3', 2 * price + 600],
      ]
      expect(await totals()).toEqual(both)
      await db.delete(subscriptions).where(eq(subscriptions.id, 'sub_org_2_whatsapp'))
      await backend.worker.runJobs()
      expect(await totals()).toEqual([both[0], ['org_2', tooMuch], both[1]])
      const numbers = (await db.select().from(invoices)).map(({ number }) => number)
      expect(numbers.sort()).toEqual(['2026-000001', '2026-000002', '2026-000003'])
      expect(
        (await db.select().from(subscriptions)).map(({ current_period_end }) => current_period_end),
      ).toEqual(Array(4).fill('2027-01-01'))
    })

    it('charges and withdraws in one round what more than a hundred companies owe, whoever resists', async () => {
      const { db } = database()
      const many = Array.from({ length: 105 }, (_, index) => `org_${String(index).padStart(3, '0')}`)
      const now = clock.now()
      await db.insert(companies).values(many.map((id) => ({ id, name: id, created_at: now })))
      await db.insert(payment_methods).values(
        many.map((company_id, index) => ({
          company_id,
          type: 'card',
          provider: 'sandbox',
          // What the sandbox does not know resists.
          token: index < 101 ? 'unknown' : 'sandbox_passes',
          updated_at: now,
        })),
      )
      const owed = { issued_at: now, due_date: '2026-12-31', total_cents: 100, status: 'open' }
      await db.insert(invoices).values([
        ...many.map((company_id) => ({
          ...owed,
          id: `inv_month_${company_id}`,
          number: `1-${company_id}`,
          company_id,
          month: '2026-11',
          next_try_at: now,
        })),
        ...many.map((company_id) => ({
          ...owed,
          id: `inv_begun_${company_id}`,
          number: `2-${company_id}`,
          company_id,
          due_date: '2026-11-01',
        })),
      ])
      await backend.worker.runJobs()
      const counts = await db
        .select({ status: invoices.status, count: count() })
        .from(invoices)
        .groupBy(invoices.status)
        .orderBy(invoices.status)
      expect(counts).toEqual([
        { status: 'overdue', count: 101 },
        { status: 'paid', count: 4 },
        { status: 'void', count: 105 },
      ])
    })

    it('foretells what was used late, too little for a cent, or before a plan had ended', async () => {
      await active()
      const company_id = (await database().db.select().from(subscriptions))[0]?.company_id ?? ''
      const use = (meter: string, day: string, quantity: number) =>
        database()
          .db.insert(usage_records)
          .values({ company_id, product_id: 'prospect', meter, day, quantity })
      const foretold = async () => (await read()).next_invoice
      await pass(11)
      await use('email_sends', '2026-11-28', 1)
      expect(await foretold()).toMatchObject({ date: '2027-01-01', total: 399 })
      await use('email_sends', '2026-11-29', 1)
      expect(await foretold()).toMatchObject({ total: 399.01, projected_total: 399.01 })
      await backend.send(cancelSubscription, { token, params, body: {} })
      await use('ai_credits', '2026-12-01', 1000)
      const lines = [
        { label: 'Envios de e-mail', amount: 0.01 },
        { label: 'Créditos de IA', amount: 20 },
      ]
      expect(await foretold()).toMatchObject({ date: '2027-01-01', total: 20.01, lines, ends_trial: false })
      await pass(31)
      expect((await read()).invoices[0]).toMatchObject({ number: '2027-000001', total: 20.01 })
      expect(await foretold()).toBeNull()
    })

    it('tries a refused card again on days 1, 3, 5 and 7, and pauses on day 10', async () => {
      await active('sandbox_fails')
      await pass(11)
      expect(await item()).toMatchObject({ status: 'past_due' })
      expect((await notices())[0]?.text).toBe(
        'Não conseguimos cobrar sua fatura. Vamos tentar de novo em 02/12/2026. Você também pode pagar agora com Pix.',
      )
      expect((await read()).invoices[0]).toMatchObject({
        status: 'overdue',
        failure: { message: 'O banco recusou o cartão.', next_try: '2026-12-02T12:00:00.000Z' },
      })
      await passDaily(9)
      const tries = await database()
        .db.select()
        .from(payments)
        .where(eq(payments.status, 'failed'))
        .orderBy(payments.created_at)
      expect(tries.map(({ created_at }) => created_at.getUTCDate())).toEqual([1, 2, 4, 6, 8])
      expect((await notices())[0]).toEqual({
        id: expect.stringMatching(/^invoice-inv_/),
        type: 'error',
        text: 'Não conseguimos cobrar sua fatura. Você também pode pagar agora com Pix.',
        action: { label: 'Pagar agora', href: expect.stringMatching(/^\/dashboard\/billing\?invoice=inv_/) },
      })
      expect(
        (await subjects()).filter((subject) => subject === 'Não conseguimos cobrar sua fatura'),
      ).toHaveLength(4)
      expect(await item()).toMatchObject({ status: 'past_due' })
      await pass(1)
      expect(await item()).toMatchObject({ status: 'paused' })

      const blocked = await activate()
      expect(blocked.error.message).toBe('Pague a fatura 2026-000002 para voltar a usar este agente.')
      const id = (await read()).invoices[0]?.id ?? ''
      const declined = await backend.send(payInvoice, { token, params: { id }, body: { type: 'card' } })
      expect(declined.status).toBe(402)
      const body = { type: 'card', token: 'sandbox_passes' } as const
      expect((await backend.send(payInvoice, { token, params: { id }, body })).reply.status).toBe('paid')
      expect(await item()).toMatchObject({ status: 'active' })
      expect((await backend.send(payInvoice, { token, params: { id }, body })).error.code).toBe(
        'VERSION_CONFLICT',
      )
    })

    it('pays an invoice once under one key, and says again what became of it', async () => {
      await begin()
      await method('card', 'sandbox_fails')
      await activate()
      const [{ id = '' } = {}] = (await read()).invoices
      const pay = (key: string, body: { type: 'card' | 'pix'; token?: string }) =>
        backend.send(payInvoice, { token, params: { id }, body, headers: { 'idempotency-key': key } })
      const refused = { type: 'card', token: 'sandbox_fails' } as const
      const passes = { type: 'card', token: 'sandbox_passes' } as const
      const declined = [
        await pay('the-first-of-the-keys', refused),
        await pay('the-first-of-the-keys', refused),
      ]
      expect(declined.map(({ status }) => status)).toEqual([402, 402])
      const paid = [await pay('the-second-of-the-keys', passes), await pay('the-second-of-the-keys', passes)]
      expect(paid.map(({ status, reply }) => [status, reply.status])).toEqual([
        [200, 'paid'],
        [200, 'paid'],
      ])
      expect((await pay('the-second-of-the-keys', { type: 'pix' })).status).toBe(409)
      expect((await pay('', passes)).error.errors?.[0]?.code).toBe('IDEMPOTENCY_KEY_MISSING')
      const made = await database().db.select().from(payments)
      expect(made.filter(({ status }) => status === 'paid')).toHaveLength(1)
    })

    it('brings a new price on its day to those who were told of it, and to nobody else', async () => {
      await active()
      const mailer = createMailer(database().db)
      const mails = billingMails('http://localhost')
      const announceTo = announcePrice({ clock: clock.now, mailer, mails })
      const announce = (each: Parameters<typeof announceTo>[1]) => announceTo(database().db, each, 'Empresa')
      const change = { productId: 'prospect', priceCents: 449_00, version: 2, from: '2027-01-01' }
      expect(await announce({ ...change, productId: 'whatsapp' })).toBe(0)
      expect(await announce(change)).toBe(1)
      expect((await subjects()).at(-1)).toBe('Mudança de preço a partir de 01/01/2027')
      await pass(11)
      expect(await item()).toMatchObject({ price: 399, next_price: { price: 449, from: '2027-01-01' } })
      await pass(31)
      expect(await item()).toMatchObject({ price: 449, price_version: 2, next_price: null })
      expect((await read()).invoices.map(({ total }) => total)).toEqual([449, 399, 146.3])
    })

    it('does its work once, with several processes at it', async () => {
      await active()
      const others = await Promise.all([1, 2].map(() => testBackend(database(), { clock: clock.now })))
      clock.advance(days(11))
      await Promise.all([backend, ...others].map(({ worker }) => worker.runJobs()))
      for (const other of others) await other.close()
      const all = await database().db.select().from(invoices)
      expect(all.map(({ number }) => number).sort()).toEqual(['2026-000001', '2026-000002'])
      expect(await database().db.select().from(payments)).toHaveLength(2)
    })
  })

  const address = {
    postal_code: '01001-000',
    street: 'Praça da Sé',
    number: '1',
    complement: '',
    district: 'Sé',
    city: 'São Paulo',
    state: 'SP',
  }

  describe('a plan that begins by boleto', () => {
    /** Agreed on during the trial, which ends on 4 December; 360,39 are for the days from then on. */
    async function agree(answer = 'sandbox_passes') {
      const { boleto, price_version } = await offer()
      const payment = { type: 'boleto', token: answer } as const
      const body = { due_today: boleto?.amount ?? 0, price_version, payment }
      return backend.send(activateSubscription, { token, params, body })
    }
    const look = async (id: string) => (await backend.send(getInvoice, { token, params: { id } })).reply
    beforeEach(async () => {
      await begin()
      await backend.send(saveBillingProfile, { token, body: { ...payer, address } })
    })

    it('is offered from the day by which its money has come, or from the end of the trial', async () => {
      expect(await offer()).toMatchObject({
        payment_types: ['card', 'pix', 'boleto'],
        boleto: {
          amount: 360.39,
          from: '2026-12-04',
          for: '4–31/12, 28 de 31 dias',
          next_charge: { date: '2027-01-01', amount: 399 },
        },
      })
      await pass(10)
      expect((await offer()).boleto).toMatchObject({ from: '2026-12-07', amount: 321.77 })
    })

    it('goes on as a trial until the bank confirms, and costs nothing more before the month after', async () => {
      const { status, reply } = await agree()
      expect(status).toBe(200)
      expect(reply.item.status).toBe('trialing')
      expect(reply.invoice).toMatchObject({ status: 'open', total: 360.39, due_date: '2026-12-04' })
      expect(reply.invoice?.boleto).not.toBeNull()
      expect((await subjects()).at(-1)).toBe('Fatura disponível')
      clock.advance(seconds(6))
      expect(await look(reply.invoice?.id ?? '')).toMatchObject({ status: 'paid', method: 'boleto' })
      expect(await item()).toMatchObject({ status: 'active', current_period_end: '2027-01-01' })
      expect((await read()).next_invoice).toMatchObject({ date: '2027-01-01', total: 399 })
      await passDaily(12)
      expect((await read()).invoices).toHaveLength(1)
      await pass(31)
      expect((await read()).invoices.map(({ total }) => total)).toEqual([399, 360.39])
    })

    it('can begin in another way once its bank refuses', async () => {
      const { status, error } = await agree('sandbox_fails')
      expect([status, error.message]).toEqual([402, 'O banco recusou o pagamento.'])
      expect((await item())?.status).toBe('trialing')
      await method('card', 'sandbox_passes')
      expect((await activate()).reply.invoice).toMatchObject({ status: 'paid', total: 146.3 })
      expect((await read()).invoices.map((each) => each.status)).toEqual(['paid', 'void'])
    })

    it('makes room for another boleto while there is time, and is over when it is due', async () => {
      const { reply } = await agree('sandbox_expires')
      const id = reply.invoice?.id ?? ''
      clock.advance(minutes(2))
      expect(await look(id)).toMatchObject({ status: 'open', boleto: null })
      expect((await look(id)).payment_types).toContain('boleto')
      await passDaily(8)
      expect((await look(id)).payment_types).toEqual(['card', 'pix'])
      await passDaily(7)
      expect((await look(id)).status).toBe('void')
      expect((await item())?.status).toBe('trial_ended')
    })

    it('asks for the address that a boleto is made out to', async () => {
      await database().db.delete(billing_profiles)
      await backend.givePayer(token)
      const { status, error } = await agree()
      expect([status, error.errors?.[0]?.field]).toEqual([400, 'billing_profile'])
      expect((await read()).invoices).toEqual([])
    })
  })

  describe('codes of the simulation', () => {
    /** December's invoice, to be paid by Pix or boleto. */
    async function monthly(): Promise<string> {
      await active()
      await database().db.delete(payment_methods)
      await pass(11)
      await backend.send(saveBillingProfile, { token, body: { ...payer, address } })
      const [newest] = (await read()).invoices
      expect(newest?.payment_types).toEqual(['card', 'pix', 'boleto'])
      return newest?.id ?? ''
    }
    const pay = (id: string, type: 'pix' | 'boleto', answer: string) =>
      backend.send(payInvoice, { token, params: { id }, body: { type, token: answer } })
    const look = async (id: string) => (await backend.send(getInvoice, { token, params: { id } })).reply

    it.each(['pix', 'boleto'] as const)('%s: wait, and are paid', async (type) => {
      const id = await monthly()
      const waiting = (await pay(id, type, 'sandbox_passes')).reply
      expect(waiting.status).toBe('open')
      if (type === 'boleto') {
        expect(waiting.boleto).toMatchObject({
          barcode: expect.stringMatching(/^00090\.0000\d .* \d 16540000039900$/),
          url: expect.stringMatching(/\/dev\/boleto\/000\d{44}$/),
        })
      }
      clock.advance(seconds(6))
      expect(await look(id)).toMatchObject({ status: 'paid', method: type })
    })

    it.each(['pix', 'boleto'] as const)('%s: are refused with a reason', async (type) => {
      const id = await monthly()
      const { status, error } = await pay(id, type, 'sandbox_fails')
      expect([status, error.code, error.message]).toEqual([
        402,
        'PAYMENT_DECLINED',
        'O banco recusou o pagamento.',
      ])
      expect(await look(id)).toMatchObject({ status: 'open', pix: null, boleto: null })
    })

    it.each(['pix', 'boleto'] as const)('%s: run out, and make room for another', async (type) => {
      const id = await monthly()
      const { expires_at } = (await pay(id, type, 'sandbox_expires')).reply[type] ?? {}
      expect(expires_at).toBe(new Date(clock.now().getTime() + seconds(15)).toISOString())
      clock.advance(seconds(20))
      expect((await look(id)).status).toBe('open')
      const next = (await pay(id, type, 'sandbox_passes')).reply
      expect(Date.parse(next[type]?.expires_at ?? '')).toBeGreaterThan(clock.now().getTime())
      clock.advance(seconds(61))
      expect((await look(id)).status).toBe('paid')
      const rows = await database().db.select().from(payments).where(eq(payments.type, type))
      expect(rows.map(({ status }) => status).sort()).toEqual(['failed', 'paid'])
    })

    it('says that the time of a card is over', async () => {
      await begin()
      const body = { ...(await terms()), payment: { type: 'card', token: 'sandbox_expires' } as const }
      const { status, error } = await backend.send(activateSubscription, { token, params, body })
      expect([status, error.message]).toEqual([402, 'O cartão está vencido.'])
    })
  })

  it('prints an invoice whose text can be selected', async () => {
    await backend.send(saveBillingProfile, {
      token,
      body: {
        document_type: 'cnpj',
        document: '12.abc.345/01de-35',
        legal_name: 'Padaria São João Ltda.',
        address: {
          postal_code: '01001-000',
          street: 'Praça da Sé',
          number: '100',
          district: 'Sé',
          city: 'São Paulo',
          state: 'SP',
        },
      },
    })
    await active()
    const id = (await read()).invoices[0]?.id ?? ''
    const answer = await backend.app.inject({
      url: getInvoiceFile.path.replace(':id', id),
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    const text = await pdfText(answer.rawPayload)
    for (const words of [
      'Fatura 2026-000001',
      'Padaria São João Ltda.',
      'CNPJ 12.ABC.345/01DE-35',
      'Prospect AI',
      'Situação: Paga em 20/11/2026',
    ])
      expect(text).toContain(words)
    expect(text).toMatch(/Total\s+R\$\s146,30/)
  })
})
