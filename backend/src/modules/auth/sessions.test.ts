import {
  changePassword,
  endOtherSessions,
  getAdminMe,
  getMe,
  logout,
  refresh,
  setAdministratorRole,
} from '@ag/contracts'
import { SignJWT, UnsecuredJWT } from 'jose'
import { days, hours, minutes, seconds } from '../../clock'
import { users } from '../../db/schema'
import { tokenOf } from '../../testing/administrators'
import { describeDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

describeDatabase('sessions', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let ana: { email: string; password: string }
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    ana = await backend.customer()
  })
  afterEach(() => backend.close())

  const me = (token?: string) => backend.send(getMe, { token })
  const renew = (token: string) => backend.send(refresh, { token })
  async function renewed(token: string): Promise<string> {
    const { status, reply } = await renew(token)
    expect(status).toBe(200)
    return reply.token ?? ''
  }

  it('says who is signed in', async () => {
    const { reply } = await me(await backend.token(ana))
    expect(reply).toEqual({
      id: expect.stringMatching(/^usr_/),
      name: 'Ana Souza',
      email: ana.email,
      company: 'Padaria Central',
      email_verified: true,
      created_at: '2026-11-20T12:00:00.000Z',
      last_login: '2026-11-20T12:00:00.000Z',
    })
  })

  it('refuses what is no token of ours', async () => {
    const token = await backend.token(ana)
    const [head, body, mark] = token.split('.')
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString())
    const key = new TextEncoder().encode('another secret of at least thirty-two characters')
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key)
    const swapped = Buffer.from(JSON.stringify({ ...claims, gen: 9 })).toString('base64url')
    const bad = [
      undefined,
      'nonsense',
      new UnsecuredJWT(claims).encode(),
      forged,
      `${head}.${swapped}.${mark}`,
      `${token}x`,
    ]
    for (const each of bad) {
      const { status, error } = await me(each)
      expect([status, error.code, error.requiresAuth]).toEqual([401, 'AUTH_TOKEN_INVALID', true])
    }
    expect((await me(token)).status).toBe(200)
  })

  it('ends a token after an hour', async () => {
    const token = await backend.token(ana)
    clock.advance(minutes(59))
    expect((await me(token)).status).toBe(200)
    clock.advance(minutes(1))
    for (const answer of [await me(token), await renew(token)]) {
      expect([answer.status, answer.error.code]).toEqual([401, 'AUTH_TOKEN_EXPIRED'])
    }
  })

  it.each([
    ['ahead', 1],
    ['behind', -1],
  ])('signs nobody out who came while the clock was a quarter of an hour %s', async (_name, sign) => {
    clock.advance(minutes(sign * 15))
    const token = await backend.token(ana)
    clock.advance(minutes(sign * -15))
    expect((await me(token)).status).toBe(200)
    expect((await me(await renewed(token))).status).toBe(200)
  })

  it('signs nobody out who came while the clock was a day ahead', async () => {
    clock.advance(days(1))
    const token = await backend.token(ana)
    clock.advance(-days(1))
    expect((await me(token)).status).toBe(200)
    expect((await me(await renewed(token))).status).toBe(200)
  })

  it('exchanges a token and takes the old one for ten seconds more', async () => {
    const first = await backend.token(ana)
    clock.advance(minutes(10))
    const second = await renewed(first)
    expect(second).not.toBe(first)
    clock.advance(seconds(10))
    expect((await me(first)).status).toBe(200)
    expect(await renewed(first)).toBe(second)
    expect((await me(second)).status).toBe(200)
  })

  it.each([
    ['refreshing', (token: string) => renew(token)],
    ['any other call', (token: string) => me(token)],
  ])('revokes the session when an exchanged token is used later for %s', async (_how, use) => {
    const first = await backend.token(ana)
    const second = await renewed(first)
    clock.advance(seconds(11))
    const reuse = await use(first)
    expect([reuse.status, reuse.error.code, reuse.error.requiresAuth]).toEqual([
      401,
      'AUTH_SESSION_EXPIRED',
      true,
    ])
    expect((await me(second)).error.code).toBe('AUTH_SESSION_EXPIRED')
    await use(first)
    const warnings = (await backend.mailsTo(ana.email)).filter(({ subject }) =>
      subject.startsWith('Encerramos'),
    )
    expect(warnings).toHaveLength(1)
  })

  it('revokes the session when an exchanged token is used on another device, however soon', async () => {
    const first = await backend.token(ana)
    const second = await renewed(first)
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' }
    expect((await backend.send(getMe, { token: first, headers })).status).toBe(401)
    expect((await me(second)).status).toBe(401)
  })

  it('ends a remembered session that nobody uses for two weeks', async () => {
    const token = await backend.token({ ...ana, remember_me: true })
    clock.advance(days(13))
    const next = await renewed(token)
    clock.advance(days(14))
    const answer = await renew(next)
    expect([answer.status, answer.error.code]).toEqual([401, 'AUTH_SESSION_EXPIRED'])
  })

  it('revokes the session when the token before the last is used, however soon', async () => {
    const first = await backend.token(ana)
    const second = await renewed(first)
    clock.advance(seconds(1))
    const third = await renewed(second)
    expect((await me(first)).status).toBe(401)
    expect((await me(third)).status).toBe(401)
  })

  it('gives twenty simultaneous refreshes of one token the same next token', async () => {
    const token = await backend.token(ana)
    clock.advance(minutes(5))
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ reply }) => reply.token)).size).toBe(1)
    const next = answers[0]?.reply.token ?? ''
    expect(JSON.parse(Buffer.from(next.split('.')[1] ?? '', 'base64url').toString()).gen).toBe(2)
    expect(answers[0]?.reply).toEqual({ access_token: next, token: next, expires_in: 3600 })
  })

  it.each([
    ['twelve hours', false, hours(12)],
    ['thirty days with "Lembrar de mim"', true, days(30)],
  ])('lasts %s at most', async (_span, remember_me, span) => {
    let token = await backend.token({ ...ana, remember_me })
    const steps = Math.floor(span / minutes(50))
    for (let step = 0; step < Math.min(steps, 14); step += 1) {
      clock.advance(minutes(50))
      token = await renewed(token)
    }
    const left = span - minutes(50) * Math.min(steps, 14) - minutes(1)
    // Used now and then: a session that nobody uses ends before that.
    for (let time = 0; time < 3 && remember_me; time += 1) {
      clock.advance(left / 4)
      token = await renewed(token)
    }
    clock.advance(remember_me ? left / 4 : left)
    if (remember_me) token = await renewed(token)
    expect((await me(token)).status).toBe(200)
    clock.advance(minutes(1))
    expect((await me(token)).status).toBe(401)
    expect((await renew(token)).error.code).toBe('AUTH_SESSION_EXPIRED')
  })

  it('brings a remembered person back after the token has ended, and nobody else', async () => {
    const remembered = await backend.token({ ...ana, remember_me: true })
    const passing = await backend.token(ana)
    clock.advance(days(3))
    expect((await me(remembered)).error.code).toBe('AUTH_TOKEN_EXPIRED')
    const next = await renewed(remembered)
    expect((await me(next)).status).toBe(200)
    expect((await renew(passing)).status).toBe(401)
  })

  it('ends with logout at once, and says so as often as asked', async () => {
    const token = await backend.token(ana)
    const other = await backend.token(ana)
    for (const each of [token, token, 'nonsense', null]) {
      const { status, text } = await backend.send(logout, { token: each })
      expect([status, text]).toEqual([204, ''])
    }
    expect((await me(token)).error.code).toBe('AUTH_SESSION_EXPIRED')
    expect((await renew(token)).error.code).toBe('AUTH_SESSION_EXPIRED')
    expect((await me(other)).status).toBe(200)
  })

  it('does not live longer than its owner', async () => {
    const token = await backend.token(ana)
    await database().db.delete(users)
    expect((await me(token)).error.code).toBe('AUTH_SESSION_EXPIRED')
  })

  describe('between two instances', () => {
    let second: TestBackend
    beforeEach(async () => {
      second = await testBackend(database(), { clock: clock.now })
    })
    afterEach(() => second.close())

    it('have one next token, however many refreshes arrive at once', async () => {
      const token = await backend.token(ana)
      clock.advance(minutes(5))
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, turn) => (turn % 2 ? backend : second).send(refresh, { token })),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
      expect(new Set(answers.map(({ reply }) => reply.token)).size).toBe(1)
    })

    const ends: [way: string, end: (token: string) => Promise<number>][] = [
      ['logout', async (token) => (await backend.send(logout, { token })).status],
      [
        'the end of all others',
        async () => (await backend.send(endOtherSessions, { token: await backend.token(ana) })).status,
      ],
      [
        'a new password',
        async () => {
          const body = { current_password: ana.password, password: 'três janelas abrem para o mar' }
          return (await backend.send(changePassword, { token: await backend.token(ana), body })).status
        },
      ],
    ]
    it.each(ends)('%s holds for the next request on the other', async (_way, end) => {
      const token = await backend.token(ana)
      expect((await second.send(getMe, { token })).status).toBe(200)
      expect(await end(token)).toBeLessThan(300)
      const answers = await Promise.all([second.send(getMe, { token }), second.send(refresh, { token })])
      expect(answers.map(({ error }) => error.code)).toEqual(Array(2).fill('AUTH_SESSION_EXPIRED'))
    })

    it('a role that is taken away is gone with the next request on the other', async () => {
      const owner = await tokenOf(backend, database(), 'owner', 'Olga Dona')
      const bia = await tokenOf(backend, database(), 'comercial', 'Bia Apoio')
      expect((await second.send(getAdminMe, { token: bia })).status).toBe(200)
      const { reply } = await backend.send(getMe, { token: bia })
      const body = { role: null, reason: 'Mudou de equipe.' }
      const set = await backend.send(setAdministratorRole, { token: owner, params: { id: reply.id }, body })
      expect(set.status).toBe(200)
      expect((await second.send(getAdminMe, { token: bia })).status).toBe(403)
    })
  })

  it('limits how often one session is refreshed', async () => {
    let token = await backend.token(ana)
    for (let time = 0; time < 120; time += 1) token = await renewed(token)
    const { status, error } = await renew(token)
    expect([status, error.retry_after]).toEqual([429, 3600])
  })
})
