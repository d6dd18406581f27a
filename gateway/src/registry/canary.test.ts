import { pageRegistry } from '@ag/contracts'
import { type MadeRelease, makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await testGateway()
  await gateway.publish(makeShell())
})
afterEach(() => gateway.remove())

const remote = (mark: string, name = 'mfe-public'): MadeRelease =>
  makeRemote(name, { content: { 'client/home.1234.js': `${mark}()`, 'client/style.css': `.${mark}{}` } })
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /^[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? ''
const pageFor = async (cookie: string, url = '/api/registry/page') => gateway.get(url, { cookie })
const publicBuild = async (cookie: string) =>
  pageRegistry.parse((await pageFor(cookie)).json()).remotes['mfe-public']?.current.build

it('starts with a share of the visitors, grows, and goes live', async () => {
  const [stable, next] = [remote('stable'), remote('next')]
  await gateway.publish(stable)
  expect((await gateway.get('/agents')).headers).not.toHaveProperty('set-cookie')
  const answer = await gateway.publish(next, '?share=10')
  expect([answer.statusCode, answer.json().live]).toEqual([201, false])
  const state = async () => (await gateway.get('/api/registry')).json()
  expect((await state()).remotes['mfe-public']).toMatchObject({
    stable: stable.release.build,
    canary: { build: next.release.build, share: 10 },
  })
  await gateway.command('mfe-public', 'canary', { share: 100, why: 'looks good' })
  const first = await gateway.get('/agents')
  expect(String(first.headers['set-cookie'])).toMatch(
    /^ag_mix=[0-9a-f-]{36}\.[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  )
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const again = await pageFor(cookieOf(first))
  expect(again.headers).not.toHaveProperty('set-cookie')
  expect(pageRegistry.parse(again.json()).remotes['mfe-public']).toMatchObject({
    current: { build: next.release.build },
    previous: { build: stable.release.build },
  })
  expect((await gateway.command('mfe-public', 'promote')).json().live).toEqual({
    stable: next.release.build,
    canary: null,
    previous: stable.release.build,
    disabled: null,
  })
  expect((await gateway.get('/agents')).headers).not.toHaveProperty('set-cookie')
  const whats = (await state()).recent.map(({ what }: { what: string }) => what)
  expect(whats.slice(0, 3)).toEqual([
    `mfe-public: ${next.release.build} goes live`,
    `mfe-public: ${next.release.build} goes to 100 %`,
    `mfe-public: ${next.release.build} goes to 10 %`,
  ])
})

it('is stopped for everybody by one command, and stays named', async () => {
  const [stable, next] = [remote('stable'), remote('next')]
  await gateway.publish(stable)
  await gateway.publish(next, '?share=100')
  const cookie = cookieOf(await gateway.get('/'))
  expect(await publicBuild(cookie)).toBe(next.release.build)
  await gateway.command('mfe-public', 'stop', { who: 'Ana', why: 'wrong colours' })
  expect(await publicBuild(cookie)).toBe(stable.release.build)
  const { remotes, recent } = (await gateway.get('/api/registry')).json()
  expect(remotes['mfe-public'].canary).toEqual({ build: next.release.build, share: 0 })
  expect(recent[0]).toMatchObject({
    who: 'mfe-public',
    what: `mfe-public: ${next.release.build} is stopped at 100 %`,
  })
  expect((await gateway.command('mfe-public', 'stop')).statusCode).toBe(409)
  expect((await gateway.command('mfe-public', 'promote')).statusCode).toBe(404)
  await gateway.command('mfe-public', 'canary', { build: next.release.build, share: 0.01 })
  expect((await gateway.get('/api/registry')).json().remotes['mfe-public'].canary.share).toBe(0.01)
})

const wrong: [string, string, string][] = [
  ['of nothing', '?share=0', 'mfe-public'],
  ['of more than everybody', '?share=101', 'mfe-public'],
  ['that is no number', '?share=many', 'mfe-public'],
  ['finer than buckets are', '?share=0.005', 'mfe-public'],
]
it.each(wrong)('refuses a share %s and changes nothing', async (_what, query, name) => {
  await gateway.publish(remote('stable'))
  const before = (await gateway.get('/api/registry')).body
  expect([400, 409]).toContain((await gateway.publish(remote('next', name), query)).statusCode)
  expect((await gateway.get('/api/registry')).body).toBe(before)
})

it('goes to everybody when it is the first build of its name, whether published or taken from aside', async () => {
  const [first, aside] = [remote('first'), remote('aside', 'mfe-auth')]
  const answer = await gateway.publish(first, '?share=10')
  expect([answer.statusCode, answer.json().live]).toEqual([201, true])
  await gateway.publish(aside, '?promote=false')
  const { build } = aside.release
  const given = await gateway.command('mfe-auth', 'canary', { build, share: 10 })
  expect([given.statusCode, given.json().live]).toEqual([
    200,
    { stable: build, canary: null, previous: null, disabled: null },
  ])
  expect((await gateway.get('/agents')).headers).not.toHaveProperty('set-cookie')
  const again = await gateway.command('mfe-auth', 'canary', { build, share: 10 })
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    `${build} já está no ar para todos, e não pode ir para uma parte dos visitantes.`,
  ])
})

it('must run on the live host, and a host on trial must run all that is live', async () => {
  await gateway.publish(remote('stable'))
  const needs = (platform: string) =>
    makeRemote('mfe-public', { platform, content: { 'client/home.1234.js': platform } })
  expect((await gateway.publish(needs('^2.0.0'), '?share=10')).statusCode).toBe(400)
  expect((await gateway.publish(makeShell({ platform: '2.0.0' }), '?share=10')).statusCode).toBe(400)
  await gateway.publish(makeShell({ platform: '1.1.0' }), '?share=10')
  expect((await gateway.publish(needs('^1.2.0'))).statusCode).toBe(400)
  expect((await gateway.publish(needs('^1.1.0'))).statusCode).toBe(201)
})

it('gives each visitor pages of one whole set, always the same', async () => {
  const [stable, next] = [remote('stable'), remote('next')]
  await gateway.publish(stable)
  await gateway.publish(next, '?share=10')
  const seen = new Map<string, string[]>()
  for (let count = 0; count < 400; count++) {
    const answer = await gateway.get('/')
    seen.set(answer.body, [...(seen.get(answer.body) ?? []), cookieOf(answer)])
  }
  const [[usual = '', others = []] = [], [tried = '', chosen = []] = []] = [...seen].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  expect([seen.size, others.length, chosen.length]).toEqual([2, 360, 40])
  expectWhole(usual, stable, next)
  expectWhole(tried, next, stable)

  // What else is released meanwhile moves nobody.
  await gateway.publish(remote('other', 'mfe-auth'))
  for (const cookie of chosen) expect(await publicBuild(cookie)).toBe(next.release.build)
  for (const cookie of others.slice(0, 40)) expect(await publicBuild(cookie)).toBe(stable.release.build)
})

it('knows no visitor by a name that it did not give', async () => {
  await gateway.publish(remote('stable'))
  await gateway.publish(remote('next'), '?share=50')
  const [name, signature] = cookieOf(await gateway.get('/'))
    .replace('ag_mix=', '')
    .split('.')
  const forged = [
    `ag_mix=${crypto.randomUUID()}`,
    `ag_mix=${crypto.randomUUID()}.${signature}`,
    `ag_mix=${name}.${'A'.repeat(22)}`,
  ]
  for (const cookie of forged) {
    expect((await gateway.get('/', { cookie })).headers).toHaveProperty('set-cookie')
  }
})

it('shows a page that could not be rendered for the canary as the canary would, not as it was', async () => {
  await gateway.publish(remote('stable'))
  const broken = makeRemote('mfe-public', { content: { 'server/index.cjs': 'throw new Error("no")' } })
  await gateway.publish(broken, '?share=100')
  const { body } = await gateway.get('/')
  expect(body).toContain(`/r/mfe-public/${broken.release.build}/`)
  expect(body).not.toContain('data-rendered')
  await gateway.command('mfe-public', 'stop')
  expect((await gateway.get('/')).body).toContain('data-rendered')
})

/** Registry, preloads and styles of a page name one build of the remote and never the other. */
function expectWhole(html: string, mine: MadeRelease, other: MadeRelease) {
  const embedded = /id="registry">([^<]+)</.exec(html)?.[1] ?? 'null'
  expect(pageRegistry.parse(JSON.parse(embedded)).remotes['mfe-public']?.current.build).toBe(
    mine.release.build,
  )
  const fallback = pageRegistry.parse(JSON.parse(embedded)).remotes['mfe-public']?.previous?.build
  const files = /id="files">([^<]+)</.exec(html)?.[1] ?? ''
  expect(files).toContain(mine.release.build)
  expect(files).toContain(`/r/mfe-public/${mine.release.build}/style.css`)
  for (const part of [files, /<style[^>]*>/.exec(html)?.[0], html.split('id="registry"')[0]]) {
    expect(part).not.toContain(other.release.build)
  }
  expect([undefined, other.release.build]).toContain(fallback)
}
