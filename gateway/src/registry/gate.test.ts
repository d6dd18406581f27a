import { randomBytes } from 'node:crypto'
import { pageRegistry } from '@ag/contracts'
import { makeAssistant, makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'
import { budgets } from './budgets'
import type { RehearsalPage } from './rehearsal'

let gateway: TestGateway

beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.remove())

/** Text that no encoding makes much smaller. */
const noise = (bytes: number) => randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')

describe('budgets', () => {
  const home = { path: '', prerender: false, index: true, files: ['client/home.1234.js'] }
  const heavy: [string, ReturnType<typeof makeRemote>, string][] = [
    [
      'an entry',
      makeRemote('mfe-public', { content: { 'client/remoteEntry.js': noise(budgets.remoteEntry * 1.5) } }),
      'A entrada',
    ],
    [
      'a screen',
      makeRemote('mfe-public', {
        paths: [home],
        content: { 'client/home.1234.js': noise(budgets.screen * 1.5) },
      }),
      'A tela ""',
    ],
    [
      'a style',
      makeRemote('mfe-public', { content: { 'client/style.css': noise(budgets.style * 1.5) } }),
      'A folha',
    ],
    [
      'a gate',
      makeAssistant({
        content: { 'client/gate.js': noise(budgets.gate * 1.5) },
        exposes: {
          './gate': { shape: 'gate', files: ['client/gate.js'] },
          './widget': { shape: 'parcel', files: [] },
        },
      }),
      'O módulo ./gate',
    ],
    [
      'a host',
      makeShell({ content: { 'client/shell.js': noise(budgets.hostEntries * 1.5) } }),
      'As entradas',
    ],
    [
      'the start of a host',
      makeShell({
        start: ['client/start.js'],
        content: { 'client/start.js': noise(budgets.hostStart * 1.5) },
      }),
      'O início',
    ],
  ]
  it.each(heavy)('refuse %s that is too heavy, and nothing changes', async (_what, made, words) => {
    const before = (await gateway.get('/api/registry')).body
    const answer = await gateway.publish(made)
    expect([answer.statusCode, answer.json().userMessage]).toEqual([400, expect.stringContaining(words)])
    expect((await gateway.get('/api/registry')).body).toBe(before)
    const file = await gateway.get(`/r/${made.release.name}/${made.release.build}/style.css`)
    expect(file.statusCode).toBe(404)
  })

  it('let pass what many screens weigh together', async () => {
    const paths = ['', 'other'].map((path, index) => ({ ...home, path, files: [`client/screen${index}.js`] }))
    const content = Object.fromEntries(
      paths.map(({ files: [file = ''] }) => [file, noise(budgets.screen * 0.8)]),
    )
    expect((await gateway.publish(makeRemote('mfe-public', { paths, content }))).statusCode).toBe(201)
  })
})

describe('a rehearsal', () => {
  const rehearse = async (name: string, build: string) => gateway.command(name, 'rehearse', { build })
  const pagesOf = async (name: string, build: string): Promise<RehearsalPage[]> =>
    (await rehearse(name, build)).json().pages
  const shell = (version: string, overrides = {}) => makeShell({ version, server: null, ...overrides })
  const remote = (mark: string, overrides = {}) =>
    makeRemote('mfe-auth', { server: null, ...overrides, content: { 'client/home.1234.js': mark } })
  const login = [{ path: 'login', prerender: false, index: false, files: ['client/home.1234.js'] }]

  it('shows a remote on the live host, on the one on trial and on the one before, and to nobody else', async () => {
    const [before, live, trial] = [shell('1.0.0'), shell('1.1.0'), shell('1.2.0')]
    await gateway.publish(before)
    await gateway.publish(live)
    await gateway.publish(trial, '?share=10')
    await gateway.publish(remote('stable', { paths: login }))
    const next = remote('next', { paths: login })
    await gateway.publish(next, '?promote=false')
    const state = (await gateway.get('/api/registry')).body
    const pages = await pagesOf('mfe-auth', next.release.build)
    expect(pages.map(({ path, host }) => [path, host])).toEqual(
      [live, trial, before].map(({ release }) => ['/auth/login', release.build]),
    )
    for (const { host, html, policy, remote: name, build } of pages) {
      const registry = pageRegistry.parse(JSON.parse(/id="registry">([^<]+)</.exec(html)?.[1] ?? 'null'))
      expect([registry.shell.build, registry.remotes['mfe-auth']?.current.build]).toEqual([host, build])
      expect(registry.remotes['mfe-auth']?.previous).toBeNull()
      expect([name, build]).toEqual(['mfe-auth', next.release.build])
      expect(policy).toContain("default-src 'none'")
    }
    expect((await gateway.get('/api/registry')).body).toBe(state)
    expect((await gateway.get('/auth/login')).body).not.toContain(next.release.build)
  })

  it('shows a host with every area, and a parcel on some page', async () => {
    await gateway.publish(shell('1.0.0'))
    await gateway.publish(remote('auth', { paths: login }))
    await gateway.publish(
      makeRemote('mfe-public', {
        server: null,
        paths: [{ path: '', prerender: false, index: true, files: [] }],
      }),
    )
    const next = shell('1.1.0')
    await gateway.publish(next, '?promote=false')
    const pages = await pagesOf('shell', next.release.build)
    expect(pages.map(({ path, host, remote: name }) => [path, host, name])).toEqual([
      ['/', next.release.build, 'mfe-public'],
      ['/auth/login', next.release.build, 'mfe-auth'],
    ])
    const assistant = makeAssistant()
    await gateway.publish(assistant, '?promote=false')
    const [page] = await pagesOf('mfe-assistant', assistant.release.build)
    expect(page).toMatchObject({ path: '/', remote: 'mfe-assistant', build: assistant.release.build })
  })

  it('is refused to what could not go live, and to strangers', async () => {
    await gateway.publish(shell('1.0.0'))
    const wrong = remote('next', { platform: '^2.0.0', paths: login })
    await gateway.publish(wrong, '?promote=false')
    const answer = await rehearse('mfe-auth', wrong.release.build)
    expect([answer.statusCode, answer.json().userMessage]).toEqual([
      400,
      expect.stringContaining('precisa da plataforma ^2.0.0'),
    ])
    expect((await rehearse('mfe-auth', '000000000000')).statusCode).toBe(404)
    const url = '/api/registry/mfe-auth/rehearse'
    expect((await gateway.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401)
  })
})
