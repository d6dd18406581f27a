import { eq, sql } from 'drizzle-orm'
import { days } from '../../clock'
import { prices, products, transactional_price_changes } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { testClock } from '../../testing/test-backend'
import { createCatalogueCache } from './catalogue-cache'

describeDatabase('the cached catalogue', (database) => {
  const clock = testClock()
  const open = () => createCatalogueCache(database().db, clock.now)
  const priceOf = async (catalogue: ReturnType<typeof open>, id: string) => {
    const { products: all } = await (await catalogue()).pricing()
    return all.find((product) => product.id === id)?.price_cents
  }

  it('is the same reading until something changes', async () => {
    const catalogue = open()
    const first = await catalogue()
    const again = await catalogue()
    expect(again.pricing()).toBe(first.pricing())
    expect(again.product('prospect')).toBe(first.product('prospect'))
    await expect(first.product('unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('knows a change at once, and a price of tomorrow tomorrow', async () => {
    const { db } = database()
    const catalogue = open()
    expect(await priceOf(catalogue, 'prospect')).toBe(39900)
    await db.update(products).set({ name: 'Prospect Novo' }).where(eq(products.id, 'prospect'))
    expect((await (await catalogue()).product('prospect')).name).toBe('Prospect Novo')
    await db.insert(prices).values({
      product_id: 'prospect',
      version: 2,
      price_cents: 41900,
      effective_from: new Date(clock.now().getTime() + days(1)),
    })
    expect(await priceOf(catalogue, 'prospect')).toBe(39900)
    clock.advance(days(1))
    expect(await priceOf(catalogue, 'prospect')).toBe(41900)
  })

  it('knows a price by use on the day it begins', async () => {
    const { db } = database()
    const catalogue = open()
    const creditsNow = async () =>
      (await (await catalogue()).pricing()).transactional.find(({ key }) => key === 'ai_credits')?.price
    const before = await creditsNow()
    await db.insert(transactional_price_changes).values({
      key: 'ai_credits',
      from_day: sql`${clock.now().toISOString()}::date + 2`,
      price_cents: 2500,
    })
    expect(await creditsNow()).toBe(before)
    clock.advance(days(3))
    expect(await creditsNow()).toBe(25)
  })
})
