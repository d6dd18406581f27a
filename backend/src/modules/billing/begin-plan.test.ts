import {
  activateSubscription,
  cancelSubscription,
  continueAfterTrial,
  getInvoice,
  getSubscriptionOffer,
  payInvoice,
  refundSubscription,
  subscribe,
  undoCancellation,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { seconds } from '../../clock'
import { invoices, payments, prices, refunds, subscriptions } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { params, planCustomer } from '../../testing/plan-customer'

describeDatabase('beginning a plan', (database) => {
  const customer = planCustomer(database)
  const { send, read, item, offer, terms, method, begin, activate, pass, notices, mails, subjects, active } =
    customer

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
      await send(cancelSubscription, { params, body: {} })
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
      const again = await send(activateSubscription, {
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
        send(activateSubscription, { params, body: { ...body, ...change }, headers })
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

      await pass(2)
      expect((await ask()).error.code).toBe('VERSION_CONFLICT')
    })

    it('is refused without a key', async () => {
      await begin()
      const body = await terms()
      const headers = { 'idempotency-key': '' }
      const answers = [
        await send(subscribe, { params, body, headers }),
        await send(activateSubscription, { params, body, headers }),
      ]
      for (const { status, error } of answers)
        expect([status, error.errors?.[0]?.code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING'])
    })

    it('is refused on terms that nobody was shown', async () => {
      const body = { due_today: 0, price_version: 2 }
      expect((await send(subscribe, { params, body })).error.code).toBe('VERSION_CONFLICT')
      const unknown = { product_id: 'unknown' }
      expect((await send(getSubscriptionOffer, { params: unknown })).status).toBe(404)
      expect((await send(activateSubscription, { params, body: await terms() })).status).toBe(404)
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
      const { reply } = await send(payInvoice, { params: { id }, body: { type: 'pix' } })
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
        send(activateSubscription, {
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
      const pay = (card: string) => send(payInvoice, { params: { id }, body: { type: 'card', token: card } })
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
      const look = async () => (await send(getInvoice, { params: { id } })).reply
      expect((await look()).status).toBe('open')
      customer.clock.advance(seconds(5))
      expect(await look()).toMatchObject({ status: 'paid', method: 'pix', pix: null })
      expect(await item()).toMatchObject({ status: 'active' })
    })

    it('is happening once, however often it is sent at the same time', async () => {
      await begin()
      await method('card', 'sandbox_passes')
      const body = await terms()
      const answers = await Promise.all([1, 2, 3].map(() => send(activateSubscription, { params, body })))
      const paid = (await read()).invoices.filter((each) => each.status === 'paid')
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
      expect(paid).toHaveLength(1)
    })

    it('comes to nothing when nobody pays', async () => {
      await begin()
      await method('pix')
      await activate()
      await send(cancelSubscription, { params, body: {} })
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
      send(continueAfterTrial, {
        params,
        body: { continues, ...(payment && { payment }) },
      })
    const card = (which: string) => ({ type: 'card', token: which }) as const

    it('is what is charged next as soon as it is decided on, ahead of the month of another agent', async () => {
      const whatsapp = { product_id: 'whatsapp' }
      const termsOfWhatsapp = async () => {
        const { reply } = await send(getSubscriptionOffer, { params: whatsapp })
        return { due_today: reply.due_today, price_version: reply.price_version }
      }
      await begin()
      expect((await read()).next_invoice).toMatchObject({ date: '2026-12-04', if_continued: true })
      await goOn(true, card('sandbox_passes'))
      const next = { date: '2026-12-04', total: 360.39, if_continued: false }
      expect((await read()).next_invoice).toMatchObject(next)
      await send(subscribe, { params: whatsapp, body: await termsOfWhatsapp() })
      await pass(12)
      const body = { ...(await termsOfWhatsapp()), payment: card('sandbox_passes') }
      expect((await send(activateSubscription, { params: whatsapp, body })).status).toBe(200)
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
      const [warning] = await mails()
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
      const [told] = await mails()
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
      const { reply } = await send(cancelSubscription, { params, body: { reason: 'Caro' } })
      expect(reply).toMatchObject({ status: 'cancel_at_period_end', current_period_end: '2026-12-01' })
      expect((await send(undoCancellation, { params })).reply.status).toBe('active')
      expect((await send(undoCancellation, { params })).error.code).toBe('VERSION_CONFLICT')
      await send(cancelSubscription, { params, body: {} })
      await pass(11)
      expect(await item()).toBeUndefined()
      expect((await read()).invoices).toHaveLength(1)
      expect((await send(undoCancellation, { params })).status).toBe(404)
    })

    it('gives way to coming back, as something new at the price of that day', async () => {
      await active()
      await send(cancelSubscription, { params, body: {} })
      await pass(11)
      const price = { product_id: 'prospect', version: 2, price_cents: 499_00 }
      await database()
        .db.insert(prices)
        .values({ ...price, effective_from: customer.clock.now() })
      expect(await offer()).toMatchObject({ trial_days: 0, due_today: 499, price_version: 2 })
      expect((await begin()).reply.item).toMatchObject({ status: 'active', price: 499 })
      expect(await database().db.select().from(subscriptions)).toHaveLength(2)
      await database().db.delete(prices).where(eq(prices.version, 2))
    })

    it('brings the money back within thirty days of the first charge', async () => {
      await active()
      await pass(12)
      expect(await item()).toMatchObject({ refund_amount: 146.3 + 399 })
      const { reply } = await send(refundSubscription, { params, body: {} })
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
      const { status, error } = await send(refundSubscription, { params, body: {} })
      expect([status, error.message]).toEqual([409, 'A garantia de 30 dias deste agente terminou.'])
    })
  })
})
