import {
  dropPrice,
  getAdminPricing,
  getPriceEffect,
  getPricing,
  schedulePrice,
  scheduleTransactional,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { days } from '../../clock'
import { companies, subscriptions } from '../../db/schema'
import { tokenOf } from '../../testing/administrators'
import { describeDatabase } from '../../testing/describe-database'
import { freshCatalogue } from '../../testing/fresh-catalogue'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeDatabase('the price list', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let token: string
  beforeEach(async () => {
    await freshCatalogue(database().db)
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    token = await tokenOf(backend, database(), 'comercial')
  })
  afterEach(() => backend.close())

  const params = { product_id: 'prospect' }
  const read = async () => {
    const { reply } = await backend.send(getAdminPricing, { token })
    const product = reply.products.find(({ product_id }) => product_id === 'prospect')
    if (!product) throw new Error('The product is missing.')
    return { ...reply, product }
  }
  const wish = (change = {}) => ({
    price: 449,
    effective_from: '2026-12-10',
    applies_to_existing: false,
    ...change,
  })
  const schedule = async (change = {}) =>
    backend.send(schedulePrice, {
      token,
      params,
      body: { ...wish(change), version: (await read()).product.version, reason: 'Custos' },
    })
  const publicPrice = async () =>
    (await backend.send(getPricing)).reply.products.find(({ id }) => id === 'prospect')?.price

  async function subscriber() {
    await backend.customer('bia@outra.com.br', { company: 'Outra', product_id: 'prospect' })
    const [company] = await database().db.select().from(companies).where(eq(companies.name, 'Outra'))
    await database()
      .db.update(subscriptions)
      .set({ status: 'active', current_period_end: '2026-12-01', first_charged_at: clock.now() })
      .where(eq(subscriptions.company_id, company?.id ?? ''))
  }

  it('takes a price from a day on, shows it before, and can take it back', async () => {
    expect((await schedule()).reply.scheduled).toMatchObject([
      { version: 2, price: 449, effective_from: '2026-12-10T03:00:00.000Z', subscribers: 0 },
    ])
    expect(await publicPrice()).toBe(399)
    clock.advance(days(20))
    token = await tokenOf(backend, database(), 'comercial', 'Caio Comercial')
    expect(await publicPrice()).toBe(449)
    expect((await read()).product).toMatchObject({
      current: { price: 449 },
      past: [{ price: 399 }],
      scheduled: [],
    })
    await schedule({ effective_from: '2026-12-20', price: 1 })
    const { version } = (await read()).product
    const dropped = await backend.send(dropPrice, {
      token,
      params: { ...params, price_version: '3' },
      body: { version, reason: 'Engano' },
    })
    expect(dropped.reply.scheduled).toEqual([])
  })

  it('changes at once where the day is today', async () => {
    await schedule({ effective_from: '2026-11-20', price: 379.9 })
    expect(await publicPrice()).toBe(379.9)
  })

  it('lets subscribers keep their price, unless they are told thirty days before a month begins', async () => {
    await subscriber()
    const effect = async (change = {}) => backend.send(getPriceEffect, { token, params, body: wish(change) })
    expect((await effect()).reply).toEqual({ keep: 1, change: 0, monthly_difference: 0 })
    const told = { applies_to_existing: true, effective_from: '2027-01-01' }
    expect((await effect(told)).reply).toEqual({ keep: 0, change: 1, monthly_difference: 50 })
    expect((await read()).first_for_existing).toBe('2027-01-01')
    for (const effective_from of ['2026-12-01', '2027-01-02']) {
      expect((await schedule({ applies_to_existing: true, effective_from })).error.errors[0]?.message).toBe(
        'Para quem já assina, o preço muda no dia 1º de um mês, com pelo menos 30 dias de aviso.',
      )
    }
    expect((await schedule(told)).reply.scheduled[0]?.notice_sent_at).not.toBeNull()
    expect((await backend.mailsTo('bia@outra.com.br'))[0]?.subject).toBe(
      'Mudança de preço a partir de 01/01/2027',
    )
    const drop = await backend.send(dropPrice, {
      token,
      params: { ...params, price_version: '2' },
      body: { version: (await read()).product.version, reason: '' },
    })
    expect(drop.error.userMessage).toBe(
      'Os assinantes já foram avisados deste preço. Agende outro para corrigir.',
    )
  })

  it('refuses days that are over, and edits of what has changed meanwhile', async () => {
    expect((await schedule({ effective_from: '2026-11-19' })).error.errors[0]?.message).toBe(
      'Escolha hoje ou um dia futuro.',
    )
    const { version } = (await read()).product
    await schedule()
    const late = await backend.send(schedulePrice, {
      token,
      params,
      body: { ...wish(), version, reason: '' },
    })
    expect([late.status, late.error.code]).toEqual([409, 'VERSION_CONFLICT'])
  })

  it('charges use at its new price from a month on', async () => {
    const change = (from: string, price: number, version = 1) =>
      backend.send(scheduleTransactional, {
        token,
        params: { key: 'ai_credits' },
        body: { version, price, from, reason: '' },
      })
    expect((await change('2026-11-01', 25)).error.errors[0]?.message).toBe(
      'O preço por uso muda no dia 1º de um mês futuro.',
    )
    expect((await change('2026-12-01', 25)).reply).toMatchObject({
      price: 20,
      next: { price: 25, from: '2026-12-01' },
      version: 2,
    })
    expect((await change('2027-01-01', 30)).status).toBe(409)
    const shown = async () =>
      Object.fromEntries(
        (await backend.send(getPricing)).reply.transactional.map(({ key, price }) => [key, price]),
      )
    const before = await shown()
    expect(before).toHaveProperty('ai_credits', 20)
    clock.advance(days(11))
    expect(await shown()).toEqual({ ...before, ai_credits: 25 })
  })
})
