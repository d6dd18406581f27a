import {
  activateSubscription,
  cancelSubscription,
  continueAfterTrial,
  type Endpoint,
  endpoints,
  getBilling,
  getInvoice,
  getUsage,
  markInvoicePaid,
  payInvoice,
  recordUsage,
  refundSubscription,
  savePaymentMethod,
  subscribe,
  undoCancellation,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { audit_log, companies, payments, subscriptions, users } from '../../db/schema'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend } from '../../testing/test-backend'

const key = 'service-key-of-at-least-thirty-two-characters'
const params = { product_id: 'prospect' }

describeEachDatabase('another customer', (database) => {
  let backend: TestBackend
  let ana: string
  let bia: string
  let id: string
  beforeEach(async () => {
    backend = await testBackend(database(), { config: { serviceKeys: [key] } })
    ana = await backend.token(
      await backend.customer('ana@padaria.com.br', { company: 'Padaria', product_id: 'prospect' }),
    )
    bia = await backend.token(await backend.customer('bia@outra.com.br', { company: 'Outra' }))
    await backend.givePayer(ana)
    await backend.send(savePaymentMethod, { token: ana, body: { type: 'pix' } })
    const { reply: offer } = await backend.send(
      { ...subscribe, method: 'GET', path: `${subscribe.path}/offer`, status: 200 },
      { token: ana, params },
    )
    const { due_today, price_version } = offer as unknown as { due_today: number; price_version: number }
    const { reply } = await backend.send(activateSubscription, {
      token: ana,
      params,
      body: { due_today, price_version },
    })
    id = reply.invoice?.id ?? ''
    const [padaria] = await database().db.select().from(companies).where(eq(companies.name, 'Padaria'))
    const used = {
      company_id: padaria?.id ?? '',
      product_id: 'prospect',
      meter: 'ai_credits',
      quantity: 77_777,
    }
    await backend.send(recordUsage, {
      token: key,
      body: {
        events: [{ ...used, meter: 'ai_credits', id: 'event-0001', occurred_at: new Date().toISOString() }],
      },
    })
  })
  afterEach(() => backend.close())

  /** What a call wants besides its address. */
  const bodies = new Map<Endpoint, unknown>([
    [subscribe, { due_today: 1, price_version: 1 }],
    [activateSubscription, { due_today: 1, price_version: 1 }],
    [continueAfterTrial, { continues: true }],
    [cancelSubscription, { reason: '' }],
    [refundSubscription, { reason: '' }],
    [payInvoice, { type: 'pix' }],
  ])
  const money = endpoints.filter(({ path }) =>
    /\/dashboard\/(?:billing|usage|metrics|subscriptions)/.test(path),
  )
  const send = (endpoint: Endpoint, token: string) =>
    backend.send(endpoint, {
      token,
      params: { id, product_id: 'prospect', meter: 'ai_credits' } as never,
      ...(bodies.has(endpoint) && { body: bodies.get(endpoint) as never }),
    })

  it('finds nothing of the first, on any address, and changes nothing', async () => {
    const before = await backend.send(getBilling, { token: ana })
    expect(before.reply.invoices.map((each) => each.id)).toEqual([id])
    for (const endpoint of money) {
      const { status, text } = await send(endpoint, bia)
      if (endpoint.path.includes('/invoices/:id'))
        expect([endpoint.path, status]).toEqual([endpoint.path, 404])
      expect(text).not.toMatch(/77777|77\.777|Padaria|ana@/)
      expect(text).not.toContain(id)
    }
    for (const ended of [activateSubscription, cancelSubscription, undoCancellation, refundSubscription]) {
      expect((await send(ended, bia)).status).toBe(404)
    }
    const after = await backend.send(getBilling, { token: ana })
    expect({ ...after.reply, next_invoice: null }).toEqual({ ...before.reply, next_invoice: null })
    expect((await backend.send(getUsage, { token: bia })).reply.meters.map(({ used }) => used)).toEqual([
      0, 0, 0,
    ])
  })

  it('is asked to sign in first', async () => {
    for (const endpoint of money) expect((await send(endpoint, '')).status).toBe(401)
  })

  describe('who administers', () => {
    const role = (name: string) =>
      database().db.update(users).set({ role: name }).where(eq(users.email, 'bia@outra.com.br'))
    const mark = () => backend.send(markInvoicePaid, { token: bia, params: { id } })

    it('notes a payment where the role may, and stays on record', async () => {
      for (const other of ['customer', 'leitura', 'comercial', 'agenda']) {
        await role(other)
        expect((await mark()).status).toBe(403)
      }
      await role('financeiro')
      expect((await mark()).reply).toMatchObject({ status: 'paid', method: 'pix', pix: null })
      expect((await mark()).error.code).toBe('VERSION_CONFLICT')
      const { reply } = await backend.send(getInvoice, { token: ana, params: { id } })
      expect(reply.status).toBe('paid')
      const [row] = await database().db.select().from(subscriptions)
      expect(row?.status).toBe('active')
      const [clerk] = await database().db.select().from(users).where(eq(users.email, 'bia@outra.com.br'))
      const [noted] = await database().db.select().from(payments).where(eq(payments.status, 'paid'))
      expect(noted).toMatchObject({ provider: 'by_hand', recorded_by: clerk?.id })
      expect(await database().db.select().from(audit_log)).toMatchObject([
        { entity: 'invoice', entity_id: id, actor_id: clerk?.id, request_id: expect.stringMatching(/^req_/) },
      ])
    })

    it('finds only what is there', async () => {
      await role('financeiro')
      const unknown = await backend.send(markInvoicePaid, { token: bia, params: { id: 'inv_unknown' } })
      expect(unknown.status).toBe(404)
    })
  })
})
