import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pageRegistry } from '@ag/contracts'
import { type FakeBackend, fakeBackend } from '../testing/fake-backend'
import { type MadeRelease, makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'
import type { PrerenderStatus } from './prerenderer'

let backend: FakeBackend
let gateway: TestGateway

beforeEach(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({ apiUrl: backend.url })
})
afterEach(async () => {
  await gateway.remove()
  await backend.close()
})

const status = async (): Promise<PrerenderStatus> => (await gateway.get('/api/registry')).json().prerender
const home = async () => (await gateway.get('/')).body
const buildOf = (html: string) =>
  pageRegistry.parse(JSON.parse(/id="registry">([^<]*)</.exec(html)?.[1] ?? 'null')).remotes['mfe-public']
    ?.current.build

/** Asks until the answer is as hoped; the test's own time limit ends it. */
async function until<Value>(ask: () => Promise<Value>, hoped: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await ask()
    if (hoped(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const withServer = (server: string) =>
  makeRemote('mfe-public', { content: { 'server/index.cjs': server, 'client/home.1234.js': server } })

async function publishAll(...made: MadeRelease[]) {
  for (const one of made) expect((await gateway.publish(one)).statusCode).toBeLessThan(300)
}

it('renders with the real catalogue before a publication is answered', async () => {
  await publishAll(makeRemote('mfe-public'), makeShell())
  expect(await home()).toContain('<p>Prospect AI</p>')
  expect(await status()).toMatchObject({ state: 'ready', pages: 1, failures: [] })
  expect((await gateway.get('/readyz')).statusCode).toBe(200)
})

it('gives the process no secret of ours', async () => {
  process.env.GATEWAY_TEST_SECRET = 'secret'
  await publishAll(makeShell(), makeRemote('mfe-public'))
  delete process.env.GATEWAY_TEST_SECRET
  const names = /<p>(API_URL[^<]*)<\/p>/.exec(await home())?.[1]?.split(' ')
  expect(names).toEqual(expect.arrayContaining(['API_URL', 'NODE_ENV']))
  expect(names?.filter((name) => !/^(?:API_URL|NODE_ENV|NODE_CHANNEL_.*)$/.test(name))).toEqual([])
})

it('renders again when the catalogue changes', async () => {
  await publishAll(makeShell(), makeRemote('mfe-public'))
  backend.products = ['Site Builder']
  expect(await until(home, (html) => html.includes('Site Builder'))).not.toContain('Prospect AI')
})

it('renders what changes in a process that is there already, and each build in one of its own', async () => {
  const tellsItsProcess = (build: string) =>
    withServer(`module.exports = { routes: [process.pid, "${build}"] }`)
  const at = (build: string) => until(home, (html) => html.includes(build))
  const processOf = (html: string) => Number(/<p>(\d+) /.exec(html)?.[1])

  await publishAll(makeShell(), tellsItsProcess('first'))
  const first = processOf(await at('first'))
  expect(first).not.toBe(process.pid)
  backend.products = ['Site Builder']
  expect(processOf(await until(home, (html) => html.includes('Site Builder')))).toBe(first)
  await publishAll(tellsItsProcess('second'))
  const second = processOf(await at('second'))
  expect(second).not.toBe(first)

  process.kill(second, 'SIGKILL')
  backend.products = ['Prospect AI']
  expect(processOf(await until(home, (html) => html.includes('Prospect AI')))).not.toBe(second)
})

describe('the pages of products', () => {
  const sellers = makeRemote('mfe-public', {
    paths: [
      { path: '', prerender: true, index: true, files: [] },
      { path: 'agents/:product', prerender: true, index: true, files: [] },
    ],
  })
  const at = (path: string) => gateway.get(path)
  const listed = async () => (await at('/sitemap.xml')).body

  it('come and go with the catalogue, with their lines of the sitemap', async () => {
    await publishAll(makeShell(), sellers)
    expect((await at('/agents/juridico')).statusCode).toBe(404)
    expect(await listed()).not.toContain('juridico')

    backend.products = ['Prospect AI', 'Juridico']
    const page = await until(
      () => at('/agents/juridico'),
      ({ statusCode }) => statusCode === 200,
    )
    expect(page.body).toContain('<h1>/agents/juridico</h1>')
    expect(page.headers['x-robots-tag']).toBeUndefined()
    expect(await listed()).toContain('<loc>https://site.example/agents/juridico</loc>')

    backend.products = ['Prospect AI']
    const gone = await until(
      () => at('/agents/juridico'),
      ({ statusCode }) => statusCode === 404,
    )
    expect(gone.body).not.toContain('<h1>/agents/juridico</h1>')
    expect(gone.headers['x-robots-tag']).toBe('noindex')
    expect(await listed()).not.toContain('juridico')
    expect((await at('/agents/prospect-ai')).statusCode).toBe(200)
  })

  it('are those of the agents that the site came with while the catalogue cannot be read', async () => {
    await backend.close()
    await publishAll(makeShell(), sellers)
    expect((await at('/agents/email')).body).toContain('<h1>/agents/email</h1>')
    // Nobody knows whether it is sold: no search engine may be told that it is not.
    expect((await at('/agents/juridico')).statusCode).toBe(200)
    backend = await fakeBackend(backend.port)
  })
})

it('renders again when the public finds the site at another address', async () => {
  await publishAll(makeShell(), makeRemote('mfe-public'))
  expect(await home()).toContain('<link rel="canonical" href="https://site.example/">')
  await gateway.app.close()
  const { dataDir } = gateway
  gateway = await testGateway({ apiUrl: backend.url, dataDir, settings: { origin: 'https://moved.example' } })
  expect(await until(home, (html) => html.includes('https://moved.example/'))).not.toContain('site.example')
})

it('renders without the backend, and again as soon as it answers', async () => {
  const { port } = backend
  await backend.close()
  await publishAll(makeShell(), makeRemote('mfe-public'))
  expect(await home()).toContain('sem preços')
  backend = await fakeBackend(port)
  await until(home, (html) => html.includes('Prospect AI'))
})

it.each([
  ['throws when loaded', 'throw new Error("broken on load")', 'broken on load'],
  ['exports no routes', 'module.exports = {}', 'exports no routes'],
  ['asks for a library that is not shared', 'require("node:fs")', 'node:fs is not shared'],
  ['throws when rendered', 'module.exports = { get routes() { throw new Error("broken") } }', 'broken'],
  ['ends the process', 'process.exit(7)', 'ended early'],
])('keeps the last good page when a new build %s, and says so', async (_what, server, reason) => {
  const good = makeRemote('mfe-public')
  await publishAll(makeShell(), good)
  const before = await home()
  const bad = withServer(server)
  await publishAll(bad)
  expect(await home()).toBe(before)
  const { state, failures } = await status()
  expect([state, failures[0]?.path]).toEqual(['failed', '/'])
  expect(failures[0]?.reason).toContain(reason)
  expect((await gateway.get('/readyz')).statusCode).toBe(200)

  const mended = makeRemote('mfe-public', { content: { 'client/home.1234.js': 'mended()' } })
  await publishAll(mended)
  expect(buildOf(await home())).toBe(mended.release.build)
  expect((await status()).state).toBe('ready')
})

it('renders the pages of the other remotes when one cannot be loaded', async () => {
  const auth = makeRemote('mfe-auth')
  await publishAll(makeShell(), withServer('throw new Error("broken")'), auth)
  expect((await gateway.get('/auth')).body).toContain('<p>shared mfe-auth</p>')
  expect((await gateway.get('/')).body).toContain('<div id="root"><p>Carregando</p></div>')
  expect((await gateway.get('/')).statusCode).toBe(200)
})

it('lets released code read no file but the released ones, and start no process', async () => {
  const spy = `
    const tell = (task) => { try { task(); return 'open' } catch (error) { return error.code } }
    const { readFileSync, writeFileSync } = process.getBuiltinModule('node:fs')
    const { execSync } = process.getBuiltinModule('node:child_process')
    module.exports = { routes: [
      tell(() => readFileSync('${join(gateway.dataDir, 'registry', 'registry.json')}')),
      tell(() => writeFileSync('${join(gateway.dataDir, 'new')}', '')),
      tell(() => execSync('true')),
    ] }`
  await publishAll(makeShell(), withServer(spy))
  expect(await home()).toContain('<p>ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED</p>')
})

it('runs no server file that was changed on disk', async () => {
  const made = makeRemote('mfe-public')
  await publishAll(makeShell())
  await gateway.publish(made, '?promote=false')
  await rm(join(gateway.dataDir, 'releases', 'mfe-public', made.release.build, 'server', 'index.cjs'))
  await gateway.command('mfe-public', 'promote', { build: made.release.build })
  expect((await status()).state).toBe('failed')
})

it('starts again with the pages it has, without rendering them', async () => {
  await publishAll(makeShell(), makeRemote('mfe-public'))
  const before = await home()
  const { rendered_at } = await status()
  gateway = await gateway.restart()
  expect(await until(status, ({ state }) => state === 'ready')).toMatchObject({ rendered_at })
  expect(await home()).toBe(before)
})

it('goes back to the page of a build it rolls back to', async () => {
  const [first, second] = [makeRemote('mfe-public'), withServer('module.exports = { routes: ["second"] }')]
  await publishAll(makeShell(), first, second)
  expect(await home()).toContain('<p>second</p>')
  await gateway.command('mfe-public', 'rollback')
  expect(await home()).toContain('<p>shared mfe-public</p>')
  expect(buildOf(await home())).toBe(first.release.build)
})
