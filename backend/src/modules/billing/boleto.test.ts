import { activateSubscription, getInvoice, payInvoice, saveBillingProfile } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { minutes, seconds } from '../../clock'
import { billing_profiles, payment_methods, payments } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { params, planCustomer } from '../../testing/plan-customer'
import { address, payer } from '../../testing/test-backend'

describeDatabase('paying by Pix and boleto', (database) => {
  const customer = planCustomer(database)
  const { send, read, item, offer, terms, method, begin, activate, pass, passDaily, subjects, active } =
    customer

  describe('a plan that begins by boleto', () => {
    /** Agreed on during the trial, which ends on 4 December; 360,39 are for the days from then on. */
    async function agree(answer = 'sandbox_passes') {
      const { boleto, price_version } = await offer()
      const payment = { type: 'boleto', token: answer } as const
      const body = { due_today: boleto?.amount ?? 0, price_version, payment }
      return send(activateSubscription, { params, body })
    }
    const look = async (id: string) => (await send(getInvoice, { params: { id } })).reply
    beforeEach(async () => {
      await begin()
      await send(saveBillingProfile, { body: { ...payer, address } })
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
      customer.clock.advance(seconds(6))
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
      customer.clock.advance(minutes(2))
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
      await customer.backend.givePayer(customer.token)
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
      await send(saveBillingProfile, { body: { ...payer, address } })
      const [newest] = (await read()).invoices
      expect(newest?.payment_types).toEqual(['card', 'pix', 'boleto'])
      return newest?.id ?? ''
    }
    const pay = (id: string, type: 'pix' | 'boleto', answer: string) =>
      send(payInvoice, { params: { id }, body: { type, token: answer } })
    const look = async (id: string) => (await send(getInvoice, { params: { id } })).reply

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
      customer.clock.advance(seconds(6))
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
      expect(expires_at).toBe(new Date(customer.clock.now().getTime() + seconds(15)).toISOString())
      customer.clock.advance(seconds(20))
      expect((await look(id)).status).toBe('open')
      const next = (await pay(id, type, 'sandbox_passes')).reply
      expect(Date.parse(next[type]?.expires_at ?? '')).toBeGreaterThan(customer.clock.now().getTime())
      customer.clock.advance(seconds(61))
      expect((await look(id)).status).toBe('paid')
      const rows = await database().db.select().from(payments).where(eq(payments.type, type))
      expect(rows.map(({ status }) => status).sort()).toEqual(['failed', 'paid'])
    })

    it('says that the time of a card is over', async () => {
      await begin()
      const body = { ...(await terms()), payment: { type: 'card', token: 'sandbox_expires' } as const }
      const { status, error } = await send(activateSubscription, { params, body })
      expect([status, error.message]).toEqual([402, 'O cartão está vencido.'])
    })
  })
})
