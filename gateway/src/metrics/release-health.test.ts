import { releasesHealth } from '@ag/contracts'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { makeBuild, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const [stable, next] = [makeBuild('stable'), makeBuild('next')]
const url = `/api/proxy?path=${encodeURIComponent('/api/v1/admin/releases')}`
const token = { authorization: 'Bearer a-session' }

let backend: FakeBackend
let gateway: TestGateway

beforeEach(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({ apiUrl: backend.url })
  await gateway.publish(makeShell({ server: null, shared: { react: '19.3.1' } }))
  await gateway.publish(stable)
  await gateway.publish(next, '?share=12.5')
  await gateway.command('mfe-public', 'stop', { who: 'Ana', why: 'wrong colours' })
  await gateway.command('mfe-public', 'canary', { build: next.release.build, share: 12.5, who: 'Ana' })
})
afterEach(async () => {
  await gateway.remove()
  await backend.close()
})

const tell = (reports: object[]) =>
  gateway.app.inject({ method: 'POST', url: '/api/beacons', payload: JSON.stringify(reports) })
const load = (outcome: string, ms: number, build = next.release.build) => ({
  remote: 'mfe-public',
  build,
  outcome,
  ms,
})
const open = async () => (await gateway.get('/api/registry')).json()

it('tells of every build its share, how it loads and what it needs', async () => {
  for (let ms = 1; ms <= 20; ms++) await tell([load('loaded', ms * 10)])
  await tell([load('chunk', 400), load('timeout', 8000), load('chunk', 300)])
  const { releases } = releasesHealth.parse(await open())
  const [shell, area] = releases
  expect(shell).toMatchObject({
    name: 'shell',
    builds: [
      { role: 'live', share: 100, platform: '1.2.0', shared: { react: '19.3.1' }, success_rate: null },
    ],
  })
  expect(area).toMatchObject({
    name: 'mfe-public',
    disabled: null,
    builds: [
      { role: 'live', build: stable.release.build, share: 87.5, loads: 0, load_ms: null },
      {
        role: 'canary',
        build: next.release.build,
        share: 12.5,
        platform: '^1.0.0',
        loads: 23,
        success_rate: 0.87,
        failures: { chunk: 2, timeout: 1 },
        load_ms: { median: 100, p95: 190 },
      },
    ],
    last_change: { who: 'mfe-public', what: `mfe-public: ${next.release.build} goes to 12.5 %` },
  })
})

it('names nobody to the public, and forgets builds that nobody has', async () => {
  await tell([load('loaded', 10)])
  expect(JSON.stringify(await open())).not.toMatch(/Ana|wrong colours/)
  await gateway.publish(makeBuild('third'))
  await gateway.publish(makeBuild('fourth'))
  await gateway.command('mfe-public', 'canary', { build: next.release.build, share: 10 })
  const [, area] = releasesHealth.parse(await open()).releases
  expect(area?.builds.find(({ role }) => role === 'canary')?.loads).toBe(0)
})

describe('of a canary', () => {
  const canary = async () => {
    const [, area] = releasesHealth.parse(await open()).releases
    return area?.builds.find(({ role }) => role === 'canary')
  }
  const phases = (entry: number, chunks: number, run: number) => ({
    ...load('loaded', entry + chunks + run),
    phases: { entry, chunks, run },
  })

  it('tells where half of the loads spent less time, each phase by itself', async () => {
    await tell([load('loaded', 50)])
    expect((await canary())?.phases).toBeNull()
    await tell([phases(40, 80, 30), phases(10, 200, 5), phases(90, 60.4, 900)])
    await tell([{ ...phases(1, 1, 1), outcome: 'timeout' }])
    expect(await canary()).toMatchObject({ phases: { entry: 40, chunks: 80, run: 30 }, loads: 5 })
  })

  it('counts a load as failed when its screen threw while it was drawn', async () => {
    await tell([load('loaded', 10), load('loaded', 10), load('loaded', 10)])
    await tell([load('render', 0)])
    expect(await canary()).toMatchObject({ loads: 3, success_rate: 0.667, failures: { render: 1 } })
  })
})

it('tells of hosts by what they told of their own start', async () => {
  const { build } = releasesHealth.parse(await open()).releases[0]?.builds[0] ?? { build: '' }
  const start = (outcome: string, ms: number) => ({ remote: 'shell', build, outcome, ms })
  await tell([start('loaded', 400), start('loaded', 600), start('loaded', 900), start('start', 10_000)])
  expect(releasesHealth.parse(await open()).releases[0]?.builds[0]).toMatchObject({
    role: 'live',
    loads: 4,
    success_rate: 0.75,
    failures: { start: 1 },
    load_ms: { median: 600, p95: 900 },
    phases: null,
  })
})

it('stays small, whatever is told', async () => {
  for (let request = 0; request < 60; request++) {
    await tell(
      Array.from({ length: 20 }, (_, index) =>
        load(`odd-${String.fromCharCode(97 + (request % 26), 97 + index)}`, 1),
      ),
    )
  }
  const [, area] = releasesHealth.parse(await open()).releases
  const canary = area?.builds.find(({ role }) => role === 'canary')
  expect(canary?.loads).toBe(1000)
  expect(Object.keys(canary?.failures ?? {})).toHaveLength(21)
})

describe('to administrators', () => {
  const admin = (permissions: string[]) => {
    backend.answer = (_request, response) => sendJson(response, { role: 'admin', permissions })
  }

  it('tells who and why, when their session may see the overview', async () => {
    admin(['overview:read'])
    const answer = await gateway.get(url, token)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    const { recent } = releasesHealth.parse(answer.json())
    expect(recent.slice(0, 2)).toMatchObject([
      { who: 'Ana (mfe-public)', why: null },
      { who: 'Ana (mfe-public)', why: 'wrong colours' },
    ])
    expect(backend.seen).toMatchObject([{ method: 'GET', url: '/api/v1/admin/me', headers: token }])
  })

  it('tells nothing without that permission', async () => {
    admin(['products:read'])
    expect((await gateway.get(url, token)).json()).toMatchObject({ code: 'FORBIDDEN' })
  })

  it.each([401, 403, 503])('hands the refusal of the backend back as it is (%s)', async (status) => {
    const refusal = { code: 'REFUSED', message: 'não' }
    backend.answer = (_request, response) => sendJson(response, refusal, status)
    const answer = await gateway.get(url, token)
    expect([answer.statusCode, answer.json()]).toEqual([status, refusal])
  })

  it('tells nothing when the backend does not answer, or oddly', async () => {
    backend.answer = (_request, response) =>
      sendJson(response, { role: 'nobody', permissions: ['overview:read'] })
    expect((await gateway.get(url, token)).statusCode).toBeGreaterThanOrEqual(500)
    backend.answer = (_request, response) => response.destroy()
    expect((await gateway.get(url, token)).statusCode).toBe(502)
  })
})
