import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageRegistry } from '@ag/contracts'
import { type MadeRelease, makeAssistant, makeRemote, makeShell, uploadOf } from '../testing/make-release'
import { type TestGateway, testGateway, tokenOf } from '../testing/test-gateway'
import { releaseNames } from './areas'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.remove())

const noServer = { 'mfe-public': { paths: [], server: null } }
const remote = (content: Record<string, string> = {}, name = 'mfe-public') =>
  makeRemote(name, { content, ...noServer['mfe-public'] })

it('puts a published build live and keeps the one before to fall back to', async () => {
  const [first, second] = [remote(), remote({ 'client/home.1234.js': 'second()' })]
  await gateway.publish(makeShell({ server: null }))
  const answer = await gateway.publish(first)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ name: 'mfe-public', build: first.release.build, live: true })
  await gateway.publish(second)

  const page = pageRegistry.parse((await gateway.get('/api/registry/page')).json())
  expect(page.remotes['mfe-public']).toMatchObject({
    current: {
      build: second.release.build,
      base: `/r/mfe-public/${second.release.build}/`,
      entry: `/r/mfe-public/${second.release.build}/remoteEntry.js`,
      exposes: { './routes': 'routes' },
    },
    previous: { build: first.release.build },
    disabled: null,
  })
  expect(page.shell.scripts.map(({ src }) => src.split('/').at(-1))).toEqual(['runtime.js', 'shell.js'])
})

it('answers the same release again with unchanged and other bytes with a conflict', async () => {
  const first = remote()
  await gateway.publish(first)
  const again = await gateway.publish(first)
  expect([again.statusCode, again.json().unchanged]).toEqual([200, true])

  const other = remote({ 'client/home.1234.js': 'other()' })
  const { build, global } = first.release
  const forged: MadeRelease = { ...other, release: { ...other.release, build, global } }
  const answer = await gateway.publish(forged)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'VERSION_CONFLICT'])
  const served = await gateway.get(`/r/mfe-public/${first.release.build}/home.1234.js`)
  expect(served.body).toBe('window.home = true')
})

it('rolls back to the build before, and further only by promoting', async () => {
  const [first, second] = [remote(), remote({ 'client/home.1234.js': 'second()' })]
  await gateway.publish(first)
  await gateway.publish(second)
  const back = await gateway.command('mfe-public', 'rollback', { who: 'Ana', why: 'broken menu' })
  expect(back.json().live).toMatchObject({ stable: first.release.build, previous: null })
  expect((await gateway.command('mfe-public', 'rollback')).statusCode).toBe(409)
  const forth = await gateway.command('mfe-public', 'promote', { build: second.release.build })
  expect(forth.json().live).toMatchObject({ stable: second.release.build, previous: first.release.build })

  const { recent } = (await gateway.get('/api/registry')).json()
  expect(recent[1]).toMatchObject({
    who: 'mfe-public',
    why: null,
    what: `mfe-public: back to ${first.release.build}`,
  })
})

it('keeps a release aside that is not to be promoted', async () => {
  const made = remote()
  const answer = await gateway.publish(made, '?promote=false')
  expect([answer.statusCode, answer.json().live]).toEqual([201, false])
  expect((await gateway.get('/api/registry')).json().remotes).toEqual({})
  expect((await gateway.get(`/r/mfe-public/${made.release.build}/remoteEntry.js`)).statusCode).toBe(200)
})

it('switches a remote off with words and on again', async () => {
  await gateway.publish(makeShell({ server: null }))
  await gateway.publish(makeAssistant())
  await gateway.command('mfe-assistant', 'disable', { message: 'Voltamos logo.' })
  const read = async () => pageRegistry.parse((await gateway.get('/api/registry/page')).json())
  expect((await read()).remotes['mfe-assistant']?.disabled).toBe('Voltamos logo.')
  await gateway.command('mfe-assistant', 'enable')
  expect((await read()).remotes['mfe-assistant']?.disabled).toBeNull()
})

it('changes nothing of the others when one is published', async () => {
  await gateway.publish(makeShell({ server: null }))
  await gateway.publish(remote())
  const before = pageRegistry.parse((await gateway.get('/api/registry/page')).json())
  await gateway.publish(makeAssistant())
  const after = pageRegistry.parse((await gateway.get('/api/registry/page')).json())
  expect(after.set).not.toBe(before.set)
  expect(after.shell).toEqual(before.shell)
  expect(after.remotes['mfe-public']).toEqual(before.remotes['mfe-public'])
})

const good = remote()
const withRelease = (release: object) => ({ ...uploadOf(good), release: { ...good.release, ...release } })
const refusals: [string, unknown][] = [
  ['no release', { files: {} }],
  ['a field nobody knows', withRelease({ extra: true })],
  ['another name', withRelease({ name: 'mfe-auth' })],
  ['a build that is no hash', withRelease({ build: '../../etc' })],
  ['a host', withRelease({ kind: 'host' })],
  ['no global', withRelease({ global: null })],
  ['a global that is no name', withRelease({ global: 'a;alert(1)' })],
  ['a global of the page', withRelease({ global: 'Object' })],
  ['the global of another remote', withRelease({ global: `mfe_auth_${good.release.build}` })],
  ['the global of another build', withRelease({ global: 'mfe_public_0123456789ab' })],
  ['two entries', withRelease({ entries: ['client/remoteEntry.js', 'client/home.1234.js'] })],
  ['a range that is none', withRelease({ platform: 'whatever' })],
  ['the wrong shape', withRelease({ exposes: { './routes': { shape: 'gate', files: [] } } })],
  ['no routes', withRelease({ exposes: {} })],
  [
    'more than it may expose',
    withRelease({ exposes: { ...good.release.exposes, './gate': { shape: 'gate', files: [] } } }),
  ],
  ['an entry that is not listed', withRelease({ entries: ['client/other.js'] })],
  ['an entry for servers', withRelease({ entries: ['server/index.cjs'] })],
  ['a first chunk that is not listed', withRelease({ start: ['client/other.js'] })],
  ['a style that is not listed', withRelease({ style: 'client/other.css' })],
  ['a server file that is not listed', withRelease({ server: 'server/other.cjs' })],
  [
    'a module of files that are not listed',
    withRelease({ exposes: { './routes': { shape: 'routes', files: ['client/other.js'] } } }),
  ],
  [
    'a path of files that are not listed',
    withRelease({ paths: [{ path: '', prerender: true, index: true, files: ['client/other.js'] }] }),
  ],
  [
    'a path that climbs',
    withRelease({ paths: [{ path: '../auth', prerender: false, index: true, files: [] }] }),
  ],
  [
    'a variable path to prerender',
    withRelease({ paths: [{ path: ':id', prerender: true, index: true, files: [] }] }),
  ],
  [
    'pages to prerender and no server file',
    withRelease({ server: null, paths: [{ path: '', prerender: true, index: true, files: [] }] }),
  ],
  ['a file nobody listed', { ...uploadOf(good), files: { ...uploadOf(good).files, 'client/x.js': '' } }],
  ['a missing file', { ...uploadOf(good), files: {} }],
  [
    'other bytes than listed',
    { ...uploadOf(good), files: { ...uploadOf(good).files, 'client/home.1234.js': btoa('x'.repeat(18)) } },
  ],
  [
    'a file outside the release',
    { ...uploadOf(good), files: { ...uploadOf(good).files, 'client/../../x': '' } },
  ],
  ['a hidden file', { ...uploadOf(good), files: { ...uploadOf(good).files, 'client/.env': '' } }],
]

it.each(refusals)('refuses a release with %s and changes nothing', async (_what, payload) => {
  const before = (await gateway.get('/api/registry')).body
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/registry/releases/mfe-public',
    headers: { authorization: `Bearer ${tokenOf('mfe-public')}` },
    payload: payload as object,
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', userMessage: expect.any(String) })
  expect((await gateway.get('/api/registry')).body).toBe(before)
  expect(await readdir(join(gateway.dataDir, 'releases'))).toEqual([])
})

it('refuses a host whose start-up script could end its element', async () => {
  const answer = await gateway.publish(
    makeShell({ content: { 'client/boot.js': '"</script>"' }, server: null }),
  )
  expect(answer.statusCode).toBe(400)
})

describe('the platform', () => {
  const shell = (platform: string) => makeShell({ platform, server: null })
  const needs = (platform: string) => makeRemote('mfe-auth', { platform, paths: [], server: null })

  it('of the live host must satisfy a remote', async () => {
    await gateway.publish(shell('1.2.0'))
    const answer = await gateway.publish(needs('^2.0.0'))
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      expect.stringContaining('precisa da plataforma ^2.0.0'),
    ])
    expect((await gateway.publish(needs('^2.0.0'), '?promote=false')).statusCode).toBe(201)
  })

  it('may be mended in a manifest that was refused, and in none that somebody has', async () => {
    const build = '0123456789ab'
    const first = makeRemote('mfe-auth', { platform: '^2.0.0', paths: [], server: null, build })
    const mended = makeRemote('mfe-auth', { platform: '^1.0.0', paths: [], server: null, build })
    await gateway.publish(shell('1.2.0'))
    await gateway.publish(first, '?promote=false')
    expect((await gateway.command('mfe-auth', 'promote', { build })).statusCode).toBe(400)
    expect((await gateway.publish(mended, '?promote=false')).json().unchanged).toBe(false)
    expect((await gateway.command('mfe-auth', 'promote', { build })).statusCode).toBe(200)
    expect((await gateway.publish(mended)).json().unchanged).toBe(true)
    expect((await gateway.publish(first)).statusCode).toBe(409)
  })

  it('of the previous host must too, so that the host can be rolled back', async () => {
    await gateway.publish(shell('1.2.0'))
    await gateway.publish(shell('1.3.0'))
    expect((await gateway.publish(needs('^1.3.0'))).statusCode).toBe(400)
    expect((await gateway.publish(needs('^1.2.0'))).statusCode).toBe(201)
  })

  it('has to offer the shared libraries that a remote needs', async () => {
    await gateway.publish(makeShell({ shared: { react: '19.3.1', '@ag/ui': '1.0.0' }, server: null }))
    const needing = (shared: Record<string, string>) =>
      makeRemote('mfe-auth', { shared, paths: [], server: null })
    const answer = await gateway.publish(needing({ react: '^20.0.0' }))
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      expect.stringContaining('precisa de react ^20.0.0'),
    ])
    expect((await gateway.publish(needing({ jotai: '^3.0.0' }))).statusCode).toBe(400)
    expect((await gateway.publish(needing({ react: '^19.3.0' }))).statusCode).toBe(201)
  })

  it('of a new host must satisfy the live remotes', async () => {
    await gateway.publish(shell('1.2.0'))
    await gateway.publish(needs('^1.0.0'))
    expect((await gateway.publish(shell('2.0.0'))).statusCode).toBe(400)
  })
})

describe('the token', () => {
  const tries: [string, string | undefined, number][] = [
    ['missing', undefined, 401],
    ['empty', 'Bearer ', 401],
    ['of another remote', `Bearer ${tokenOf('mfe-auth')}`, 401],
    ['of the host', `Bearer ${tokenOf('shell')}`, 401],
    ['in another scheme', `Basic ${tokenOf('mfe-public')}`, 401],
  ]
  it.each(tries)('%s opens nothing', async (_what, authorization, status) => {
    for (const path of ['releases/mfe-public', 'mfe-public/rollback', 'mfe-public/disable']) {
      const answer = await gateway.app.inject({
        method: 'POST',
        url: `/api/registry/${path}`,
        headers: authorization === undefined ? {} : { authorization },
        payload: uploadOf(remote()),
      })
      expect(answer.statusCode).toBe(status)
    }
  })

  it.each(['mfe-unknown', '__proto__', 'constructor'])('%s cannot be released at all', async (name) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: `/api/registry/releases/${name}`,
      payload: {},
    })
    expect(answer.statusCode).toBe(404)
  })

  it('is made at the first start, for the owner only, and stays', async () => {
    const other = await testGateway({ settings: { releaseTokens: undefined } })
    const file = join(other.dataDir, 'tokens.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const text = await readFile(file, 'utf8')
    expect(new Set(Object.values(JSON.parse(text))).size).toBe(releaseNames.length)
    const again = await other.restart()
    expect(await readFile(file, 'utf8')).toBe(text)
    await again.remove()
  })
})

it('tells its state with a tag and without secrets', async () => {
  await gateway.publish(remote())
  const first = await gateway.get('/api/registry')
  expect(first.body).not.toContain('token')
  const { etag = '' } = first.headers as { etag?: string }
  expect((await gateway.get('/api/registry', { 'if-none-match': etag })).statusCode).toBe(304)
  await gateway.publish(makeAssistant())
  expect((await gateway.get('/api/registry', { 'if-none-match': etag })).statusCode).toBe(200)
})

it('survives a restart and a damaged document', async () => {
  await gateway.publish(remote())
  const { set } = (await gateway.get('/api/registry')).json()
  await writeFile(join(gateway.dataDir, 'registry', 'registry.json'), '{"schema":1,')
  gateway = await gateway.restart()
  expect((await gateway.get('/api/registry')).json().set).toBe(set)
})

it('removes what a crash left half published', async () => {
  const leftover = join(gateway.dataDir, 'releases', '.mfe-public-1')
  await mkdir(leftover)
  gateway = await gateway.restart()
  expect(await readdir(join(gateway.dataDir, 'releases'))).toEqual([])
})

it('takes publications of many teams at once', async () => {
  await gateway.publish(makeShell({ server: null }))
  const made = ['mfe-public', 'mfe-auth', 'mfe-dashboard', 'mfe-admin'].map((name) => remote({}, name))
  const answers = await Promise.all([...made, makeAssistant()].map((one) => gateway.publish(one)))
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201])
  const { changes, remotes } = (await gateway.get('/api/registry')).json()
  expect([changes, Object.keys(remotes)]).toHaveLength(2)
  expect(changes).toBe(6)
  expect(Object.keys(remotes)).toHaveLength(5)
})
