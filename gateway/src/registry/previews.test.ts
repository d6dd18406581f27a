import type { FastifyRequest } from 'fastify'
import { makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'
import { createPreviews } from './previews'

const firefox = 'Mozilla/5.0 Firefox/140.0'
const now = Date.parse('2026-11-20T12:00:00Z')
const hours = (count: number) => count * 3600_000

const browser = (cookie = '', agent = firefox) =>
  ({ headers: { cookie, 'user-agent': agent } }) as unknown as FastifyRequest
const plain = (cookie = '') => cookie.split(';')[0] ?? ''

describe('a preview', () => {
  const taken = new Set<string>()
  const takeOnce = async (mark: string) => taken.size < taken.add(mark).size
  const previews = createPreviews({ key: 'a key', production: true, takeOnce })
  const open = (name: string, build: string, cookie = '') =>
    previews.open(previews.ticket(name, build, now).ticket, browser(cookie), now)

  it('opens once, for one browser and four hours', async () => {
    const { ticket } = previews.ticket('mfe-auth', 'aaaaaaaaaaaa', now)
    const cookie = (await previews.open(ticket, browser(), now + 1))?.cookie
    expect(cookie).toMatch(/^ag_preview=\S+; Max-Age=14400; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    expect(await previews.open(ticket, browser(), now + 2)).toBeUndefined()
    const seen = (at: number, agent = firefox) => previews.of(browser(`x=1; ${plain(cookie)}`, agent), at)
    expect(seen(now + hours(3.9))).toEqual({ 'mfe-auth': 'aaaaaaaaaaaa' })
    expect([seen(now + hours(4.1)), seen(now, 'curl/8')]).toEqual([undefined, undefined])
  })

  it('goes with others of the same browser', async () => {
    const first = (await open('mfe-auth', 'aaaaaaaaaaaa'))?.cookie
    const both = (await open('shell', 'bbbbbbbbbbbb', plain(first)))?.cookie
    expect(previews.of(browser(plain(both)), now)).toEqual({
      'mfe-auth': 'aaaaaaaaaaaa',
      shell: 'bbbbbbbbbbbb',
    })
  })

  it('is over with its link after ten minutes', async () => {
    const { ticket } = previews.ticket('mfe-auth', 'aaaaaaaaaaaa', now)
    expect(await previews.open(ticket, browser(), now + 10 * 60_000)).toBeUndefined()
  })

  it('is nobody’s to make up', async () => {
    const { ticket } = previews.ticket('mfe-auth', 'aaaaaaaaaaaa', now)
    const [text = '', signature = ''] = ticket.split('.')
    const cookie = plain((await open('mfe-auth', 'aaaaaaaaaaaa'))?.cookie)
    const stranger = createPreviews({ key: 'another key', production: true, takeOnce })
    const other = Buffer.from(JSON.stringify({ name: 'shell', build: 'c', until: now * 2, nonce: 'n' }))
    for (const bad of [
      `${other.toString('base64url')}.${signature}`,
      `${text}.${signature.slice(1)}x`,
      stranger.ticket('mfe-auth', 'aaaaaaaaaaaa', now).ticket,
      cookie.split('=')[1] ?? '',
      '',
      '.',
      text,
    ])
      expect(await previews.open(bad, browser(), now)).toBeUndefined()
    expect(previews.of(browser(`ag_preview=${ticket}`), now)).toBeUndefined()
    expect(stranger.of(browser(cookie), now)).toBeUndefined()
  })
})

describe('on a gateway', () => {
  let gateway: TestGateway
  const agent = { 'user-agent': firefox }
  const live = makeRemote('mfe-auth')
  const next = makeRemote('mfe-auth', { build: 'feedfeedfeed' })

  beforeAll(async () => {
    gateway = await testGateway({ settings: { production: true } })
    await gateway.publish(makeShell())
    await gateway.publish(live)
    await gateway.publish(next, '?promote=false')
  })
  afterAll(() => gateway.remove())

  it('shows a build that is not live, with a badge, until it is cleared, and to nobody else', async () => {
    const asked = await gateway.command('mfe-auth', 'preview', { build: next.release.build })
    expect(asked.json()).toMatchObject({ name: 'mfe-auth', build: next.release.build })
    const opened = await gateway.get(asked.json().path, agent)
    expect([opened.statusCode, opened.headers.location, opened.headers['cache-control']]).toEqual([
      303,
      '/auth',
      'no-store',
    ])
    expect((await gateway.get(asked.json().path, agent)).statusCode).toBe(403)

    const cookie = plain(String(opened.headers['set-cookie']))
    const page = await gateway.get('/auth/login', { ...agent, cookie })
    expect(page.body).toContain(`/r/mfe-auth/${next.release.build}/`)
    expect(page.body).not.toContain(`/r/mfe-auth/${live.release.build}/`)
    expect(page.body).toContain(`<code>mfe-auth@${next.release.build}</code>`)
    expect(page.headers['cache-control']).toBe('private, no-cache')
    const told = await gateway.get('/api/registry/page', { ...agent, cookie })
    expect(told.json().remotes['mfe-auth'].current.build).toBe(next.release.build)

    for (const headers of [
      agent,
      { ...agent, cookie: 'ag_preview=made.up' },
      { 'user-agent': 'x', cookie },
    ]) {
      const other = await gateway.get('/auth/login', headers)
      expect(other.body).not.toContain(next.release.build)
      expect(other.body).not.toContain('ag-preview')
    }

    const ended = await gateway.app.inject({
      method: 'POST',
      url: '/api/preview/end',
      headers: { ...agent, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/'])
    expect(ended.headers['set-cookie']).toMatch(/^ag_preview=; Max-Age=0; /)
  })

  it('is for whoever holds the token of that name', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/registry/mfe-auth/preview',
      payload: { build: next.release.build },
    })
    expect(answer.statusCode).toBe(401)
    expect((await gateway.command('mfe-auth', 'preview', { build: 'feedfeedfee0' })).statusCode).toBe(404)
  })
})
