import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { elementIn } from '../testing/element-in'
import { type MadeRelease, makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

let gateway: TestGateway
let made: MadeRelease
let base: string

beforeEach(async () => {
  gateway = await testGateway()
  made = makeRemote('mfe-public')
  base = `/r/mfe-public/${made.release.build}`
  await gateway.publish(made)
})
afterEach(() => gateway.remove())

const entry = () => made.files['client/remoteEntry.js'] ?? ''
const onDisk = (path: string) => join(gateway.dataDir, 'releases', 'mfe-public', made.release.build, path)

it('serves a file for ever, with the type it has', async () => {
  const answer = await gateway.get(`${base}/remoteEntry.js`)
  expect([answer.statusCode, answer.body]).toEqual([200, entry()])
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
})

it('lets other sites show pictures, and nothing else', async () => {
  const drawn = makeRemote('mfe-public', { content: { 'client/share/home.png': 'picture' } })
  await gateway.publish(drawn)
  const allowed = async (file: string) =>
    (await gateway.get(`/r/mfe-public/${drawn.release.build}/${file}`)).headers[
      'cross-origin-resource-policy'
    ]
  expect(await allowed('share/home.png')).toBe('cross-origin')
  expect(await allowed('remoteEntry.js')).toBe('same-origin')
})

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('answers %j with %s', async (accepted, encoding) => {
  const answer = await gateway.get(`${base}/remoteEntry.js`, { 'accept-encoding': accepted })
  expect(answer.headers['content-encoding']).toBe(encoding)
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }
  const bytes = unpack[(encoding ?? 'none') as 'br' | 'gzip' | 'none'](answer.rawPayload)
  expect(bytes.toString()).toBe(entry())
})

it.each([
  'server/index.cjs',
  'release.json',
  '../release.json',
  '..%2frelease.json',
  'client/remoteEntry.js',
  'remoteEntry.js.br',
  'remoteEntry.js/',
  'missing.js',
  '',
  '__proto__',
])('has no %j', async (path) => {
  const answer = await gateway.get(`${base}/${path}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
})

it.each(['/r/mfe-public/000000000000/remoteEntry.js', '/r/mfe-other/../tokens.json', '/r/', '/r/x'])(
  'has no %j either',
  async (url) => {
    expect((await gateway.get(url)).statusCode).toBe(404)
  },
)

describe('a library of the shell', () => {
  const shellWith = (library: string, own: string) =>
    makeShell({
      content: { 'client/vendor/react.js': library, 'client/shell.js': own },
      start: ['client/vendor/react.js'],
    })
  const addressOnPage = async () =>
    (elementIn((await gateway.get('/')).body, 'files') as string[]).find((href) => href.endsWith('/react.js'))

  it('has the same address in a later release, which serves it once the first is gone', async () => {
    const first = shellWith('react()', 'one()')
    await gateway.publish(first)
    const address = (await addressOnPage()) ?? ''
    expect(address).toMatch(/^\/r\/shell\/vendor\/[\w-]{22}\/react\.js$/)
    await gateway.publish(shellWith('react()', 'two()'))
    expect(await addressOnPage()).toBe(address)
    await rm(join(gateway.dataDir, 'releases/shell', first.release.build), { recursive: true })
    gateway = await gateway.restart()
    const answer = await gateway.get(address)
    expect([answer.statusCode, answer.body]).toEqual([200, 'react()'])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('has another address where it is another, and keeps the first', async () => {
    await gateway.publish(shellWith('react()', 'one()'))
    const first = (await addressOnPage()) ?? ''
    await gateway.publish(shellWith('newer()', 'one()'))
    const second = (await addressOnPage()) ?? ''
    expect(second).not.toBe(first)
    expect([(await gateway.get(first)).body, (await gateway.get(second)).body]).toEqual([
      'react()',
      'newer()',
    ])
  })

  it.each([
    `/r/shell/vendor/${'A'.repeat(22)}/react.js`,
    `/r/mfe-public/vendor/${'A'.repeat(22)}/react.js`,
    `/r/nobody/vendor/${'A'.repeat(22)}/react.js`,
    `/r/shell/vendor/${'A'.repeat(22)}/__proto__`,
    `/r/shell/vendor/${'A'.repeat(22)}/..`,
  ])('is not at %j', async (url) => {
    await gateway.publish(shellWith('react()', 'one()'))
    expect((await gateway.get(url)).statusCode).toBe(404)
  })
})

it('has what is live and what can be returned to in memory, and older builds on disk alone', async () => {
  const next = [1, 2].map((version) =>
    makeRemote('mfe-public', { content: { 'client/a.js': `a(${version})` } }),
  )
  const statuses = () =>
    Promise.all(
      [made, ...next].map(async ({ release: { name, build } }) => {
        const answer = await gateway.get(`/r/${name}/${build}/remoteEntry.js`, { 'accept-encoding': 'br' })
        return answer.statusCode
      }),
    )
  for (const release of next) await gateway.publish(release)
  await statuses()
  await gateway.publish(makeRemote('mfe-auth'))
  for (const { release } of [made, ...next]) {
    const folder = join(gateway.dataDir, 'releases', release.name, release.build)
    await rm(join(folder, 'client'), { recursive: true })
  }
  expect(await statuses()).toEqual([500, 200, 200])
})

it('never serves bytes that were changed on disk, packed or not', async () => {
  await appendFile(onDisk('client/remoteEntry.js'), ';evil()')
  await appendFile(onDisk('client/home.1234.js'), ';evil()')
  gateway = await gateway.restart()
  for (const encoding of ['identity', 'br', 'gzip']) {
    const answer = await gateway.get(`${base}/remoteEntry.js`, { 'accept-encoding': encoding })
    expect([answer.statusCode, answer.body]).toEqual([500, 'O arquivo não pode ser entregue.\n'])
  }
})

it('serves the plain file when the packed one was changed', async () => {
  const packed = (await readdir(onDisk('client'))).filter((name) => name.endsWith('.br'))
  expect(packed).toEqual(['remoteEntry.js.br'])
  const bytes = await readFile(onDisk('client/remoteEntry.js.br'))
  await writeFile(onDisk('client/remoteEntry.js.br'), bytes.subarray(0, -4))
  gateway = await gateway.restart()
  const answer = await gateway.get(`${base}/remoteEntry.js`, { 'accept-encoding': 'br' })
  expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([
    200,
    undefined,
    entry(),
  ])
})

it('keeps serving every build that was ever live', async () => {
  await gateway.publish(makeRemote('mfe-public', { content: { 'client/home.1234.js': 'second()' } }))
  gateway = await gateway.restart()
  expect((await gateway.get(`${base}/home.1234.js`)).body).toBe('window.home = true')
})
