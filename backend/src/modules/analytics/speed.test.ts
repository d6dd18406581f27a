import { type BodyOf, getAdminSpeed, type QueryOf, recordSpeed } from '@ag/contracts'
import { sql } from 'drizzle-orm'
import { days } from '../../clock'
import { speed_sketches } from '../../db/schema'
import { tokenOf } from '../../testing/administrators'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { analyticsRepository } from './analytics-repository'

type Load = BodyOf<typeof recordSpeed>

const builds = { shell: '0'.repeat(12), 'mfe-public': 'a'.repeat(12) }
const phone: Load = {
  page: '/agents/:product',
  device: 'phone',
  vitals: { lcp: 2400, inp: 120, cls: 0.02, ttfb: 300 },
  builds,
}

describeEachDatabase('the speed of pages', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock('2026-11-20T12:00:00.000Z')
    backend = await testBackend(database(), { clock: clock.now })
  })
  afterEach(() => backend.close())
  const tell = (change: Partial<Load> = {}, headers = {}) =>
    backend.send(recordSpeed, { body: { ...phone, ...change }, headers })
  const rows = () => database().db.select().from(speed_sketches)
  const speed = async (query: QueryOf<typeof getAdminSpeed> = {}) => {
    const token = await tokenOf(backend, database(), 'leitura')
    return (await backend.send(getAdminSpeed, { token, query })).reply
  }
  it('is kept as a row for each build and metric, however many visitors come', async () => {
    const { status, reply } = await tell()
    expect([status, reply]).toEqual([202, { recorded: true }])
    expect(await rows()).toHaveLength(8)
    for (let count = 0; count < 20; count++) await tell({ vitals: { ...phone.vitals, lcp: 100 * count } })
    expect(await rows()).toHaveLength(8)
    const [row] = (await rows()).filter(({ remote, metric }) => remote === 'shell' && metric === 'lcp')
    expect(row).toMatchObject({ day: '2026-11-20', page: '/agents/:product', device: 'phone' })
    const counts = Object.values(row?.buckets as Record<string, number>)
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(21)
  })

  it('loses no load of many that are told at the same time', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        tell({
          builds:
            index % 2 ? builds : (Object.fromEntries(Object.entries(builds).reverse()) as Load['builds']),
        }),
      ),
    )
    expect((await speed()).total).toMatchObject({ visits: 40, lcp: { count: 40 }, ttfb: { count: 40 } })
  })

  once('tells what three in four visits did not exceed, within a hundredth', async () => {
    for (const lcp of [900, 1000, 2500, 9000]) await tell({ vitals: { lcp, cls: lcp / 10_000 } })
    const { total } = await speed()
    expect(total).toMatchObject({ visits: 4, lcp: { count: 4 }, inp: null, cls: { count: 4 }, ttfb: null })
    expect(total.lcp?.p75).toBeGreaterThan(2500 * 0.99)
    expect(total.lcp?.p75).toBeLessThan(2500 * 1.01)
    expect(total.cls?.p75).toBeCloseTo(0.25, 2)
  })

  it('is told by page, device, period and day', async () => {
    await tell({ vitals: { lcp: 1000 } })
    await tell({ vitals: { lcp: 4000 }, device: 'desktop' })
    clock.advance(days(6))
    await tell({ vitals: { lcp: 2000 }, page: '/' })
    clock.advance(days(1))
    await tell({ vitals: { lcp: 2000 }, page: '/' })
    const counted = async (query: QueryOf<typeof getAdminSpeed>) => {
      const { total, days: told, pages } = await speed(query)
      return [
        total.visits,
        told.map((each) => [each.day, each.visits]),
        pages.map((each) => [each.page, each.visits]),
      ]
    }
    const recent = [
      ['2026-11-26', 1],
      ['2026-11-27', 1],
    ]
    expect(await counted({})).toEqual([2, recent, [['/', 2]]])
    const all = [
      ['/', 2],
      ['/agents/:product', 2],
    ]
    expect(await counted({ days: '28' })).toEqual([4, [['2026-11-20', 2], ...recent], all])
    expect(await counted({ days: '28', page: '/agents/:product' })).toEqual([2, [['2026-11-20', 2]], all])
    expect(await counted({ days: '28', device: 'desktop' })).toEqual([
      1,
      [['2026-11-20', 1]],
      [['/agents/:product', 1]],
    ])
    expect(await counted({ page: '/privacy' })).toEqual([0, [], [['/', 2]]])
  })

  it('is told of each build, the newest first, so that a slower one is seen', async () => {
    await tell({ vitals: { lcp: 1000 } })
    clock.advance(days(1))
    const next = 'b'.repeat(12)
    await tell({ vitals: { lcp: 3000 }, builds: { ...builds, 'mfe-public': next } })
    const rounded = (value = 0) => Math.round(value / 100) * 100
    const { builds: told } = await speed()
    expect(
      told.map(({ remote, build, visits, lcp }) => [remote, build[0], visits, rounded(lcp?.p75)]),
    ).toEqual([
      ['mfe-public', 'b', 1, 3000],
      ['mfe-public', 'a', 1, 1000],
      ['shell', '0', 2, 3000],
    ])
  })

  once('shows the last six builds of a release', async () => {
    for (let number = 1; number <= 8; number++) {
      await tell({ builds: { shell: `${number}`.repeat(12) } })
      clock.advance(days(1))
    }
    const { builds: told } = await speed({ days: '28' })
    expect(told.map(({ build }) => Number(build[0]))).toEqual([8, 7, 6, 5, 4, 3])
  })

  it('takes no more builds than a day has, and goes on with those it knows', async () => {
    await tell()
    await database().db.execute(sql`
      insert into speed_sketches (day, remote, build, page, device, metric, buckets)
      select '2026-11-20', 'mfe-public', lpad(n::text, 12, '0'), '/', 'phone', 'lcp', '{"1": 1}'
      from generate_series(1, 58) as n`)
    await tell({ builds: { ...builds, 'mfe-auth': 'c'.repeat(12) } })
    const known = (await rows()).map(({ build }) => build)
    expect(known).not.toContain('c'.repeat(12))
    expect((await speed({ page: '/agents/:product' })).total.visits).toBe(2)
    clock.advance(days(1))
    await tell({ builds: { ...builds, 'mfe-auth': 'c'.repeat(12) } })
    expect((await rows()).map(({ build }) => build)).toContain('c'.repeat(12))
  })

  once.each<[what: string, change: Record<string, unknown>]>([
    ['an address instead of a pattern', { page: '/agents/prospect' }],
    ['free text for a page', { page: '/ana@empresa.com.br' }],
    ['a device that there is not', { device: 'relógio' }],
    ['no metric', { vitals: {} }],
    ['a time that is none', { vitals: { lcp: -1 } }],
    ['a build that no registry gave', { builds: { shell: 'minha-versao' } }],
    ['a name that no release has', { builds: { ...builds, '../x': 'a'.repeat(12) } }],
    ['no build of the host', { builds: { 'mfe-public': 'a'.repeat(12) } }],
    [
      'more builds than a page runs',
      {
        builds: Object.fromEntries([
          ['shell', 'a'.repeat(12)],
          ...Array.from({ length: 12 }, (_, index) => [`mfe-x${index}`, 'a'.repeat(12)]),
        ]),
      },
    ],
  ])('refuses %s', async (_what, change) => {
    const { status, error } = await tell(change as never)
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(await rows()).toEqual([])
  })

  once('is not recorded of a browser that refuses it', async () => {
    expect((await tell({}, { 'sec-gpc': '1' })).reply).toEqual({ recorded: false })
    expect(await rows()).toEqual([])
  })

  once('is taken so often from one address and no more', async () => {
    const statuses = []
    for (let sent = 0; sent < 241; sent++) statuses.push((await tell()).status)
    expect(statuses.lastIndexOf(202)).toBe(239)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is forgotten after thirteen months', async () => {
    await tell()
    clock.advance(days(395))
    await analyticsRepository(database().db).forgetOld(clock.now())
    expect(await rows()).toHaveLength(8)
    clock.advance(days(2))
    await analyticsRepository(database().db).forgetOld(clock.now())
    expect(await rows()).toEqual([])
  })
})
