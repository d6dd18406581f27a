import { pino } from 'pino'
import { areas } from '../registry/areas'
import { emptyDocument, goLive, startCanary } from '../registry/document'
import { makeBuild, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'
import { type AnswerTime, createCanaryWatch, type LoadOutcome } from './canary-watch'

const [stable, next] = [makeBuild('stable'), makeBuild('next')]
const loaded = { remote: 'mfe-public', build: next.release.build, outcome: 'loaded', ms: 80 }
const failed = { ...loaded, outcome: 'entry-run' }
type Report = typeof loaded

let gateway: TestGateway

beforeEach(async () => {
  gateway = await testGateway()
  await gateway.publish(makeShell({ server: null }))
  await gateway.publish(stable)
  await gateway.publish(next, '?share=100')
})
afterEach(() => gateway.remove())

/** A browser that comes for the first time; its cookie. */
async function arrive(): Promise<string> {
  const { headers } = await gateway.get('/agents')
  return /^[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? ''
}
const tell = (cookie: string, reports: Report[], remoteAddress = '127.0.0.1') =>
  gateway.app.inject({
    method: 'POST',
    url: '/api/beacons',
    headers: { cookie, 'content-type': 'text/plain' },
    payload: JSON.stringify(reports),
    remoteAddress,
  })
async function visits(
  count: number,
  reports: Report[],
  address: (visit: number) => string = () => '127.0.0.1',
) {
  for (let visit = 0; visit < count; visit++) await tell(await arrive(), reports, address(visit))
}
const everywhere = (visit: number) => `203.0.${Math.floor(visit / 200)}.${visit % 200}`
async function state() {
  const { remotes, recent } = (await gateway.get('/api/registry')).json()
  return { share: remotes['mfe-public'].canary.share as number, last: recent[0] }
}

it('stops a canary that loads for nobody at the fifth visitor, and says who did it and why', async () => {
  await visits(4, [failed], everywhere)
  expect((await state()).share).toBe(100)
  await tell(await arrive(), [failed], '198.51.100.1')
  expect(await state()).toEqual({
    share: 0,
    last: expect.objectContaining({
      who: 'automatic stop',
      what: `mfe-public: ${next.release.build} is stopped at 100 %`,
      why: '5 of 5 visitors could not load it (entry-run)',
    }),
  })
  const page = (await gateway.get('/api/registry/page')).json()
  expect(page.remotes['mfe-public'].current.build).toBe(stable.release.build)
})

it('goes on while fewer than one in twenty fail', async () => {
  await visits(110, [loaded], everywhere)
  await visits(5, [failed], (visit) => `198.51.100.${visit}`)
  expect((await state()).share).toBe(100)
  await visits(1, [failed], () => '198.51.100.9')
  expect((await state()).share).toBe(0)
})

it('forgives what heals on the same page or later', async () => {
  await visits(10, [failed, loaded], everywhere)
  for (let visit = 0; visit < 10; visit++) {
    const cookie = await arrive()
    await tell(cookie, [failed], everywhere(50 + visit))
    await tell(cookie, [loaded], everywhere(50 + visit))
  }
  expect((await state()).share).toBe(100)
})

const harmless: [string, () => Promise<unknown>][] = [
  [
    'one visitor who says it again and again',
    async () => {
      const cookie = await arrive()
      for (let again = 0; again < 20; again++) await tell(cookie, [failed], '203.0.113.7')
    },
  ],
  ['many visitors from one address', () => visits(20, [failed], () => '203.0.113.7')],
  [
    'many visitors from one IPv6 network',
    () => visits(20, [failed], (visit) => `2001:db8:1:2::${visit + 1}`),
  ],
  [
    'visitors whom the gateway never named',
    async () => {
      for (let visit = 0; visit < 20; visit++) {
        await tell(`ag_mix=${crypto.randomUUID()}.${'A'.repeat(22)}`, [failed], everywhere(visit))
      }
    },
  ],
  [
    'failures of a build that they were not given',
    () => visits(20, [{ ...failed, build: stable.release.build }]),
  ],
]
it.each(harmless)('is not stopped by %s', async (_what, attack) => {
  await attack()
  expect((await state()).share).toBe(100)
})

it('asks nobody who gets the stable build', async () => {
  await gateway.command('mfe-public', 'canary', { share: 0.01 })
  await visits(10, [failed], everywhere)
  expect((await state()).share).toBe(0.01)
})

it('judges a host by all that it loads', async () => {
  await gateway.command('mfe-public', 'stop')
  await gateway.publish(makeShell({ server: null, version: '2.0.0' }), '?share=100')
  await visits(5, [{ ...failed, build: stable.release.build }], everywhere)
  const { shell, recent } = (await gateway.get('/api/registry')).json()
  expect([shell.canary.share, recent[0].who]).toEqual([0, 'automatic stop'])
})

describe('of a host', () => {
  const host = makeShell({ server: null, version: '2.0.0' })
  const shell = (outcome: string, build = host.release.build) => ({
    ...loaded,
    remote: 'shell',
    build,
    outcome,
  })
  const area = (outcome: string) => ({ ...loaded, build: stable.release.build, outcome })
  const share = async () => (await gateway.get('/api/registry')).json().shell.canary.share

  beforeEach(async () => {
    await gateway.command('mfe-public', 'stop')
    await gateway.publish(host, '?share=100')
  })

  it('hears when its own scripts do not start', async () => {
    await visits(4, [shell('start')], everywhere)
    expect(await share()).toBe(100)
    await tell(await arrive(), [shell('start')], '198.51.100.1')
    const { recent } = (await gateway.get('/api/registry')).json()
    expect([await share(), recent[0].why]).toEqual([0, '5 of 5 visitors could not load it (start)'])
  })

  it('forgives a start that went well later', async () => {
    for (let visit = 0; visit < 10; visit++) {
      const cookie = await arrive()
      await tell(cookie, [shell('start')], everywhere(visit))
      await tell(cookie, [shell('loaded')], everywhere(visit))
    }
    expect(await share()).toBe(100)
  })

  it('does not take its own start for a load of what failed on it', async () => {
    for (let visit = 0; visit < 5; visit++) {
      const cookie = await arrive()
      await tell(cookie, [area('entry-run')], everywhere(visit))
      await tell(cookie, [shell('loaded')], everywhere(visit))
    }
    expect(await share()).toBe(0)
  })

  it('is not blamed for the host before it', async () => {
    const { shell: state } = (await gateway.get('/api/registry')).json()
    await visits(10, [shell('start', state.stable)], everywhere)
    expect(await share()).toBe(100)
  })
})

it('stops a canary whose screens throw after they were loaded', async () => {
  const threw = { ...loaded, outcome: 'render' }
  await visits(3, [loaded, threw], everywhere)
  for (let visit = 0; visit < 2; visit++) {
    const cookie = await arrive()
    await tell(cookie, [loaded], everywhere(50 + visit))
    await tell(cookie, [threw], everywhere(50 + visit))
  }
  expect(await state()).toMatchObject({
    share: 0,
    last: { why: '5 of 5 visitors could not load it (render)' },
  })
})

describe('by its speed', () => {
  const [name, old, tried] = ['mfe-public', 'aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const
  const mixOf = (current: string) => ({
    set: 'set',
    canary: true,
    shell: 'cccccccccccc',
    remotes: { [name]: { current, previous: null, disabled: null } },
  })

  const loaded = (build: string, paint: number) => ({ remote: name, build, outcome: 'loaded', paint })
  const answered = (build: string, answer: number) => ({ remote: name, build, answer })

  /** A trial that some visitors of the canary, and as many others, told their times to; why it was stopped. */
  async function trial(
    visitors: number,
    times: { canary: number; stable: number },
    {
      network,
      told = loaded,
    }: { network?: string; told?: (build: string, ms: number) => LoadOutcome | AnswerTime } = {},
  ) {
    const reasons: string[] = []
    const live = goLive(emptyDocument(areas), name, old)
    const document = startCanary(live, name, tried, 50) ?? live
    const watch = createCanaryWatch({
      registry: {
        document: () => document,
        onChange: () => undefined,
        stop: async (_name, { why }) => void reasons.push(why ?? ''),
      },
      peers: { publish: async () => undefined, subscribe: () => undefined },
      log: pino({ level: 'silent' }),
    })
    for (let visit = 0; visit < visitors; visit++) {
      for (const [build, ms] of [
        [old, times.stable],
        [tried, times.canary],
      ] as const) {
        const from = {
          visitor: `${build}-${visit}`,
          address: network ?? everywhere(visit),
          mix: mixOf(build),
        }
        await watch.tell(from, [told(build, ms + (visit % 50) * 10)])
        await watch.tell(from, [told(build, 9000)])
      }
    }
    return reasons
  }

  it('stops one that is slower beyond chance when it is looked at, and says by how much', async () => {
    expect(await trial(249, { canary: 900, stable: 800 })).toEqual([])
    expect(await trial(250, { canary: 900, stable: 800 })).toEqual([
      expect.stringMatching(
        /^its largest paint came after 11\d\d ms \(250 visitors\), of the build before 10\d\d ms/,
      ),
    ])
  })

  it('stops one that answers later beyond chance', async () => {
    expect(await trial(250, { canary: 100, stable: 0 }, { told: answered })).toEqual([
      expect.stringMatching(
        /^its slowest answer to a press or a key took 3\d\d ms \(250 visitors\), of the build before 1\d\d ms/,
      ),
    ])
    expect(await trial(250, { canary: 100, stable: 100 }, { told: answered })).toEqual([])
  })

  it('goes on with one that is as fast, and hears no network more than twice', async () => {
    expect(await trial(250, { canary: 800, stable: 800 })).toEqual([])
    expect(await trial(250, { canary: 5000, stable: 800 }, { network: '203.0.113.7' })).toEqual([])
  })
})

it('starts counting anew when a canary is started again', async () => {
  await visits(4, [failed], everywhere)
  await gateway.command('mfe-public', 'stop')
  await gateway.command('mfe-public', 'canary', { build: next.release.build, share: 100 })
  await visits(4, [failed], everywhere)
  expect((await state()).share).toBe(100)
})
