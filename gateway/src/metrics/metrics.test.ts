import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { makeAssistant, makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.remove())

const metrics = async () => (await gateway.get('/metrics')).body
const post = (url: string, payload: string, type = 'text/plain') =>
  gateway.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

describe('beacons', () => {
  const assistant = makeAssistant()
  const beacon = { remote: 'mfe-assistant', build: assistant.release.build, outcome: 'loaded', ms: 12 }
  beforeEach(() => gateway.publish(assistant))

  it.each(['text/plain', 'application/json'])(
    'are counted by remote, build and outcome (%s)',
    async (type) => {
      const answer = await post('/api/beacons', JSON.stringify([beacon]), type)
      expect(answer.statusCode).toBe(204)
      expect(await metrics()).toContain(
        `gateway_remote_loads_total{remote="mfe-assistant",build="${beacon.build}",outcome="loaded"} 1`,
      )
    },
  )

  const phases = { entry: 4, chunks: 5.5, run: 2.5 }
  const good: [string, object[]][] = [
    ['phases', [{ ...beacon, phases }]],
    ['a screen that threw', [beacon, { ...beacon, outcome: 'render', ms: 0 }]],
    ['how long an answer took', [{ remote: beacon.remote, build: beacon.build, answer: 136 }]],
    ['as much as a page may have to tell', Array(20).fill({ ...beacon, ms: 599_999.123_456_789, phases })],
  ]
  it.each(good)('with %s are taken', async (_what, payload) => {
    expect((await post('/api/beacons', JSON.stringify(payload))).statusCode).toBe(204)
  })

  it('of the shell are taken as of any build', async () => {
    const shell = makeShell()
    await gateway.publish(shell)
    const told = [{ remote: 'shell', build: shell.release.build, outcome: 'start', ms: 10_000 }]
    expect((await post('/api/beacons', JSON.stringify(told))).statusCode).toBe(204)
    expect(await metrics()).toContain(`{remote="shell",build="${shell.release.build}",outcome="start"} 1`)
  })

  it('that tell ever new outcomes are counted as others', async () => {
    for (let count = 0; count < 40; count++) {
      const outcome = `odd-${String.fromCharCode(97 + (count % 26), 97 + Math.floor(count / 26))}`
      await post('/api/beacons', JSON.stringify([{ ...beacon, outcome }]))
    }
    const lines = (await metrics())
      .split('\n')
      .filter((line) => line.startsWith('gateway_remote_loads_total{'))
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)).toContain('outcome="other"} 20')
  })

  it('of a build that nobody has any more are forgotten', async () => {
    await post('/api/beacons', JSON.stringify([beacon]))
    const next = makeAssistant({ content: { 'client/next.js': '1' } })
    await gateway.publish(next)
    expect(await metrics()).toContain(`build="${beacon.build}"`)
    await gateway.publish(makeAssistant({ content: { 'client/next.js': '2' } }))
    expect(await metrics()).not.toContain(`build="${beacon.build}"`)
    expect(next.release.build).not.toBe(beacon.build)
  })

  const bad: [string, string][] = [
    ['no JSON', '{'],
    ['another field', JSON.stringify([{ ...beacon, more: 1 }])],
    ['a build nobody released', JSON.stringify([{ ...beacon, build: '000000000000' }])],
    ['an outcome of many lines', JSON.stringify([{ ...beacon, outcome: 'a\nb' }])],
    ['a time before all times', JSON.stringify([{ ...beacon, ms: -1 }])],
    [
      'an answer before all times',
      JSON.stringify([{ remote: beacon.remote, build: beacon.build, answer: -1 }]),
    ],
    ['neither an outcome nor an answer', JSON.stringify([{ remote: beacon.remote, build: beacon.build }])],
    ['a phase that is missing', JSON.stringify([{ ...beacon, phases: { entry: 1, run: 1 } }])],
    ['a phase of its own', JSON.stringify([{ ...beacon, phases: { ...phases, wait: 1 } }])],
    ['a phase without an end', `[${JSON.stringify({ ...beacon, phases }).replace('5.5', '1e999')}]`],
    ['a phase before all times', JSON.stringify([{ ...beacon, phases: { ...phases, run: -0.1 } }])],
    ['a phase of too long', JSON.stringify([{ ...beacon, phases: { ...phases, entry: 600_001 } }])],
    ['too much of everything', JSON.stringify([{ ...beacon, outcome: 'x'.repeat(5_000) }])],
  ]
  it.each(bad)('with %s are refused', async (_what, payload) => {
    expect([400, 413]).toContain((await post('/api/beacons', payload)).statusCode)
    expect(await metrics()).not.toContain('gateway_remote_loads_total{')
  })
})

describe('reports about the content policy', () => {
  it('are counted by directive, in both spellings', async () => {
    const classic = { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } }
    const modern = [
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://x.test/' } },
    ]
    await post('/api/reports', JSON.stringify(classic), 'application/csp-report')
    await post('/api/reports', JSON.stringify(modern), 'application/reports+json')
    const text = await metrics()
    expect(text).toContain('gateway_content_policy_reports_total{directive="script-src-elem"} 1')
    expect(text).toContain('gateway_content_policy_reports_total{directive="img-src"} 1')
  })

  it('of strange kinds do no harm', async () => {
    const odd = { 'csp-report': { 'effective-directive': 'a"} 1\nevil' } }
    expect((await post('/api/reports', JSON.stringify(odd))).statusCode).toBe(204)
    expect((await post('/api/reports', 'nonsense')).statusCode).toBe(204)
    expect((await post('/api/reports', 'x'.repeat(9_000))).statusCode).toBe(413)
    expect(await metrics()).toContain('{directive="other"} 1')
  })
})

describe('health', () => {
  it('lives at once, and is ready once there is a shell with its pages', async () => {
    expect((await gateway.get('/healthz')).statusCode).toBe(200)
    expect((await gateway.get('/readyz')).statusCode).toBe(503)
    await gateway.publish(makeShell())
    expect((await gateway.get('/readyz')).json()).toEqual({ ready: true, released: true, pages: 'ready' })
  })

  it('is not ready before the builds that it awaits are live, and ready from then on', async () => {
    const [shell, before] = [makeShell(), makeRemote('mfe-auth')]
    const awaited = makeRemote('mfe-auth', { content: { 'client/home.1234.js': 'changed()' } })
    const awaitedReleases = { shell: shell.release.build, 'mfe-auth': awaited.release.build }
    const patient = await testGateway({ settings: { awaitedReleases } })
    const status = async () => (await patient.get('/readyz')).statusCode
    await patient.publish(before)
    await patient.publish(shell)
    expect(await status()).toBe(503)
    await patient.publish(awaited)
    expect(await status()).toBe(200)
    await patient.command('mfe-auth', 'rollback')
    expect(await status()).toBe(200)
    await patient.remove()
  })

  it('counts requests by route and not by address', async () => {
    await gateway.get('/r/mfe-public/000000000000/secret.js')
    const text = await metrics()
    expect(text).toContain('gateway_request_seconds_count{route="/r/*",method="GET",status="4xx"} 1')
    expect(text).not.toContain('secret')
  })

  it('shows its metrics in production to whoever has the token', async () => {
    const live = await testGateway({ settings: { production: true, metricsToken: 'a-token' } })
    expect((await live.get('/metrics')).statusCode).toBe(404)
    expect((await live.get('/metrics', { authorization: 'Bearer other' })).statusCode).toBe(404)
    const { body } = await live.get('/metrics', { authorization: 'Bearer a-token' })
    // The one that asks.
    expect(body).toContain('requests_in_flight 1')
    await live.remove()
  })

  it('closes while a browser holds a connection it has not used yet', async () => {
    await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1')
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
    await new Promise<void>((resolve) => socket.on('connect', resolve))
    await gateway.app.close()
    await closed
  })
})
