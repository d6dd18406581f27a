import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { endpoint, errorReply } from '@ag/contracts'
import * as z from 'zod/mini'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { hostileQueries } from '../testing/hostile-targets'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const anything = z.unknown()
const endpoints = [
  endpoint({ method: 'GET', path: '/api/v1/auth/me', reply: anything }),
  endpoint({ method: 'POST', path: '/api/v1/auth/login', body: anything, reply: anything }),
  endpoint({ method: 'POST', path: '/api/v1/auth/logout', status: 204 }),
  endpoint({ method: 'GET', path: '/api/v1/meetings/', reply: anything }),
  endpoint({ method: 'DELETE', path: '/api/v1/meetings/:id', status: 204 }),
]
const proxied = (path: string) => `/api/proxy?path=${encodeURIComponent(path)}`
const me = proxied('/api/v1/auth/me')
const login = proxied('/api/v1/auth/login')
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

const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('what goes on', () => {
  it('keeps method, path, query and body', async () => {
    await gateway.get(proxied('/api/v1/meetings/?status=confirmed&from=2026-12-01'))
    await post(login, '"a string"')
    await gateway.app.inject({ method: 'DELETE', url: proxied('/api/v1/meetings/mt_1') })
    expect(backend.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/v1/meetings/?status=confirmed&from=2026-12-01', ''],
      ['POST', '/api/v1/auth/login', '"a string"'],
      ['DELETE', '/api/v1/meetings/mt_1', ''],
    ])
  })

  it('carries only the listed headers, and ours', async () => {
    await gateway.get(me, {
      authorization: 'Bearer t',
      'accept-language': 'pt-BR',
      'idempotency-key': 'k',
      session_id: 'as_1',
      cookie: 'a=b',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.test',
      forwarded: 'for=6.6.6.6',
      'x-user-id': 'usr_1',
      'x-original-url': '/internal',
      'x-http-method-override': 'DELETE',
      'x-request-id': 'mine',
      connection: 'authorization, x-request-id',
    })
    const { headers } = backend.seen[0] ?? { headers: {} }
    expect(headers).toMatchObject({
      authorization: 'Bearer t',
      'accept-language': 'pt-BR',
      'idempotency-key': 'k',
      session_id: 'as_1',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': expect.stringMatching(/^req_/),
    })
    for (const name of [
      'cookie',
      'x-forwarded-host',
      'forwarded',
      'x-user-id',
      'x-original-url',
      'x-http-method-override',
    ]) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  it('hands back only the listed headers', async () => {
    backend.answer = (_request, response) => {
      response.setHeader('set-cookie', 'a=b')
      response.setHeader('server', 'secret/1.0')
      response.setHeader('location', 'https://evil.test/')
      response.setHeader('etag', '"7"')
      sendJson(response, { ok: true }, 201)
    }
    const answer = await post(login, '{}')
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([201, { ok: true }, '"7"'])
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const name of ['set-cookie', 'server', 'location']) expect(answer.headers).not.toHaveProperty(name)
  })

  it('passes the errors of the backend as they are, with the time to wait', async () => {
    backend.answer = (_request, response) => {
      response.setHeader('retry-after', '7')
      sendJson(response, { code: 'RATE_LIMITED' }, 429)
    }
    const answer = await post(login, '{}')
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      429,
      { code: 'RATE_LIMITED' },
      '7',
    ])
  })
})

describe('what is refused here', () => {
  it('is every hostile target, and nothing of it reaches the backend', async () => {
    const statuses = new Map<number, number>()
    for (const query of hostileQueries) {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const { statusCode } = await gateway.app.inject({ method, url: `/api/proxy${query}` })
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      }
    }
    expect([...statuses]).toEqual([[400, 345]])
    expect(backend.seen).toEqual([])
  })

  it('is a call that no contract knows', async () => {
    for (const [method, path] of [
      ['GET', '/api/v1/unknown'],
      ['GET', '/api/v1/auth/login'],
      ['POST', '/api/v1/auth/me'],
      ['GET', '/api/v1/auth/me/'],
    ] as const) {
      const answer = await gateway.app.inject({ method, url: proxied(path) })
      expect([answer.statusCode, errorReply.parse(answer.json()).code]).toEqual([404, 'NOT_FOUND'])
    }
    expect(backend.seen).toEqual([])
  })

  it.each(['HEAD', 'OPTIONS', 'TRACE'] as const)('is the method %s', async (method) => {
    expect((await gateway.app.inject({ method: method as 'HEAD', url: me })).statusCode).toBe(405)
    expect(backend.seen).toEqual([])
  })

  it('is a body of more than a megabyte', async () => {
    const answer = await post(login, JSON.stringify('x'.repeat(1_000_001)))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect(backend.seen).toEqual([])
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json\tfoo',
    'application/json, text/html',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=application/json',
  ])('is a body of type %j', async (type) => {
    const answer = await post(login, '{}', { 'content-type': type })
    expect([400, 415]).toContain(answer.statusCode)
    expect(backend.seen).toEqual([])
  })

  it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
    'is not a body of type %j, and the backend reads one spelling',
    async (type) => {
      expect((await post(login, '{}', { 'content-type': type })).statusCode).toBe(200)
      expect(backend.seen[0]?.headers['content-type']).toBe('application/json')
    },
  )
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

describe('over a real connection', () => {
  let port: number
  beforeEach(async () => {
    await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    port = (gateway.app.server.address() as AddressInfo).port
  })

  /** Sends some bytes and returns what came back, once it shows what is waited for or the connection ends. */
  function send(text: string, until = /^HTTP\/1\.[01] \d{3}/): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    return new Promise((resolve) => {
      let answer = ''
      socket.setEncoding('latin1').on('data', (chunk) => {
        answer += chunk
        if (until.test(answer)) socket.destroy()
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(answer))
      socket.write(text)
    })
  }
  const line = `GET ${me} HTTP/1.1`
  const postLine = `POST ${login} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json`

  const messages: [string, string][] = [
    ['both lengths', `${postLine}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['an odd transfer encoding', `${postLine}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `${line}\r\nHost: a\r\nAccept : x\r\n\r\n`],
    ['two different lengths', `${postLine}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a signed length', `${postLine}\r\nContent-Length: +2\r\n\r\n{}`],
    ['bare line feeds', `${line}\nHost: a\n\n`],
    ['a folded header', `${line}\r\nHost: a\r\nAccept: x\r\n y\r\n\r\n`],
    ['no host', `${line}\r\n\r\n`],
    ['two hosts', `${line}\r\nHost: a\r\nHost: b\r\n\r\n`],
    ['an absolute target', `GET http://evil.test${me} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['no version', `GET ${me}\r\n\r\n`],
    ['a websocket upgrade', `${line}\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
    ['an h2c upgrade', `${line}\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n`],
    ['2,100 headers', `${line}\r\nHost: a\r\n${'a: b\r\n'.repeat(2_100)}\r\n`],
    ['NUL in a header', `${line}\r\nHost: a\r\nAccept: a\0b\r\n\r\n`],
    ['a header of 20 kB', `${line}\r\nHost: a\r\nAccept: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['TRACE', `TRACE ${me} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a body on GET', `${line}\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`],
    ['an unknown method', `HACK ${me} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ]
  it.each(messages)('a message with %s reaches nothing', async (_what, text) => {
    expect(await send(text)).not.toMatch(/^HTTP\/1\.1 [235]/)
    expect(backend.seen).toEqual([])
  })

  it('the client may expect to be told to continue', async () => {
    const answer = await send(`${postLine}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`, / 200 /)
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/)
    expect(backend.seen[0]?.headers).not.toHaveProperty('expect')
  })

  it('trailers stay here', async () => {
    await send(
      `${postLine}\r\nTransfer-Encoding: chunked\r\nTrailer: x-user-id\r\n\r\n2\r\n{}\r\n0\r\nx-user-id: 1\r\n\r\n`,
    )
    expect(backend.seen[0]?.body).toBe('{}')
    expect(backend.seen[0]?.headers).not.toHaveProperty('trailer')
  })

  it('a pipelined second message is judged on its own', async () => {
    const answer = await send(
      `${line}\r\nHost: a\r\n\r\nGET /api/proxy?path=/internal HTTP/1.1\r\nHost: a\r\n\r\n`,
      / 400 /,
    )
    expect(answer.match(/HTTP\/1\.1 (\d+)/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
    expect(backend.seen).toHaveLength(1)
  })

  it('a client that leaves ends the call to the backend', async () => {
    const left = new Promise<void>((resolve) => {
      backend.answer = (_request, response) => response.on('close', () => resolve())
    })
    const client = connect(port, '127.0.0.1')
    client.write(`${line}\r\nHost: a\r\n\r\n`)
    while (backend.seen.length === 0) await new Promise((resolve) => setImmediate(resolve))
    client.destroy()
    await left
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
