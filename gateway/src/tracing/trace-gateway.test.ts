import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { getAudit, getMe, getPricing } from '@ag/contracts'
import { openTracing, readTracing, type Tracing } from '@ag/core/tracing'
import { startTraceCollector, type TraceCollector } from '@ag/testing/trace-collector'
import { pino } from 'pino'
import { type FakeBackend, fakeBackend } from '../testing/fake-backend'
import { makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const callOf = (path: string) => `/api/proxy?path=${encodeURIComponent(path)}`
const told = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

let backend: FakeBackend
let collector: TraceCollector
let tracing: Tracing
let gateway: TestGateway
let url: string
let lines: Array<Record<string, unknown>>

async function start(sampler?: string) {
  lines = []
  const logger = pino(
    new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(String(line)))
        done()
      },
    }),
  )
  backend = await fakeBackend()
  collector = await startTraceCollector()
  const settings = readTracing(collector.url, sampler, undefined)
  if (!settings) throw new Error('An address was given.')
  tracing = await openTracing({ service: 'gateway', settings, log: logger, bundle: import.meta.url })
  gateway = await testGateway({ apiUrl: backend.url, parts: { tracing, logger } })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`
}
afterEach(async () => {
  await gateway.remove()
  await backend.close()
  await collector.close()
})

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers })
  await answer.text()
  return answer
}
/** What the collector has of requests, once all of it is sent. */
async function collected() {
  await tracing.stop()
  return collector.spans
}

/** How often five seconds have begun since, the first time included. */
function timesFromNow(): () => number {
  const begun = Math.floor(performance.now() / 5000)
  return () => Math.floor(performance.now() / 5000) - begun + 1
}

it('hands its span on to the backend, whatever a browser says of itself', async () => {
  await start()
  const answer = await ask(callOf(`${getMe.path}?a=secret`), { traceparent: told.replace(/01$/, '00') })
  const id = answer.headers.get('x-request-id')
  const [client, server] = await collected()
  expect(server).toMatchObject({
    service: 'gateway',
    name: `GET ${getMe.path}`,
    kind: 2,
    parentSpanId: '',
    attributes: { 'request.id': id, 'http.route': getMe.path, 'http.response.status_code': 200 },
  })
  expect(client).toMatchObject({
    name: `GET ${getMe.path}`,
    kind: 3,
    traceId: server?.traceId,
    parentSpanId: server?.spanId,
    attributes: { 'request.id': id, 'peer.service': 'backend' },
  })
  const handed = backend.seen.find(({ headers }) => headers['x-request-id'] === id)
  expect(handed?.headers.traceparent).toBe(`00-${client?.traceId}-${client?.spanId}-01`)
  expect(lines.find(({ msg }) => msg === 'answered')).toMatchObject({
    request_id: id,
    trace_id: server?.traceId,
    span_id: server?.spanId,
  })
  expect(collector.text()).not.toContain('secret')
})

it('tells a page its span, and lets calls belong to it that say so', async () => {
  await start()
  await gateway.publish(makeShell())
  await gateway.publish(makeRemote('mfe-public'))
  const page = await ask('/', { 'sec-fetch-dest': 'document' })
  const [, traceparent = ''] =
    /^traceparent;desc="([^"]+)"$/.exec(page.headers.get('server-timing') ?? '') ?? []
  await ask(callOf(getPricing.path), { traceparent })
  const spans = await collected()
  const navigation = spans.find(({ name }) => name === 'GET /*')
  expect(traceparent).toBe(`00-${navigation?.traceId}-${navigation?.spanId}-01`)
  expect(spans.find(({ name, kind }) => kind === 2 && name === `GET ${getPricing.path}`)).toMatchObject({
    traceId: navigation?.traceId,
    parentSpanId: navigation?.spanId,
  })
  expect((await ask('/', {})).headers.get('server-timing')).toBeNull()
})

it('traces twenty requests in five seconds, those of the admin area besides, and tells the others that they are not', async () => {
  await start()
  const times = timesFromNow()
  const plain = await Promise.all(Array.from({ length: 100 }, () => ask(callOf(getPricing.path))))
  const admin = await Promise.all(Array.from({ length: 5 }, () => ask(callOf(getAudit.path))))
  const ids = (await collected()).flatMap(({ kind, attributes }) =>
    kind === 2 ? [attributes['request.id']] : [],
  )
  const isTraced = (answer: Response) => ids.includes(answer.headers.get('x-request-id') ?? '')
  expect(plain.filter(isTraced).length).toBeGreaterThanOrEqual(20)
  expect(plain.filter(isTraced).length).toBeLessThanOrEqual(20 * times())
  expect(admin.every(isTraced)).toBe(true)
  const flags = backend.seen.map(({ headers }) => String(headers.traceparent).slice(-2))
  expect(flags.filter((flag) => flag === '01')).toHaveLength(ids.length)
  expect(flags.filter((flag) => flag === '00')).toHaveLength(plain.length + admin.length - ids.length)
})

it('believes no more than a hundred browsers in five seconds that their call is to be traced', async () => {
  await start('parentbased_always_off')
  const times = timesFromNow()
  await Promise.all(Array.from({ length: 150 }, () => ask(callOf(getPricing.path), { traceparent: told })))
  const spans = (await collected()).filter(({ kind }) => kind === 2)
  expect(spans.length).toBeGreaterThanOrEqual(100)
  expect(spans.length).toBeLessThanOrEqual(100 * times())
})

it('traces neither probes nor files of releases', async () => {
  await start('always_on')
  for (const path of ['/healthz', '/readyz', '/metrics', '/r/shell/0123456789ab/client/main.js'])
    await ask(path)
  expect(await collected()).toEqual([])
})

it('tells of a request whose browser left, and of a backend that fails', async () => {
  await start('always_on')
  backend.answer = (_request, response) => response.destroy()
  await ask(callOf(getMe.path))
  // The gateway leaves in its turn, once the browser has left.
  const left = new Promise<void>((resolve) => {
    backend.answer = (_request, response) => response.once('close', resolve)
  })
  await expect(fetch(url + callOf(getPricing.path), { signal: AbortSignal.timeout(300) })).rejects.toThrow()
  await left
  const spans = await collected()
  expect(spans.filter(({ name }) => name === `GET ${getMe.path}`)).toEqual([
    expect.objectContaining({ kind: 3, hasFailed: true }),
    expect.objectContaining({ kind: 2, hasFailed: true }),
  ])
  expect(
    spans.find(({ name, kind }) => kind === 2 && name === `GET ${getPricing.path}`)?.attributes,
  ).toMatchObject({
    'error.type': 'client_closed',
  })
})

it('keeps no more spans than its queue holds while the collector is slow', async () => {
  await start('always_on')
  let release: () => void = () => undefined
  const held = await startTraceCollector(200, new Promise((resolve) => (release = resolve)))
  const settings = readTracing(held.url, 'always_on', undefined)
  if (!settings) throw new Error('An address was given.')
  const slow = await openTracing({
    service: 'slow',
    settings,
    log: pino({ level: 'silent' }),
    bundle: import.meta.url,
  })
  for (let round = 0; round < 100; round += 1) {
    for (let number = 0; number < 100; number += 1) {
      const scope = slow.begin('job', {})
      if (scope) slow.end(scope)
    }
    await new Promise(setImmediate)
  }
  release()
  await slow.stop()
  expect(held.spans.length).toBeGreaterThanOrEqual(2048)
  expect(held.spans.length).toBeLessThanOrEqual(2048 + 512)
  await held.close()
})
