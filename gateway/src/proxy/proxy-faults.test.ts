import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { endpoint, errorReply } from '@ag/contracts'
import * as z from 'zod/mini'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const endpoints = [endpoint({ method: 'GET', path: '/api/v1/auth/me', reply: z.unknown() })]
const me = `/api/proxy?path=${encodeURIComponent('/api/v1/auth/me')}`
const quick = { deadline: 300, connect: 200, largestAnswer: 1_000_000 }

let backend: FakeBackend
let gateway: TestGateway

beforeEach(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({ apiUrl: backend.url, endpoints, parts: { upstreamLimits: quick } })
})
afterEach(async () => {
  await gateway.remove()
  await backend.close()
})

describe('a backend that fails', () => {
  const raw = (text: string) => (_request: unknown, response: ServerResponse) => {
    response.socket?.end(text)
  }
  const faults: [string, (request: unknown, response: ServerResponse) => void, number, string][] = [
    ['resets before the headers', (_r, response) => response.socket?.destroy(), 502, 'BAD_GATEWAY'],
    ['never answers', () => undefined, 504, 'TIMEOUT'],
    [
      'cuts its body',
      raw('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"a"'),
      502,
      'BAD_GATEWAY',
    ],
    ['is not HTTP', raw('+PONG\r\n'), 502, 'BAD_GATEWAY'],
    [
      'sends a header of 40 kB',
      (_r, response) => {
        response.setHeader('x-big', 'x'.repeat(40_000))
        sendJson(response, {})
      },
      502,
      'BAD_GATEWAY',
    ],
    [
      'answers 999',
      raw('HTTP/1.1 999 Odd\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'),
      502,
      'BAD_GATEWAY',
    ],
    [
      'sends two lengths',
      raw(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}1',
      ),
      502,
      'BAD_GATEWAY',
    ],
    [
      'redirects',
      (_r, response) => response.writeHead(302, { location: 'https://evil.test/' }).end(),
      502,
      'BAD_GATEWAY',
    ],
    [
      'answers HTML on a JSON call',
      (_r, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      502,
      'BAD_GATEWAY',
    ],
    [
      'answers an HTML error',
      (_r, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<p>at db.ts:1'),
      502,
      'BAD_GATEWAY',
    ],
    ['answers nothing on a JSON call', (_r, response) => response.writeHead(200).end(), 502, 'BAD_GATEWAY'],
    [
      'answers more than fits',
      (_r, response) => sendJson(response, 'x'.repeat(1_000_001)),
      502,
      'BAD_GATEWAY',
    ],
    [
      'drips',
      (_r, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const timer = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(timer))
      },
      504,
      'TIMEOUT',
    ],
  ]

  it.each(faults)('and %s is one try and one clear answer', async (_what, answer, status, code) => {
    backend.answer = answer
    const reply = await gateway.get(me)
    expect(reply.statusCode).toBe(status)
    const body = errorReply.parse(reply.json())
    expect(body.code).toBe(code)
    expect(body.detail).toBe(body.message)
    expect(reply.body).not.toMatch(/127\.0\.0\.1|ECONN|UND_ERR|socket|db\.ts/)
    expect(backend.seen).toHaveLength(1)
  })

  it('leaves nothing behind, however often it fails', async () => {
    const whole = Number(process.env.FAULTS ?? 40)
    let asked = 0
    // Two of five fail, so that it is not left alone.
    backend.answer = (request, response) => {
      asked += 1
      const fault = asked % 5 < 2 && faults[Math.floor(asked / 5) % faults.length]
      if (fault) fault[1](request, response)
      else sendJson(response, {})
    }
    const askOften = async (count: number) => {
      let left = (count * 5) / 2
      let failed = 0
      const askOn = async () => {
        while (left-- > 0) if ((await gateway.get(me)).statusCode !== 200) failed += 1
      }
      await Promise.all(Array.from({ length: 40 }, askOn))
      backend.seen.length = 0
      return failed
    }
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const heap = () => {
      collect()
      return process.memoryUsage().heapUsed
    }

    await askOften(whole / 2)
    const [memory, sockets] = [heap(), process.getActiveResourcesInfo().length]
    const failed = await askOften(whole)
    const growth = heap() - memory
    if (process.env.FAULTS) console.log(`${failed} faults: heap of ${memory} bytes grew by ${growth}`)
    expect(failed).toBeGreaterThan(whole * 0.9)
    expect(growth).toBeLessThan(memory * 0.05)
    expect(process.getActiveResourcesInfo().length).toBeLessThan(sockets + 40)
  })

  it('is asked by no more than 256 at once: the next hear at once that they may come back', async () => {
    const patient = await testGateway({ apiUrl: backend.url, endpoints })
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    backend.answer = (_request, response) => void held.then(() => sendJson(response, {}))
    const answered = new Map<number, number>()
    const all = Array.from({ length: 300 }, async () => {
      const { statusCode, headers } = await patient.get(me)
      answered.set(statusCode, (answered.get(statusCode) ?? 0) + 1)
      if (statusCode === 503) expect(headers['retry-after']).toBe('1')
      if (answered.get(503) === 44) letGo()
    })
    await Promise.all(all)
    expect(Object.fromEntries(answered)).toEqual({ 200: 256, 503: 44 })
    expect((await patient.get(me)).statusCode).toBe(200)
    await patient.remove()
  })

  it('and is down is a 502 without an address', async () => {
    await backend.close()
    const answer = await gateway.get(me)
    expect(answer.statusCode).toBe(502)
    expect(errorReply.parse(answer.json())).toMatchObject({
      code: 'BAD_GATEWAY',
      message: 'Um de nossos serviços não respondeu. Tente novamente em instantes.',
    })
    expect(answer.body).not.toContain('127.0.0.1')
  })

  it('is left alone after twenty failures, and a business answer is no failure', async () => {
    backend.answer = (_request, response) => sendJson(response, { code: 'ASSISTANT_UNAVAILABLE' }, 503)
    for (let count = 0; count < 30; count++) await gateway.get(me)
    expect(backend.seen).toHaveLength(30)
    backend.answer = (_request, response) => sendJson(response, { code: 'UNAVAILABLE' }, 503)
    for (let count = 0; count < 60; count++) await gateway.get(me)
    expect(backend.seen).toHaveLength(60)
    const answer = await gateway.get(me)
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '5',
    ])
  })
})

it('gives a backend that does not accept connections a bounded time', async () => {
  const sockets: Socket[] = []
  const deaf: Server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(deaf, 'listening')
  const { port } = deaf.address() as AddressInfo
  const other = await testGateway({
    apiUrl: `http://127.0.0.1:${port}`,
    endpoints,
    parts: { upstreamLimits: quick },
  })
  expect((await other.get(me)).statusCode).toBe(504)
  await other.remove()
  for (const socket of sockets) socket.destroy()
  deaf.close()
})
