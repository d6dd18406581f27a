import { Writable } from 'node:stream'
import { endpoints, errorReply, forgotPassword, getMe, getPricing, login, signup } from '@ag/contracts'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import * as z from 'zod/mini'
import { loggerOptions } from './plugins/logging'
import { describeDatabase } from './testing/describe-database'
import { anaSignsUp, type TestBackend, testBackend } from './testing/test-backend'

describeDatabase('the API', (database) => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await testBackend(database())
  })
  afterEach(() => backend.close())

  it.each<[what: string, body: string, status: number, headers?: Record<string, string>]>([
    ['a mark in front', '\ufeff{"email":"a@b.co"}', 400],
    ['a name twice', '{"email":"a@b.co","password":"x","\\u0065mail":"b@b.co"}', 400],
    ['a name of the language', '{"email":"a@b.co","password":"x","__proto__":{}}', 400],
    ['a field too many', '{"email":"a@b.co","password":"x","role":"owner"}', 400],
    ['nothing', '', 400],
    ['another charset', '{}', 415, { 'content-type': 'application/json; charset=iso-8859-1' }],
  ])('refuses a body with %s', async (_, payload, status, headers = {}) => {
    const answer = await backend.app.inject({
      method: 'POST',
      url: login.path,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect(answer.statusCode).toBe(status)
  })

  it('takes a name once in each object, and braces in texts for text', async () => {
    const payload = '{"email":"a@b.co","password":"}{\\"email\\":","device_note":"{\\"a\\":1,\\"a\\":2}"}'
    const answer = await backend.app.inject({
      method: 'POST',
      url: login.path,
      payload,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('answers every failure in the one shape', async () => {
    const { app } = backend
    const failures = await Promise.all([
      app.inject({ url: '/api/v1/nothing' }),
      app.inject({ url: '/api/v1/auth/me' }),
      app.inject({ method: 'POST', url: login.path, payload: {} }),
      app.inject({
        method: 'POST',
        url: login.path,
        payload: '{"email":',
        headers: { 'content-type': 'application/json' },
      }),
      app.inject({
        method: 'POST',
        url: login.path,
        payload: 'x=1',
        headers: { 'content-type': 'text/plain' },
      }),
      app.inject({ method: 'POST', url: login.path, payload: { email: 'a'.repeat(70_000) } }),
      app.inject({ method: 'DELETE', url: getPricing.path }),
    ])
    expect(failures.map(({ statusCode }) => statusCode)).toEqual([404, 401, 400, 400, 415, 413, 405])
    expect(failures.at(-1)?.headers.allow).toBe('GET, HEAD')
    for (const failure of failures) {
      const body = z.parse(errorReply, failure.json())
      expect(body.detail).toBe(body.message)
      expect(body.request_id).toBe(failure.headers['x-request-id'])
    }
  })

  it('says which fields are wrong, each once, in Portuguese', async () => {
    const { error } = await backend.send(signup, {
      body: { ...anaSignsUp, name: '', email: 'x', password: '' },
    })
    expect(error.message).toBe('Verifique os dados informados e tente novamente.')
    expect(error.errors).toEqual([
      { field: 'name', code: 'NAME_INVALID', message: 'Informe seu nome.' },
      { field: 'email', code: 'EMAIL_INVALID', message: 'Informe um e-mail válido.' },
      { field: 'password', code: 'PASSWORD_INVALID', message: 'Use pelo menos 12 caracteres.' },
    ])
  })

  it('keeps to itself why it failed', async () => {
    await database().db.execute(sql`alter table settings rename to settings_away`)
    const { status, text, error } = await backend.send(
      endpoints.find(({ path }) => path.includes('settings')) ?? getMe,
    )
    await database().db.execute(sql`alter table settings_away rename to settings`)
    expect([status, error.code]).toEqual([500, 'INTERNAL'])
    expect(error.message).toBe('Desculpe, algo não saiu como esperado. Tente novamente em instantes.')
    expect(text).not.toMatch(/settings|relation|select|\.ts/)
  })

  it('carries a request id through, but only one in a safe form', async () => {
    const idOf = async (given: string) =>
      (await backend.send(getPricing, { headers: { 'x-request-id': given } })).headers['x-request-id']
    expect(await idOf('req_0123456789abcdef')).toBe('req_0123456789abcdef')
    for (const bad of ['short', 'has space in it', '"quoted-id-here"', 'x'.repeat(65)]) {
      expect(await idOf(bad)).toMatch(/^req_[0-9a-f]{24}$/)
    }
  })

  it('tells whether it lives, whether it is ready, and how it is doing', async () => {
    const { app } = backend
    await backend.send(getPricing)
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    const metrics = (await app.inject('/metrics')).body
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/pricing/public",status="200"}',
    )
    expect(metrics).toMatch(/outbox_waiting \d/)
    // The one that asks.
    expect(metrics).toContain('requests_in_flight 1')
    const left = app.leave(100)
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'leaving' }])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    await left
  })

  it('shows metrics in production to the gateway and to who has the token', async () => {
    const gatewayKey = 'nobody could ever guess this key'
    const metricsToken = 'nobody-could-ever-guess-this-token'
    const config = { production: true, gatewayKey, metricsToken }
    const { app, close } = await testBackend(database(), { config })
    const status = async (headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/metrics', headers })).statusCode
    expect([await status(), await status({ 'x-gateway-key': 'x', authorization: 'Bearer x' })]).toEqual([
      404, 404,
    ])
    expect(await status({ 'x-gateway-key': gatewayKey })).toBe(200)
    expect(await status({ authorization: `Bearer ${metricsToken}` })).toBe(200)
    await close()
  })

  it('shows kept mails outside production only', async () => {
    const production = await testBackend(database(), { config: { production: true } })
    expect((await backend.app.inject('/internal/mail')).statusCode).toBe(200)
    expect((await production.app.inject('/internal/mail')).statusCode).toBe(404)
    await production.close()
  })

  it('describes every call of the contract', async () => {
    const described = backend.app.swagger()
    for (const { method, path } of endpoints) {
      const address = path.replace(/:(\w+)/g, '{$1}')
      expect(described.paths?.[address]).toHaveProperty(method.toLowerCase())
    }
    expect(JSON.stringify(described)).not.toContain('/internal')
  })

  it('writes no personal data and no secret into its log', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const noisy = await testBackend(database(), { log: pino(loggerOptions('trace'), stream) })
    const ana = await noisy.customer()
    const token = await noisy.token(ana)
    await noisy.send(getMe, { token })
    await noisy.send(login, { body: { ...ana, password: 'segredo-errado-9' } })
    await noisy.send(forgotPassword, { body: { email: ana.email } })
    const link = await noisy.linkTo(ana.email, 'Crie uma nova senha')
    await database().db.execute(sql`alter table outbox rename to outbox_away`)
    expect((await noisy.send(forgotPassword, { body: { email: ana.email } })).status).toBe(500)
    expect((await noisy.send(signup, { body: anaSignsUp })).status).toBe(500)
    await database().db.execute(sql`alter table outbox_away rename to outbox`)
    await noisy.close()
    const log = lines.join('')
    expect(log).toMatch(/outbox.{1,3} does not exist/)
    for (const canary of [ana.email, ana.password, 'segredo-errado-9', token, link, 'argon2', 'Ana Souza']) {
      expect(log).not.toContain(canary)
    }
  })
})
