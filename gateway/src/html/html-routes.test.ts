import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { pageRegistry } from '@ag/contracts'
import { elementIn } from '../testing/element-in'
import { makeAssistant, makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'
import { pause } from './pauses'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway()
  await gateway.publish(makeShell())
  await gateway.publish(makeRemote('mfe-public'))
  await gateway.publish(
    makeRemote('mfe-auth', {
      paths: [
        { path: 'login', prerender: true, index: false, files: ['client/home.1234.js'] },
        { path: 'verify-email', prerender: false, index: false, files: ['client/home.1234.js'] },
      ],
    }),
  )
  await gateway.publish(makeAssistant())
})
afterAll(() => gateway.remove())

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inlineStyle = (html: string) => /<style[^>]*>([^<]*)<\/style>/.exec(html)?.[1] ?? ''

it('answers a prerendered page with everything it needs to start, and no external script', async () => {
  const { statusCode, body, headers } = await gateway.get('/')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toMatch(/^<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">/)
  expect(body).toContain('<title>Página /</title>')
  expect(body).toContain(
    `<div id="root" data-rendered="true"><h1>/</h1><p>shared mfe-public</p><script>${pause}</script><p>sem preços</p>`,
  )
  // Nothing on the page has the class of the area's only rule.
  expect(body).toContain('<style>body{color:black}</style>')
  expect(body).toContain('<noscript>')
  expect(body).not.toMatch(/<script[^>]*\ssrc=/)
  const registry = pageRegistry.parse(elementIn(body, 'registry'))
  expect(Object.keys(registry.remotes).sort()).toEqual(['mfe-assistant', 'mfe-auth', 'mfe-public'])
  expect(registry.start).toBe('idle')
})

it('lets the browser fetch the next page ahead where scripts come late, and nowhere behind a login', async () => {
  const rulesOf = (html: string) => /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1]
  const { body, headers } = await gateway.get('/')
  const rules = rulesOf(body) ?? ''
  expect(JSON.parse(rules).prefetch[0].where.and[1].not.href_matches).toEqual(
    expect.arrayContaining(['/dashboard*', '/admin*', '/api/*']),
  )
  expect(headers['content-security-policy']).toContain(hash(rules))
  expect(rulesOf((await gateway.get('/auth/verify-email')).body)).toBeUndefined()
})

it('keeps the state of the page from ending its element', async () => {
  const { body } = await gateway.get('/')
  expect(elementIn(body, 'state')).toMatchObject({ mark: '</script>' })
})

it('allows its own inline script and style, and what they load, and nothing else', async () => {
  const { body, headers } = await gateway.get('/auth/login')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`${hash('const boot = 1')} `)
  expect(body).toContain('<script>const boot = 1</script>')
  expect(policy).toContain(`style-src 'self' ${hash(inlineStyle(body))};`)
  expect(policy).toMatch(/^default-src 'none'; script-src [^;]*'strict-dynamic';/)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
  expect(policy).toContain("; worker-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'reporting-endpoints': 'csp="/api/reports"',
  })
  expect(headers).not.toHaveProperty('strict-transport-security')
})

it('preloads the scripts of a page that starts at once, and lists them on one that waits', async () => {
  const drawn = await gateway.get('/auth/verify-email')
  const preloads = [
    ...drawn.body.matchAll(/<link rel="preload" as="script"[^>]* href="([^"]+)" integrity="([^"]+)">/g),
  ]
  expect(preloads.map(([, href]) => href?.split('/').at(-1))).toEqual([
    'runtime.js',
    'shell.js',
    'remoteEntry.js',
    'home.1234.js',
  ])
  for (const [, , integrity] of preloads) {
    expect(drawn.headers['content-security-policy']).toContain(`'${integrity}'`)
  }
  const names = (files: unknown) =>
    (files as string[]).map((href) =>
      href
        .split('/')
        .slice(2)
        .join('/')
        .replace(/\/\w+\//, '/'),
    )
  const home = await gateway.get('/')
  expect(home.body).not.toContain('rel="preload"')
  expect(names(elementIn(home.body, 'files'))).toEqual([
    'shell/style.css',
    'mfe-public/style.css',
    'shell/runtime.js',
    'shell/shell.js',
    'mfe-public/remoteEntry.js',
    'mfe-public/home.1234.js',
  ])
})

it('has the whole style of a page that the browser draws, which the shell does not load again', async () => {
  const { body } = await gateway.get('/unknown')
  expect(body).toMatch(
    /<style data-href="\/r\/shell\/\w+\/style.css \/r\/mfe-public\/\w+\/style.css">body{color:black}\n.mfe-public{color:red}<\/style>/,
  )
})

it('has the fonts of the shell inside every page, and in no stylesheet that comes later', async () => {
  const font = '@font-face{font-family:Tiny;src:url(/tiny.woff2)}'
  const fonted = await testGateway()
  await fonted.publish(makeShell({ content: { 'client/font.css': font } }))
  await fonted.publish(makeRemote('mfe-public'))
  const home = await fonted.get('/')
  expect(home.body).toContain(`<style>${font}body{color:black}</style>`)
  expect(JSON.stringify(elementIn(home.body, 'files'))).not.toContain('font.css')
  const drawn = await fonted.get('/agents/prospect')
  expect(inlineStyle(drawn.body)).toBe(`${font}body{color:black}\n.mfe-public{color:red}`)
  expect(drawn.body).not.toContain('/font.css')
  await fonted.remove()
})

it.each([
  ['/agents/prospect', 200],
  ['/auth/verify-email', 200],
  ['/nowhere', 404],
  ['/auth', 404],
  ['/auth/nowhere', 404],
  ['/dashboard', 503],
  ['/%2e%2e/x', 404],
])('%s is %d, with a page that the browser fills', async (url, status) => {
  const { statusCode, body, headers } = await gateway.get(url)
  expect(statusCode).toBe(status)
  expect(body).toContain('<div id="root"><p>Carregando</p></div>')
  expect(pageRegistry.parse(elementIn(body, 'registry')).start).toBe('now')
  expect(headers['x-robots-tag']).toBe(url === '/agents/prospect' ? undefined : 'noindex')
})

it('keeps search engines away from what they should not keep', async () => {
  expect((await gateway.get('/')).headers).not.toHaveProperty('x-robots-tag')
  expect((await gateway.get('/auth/login')).headers['x-robots-tag']).toBe('noindex')
})

it.each([
  ['/auth/login/', '/auth/login'],
  ['/auth/login/?next=%2Fdashboard', '/auth/login?next=%2Fdashboard'],
  ['/agents/business-intelligence?utm_source=mail', '/agents/bi?utm_source=mail'],
])('sends %s on to %s', async (url, location) => {
  const answer = await gateway.get(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
})

it.each(['//evil.test/', '/\\evil.test/', '/%5cevil.test/', '///', '/auth//'])(
  'sends nobody away on %j',
  async (url) => {
    const { headers } = await gateway.app.inject({ method: 'GET', url: `http://localhost${url}` })
    expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/)
  },
)

it('is asked for again with its tag', async () => {
  const { etag = '', ...headers } = (await gateway.get('/')).headers as Record<string, string>
  expect(headers['cache-control']).toBe('no-cache')
  const again = await gateway.get('/', { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['content-security-policy']).toContain('script-src')
  expect((await gateway.get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

it('is packed before somebody asks', async () => {
  const plain = await gateway.get('/')
  const packed = await gateway.get('/', { 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
})

it('is packed better once somebody has asked', async () => {
  const ask = async () => (await gateway.get('/auth/login', { 'accept-encoding': 'br' })).rawPayload
  const first = await ask()
  while ((await ask()).length >= first.length) await setTimeout(5)
  expect(brotliDecompressSync(await ask())).toEqual(brotliDecompressSync(first))
})

it('answers HEAD, and no other method', async () => {
  const head = await gateway.app.inject({ method: 'HEAD', url: '/' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  const post = await gateway.app.inject({ method: 'POST', url: '/' })
  expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD'])
})

it.each(['/api', '/api/unknown', '/api/proxy/x'])('never takes %s for a page', async (url) => {
  const answer = await gateway.get(url)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
})

it('puts a kept theme on before anything is drawn, by a script that the policy knows', async () => {
  const themed = await testGateway()
  await themed.publish(makeShell({ content: { 'client/theme.js': 'const theme = 1' } }))
  await themed.publish(makeRemote('mfe-public'))
  const { body, headers } = await themed.get('/agents/prospect')
  expect(body).toMatch(/<\/title><script>const theme = 1<\/script>.*<style.*<body/s)
  expect(headers['content-security-policy']).toContain(
    `script-src ${hash('const theme = 1')} ${hash('const boot = 1')} `,
  )
  await themed.remove()
})

it('names its signs, and says that it is drawn in both schemes', async () => {
  const { body } = await gateway.get('/')
  expect(body).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">')
  expect(body).not.toContain('rel="manifest"')
  expect(body).toContain('<meta name="color-scheme" content="light dark">')
})

it('asks for patience while nothing is released', async () => {
  const empty = await testGateway()
  const answer = await empty.get('/')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  await empty.remove()
})

it('promises encrypted connections in production only', async () => {
  const live = await testGateway({ settings: { production: true } })
  expect((await live.get('/healthz')).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  )
  expect((await live.get('/dev/mail')).statusCode).toBe(503)
  expect((await live.get('/metrics')).statusCode).toBe(404)
  await live.remove()
})
