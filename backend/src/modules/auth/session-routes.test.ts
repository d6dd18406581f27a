import {
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  getMe,
  getSessions,
  login,
  refresh,
  resetPassword,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { hours, minutes, seconds } from '../../clock'
import { auth_events, auth_tickets, sessions } from '../../db/schema'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'
const fresh = 'lampião cachoeira violino'

describeEachDatabase('open sessions', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let ana: { email: string; password: string }
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    ana = await backend.customer()
  })
  afterEach(() => backend.close())

  async function enter(
    how: { agent?: string; address?: string; remember_me?: boolean; email?: string } = {},
  ): Promise<string> {
    const { agent = chrome, address, remember_me, email = ana.email } = how
    const body = { ...ana, email, remember_me }
    const { reply } = await backend.send(login, { body, address, headers: { 'user-agent': agent } })
    return reply.token ?? ''
  }
  const list = async (token: string) => (await backend.send(getSessions, { token })).reply.items
  const code = async (token: string) => (await backend.send(getMe, { token })).error?.code
  const kinds = async () => (await database().db.select().from(auth_events)).map(({ kind }) => kind)

  it('are listed, the one in use first and then the latest used', async () => {
    const first = await enter({ address: '198.51.100.77' })
    clock.advance(minutes(1))
    await enter({ agent: firefox, address: '2001:db8:1:2::3' })
    clock.advance(minutes(1))
    await enter({ agent: '', address: '203.0.113.9' })
    expect(await list(first)).toEqual([
      {
        id: expect.stringMatching(/^ses_/),
        device: 'Chrome no Windows',
        place: '198.51.100.0/24',
        created_at: '2026-11-20T12:00:00.000Z',
        last_seen_at: '2026-11-20T12:00:00.000Z',
        current: true,
      },
      expect.objectContaining({
        device: 'Dispositivo desconhecido',
        place: '203.0.113.0/24',
        current: false,
      }),
      expect.objectContaining({ device: 'Firefox no Linux', place: '2001:db8:1::/48', current: false }),
    ])
  })

  once('leave out what can no longer be used', async () => {
    const passing = await enter()
    const remembered = await enter({ agent: firefox, remember_me: true })
    expect(await list(remembered)).toHaveLength(2)
    clock.advance(minutes(60))
    expect(await code(passing)).toBe('AUTH_TOKEN_EXPIRED')
    const { reply } = await backend.send(refresh, { token: remembered })
    expect((await list(reply.token ?? '')).map(({ device }) => device)).toEqual(['Firefox no Linux'])
  })

  it('say when they were last used, to five minutes', async () => {
    const token = await enter()
    const seen = async () => {
      const [row] = await database().db.select().from(sessions)
      return row?.last_seen_at.toISOString()
    }
    clock.advance(minutes(5) - seconds(1))
    await list(token)
    expect(await seen()).toBe('2026-11-20T12:00:00.000Z')
    clock.advance(seconds(1))
    await list(token)
    // The call does not wait for its own note.
    for (let look = 0; look < 50 && (await seen()) !== '2026-11-20T12:05:00.000Z'; look += 1) {}
    expect(await seen()).toBe('2026-11-20T12:05:00.000Z')
  })

  once('end one by one, from the next request on', async () => {
    const mine = await enter()
    const other = await enter({ agent: firefox })
    const [, second] = await list(mine)
    const end = () => backend.send(endSession, { token: mine, params: { id: second?.id ?? '' } })
    expect([(await end()).status, (await end()).status]).toEqual([204, 204])
    expect(await code(other)).toBe('AUTH_SESSION_EXPIRED')
    expect((await backend.send(refresh, { token: other })).status).toBe(401)
    expect(await list(mine)).toHaveLength(1)
    expect((await kinds()).filter((kind) => kind === 'session_ended')).toHaveLength(1)
  })

  once('are nobody else’s to end, and nothing is said about them', async () => {
    const mine = await enter()
    await backend.customer('bia@empresa.com.br')
    const hers = await enter({ email: 'bia@empresa.com.br' })
    const [herSession] = await list(hers)
    const answers = []
    for (const id of [herSession?.id ?? '', 'ses_of_nobody']) {
      const { status, text } = await backend.send(endSession, { token: mine, params: { id } })
      answers.push([status, text])
    }
    expect(answers).toEqual([
      [204, ''],
      [204, ''],
    ])
    expect(await code(hers)).toBeUndefined()
  })

  once('end all but the one that asks', async () => {
    const mine = await enter()
    const others = [await enter({ agent: firefox }), await enter({ remember_me: true })]
    await backend.customer('bia@empresa.com.br')
    const hers = await enter({ email: 'bia@empresa.com.br' })
    const end = async () => (await backend.send(endOtherSessions, { token: mine })).reply
    expect(await end()).toEqual({ ended: 2 })
    for (const token of others) expect(await code(token)).toBe('AUTH_SESSION_EXPIRED')
    expect([await code(mine), await code(hers)]).toEqual([undefined, undefined])
    expect(await end()).toEqual({ ended: 0 })
  })

  once('are shown to their owner alone', async () => {
    for (const call of [getSessions, endOtherSessions]) {
      expect((await backend.send(call)).status).toBe(401)
    }
  })
})

describeEachDatabase('changing the password', (database, once) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let ana: { email: string; password: string }
  let token: string
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    ana = await backend.customer()
    token = await backend.token(ana)
  })
  afterEach(() => backend.close())

  const change = (current_password: string, password = fresh) =>
    backend.send(changePassword, { token, body: { current_password, password } })
  const enters = async (password: string) =>
    (await backend.send(login, { body: { email: ana.email, password } })).status

  once('replaces it, ends the other sessions and tells the owner', async () => {
    const other = await backend.token(ana)
    const { status, reply } = await change(ana.password)
    expect([status, reply.message]).toEqual([
      200,
      'Senha alterada. Encerramos os outros acessos à sua conta.',
    ])
    expect((await backend.send(getMe, { token })).status).toBe(200)
    expect((await backend.send(getMe, { token: other })).error.code).toBe('AUTH_SESSION_EXPIRED')
    expect([await enters(ana.password), await enters(fresh)]).toEqual([401, 200])
    expect((await backend.mailsTo(ana.email))[0]?.subject).toBe('Sua senha foi alterada')
    const rows = await database()
      .db.select()
      .from(auth_events)
      .where(eq(auth_events.kind, 'password_changed'))
    expect(rows).toHaveLength(1)
  })

  once('makes open links and half-made logins useless', async () => {
    await backend.send(forgotPassword, { body: { email: ana.email } })
    const link = await backend.linkTo(ana.email, 'Crie uma nova senha')
    const { reply } = await backend.send(getMe, { token })
    await database()
      .db.insert(auth_tickets)
      .values({
        hash: 'of a ticket',
        purpose: 'second_factor',
        user_id: reply.id,
        expires_at: new Date(clock.now().getTime() + minutes(5)),
      })
    await change(ana.password)
    expect((await backend.send(resetPassword, { body: { token: link, password: fresh } })).status).toBe(400)
    expect(await database().db.select().from(auth_tickets)).toEqual([])
  })

  once('asks for the right one at its field', async () => {
    const { status, error } = await change('errada')
    expect([status, error.code, error.requiresAuth]).toEqual([400, 'VALIDATION_FAILED', false])
    expect(error.errors).toEqual([
      { field: 'current_password', code: 'PASSWORD_WRONG', message: 'Senha incorreta.' },
    ])
    expect(await enters(ana.password)).toBe(200)
  })

  it('makes who guesses wait, also many at once and from many places', async () => {
    const guesses = Array.from({ length: 12 }, (_, index) =>
      backend.send(changePassword, {
        token,
        body: { current_password: `errada ${index}`, password: fresh },
        address: `198.51.100.${index}`,
      }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    clock.advance(minutes(1))
    const { status, error, headers } = await change(ana.password)
    expect([status, error.code, error.retry_after]).toEqual([429, 'RATE_LIMITED', 14 * 60])
    expect(headers['retry-after']).toBe(String(14 * 60))
    clock.advance(minutes(14))
    expect((await change(ana.password)).status).toBe(200)
  })

  once.each([
    ['is easy to guess', 'senha1234567', 'PASSWORD_COMMON'],
    ['names its owner', 'Padaria Central 99 kkk', 'PASSWORD_NAMES_OWNER'],
    ['is short', 'curta', 'PASSWORD_INVALID'],
  ])('refuses a new one that %s', async (_what, password, expected) => {
    const { status, error } = await change(ana.password, password)
    expect([status, error.errors[0]?.field, error.errors[0]?.code]).toEqual([400, 'password', expected])
    expect(await enters(ana.password)).toBe(200)
  })

  it('happens once when asked twice at the same time', async () => {
    const answers = await Promise.all([
      change(ana.password, fresh),
      change(ana.password, 'trombone amanhecer canoa'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await backend.mailsTo(ana.email)).filter(({ subject }) => /alterada/.test(subject))).toHaveLength(
      1,
    )
  })

  once('needs a session that is open', async () => {
    clock.advance(hours(13))
    expect((await change(ana.password)).status).toBe(401)
  })
})
