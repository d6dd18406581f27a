import { asc, eq, sql } from 'drizzle-orm'
import { describeEachDatabase } from '../testing/describe-database'
import type { Db } from './database'
import { oneOf, type Places, preparedTogether, readTogether } from './read-together'
import { catalogue_versions, features, prices, products } from './schema'

describeEachDatabase('queries that are asked together', (database) => {
  const queries = () => {
    const { db } = database()
    return {
      whole: db.select().from(catalogue_versions),
      joined: db
        .select({ row: prices, name: products.name, id: products.id, sum: sql<number>`1 + 1` })
        .from(prices)
        .innerJoin(products, eq(products.id, prices.product_id))
        .orderBy(asc(products.sort_order)),
      none: db.select().from(products).where(eq(products.id, 'unknown')),
      sorted: db.select({ name: features.name }).from(features).orderBy(asc(features.name)).limit(5),
    }
  }

  it('are answered as they would be alone, in their order and with their times', async () => {
    const { whole, joined, none, sorted } = queries()
    const together = await readTogether(database().db, queries())
    expect(together).toEqual({
      whole: await whole,
      joined: await joined,
      none: await none,
      sorted: await sorted,
    })
    expect(together.whole[0]?.updated_at).toBeInstanceOf(Date)
    expect(together.joined).toHaveLength(7)
  })

  it('see one state of the database', async () => {
    const { db } = database()
    const rename = (name: string) => db.update(products).set({ name }).where(eq(products.id, 'prospect'))
    const name = (rows: Array<{ id: string; name: string }>) => rows.find(({ id }) => id === 'prospect')?.name
    const reading = readTogether(db, { one: db.select().from(products), other: db.select().from(products) })
    await rename('Outro nome')
    const { one, other } = await reading
    expect(name(one)).toBe(name(other))
    await rename('Prospect AI')
  })

  it('are written once where they are asked again, and answer each time what is told and there', async () => {
    let written = 0
    const read = preparedTogether<{ id: string; keys: string[] }, ReturnType<typeof write>>(
      'of_products',
      write,
    )
    function write(db: Db, told: Places<{ id: string; keys: string[] }>) {
      written += 1
      return {
        one: db.select({ name: products.name }).from(products).where(eq(products.id, told.id)),
        some: db
          .select({ id: products.id })
          .from(products)
          .where(oneOf(products.id, told.keys))
          .orderBy(products.id),
      }
    }
    const { db } = database()
    expect(await read(db, { id: 'prospect', keys: [] })).toEqual({ one: [{ name: 'Prospect AI' }], some: [] })
    await db.update(products).set({ name: 'Outro nome' }).where(eq(products.id, 'prospect'))
    expect(await read(db, { id: 'prospect', keys: ['whatsapp', 'prospect', 'x"},{'] })).toEqual({
      one: [{ name: 'Outro nome' }],
      some: [{ id: 'prospect' }, { id: 'whatsapp' }],
    })
    expect(written).toBe(1)
    await db.update(products).set({ name: 'Prospect AI' }).where(eq(products.id, 'prospect'))
  })
})
