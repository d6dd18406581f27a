import { countSiteVisits, getPublishedSite, sendSiteMessage } from '@ag/contracts'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const page = (words: string) =>
  `<!doctype html><html lang="pt-BR"><head><title>Padaria</title><style>p{}</style></head><body><p>${words}</p></body></html>`
const style_hash = 'sha256-abc='
const published = { status: 200, html: page('Pão quente'), thanks: page('Mensagem enviada'), style_hash }
const home = getPublishedSite.path.replace(':slug', 'padaria')

let backend: FakeBackend
let gateway: TestGateway
/** What the backend answers to each call, by method and path. */
let answers: Record<string, () => [body: unknown, status?: number]>
let tag: string

async function begin() {
  backend = await fakeBackend()
  backend.answer = ({ method, url, headers }, response) => {
    const [body, status] = answers[`${method} ${url}`]?.() ?? [{ code: 'NOT_FOUND' }, 404]
    if (method === 'GET' && url === home) {
      response.setHeader('etag', tag)
      if (headers['if-none-match'] === tag) return void response.writeHead(304).end()
    }
    sendJson(response, body, status)
  }
  backend.hosts = [{ host: 'www.padaria.com.br', slug: 'padaria' }]
  gateway = await testGateway({ apiUrl: backend.url })
}
beforeEach(() => {
  tag = '"one"'
  answers = {
    [`GET ${home}`]: () => [published],
    [`POST ${countSiteVisits.path}`]: () => [null, 204],
    [`POST ${sendSiteMessage.path.replace(':slug', 'padaria')}`]: () => [{ sent: true, refusal: null }],
  }
  return begin()
})
afterEach(async () => {
  await gateway.remove()
  await backend.close()
})

const seen = (path: string) => backend.seen.filter(({ url }) => url === path)
const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15)' }
const post = (fields: Record<string, string>, headers = {}) =>
  gateway.app.inject({
    method: 'POST',
    url: '/s/padaria',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

it('shows the page with a policy of its own: no script, its one style, its form', async () => {
  const { statusCode, headers, body } = await gateway.get('/s/padaria')
  expect([statusCode, body]).toEqual([200, published.html])
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; style-src 'sha256-abc='; img-src data:",
  )
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['x-robots-tag']).toBeUndefined()
})

it('sends it packed, and not again to who has it', async () => {
  const packed = await gateway.get('/s/padaria', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  const again = await gateway.get('/s/padaria', { 'if-none-match': String(packed.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('asks the backend once for many visitors, and shows what is published next within a second', async () => {
  await Promise.all(Array.from({ length: 20 }, () => gateway.get('/s/padaria')))
  expect(seen(home)).toHaveLength(1)
  answers[`GET ${home}`] = () => [{ ...published, html: page('Pão novo') }]
  tag = '"two"'
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  expect((await gateway.get('/s/padaria')).body).toContain('Pão novo')
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  expect((await gateway.get('/s/padaria')).body).toContain('Pão novo')
  expect(seen(home).map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"', '"two"'])
})

it('shows what it last knew while the backend does not answer, and says so where it knows nothing', async () => {
  await gateway.get('/s/padaria')
  await backend.close()
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  expect((await gateway.get('/s/padaria')).statusCode).toBe(200)
  expect((await gateway.get('/s/outra')).statusCode).toBe(502)
})

it.each([
  [404, undefined],
  [503, '3600'],
])('shows a polite page with status %d where there is no site', async (status, wait) => {
  answers[`GET ${home}`] = () => [{ status, html: page('Fora do ar'), thanks: null, style_hash }]
  const { statusCode, headers, body } = await gateway.get('/s/padaria')
  expect([statusCode, headers['retry-after'], headers['x-robots-tag']]).toEqual([status, wait, 'noindex'])
  expect(body).toContain('Fora do ar')
  const packed = await gateway.get('/s/padaria', { 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBeUndefined()
})

it('asks for no site that cannot be', async () => {
  for (const slug of ['a', 'A%20b', '..%2f..%2fusers', 'x'.repeat(80)])
    expect([slug, (await gateway.get(`/s/${slug}`)).statusCode]).toEqual([slug, 404])
  expect(backend.seen.filter(({ url }) => url.startsWith('/api/v1/public/sites/'))).toEqual([])
})

it('takes the form, says thanks, and a reload sends nothing again', async () => {
  const answer = await post(
    { nome: 'Ana', contato: 'ana@x.com.br', mensagem: 'Oi', site: '', marca: 'm', mais: 'x' },
    { 'sec-fetch-site': 'same-origin' },
  )
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/s/padaria/obrigado'])
  expect(JSON.parse(backend.seen.at(-1)?.body ?? '')).toEqual({
    name: 'Ana',
    contact: 'ana@x.com.br',
    message: 'Oi',
    trap: '',
    stamp: 'm',
  })
  const thanks = await gateway.get('/s/padaria/obrigado')
  expect(thanks.body).toContain('Mensagem enviada')
  expect(thanks.headers['x-robots-tag']).toBe('noindex')
})

it('shows why a message was not taken', async () => {
  const refusal = { status: 400, html: page('Confira os campos'), style_hash }
  answers[`POST ${sendSiteMessage.path.replace(':slug', 'padaria')}`] = () => [{ sent: false, refusal }]
  const answer = await post({ nome: '' })
  expect([answer.statusCode, answer.body]).toEqual([400, refusal.html])
  expect(answer.headers['cache-control']).toBe('no-store')
})

it('takes no form from another site, no other body, and none of endless length', async () => {
  expect((await post({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await post({}, { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect((await post({ mensagem: 'a'.repeat(30_000) })).statusCode).toBe(413)
})

it('counts the visits of people and reports their sum', async () => {
  await gateway.get('/s/padaria', browser)
  await gateway.get('/s/padaria', browser)
  await gateway.get('/s/padaria', { 'user-agent': 'Googlebot/2.1' })
  await gateway.get('/s/padaria', { ...browser, 'sec-purpose': 'prefetch' })
  await gateway.app.inject({ method: 'HEAD', url: '/s/padaria', headers: browser })
  await gateway.app.close()
  const [report] = seen(countSiteVisits.path)
  expect(JSON.parse(report?.body ?? '')).toEqual({
    visits: [{ slug: 'padaria', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 2 }],
  })
})

describe('on a domain of the company', () => {
  const at = (url: string, host = 'www.padaria.com.br') => gateway.get(url, { host })
  /** The gateway asks for them as soon as it is ready. */
  async function waitForHosts() {
    while ((await at('/dashboard')).headers.location !== '/')
      await new Promise((again) => setTimeout(again, 20))
  }
  it('there is its site, and nothing of ours', async () => {
    await waitForHosts()
    expect((await at('/')).body).toBe(published.html)
    expect((await at('/', 'WWW.padaria.com.br:443')).body).toBe(published.html)
    expect((await at('/s/padaria')).statusCode).toBe(200)
    for (const path of ['/dashboard', '/api/proxy?path=/api/v1/auth/me', '/s/outra', '/consultation'])
      expect([path, (await at(path)).headers.location]).toEqual([path, '/'])
  })

  it('the transport of its other domains is left to the company', async () => {
    await gateway.remove()
    gateway = await testGateway({ apiUrl: backend.url, settings: { production: true } })
    await waitForHosts()
    expect((await at('/')).headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('which no other domain shows', async () => {
    expect((await at('/', 'www.outra.com.br')).statusCode).toBe(503)
  })
})
