import { makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'
import { readOrigins } from './embed-routes'

const shop = 'https://loja.example'
let gateway: TestGateway
let alone: TestGateway

beforeAll(async () => {
  const paths = ['assistente', 'assistente/embed'].map((path) => ({
    path,
    prerender: true,
    index: false,
    files: ['client/home.1234.js'],
  }))
  gateway = await testGateway({ settings: { embedOrigins: [shop, 'https://blog.example'] } })
  alone = await testGateway()
  for (const each of [gateway, alone]) {
    await each.publish(makeShell())
    await each.publish(makeRemote('mfe-public', { paths }))
  }
})
afterAll(() => Promise.all([gateway.remove(), alone.remove()]))

const framedBy = async (path: string, from = gateway) =>
  /frame-ancestors ([^;]+)/.exec(String((await from.get(path)).headers['content-security-policy']))?.[1]

it('lets the listed sites frame the one page that is made for it', async () => {
  expect(await framedBy('/assistente/embed')).toBe(`${shop} https://blog.example`)
})

it.each([
  '/',
  '/assistente',
  '/assistente/embed/x',
  '/auth/login',
  '/consultation',
  '/assistant.js',
  '/api/embed',
])('lets nobody frame %s', async (path) => {
  expect(await framedBy(path)).toBe("'none'")
})

it('lets nobody frame anything where no site is listed', async () => {
  expect(await framedBy('/assistente/embed', alone)).toBe("'none'")
  expect((await alone.get('/api/embed', { origin: shop })).statusCode).toBe(403)
})

it('tells a listed site that it is, and no other', async () => {
  const { statusCode, headers } = await gateway.get('/api/embed', { origin: shop })
  expect([statusCode, headers['access-control-allow-origin'], headers.vary]).toEqual([204, shop, 'origin'])
  for (const origin of [
    'https://other.example',
    `${shop}.other.example`,
    'null',
    `${shop}:8443`,
    undefined,
  ]) {
    const answer = await gateway.get('/api/embed', origin === undefined ? {} : { origin })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  }
})

it('has a script that pages elsewhere may load, and asks again with its tag', async () => {
  const { body, headers } = await gateway.get('/assistant.js')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(body).toContain('/assistente/embed')
  expect(body).not.toMatch(/innerHTML|eval\(|new Function/)
  const again = await gateway.get('/assistant.js', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it.each([
  [undefined, false, []],
  ['', true, []],
  ['https://a.example, https://b.example:8443', true, ['https://a.example', 'https://b.example:8443']],
  ['http://localhost:8080', false, ['http://localhost:8080']],
])('reads %j', (text, production, origins) => {
  expect(readOrigins(text, production)).toEqual(origins)
})

it.each([
  '*',
  'https://*.example',
  'https://a.example/',
  'https://a.example/x',
  'a.example',
  'data:x',
  'null',
  "'self'",
])('refuses %j as a site', (text) => {
  expect(() => readOrigins(text, false)).toThrow('Not an origin')
})

it('takes no unencrypted site in production', () => {
  expect(() => readOrigins('http://a.example', true)).toThrow('Not an origin')
})
