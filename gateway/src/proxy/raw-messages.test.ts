import { type AddressInfo, connect } from 'node:net'
import { endpoint } from '@ag/contracts'
import * as z from 'zod/mini'
import { type FakeBackend, fakeBackend } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const endpoints = [
  endpoint({ method: 'GET', path: '/api/v1/auth/me', reply: z.unknown() }),
  endpoint({ method: 'POST', path: '/api/v1/auth/login', body: z.unknown(), reply: z.unknown() }),
]
const me = `/api/proxy?path=${encodeURIComponent('/api/v1/auth/me')}`
const login = `/api/proxy?path=${encodeURIComponent('/api/v1/auth/login')}`

let backend: FakeBackend
let gateway: TestGateway
let port: number

beforeEach(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({ apiUrl: backend.url, endpoints })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  port = (gateway.app.server.address() as AddressInfo).port
})
afterEach(async () => {
  await gateway.remove()
  await backend.close()
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
