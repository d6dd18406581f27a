import { cancelSubscription, payInvoice } from '@ag/contracts'
import { count, eq } from 'drizzle-orm'
import { days } from '../../clock'
import { companies, invoices, payment_methods, payments, subscriptions, usage_records } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { params, planCustomer } from '../../testing/plan-customer'
import { testBackend } from '../../testing/test-backend'
import { createMailer } from '../outbox/mailer'
import { announcePrice } from './announce-price'
import { billingMails } from './billing-mails'

describeDatabase('invoices as time goes by', (database) => {
  const customer = planCustomer(database)
  const { send, read, item, method, begin, activate, pass, passDaily, notices, mails, subjects, active } =
    customer

  it('ends a trial that nobody pays for, with a word three days before', async () => {
    await begin()
    await pass(10)
    expect(await subjects()).toEqual(['Seu teste de Prospect AI começou'])
    await pass(1)
    await customer.backend.worker.runJobs()
    expect((await subjects()).slice(1)).toEqual(['Seu teste termina em 3 dias'])
    const [warning] = await mails()
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
    await customer.backend.worker.runJobs()
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
    await db.insert(companies).values(ids.map((id) => ({ id, name: id, created_at: customer.clock.now() })))
    const [tooMuch, price] = [2 ** 31 - 1, 39_900]
    const held = { status: 'active', price_version: 1, current_period_end: '2026-12-01' }
    const hold = (company_id: string, product_id: string, price_cents: number) => ({
      ...held,
      id: `sub_${company_id}_${product_id}`,
      company_id,
      product_id,
      price_cents,
      first_charged_at: customer.clock.now(),
      created_at: customer.clock.now(),
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
    await customer.backend.worker.runJobs()
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
    const now = customer.clock.now()
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
    await customer.backend.worker.runJobs()
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
      database().db.insert(usage_records).values({ company_id, product_id: 'prospect', meter, day, quantity })
    const foretold = async () => (await read()).next_invoice
    await pass(11)
    await use('email_sends', '2026-11-28', 1)
    expect(await foretold()).toMatchObject({ date: '2027-01-01', total: 399 })
    await use('email_sends', '2026-11-29', 1)
    expect(await foretold()).toMatchObject({ total: 399.01, projected_total: 399.01 })
    await send(cancelSubscription, { params, body: {} })
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
    const declined = await send(payInvoice, { params: { id }, body: { type: 'card' } })
    expect(declined.status).toBe(402)
    const body = { type: 'card', token: 'sandbox_passes' } as const
    expect((await send(payInvoice, { params: { id }, body })).reply.status).toBe('paid')
    expect(await item()).toMatchObject({ status: 'active' })
    expect((await send(payInvoice, { params: { id }, body })).error.code).toBe('VERSION_CONFLICT')
  })

  it('pays an invoice once under one key, and says again what became of it', async () => {
    await begin()
    await method('card', 'sandbox_fails')
    await activate()
    const [{ id = '' } = {}] = (await read()).invoices
    const pay = (key: string, body: { type: 'card' | 'pix'; token?: string }) =>
      send(payInvoice, { params: { id }, body, headers: { 'idempotency-key': key } })
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
    const announceTo = announcePrice({ clock: customer.clock.now, mailer, mails })
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
    const others = await Promise.all([1, 2].map(() => testBackend(database(), { clock: customer.clock.now })))
    customer.clock.advance(days(11))
    await Promise.all([customer.backend, ...others].map(({ worker }) => worker.runJobs()))
    for (const other of others) await other.close()
    const all = await database().db.select().from(invoices)
    expect(all.map(({ number }) => number).sort()).toEqual(['2026-000001', '2026-000002'])
    expect(await database().db.select().from(payments)).toHaveLength(2)
  })
})
