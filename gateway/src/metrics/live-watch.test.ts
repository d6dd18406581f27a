import { makeBuild, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const [before, next] = [makeBuild('before'), makeBuild('next')]
const loaded = { remote: 'mfe-public', build: next.release.build, outcome: 'loaded', ms: 80 }
const failed = { ...loaded, outcome: 'entry-run' }
type Report = typeof loaded

let gateway: TestGateway

beforeEach(async () => {
  gateway = await testGateway()
  await gateway.publish(makeShell({ server: null }))
  await gateway.publish(before)
  await gateway.publish(next)
})
afterEach(async () => {
  jest.useRealTimers()
  await gateway.remove()
})

const everywhere = (visit: number) => `203.0.${Math.floor(visit / 200)}.${visit % 200}`
async function visits(count: number, reports: Report[], address = everywhere) {
  for (let visit = 0; visit < count; visit++)
    await gateway.app.inject({
      method: 'POST',
      url: '/api/beacons',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(reports),
      remoteAddress: address(visit),
    })
}
async function live(name = 'mfe-public') {
  const { shell, remotes, recent } = (await gateway.get('/api/registry')).json()
  return { build: (name === 'shell' ? shell : remotes[name]).stable as string, last: recent[0] }
}

it('leaves a build that loads for nobody at the fifth network, and says who did it and why', async () => {
  await visits(4, [failed])
  expect((await live()).build).toBe(next.release.build)
  await visits(1, [failed], () => '198.51.100.1')
  expect(await live()).toEqual({
    build: before.release.build,
    last: expect.objectContaining({
      who: 'automatic return',
      what: `mfe-public: back to ${before.release.build}`,
      why: '5 of 5 networks could not load it (entry-run)',
    }),
  })
})

it('leaves it too where nobody told the gateway of the balancer, and what is there is drawn badly', async () => {
  await visits(5, [loaded, { ...failed, outcome: 'render' }], () => '127.0.0.1')
  expect((await live()).build).toBe(before.release.build)
})

it('leaves a shell that does not start', async () => {
  const old = (await live('shell')).build
  const shell = makeShell({ server: null, version: '2.0.0' })
  await gateway.publish(shell)
  await visits(5, [{ ...failed, remote: 'shell', build: shell.release.build, outcome: 'start' }])
  expect((await live('shell')).build).toBe(old)
})

it('goes back once, and never to what it left', async () => {
  await visits(5, [failed])
  await visits(9, [{ ...failed, build: before.release.build }])
  expect((await live()).build).toBe(before.release.build)
})

it.each<[what: string, attack: () => Promise<void>]>([
  ['one visitor says it again and again', () => visits(20, [failed], () => '203.0.113.7')],
  ['one IPv6 network says it', () => visits(20, [failed], (visit) => `2001:db8:1:2::${visit + 1}`)],
  ['it heals on the same page', () => visits(20, [failed, loaded])],
  [
    'it heals on the next page',
    async () => {
      for (let visit = 0; visit < 10; visit++)
        for (const report of [failed, loaded]) await visits(1, [report], () => everywhere(visit))
    },
  ],
  [
    'fewer than one network in five say so',
    async () => {
      await visits(25, [loaded])
      await visits(6, [failed], (visit) => `198.51.100.${visit}`)
    },
  ],
  ['the build before fails as well', () => visits(20, [{ ...failed, build: before.release.build }, failed])],
  [
    'it has been live for a day',
    async () => {
      jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, doNotFake: ['setImmediate', 'nextTick'] })
      await visits(20, [failed])
    },
  ],
])('stays when %s', async (_what, attack) => {
  await attack()
  expect((await live()).build).toBe(next.release.build)
})
