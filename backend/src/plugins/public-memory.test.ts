import { getPricing, getProduct, getSettings } from '@ag/contracts'
import { eq, sql } from 'drizzle-orm'
import { days, minutes } from '../clock'
import { type Database, rowsOf } from '../db/database'
import { openPostgres } from '../db/postgres'
import { publicChanges } from '../db/public-changes'
import { prices, products } from '../db/schema'
import { readSettings, writeSettings } from '../modules/settings/settings-repository'
import { describeEachDatabase } from '../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../testing/test-backend'
import { createPublicMemory } from './public-memory'

describeEachDatabase('what everybody may read', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
  })
  afterEach(() => backend.close())

  const nameOf = async (id: string) => (await backend.send(getProduct, { params: { id } })).reply.name
  const rename = (name: string) =>
    database().db.update(products).set({ name }).where(eq(products.id, 'prospect'))

  /** Changes a row so that the database tells nobody. */
  const secretly = ({ db }: Database, name: string) =>
    db.transaction(async (inside) => {
      await inside.execute(sql`set local session_replication_role = replica`)
      await inside.update(products).set({ name }).where(eq(products.id, 'prospect'))
    })

  once('is answered from memory, with its tag', async () => {
    const { headers, reply } = await backend.send(getPricing)
    await secretly(database(), 'Nobody was told')
    const again = await backend.send(getPricing)
    expect(again.reply).toEqual(reply)
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' })
    expect(again.headers['content-type']).toBe(headers['content-type'])
    const asked = await backend.send(getPricing, { headers: { 'if-none-match': String(headers.etag) } })
    expect([asked.status, asked.text]).toEqual([304, ''])
    // An answer is kept for a minute, should the database ever tell nothing.
    clock.advance(minutes(1))
    expect((await backend.send(getPricing)).reply.products[3]?.name).toBe('Nobody was told')
    await rename('Prospect AI')
  })

  it('is new as soon as it has been changed here', async () => {
    expect(await nameOf('prospect')).toBe('Prospect AI')
    for (const name of ['Prospect Novo', 'Prospect AI']) {
      await rename(name)
      expect(await nameOf('prospect')).toBe(name)
    }
    const before = (await backend.send(getSettings)).reply
    await writeSettings(database().db, { ...(await readSettings(database().db)), company_name: 'Outro nome' })
    expect((await backend.send(getSettings)).reply).toEqual({ ...before, company_name: 'Outro nome' })
  })

  once('holds no longer than its prices', async () => {
    const priceOf = async () => (await backend.send(getPricing)).reply.products[3]?.price_cents
    const soon = new Date(clock.now().getTime() + 1000)
    await database()
      .db.insert(prices)
      .values({ product_id: 'prospect', version: 9, price_cents: 41900, effective_from: soon })
    expect(await priceOf()).toBe(39900)
    clock.advance(1000)
    expect(await priceOf()).toBe(41900)
    await database().db.delete(prices).where(eq(prices.version, 9))
    clock.advance(days(1))
    expect(await priceOf()).toBe(39900)
  })

  once('is not kept under addresses that anybody can make up', async () => {
    const name = async (query: string) =>
      (await backend.app.inject(`/api/v1/products/prospect?${query}`)).json().name
    expect(await name('a=1')).toBe('Prospect AI')
    await secretly(database(), 'Prospect Dois')
    expect(await name('a=1')).toBe('Prospect Dois')
    await rename('Prospect AI')
  })

  it('is new soon after another process has changed it', async () => {
    if (database().kind === 'pglite') return expect(database().changes.isWatched()).toBe(true)
    const [row] = await rowsOf<{ name: string }>(database().db, sql`select current_database() as name`)
    const url = new URL(process.env.TEST_DATABASE_URL ?? '')
    url.pathname = `/${row?.name}`
    const other = openPostgres({ connectionString: url.href, size: 1 })
    expect(await nameOf('prospect')).toBe('Prospect AI')
    const told = new Promise<void>((resolve) => database().changes.subscribe(resolve))
    await other.db.update(products).set({ name: 'Prospect Lá' }).where(eq(products.id, 'prospect'))
    await told
    expect(await nameOf('prospect')).toBe('Prospect Lá')
    await rename('Prospect AI')
    await other.close()
  })
})

describe('the memory of public answers', () => {
  const answer = { body: Buffer.from('{}'), tag: '"1"' }
  const source = {}
  const begin = (isWatched = true) => {
    const changes = publicChanges()
    if (isWatched) changes.begin(source)
    return { changes, memory: createPublicMemory(changes, () => new Date()) }
  }

  it('keeps nothing that may have changed while it was worked out', () => {
    const { changes, memory } = begin()
    const since = memory.now()
    changes.tell()
    memory.keep('prices', since, answer)
    expect(memory.get('prices')).toBeUndefined()
    memory.keep('prices', memory.now(), answer)
    expect(memory.get('prices')).toMatchObject(answer)
  })

  it('keeps nothing while nobody would tell of a change, and forgets all when the last one is gone', () => {
    const { changes, memory } = begin(false)
    memory.keep('prices', memory.now(), answer)
    expect(memory.get('prices')).toBeUndefined()
    changes.begin(source)
    memory.keep('prices', memory.now(), answer)
    expect(memory.get('prices')).toMatchObject(answer)
    changes.end(source)
    expect(memory.get('prices')).toBeUndefined()
  })

  it('is bounded', () => {
    const { memory } = begin()
    for (let number = 0; number < 1000; number += 1) memory.keep(String(number), memory.now(), answer)
    expect(
      Array.from({ length: 1000 }, (_, number) => memory.get(String(number))).filter(Boolean),
    ).toHaveLength(200)
  })
})
