import { getPricing, getProduct } from '@ag/contracts'
import { eq, sql } from 'drizzle-orm'
import { days } from '../../clock'
import { faq, prices, products } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeDatabase('the catalogue', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
  })
  afterEach(() => backend.close())

  it('names the seven agents with their exact prices', async () => {
    const { status, reply } = await backend.send(getPricing)
    expect(status).toBe(200)
    const table = reply.products.map(({ id, price, price_cents, price_formatted, popular, demo_url }) => [
      id,
      price,
      price_cents,
      price_formatted,
      popular,
      demo_url,
    ])
    expect(table).toEqual([
      ['site-builder', 29, 2900, 'R$ 29,00', false, '/agents/site-builder'],
      ['email-marketing', 49, 4900, 'R$ 49,00', false, '/agents/email'],
      ['social-media', 79, 7900, 'R$ 79,00', false, '/agents/social'],
      ['prospect', 399, 39900, 'R$ 399,00', true, '/agents/prospect'],
      ['business-intelligence', 199, 19900, 'R$ 199,00', false, '/agents/bi'],
      ['marketing-ai', 299, 29900, 'R$ 299,00', false, '/agents/marketingai'],
      ['whatsapp', 97, 9700, 'R$ 97,00', false, '/agents/whatsapp'],
    ])
    expect(reply).toMatchObject({ currency: 'BRL', period: 'month', trial_days: 14, guarantee_days: 30 })
    expect(reply.transactional).toEqual([
      { key: 'whatsapp_messages', label: 'Mensagens de WhatsApp', per: 1000, price: 10 },
      { key: 'email_sends', label: 'Envios de e-mail', per: 1000, price: 5 },
      { key: 'ai_credits', label: 'Créditos de IA', per: 1000, price: 20 },
    ])
  })

  it('tells of one product what its page needs', async () => {
    const { reply } = await backend.send(getProduct, { params: { id: 'prospect' } })
    expect(reply).toMatchObject({
      name: 'Prospect AI',
      description: 'Encontra, aborda e qualifica leads pelo WhatsApp.',
      integrations: ['WhatsApp', 'Google Agenda'],
    })
    expect(reply.feature_details.map(({ name }) => name)).toEqual(reply.features)
    expect(reply.features).toHaveLength(5)
    expect(reply.faq.map(({ question }) => question)).toEqual([
      'Preciso de cartão para testar?',
      'O que é cobrado por uso?',
      'Posso cancelar quando quiser?',
      'Como funciona a garantia?',
    ])
    expect(reply.seo.description.length).toBeGreaterThan(40)
  })

  it('answers 404 for a product that does not exist and 400 for what cannot be one', async () => {
    const missing = await backend.send(getProduct, { params: { id: 'nothing' } })
    expect([missing.status, missing.error.code]).toEqual([404, 'NOT_FOUND'])
    const impossible = await backend.send(getProduct, { params: { id: '../secret' } })
    expect([impossible.status, impossible.error.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('answers 304 to whoever has the current version, until something changes', async () => {
    const first = await backend.send(getPricing)
    const tag = String(first.headers.etag)
    const again = await backend.send(getPricing, { headers: { 'if-none-match': `"other", W/${tag}` } })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag])

    const change = database()
      .db.update(faq)
      .set({ sort_order: sql`${faq.sort_order}` })
    await change
    const changed = await backend.send(getPricing, { headers: { 'if-none-match': tag } })
    expect(changed.status).toBe(200)
    expect(changed.reply.version).toBe(first.reply.version + 1)
  })

  it('keeps old prices and lets a scheduled one begin on its day', async () => {
    const { db } = database()
    await db.insert(prices).values({
      product_id: 'whatsapp',
      version: 2,
      price_cents: 107_00,
      effective_from: new Date(clock.now().getTime() + days(2)),
    })
    const priceNow = async () =>
      (await backend.send(getPricing)).reply.products.find(({ id }) => id === 'whatsapp')?.price_formatted
    expect(await priceNow()).toBe('R$ 97,00')
    const { headers } = await backend.send(getPricing)
    clock.advance(days(2))
    expect(await priceNow()).toBe('R$ 107,00')
    const stale = await backend.send(getPricing, { headers: { 'if-none-match': String(headers.etag) } })
    expect(stale.status).toBe(200)
    await db.delete(prices).where(eq(prices.version, 2))
  })

  it('says that it is unavailable when it is broken, and not why', async () => {
    const { db } = database()
    await db.update(products).set({ is_active: false })
    const { status, error, text } = await backend.send(getPricing)
    await db.update(products).set({ is_active: true })
    expect([status, error.code]).toEqual([503, 'CATALOG_UNAVAILABLE'])
    expect(text).not.toMatch(/empty|select/i)
  })
})
