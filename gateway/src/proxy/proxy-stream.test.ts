import { once } from 'node:events'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { endpoint } from '@ag/contracts'
import * as z from 'zod/mini'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const streamed = endpoint({
  method: 'POST',
  path: '/api/v1/assistant/chat',
  isStreamed: true,
  reply: z.unknown(),
})
const whole = endpoint({ method: 'POST', path: '/api/v1/auth/login', reply: z.unknown() })
const limits = { deadline: 700, connect: 200, largestAnswer: 1_000_000 }

let backend: FakeBackend
let gateway: TestGateway
let origin: URL

beforeEach(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({
    apiUrl: backend.url,
    endpoints: [streamed, whole],
    parts: { upstreamLimits: limits },
  })
  origin = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterEach(async () => {
  await gateway.remove()
  await backend.close()
})

/** The backend's answer, once the call has reached it. */
function opened(): Promise<ServerResponse> {
  return new Promise((resolve) => {
    backend.answer = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
      response.write('event: words\ndata: {"text":"Sim."}\n\n')
      resolve(response)
    }
  })
}

function call({ path }: { path: string }) {
  const sent = ask({
    host: origin.hostname,
    port: origin.port,
    method: 'POST',
    path: `/api/proxy?path=${encodeURIComponent(path)}`,
    headers: {
      accept: 'text/event-stream, application/json',
      'accept-encoding': 'gzip, br',
      'content-type': 'application/json',
    },
  })
  sent.on('error', () => undefined)
  sent.end('{}')
  return { sent, answer: once(sent, 'response').then(([answer]) => answer as IncomingMessage) }
}

const nextPart = async (answer: IncomingMessage) => String((await once(answer, 'data'))[0])

it('hands on an answer as it comes, as it is', async () => {
  const open = opened()
  const answer = await call(streamed).answer
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(answer.headers['content-encoding']).toBeUndefined()
  // The backend has not ended when the first words are here.
  expect(await nextPart(answer)).toBe('event: words\ndata: {"text":"Sim."}\n\n')
  const rest = Promise.all([nextPart(answer), once(answer, 'end')])
  const response = await open
  response.end('event: answer\ndata: {}\n\n')
  expect((await rest)[0]).toBe('event: answer\ndata: {}\n\n')
  expect(answer.complete).toBe(true)
})

it('keeps no call waiting, however many others there are', async () => {
  const patient = await testGateway({ apiUrl: backend.url, endpoints: [streamed, whole] })
  const streams: ServerResponse[] = []
  const all = new Promise<void>((resolve) => {
    backend.answer = ({ url }, response) => {
      if (url !== streamed.path) return sendJson(response, { ok: true })
      if (streams.push(response) === 100) resolve()
    }
  })
  const post = ({ path }: { path: string }) =>
    patient.app.inject({ method: 'POST', url: `/api/proxy?path=${encodeURIComponent(path)}`, payload: {} })
  const answers = Array.from({ length: 100 }, () => post(streamed))
  await all
  expect((await post(whole)).statusCode).toBe(200)
  for (const stream of streams) sendJson(stream, {})
  for (const answer of answers) expect((await answer).statusCode).toBe(200)
  await patient.remove()
})

it('tells the backend when nobody listens any more', async () => {
  const open = opened()
  const { sent, answer } = call(streamed)
  await nextPart(await answer)
  const left = once(await open, 'close')
  sent.destroy()
  await left
  expect((await open).writableFinished).toBe(false)
})

it('breaks off what the backend breaks off', async () => {
  const open = opened()
  const answer = await call(streamed).answer
  await nextPart(answer)
  ;(await open).destroy()
  await expect(once(answer, 'end')).rejects.toThrow('aborted')
  expect(answer.complete).toBe(false)
})

it('breaks off what goes on for longer than a call may', async () => {
  void opened()
  const answer = await call(streamed).answer
  await nextPart(answer)
  const began = performance.now()
  await expect(once(answer, 'end')).rejects.toThrow('aborted')
  expect(performance.now() - began).toBeGreaterThan(200)
})

it('refuses events from a call whose contract knows none', async () => {
  const open = opened()
  const answer = call(whole).answer
  ;(await open).end()
  expect((await answer).statusCode).toBe(502)
})
