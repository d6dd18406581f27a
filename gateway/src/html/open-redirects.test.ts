import { safeReturnPath } from '@ag/core'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'

/** What somebody puts into a link of ours so that it leads to theirs; `evil.test` is theirs, as is every scheme. */
const waysAway = [
  // Another host
  'https://evil.test',
  'http://evil.test/',
  'HTTPS://evil.test/',
  '//evil.test',
  '//evil.test/',
  '//evil.test/auth/login/',
  '///evil.test/',
  '////evil.test/',
  '//evil.test:443/',
  '//user@evil.test/',
  '//site.test@evil.test/',
  '//[::1]/',
  '//2130706433/',
  '//evil%2etest/',
  '//evil。test/',
  '//xn--vil-9na.test/',
  // Slashes of the other kind, which browsers take for slashes
  '/\\evil.test/',
  '\\/evil.test/',
  '\\\\evil.test/',
  '/\\/evil.test/',
  '//\\evil.test/',
  '\\evil.test',
  'https:\\\\evil.test/',
  '/dashboard\\..\\..\\\\evil.test/',
  // Slashes written otherwise
  '/%2fevil.test/',
  '/%2F%2Fevil.test/',
  '/%5cevil.test/',
  '/%5C%5Cevil.test/',
  '%2f%2fevil.test/',
  '/%252fevil.test/',
  // What browsers drop while they read an address
  '/\t/evil.test/',
  '/\n/evil.test/',
  '/\r\n/evil.test/',
  '\t//evil.test/',
  ' //evil.test/',
  '\u0000//evil.test/',
  '/\u0000/evil.test/',
  '/%09/evil.test/',
  '/%0a/evil.test/',
  '/%0d%0alocation:%20https:%2f%2fevil.test/',
  // Steps up that end at the root, with slashes left over
  '/.//evil.test/',
  '/..//evil.test/',
  '/././/evil.test/',
  '/a/..//evil.test/',
  '/a/../..//evil.test/',
  '/%2e//evil.test/',
  '/%2e%2e//evil.test/',
  '/a/%2e%2e//evil.test/',
  './/evil.test/',
  '..//evil.test/',
  // Slashes in their beginning or end that are taken away
  'auth//evil.test/',
  '/auth//',
  '//',
  '///',
  '/;//evil.test/',
  '/@evil.test/',
  '@evil.test',
  '.evil.test/',
  ':443@evil.test/',
  // Other schemes
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
  'https:evil.test',
  'http:/evil.test',
  '//javascript:alert(1)/',
]

let backend: FakeBackend
let gateway: TestGateway
beforeAll(async () => {
  backend = await fakeBackend()
  backend.answer = (_request, response) =>
    sendJson(response, { token: 'um.to-ken.x', user_id: 'usr_1', email_verified: true })
  gateway = await testGateway({ apiUrl: backend.url })
})
afterAll(async () => {
  await gateway.remove()
  await backend.close()
})

const site = 'https://site.test'
/** Where a browser that stands on our site ends up; nothing else reads addresses as it does. */
const originOf = (to: string, from = '/') => new URL(to, site + from).origin

it.each(waysAway)('nobody is sent away by %j, wherever they put it', async (away) => {
  const back = safeReturnPath(away)
  expect(originOf(back ?? '/')).toBe(site)
  if (back) expect(back).toMatch(/^\/(?![/\\])/)

  const path = away.startsWith('/') ? away : `/${away}`
  for (const url of [path, `${path}/`, `/auth/login/${path}/`, `/agents/${away}/`]) {
    // As sent, byte by byte where HTTP knows them: the URL class would have tidied it up.
    const { headers } = await gateway.app.inject({ method: 'GET', url: encodeURI(url).replace(/%25/g, '%') })
    expect(originOf(String(headers.location ?? '/'), '/auth/login')).toBe(site)
  }

  const wish = encodeURIComponent(away)
  const { statusCode, headers } = await gateway.app.inject({
    method: 'POST',
    url: `/auth/login?from=${wish}&from=${wish}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Navegador' },
    payload: 'email=ana%40padaria.example&password=girassol-azul-7&remember_me=on',
  })
  expect(statusCode).toBe(303)
  const next = new URL(String(headers.location), site)
  expect([next.origin, next.pathname]).toEqual([site, '/auth/signed-in'])
  expect(originOf(next.searchParams.get('from') ?? '/')).toBe(site)
})

it('at least sixty ways are tried', () => expect(new Set(waysAway).size).toBeGreaterThanOrEqual(60))
