import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
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
  endpoint({ method: 'GET', path: '/api/v1/meetings/:id/calendar' }),
]
const proxied = (path: string) => `/api/proxy?path=${encodeURIComponent(path)}`
const me = proxied('/api/v1/auth/me')
const login = proxied('/api/v1/auth/login')

let backend: FakeBackend
let gateway: TestGateway

beforeEach(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({ apiUrl: backend.url, endpoints })
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

  it('proves to the backend whose call it is, whatever a client says', async () => {
    const gatewayKey = 'a key of at least thirty-two characters'
    const keyed = await testGateway({ apiUrl: backend.url, endpoints, settings: { gatewayKey } })
    await keyed.get(me, { 'x-gateway-key': 'forged' })
    await keyed.remove()
    expect(backend.seen[0]?.headers['x-gateway-key']).toBe(gatewayKey)
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

  it('hands a file through, with its kind and its name', async () => {
    backend.answer = (_request, response) => {
      response.setHeader('content-type', 'text/calendar; charset=utf-8')
      response.setHeader('content-disposition', 'attachment; filename="reuniao.ics"')
      response.end('BEGIN:VCALENDAR')
    }
    const path = '/api/v1/meetings/mt_1/calendar?key=aB3_-'
    const answer = await gateway.get(proxied(path))
    expect([answer.statusCode, answer.body, backend.seen[0]?.url]).toEqual([200, 'BEGIN:VCALENDAR', path])
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="reuniao.ics"')
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

describe('the size of an answer', () => {
  const words = { words: 'Um agente para cada conversa. '.repeat(200) }
  const said = (etag = '"a"') => {
    backend.answer = (_request, response) => {
      response.setHeader('etag', etag)
      sendJson(response, words)
    }
  }

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is small in %s', async (encoding, unpack) => {
    said()
    const { headers, rawPayload } = await gateway.get(me, { 'accept-encoding': encoding })
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      vary: expect.stringContaining('accept-encoding'),
      etag: 'W/"a"',
    })
    expect(rawPayload.length).toBeLessThan(200)
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual(words)
  })

  it('is what it was for who takes no encoding', async () => {
    said()
    const { headers, body } = await gateway.get(me)
    expect(headers).toMatchObject({ vary: expect.stringContaining('accept-encoding'), etag: '"a"' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(body)).toEqual(words)
  })

  it('is left where there is little to gain', async () => {
    const { headers, body } = await gateway.get(me, { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(body)).toEqual({ ok: true })
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

  it('is a method that no contract knows for its path', async () => {
    const answer = await gateway.app.inject({ method: 'DELETE', url: me })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET'])
    expect(backend.seen).toEqual([])
  })

  it('is a message with two content types', async () => {
    await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = gateway.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const types = 'Content-Type: application/json\r\nContent-Type: text/plain\r\n'
    socket.write(
      `POST ${login} HTTP/1.1\r\nHost: a\r\n${types}Content-Length: 2\r\nConnection: close\r\n\r\n{}`,
    )
    const [head] = await once(socket, 'data')
    expect(String(head)).toMatch(/^HTTP\/1.1 400 /)
    expect(backend.seen).toEqual([])
  })

  it('is a call that no contract knows', async () => {
    for (const [method, path] of [
      ['GET', '/api/v1/unknown'],
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
