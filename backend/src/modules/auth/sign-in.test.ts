import { login } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { minutes } from '../../clock'
import { auth_events } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'

describeDatabase('signing in', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
  })
  afterEach(() => backend.close())

  const attempt = (email: string, password: string, address?: string) =>
    backend.send(login, { body: { email, password }, address })

  it('gives a token for an hour', async () => {
    const ana = await backend.customer()
    const { status, reply, headers } = await backend.send(login, { body: ana })
    expect(status).toBe(200)
    expect(reply).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user_id: expect.stringMatching(/^usr_/),
      email_verified: true,
      expires_in: 3600,
      device_note: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('answers a wrong password and an unknown account alike', async () => {
    const { email } = await backend.customer()
    const wrong = await attempt(email, 'uma senha errada')
    const unknown = await attempt('ninguem@empresa.com.br', 'uma senha errada')
    const without = ({ error: { request_id, ...rest } }: typeof wrong) => rest
    expect(wrong.status).toBe(401)
    expect(without(wrong)).toEqual(without(unknown))
    expect(wrong.error).toMatchObject({
      code: 'AUTH_INVALID_CREDENTIALS',
      message: 'Email ou senha incorretos. Verifique suas credenciais.',
      requiresAuth: false,
    })
    const events = await database().db.select().from(auth_events).where(eq(auth_events.kind, 'login_failed'))
    expect(events.map(({ request_id }) => request_id).sort()).toEqual(
      [wrong, unknown].map(({ error }) => error.request_id).sort(),
    )
  })

  it('makes an account wait after five failures from one address, also with the right password', async () => {
    const ana = await backend.customer()
    for (let time = 0; time < 5; time += 1) expect((await attempt(ana.email, 'errada')).status).toBe(401)
    clock.advance(minutes(1))
    const blocked = await attempt(ana.email, ana.password)
    expect(blocked.status).toBe(429)
    expect(blocked.error).toMatchObject({ code: 'RATE_LIMITED', retry_after: 14 * 60 })
    expect(blocked.headers['retry-after']).toBe(String(14 * 60))
    expect((await attempt(ana.email, ana.password, '198.51.100.9')).status).toBe(200)
    clock.advance(minutes(14))
    expect((await attempt(ana.email, ana.password)).status).toBe(200)
  })

  it('makes an account that does not exist wait just the same', async () => {
    for (let time = 0; time < 5; time += 1) await attempt('ninguem@empresa.com.br', 'errada')
    expect((await attempt('ninguem@empresa.com.br', 'errada')).status).toBe(429)
  })

  it('does not let many tries at once slip past the limit', async () => {
    const ana = await backend.customer()
    const guesses = Array.from({ length: 40 }, (_, index) =>
      index === 39 ? ana.password : `errada ${index}`,
    )
    const answers = await Promise.all(guesses.map((guess) => attempt(ana.email, guess)))
    expect(answers[39]?.status).toBe(429)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(20)
  })

  it('limits failures of an address across accounts, unless address limits are off', async () => {
    const ana = await backend.customer()
    const fail = async (on: TestBackend, index: number) => {
      const body = { email: `pessoa${index}@empresa.com.br`, password: 'errada' }
      return (await on.send(login, { body })).status
    }
    for (let index = 0; index < 20; index += 1) expect(await fail(backend, index)).toBe(401)
    expect(await fail(backend, 20)).toBe(429)
    const open = await testBackend(database(), { clock: clock.now, config: { addressLimits: false } })
    expect(await fail(open, 21)).toBe(401)
    for (let time = 0; time < 6; time += 1) await open.send(login, { body: { ...ana, password: 'errada' } })
    expect((await open.send(login, { body: ana })).status).toBe(429)
    await open.close()
  })

  it('believes forwarded addresses only from a trusted peer', async () => {
    const ana = await backend.customer()
    for (let index = 0; index < 5; index += 1) {
      const answer = await backend.app.inject({
        method: 'POST',
        url: login.path,
        remoteAddress: '192.0.2.50',
        headers: { 'x-forwarded-for': `10.0.0.${index}` },
        payload: { ...ana, password: 'errada' },
      })
      expect(answer.statusCode).toBe(401)
    }
    expect((await attempt(ana.email, ana.password, '192.0.2.50')).status).toBe(429)
  })

  it('believes them, where there is a key, only from who has it', async () => {
    const gatewayKey = 'a key of at least thirty-two characters'
    const keyed = await testBackend(database(), { clock: clock.now, config: { gatewayKey } })
    const failures = async (headers: Record<string, string>) => {
      const answers: number[] = []
      for (let index = 0; index < 6; index += 1) {
        const answer = await keyed.app.inject({
          method: 'POST',
          url: login.path,
          headers: { 'x-forwarded-for': `10.0.0.${index}`, ...headers },
          payload: { email: 'ninguem@empresa.com.br', password: 'errada' },
        })
        answers.push(answer.statusCode)
      }
      return answers
    }
    expect(await failures({ 'x-gateway-key': gatewayKey })).not.toContain(429)
    clock.advance(minutes(15))
    expect(await failures({ 'x-gateway-key': 'another key of thirty-two characters' })).toContain(429)
    clock.advance(minutes(15))
    expect(await failures({})).toContain(429)
    await keyed.close()
  })

  it('tells the owner of a device it has not seen', async () => {
    const ana = await backend.customer()
    const from = (agent: string) => backend.send(login, { body: ana, headers: { 'user-agent': agent } })
    await from(chrome)
    await from(chrome)
    expect((await backend.mailsTo(ana.email)).map(({ subject }) => subject)).not.toContain(
      'Novo acesso à sua conta',
    )
    await from(firefox)
    const [mail] = await backend.mailsTo(ana.email)
    expect(mail?.subject).toBe('Novo acesso à sua conta')
    expect(mail?.text).toContain('Firefox no Linux')
  })

  it('takes a long, strange password byte for byte', async () => {
    const password = ` ção 💛 ${'x y z '.repeat(15)}fim `
    const ana = await backend.customer('longa@empresa.com.br', { password })
    expect((await attempt(ana.email, password)).status).toBe(200)
    expect((await attempt(ana.email, password.trim())).status).toBe(401)
  })
})
