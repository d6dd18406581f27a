import { Writable } from 'node:stream'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  confirmSecondFactor,
  forgotPassword,
  getAdminMe,
  getMe,
  getSecondFactor,
  login,
  loginWithPasskey,
  loginWithSecondFactor,
  removeSecondFactor,
  resetPassword,
  setUpSecondFactor,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import pino from 'pino'
import { days, minutes, seconds } from '../../clock'
import {
  auth_events,
  auth_tickets,
  authenticators,
  outbox,
  recovery_codes,
  sessions,
  users,
} from '../../db/schema'
import { demoSettings } from '../../db/seed/settings'
import { loggerOptions } from '../../plugins/logging'
import { describeDatabase } from '../../testing/describe-database'
import { type Answer, type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { virtualAuthenticator } from '../../testing/virtual-authenticator'
import { writeSettings } from '../settings/settings-repository'

const wrong = 'Código incorreto. Confira o aplicativo e tente de novo.'
const tooLate = 'O tempo para confirmar acabou. Entre de novo.'

describeDatabase('the second factor', (database) => {
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

  /** The code of an app whose clock is so many steps ahead. */
  const codeOf = (secret: string, steps = 0) =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: clock.now().getTime() + steps * seconds(30),
    })

  /** A code that no app would show now. */
  const wrongCodeOf = (secret: string) =>
    ['000000', '111111', '222222', '333333'].find((code) =>
      [-1, 0, 1].every((steps) => codeOf(secret, steps) !== code),
    ) ?? ''

  const setUp = (by = token, password = ana.password) =>
    backend.send(setUpSecondFactor, { token: by, body: { current_password: password } })
  const confirm = (code: string, by = token) =>
    backend.send(confirmSecondFactor, { token: by, body: { code } })
  const remove = (code: string, password = ana.password) =>
    backend.send(removeSecondFactor, { token, body: { current_password: password, code } })
  const state = async (by = token) => (await backend.send(getSecondFactor, { token: by })).reply

  /** Turns it on and waits until its next code is good. */
  async function turnOn() {
    const { secret } = (await setUp()).reply
    const { recovery_codes: codes } = (await confirm(codeOf(secret))).reply
    clock.advance(seconds(30))
    return { secret, codes }
  }

  async function firstHalf(remember_me = false): Promise<string> {
    const { reply } = await backend.send(login, { body: { ...ana, remember_me } })
    return reply.second_factor?.ticket ?? ''
  }
  const secondHalf = (ticket: string, code: string) =>
    backend.send(loginWithSecondFactor, { body: { ticket, code } })
  const logIn = async (code: string) => secondHalf(await firstHalf(), code)

  const subjects = async () => (await backend.mailsTo(ana.email)).map(({ subject }) => subject)
  const kinds = async () => (await database().db.select().from(auth_events)).map(({ kind }) => kind)
  const becomes = (role: string) =>
    database().db.update(users).set({ role }).where(eq(users.email, ana.email))
  const refusalOf = ({ status, error }: Pick<Answer<typeof login>, 'status' | 'error'>) => [
    status,
    error.code,
    error.errors[0]?.message ?? error.userMessage,
  ]
  const refused = [400, 'VALIDATION_FAILED', wrong]

  it('is off and nobody needs one who is no administrator', async () => {
    expect(await state()).toEqual({ enabled: false, required: false, recovery_codes_left: 0 })
    await becomes('leitura')
    expect(await state()).toEqual({ enabled: false, required: true, recovery_codes_left: 0 })
  })

  it('is set up in an app under the name of the company', async () => {
    await writeSettings(database().db, { ...demoSettings, company_name: 'Agentes & Cia: Brasil' })
    const { reply } = await setUp()
    expect(reply.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(reply.uri)
    expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp')
    expect(decodeURIComponent(uri.pathname.slice(1))).toBe(`Agentes & Cia: Brasil:${ana.email}`)
    expect(uri.searchParams.get('issuer')).toBe('Agentes & Cia: Brasil')
    expect(uri.searchParams.get('secret')).toBe(reply.secret)
  })

  it('asks for the password before it is set up', async () => {
    const { status, error } = await setUp(token, 'uma senha errada')
    expect([status, error.errors]).toEqual([
      400,
      [{ field: 'current_password', code: 'PASSWORD_WRONG', message: 'Senha incorreta.' }],
    ])
  })

  it('holds nothing before a first code, and the last set-up counts', async () => {
    const first = (await setUp()).reply.secret
    const second = (await setUp()).reply.secret
    expect(second).not.toBe(first)
    expect(await state()).toMatchObject({ enabled: false })
    expect((await backend.send(login, { body: ana })).reply.token).toBeTruthy()
    expect(refusalOf(await confirm(codeOf(first)))).toEqual(refused)
    expect(refusalOf(await confirm('abcd-efgh'))).toEqual(refused)
    expect((await confirm(codeOf(second))).status).toBe(200)
    expect(await state()).toMatchObject({ enabled: true })
  })

  it('refuses a code where nothing has been set up', async () => {
    expect(refusalOf(await confirm('123456'))).toEqual(refused)
    expect(refusalOf(await remove('123456'))).toEqual(refused)
  })

  it('tells ten recovery codes once, and its owner by mail', async () => {
    const { codes } = await turnOn()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
    expect(await state()).toEqual({ enabled: true, required: false, recovery_codes_left: 10 })
    expect(await subjects()).toContain('Verificação em duas etapas ativada')
    expect(await kinds()).toContain('second_factor_on')
  })

  it('ends the sessions that were opened without it, but not the one that turns it on', async () => {
    const other = await backend.token(ana)
    const { secret } = (await setUp()).reply
    await confirm(codeOf(secret))
    expect((await backend.send(getSecondFactor, { token: other })).status).toBe(401)
    expect((await state()).enabled).toBe(true)
  })

  it('hears twenty codes a day', async () => {
    const { secret } = await turnOn()
    let heard = 0
    for (let round = 0; round < 6; round += 1) {
      for (let time = 0; time < 5; time += 1)
        heard += (await logIn(wrongCodeOf(secret))).status === 400 ? 1 : 0
      clock.advance(minutes(16))
    }
    expect(heard).toBe(20)
    expect((await logIn(codeOf(secret))).status).toBe(429)
    clock.advance(days(1))
    expect((await logIn(codeOf(secret))).status).toBe(200)
  })

  it('stands between the password and the session', async () => {
    const { secret } = await turnOn()
    const half = await backend.send(login, { body: { ...ana, remember_me: true } })
    expect([half.status, half.reply]).toEqual([
      200,
      {
        token: null,
        user_id: expect.stringMatching(/^usr_/),
        email_verified: true,
        second_factor: { ticket: expect.stringMatching(/^[\w-]{43}$/) },
      },
    ])
    expect(await database().db.select().from(sessions)).toHaveLength(1)
    const { status, reply } = await secondHalf(half.reply.second_factor?.ticket ?? '', codeOf(secret))
    expect([status, reply]).toEqual([
      200,
      expect.objectContaining({
        token: expect.any(String),
        user_id: half.reply.user_id,
        email_verified: true,
      }),
    ])
    expect((await backend.send(getMe, { token: reply.token })).status).toBe(200)
    const opened = await database().db.select().from(sessions).where(eq(sessions.method, 'second_factor'))
    expect(opened).toMatchObject([{ remember: true }])
    expect(await kinds()).toEqual(expect.arrayContaining(['second_factor_asked', 'login']))
  })

  it('answers a wrong password as if there were none', async () => {
    await turnOn()
    const attempt = async (email: string) => {
      const { status, error } = await backend.send(login, { body: { email, password: 'errada' } })
      return [status, { ...error, request_id: '' }]
    }
    expect(await attempt(ana.email)).toEqual(await attempt('ninguem@empresa.com.br'))
  })

  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('takes the code of a clock that is %i steps off: %s', async (steps, isTaken) => {
    const { secret } = await turnOn()
    clock.advance(minutes(5))
    const answer = await logIn(codeOf(secret, steps))
    expect(answer.status).toBe(isTaken ? 200 : 400)
    if (!isTaken) expect(refusalOf(answer)).toEqual(refused)
  })

  it('takes a code as people type it', async () => {
    const { secret } = await turnOn()
    const code = codeOf(secret)
    expect((await logIn(` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  })

  it('takes each code once, and none older than the last', async () => {
    const { secret } = await turnOn()
    clock.advance(minutes(5))
    expect((await logIn(codeOf(secret, 1))).status).toBe(200)
    for (const steps of [1, 0, -1]) expect(refusalOf(await logIn(codeOf(secret, steps)))).toEqual(refused)
    clock.advance(seconds(60))
    expect((await logIn(codeOf(secret))).status).toBe(200)
  })

  it('does not take the code that turned it on for a login', async () => {
    const { secret } = (await setUp()).reply
    const code = codeOf(secret)
    await confirm(code)
    expect(refusalOf(await logIn(code))).toEqual(refused)
  })

  it.each([
    ['one ticket', 1],
    ['twenty tickets', 20],
  ])('gives one of twenty simultaneous uses of one code a session, with %s', async (_what, count) => {
    const { secret } = await turnOn()
    const tickets: string[] = []
    for (let index = 0; index < count; index += 1) tickets.push(await firstHalf())
    const code = codeOf(secret)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => secondHalf(tickets[index % count] ?? '', code)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await database().db.select().from(sessions)).toHaveLength(2)
  })

  it('makes the account wait after five wrong codes, also with the right one and from elsewhere', async () => {
    const { secret } = await turnOn()
    clock.advance(minutes(1))
    for (let time = 0; time < 5; time += 1)
      expect(refusalOf(await logIn(wrongCodeOf(secret)))).toEqual(refused)
    const ticket = await firstHalf()
    const blocked = await backend.send(loginWithSecondFactor, {
      body: { ticket, code: codeOf(secret) },
      address: '198.51.100.9',
    })
    expect([blocked.status, blocked.error.code, blocked.error.retry_after]).toEqual([
      429,
      'RATE_LIMITED',
      15 * 60,
    ])
    expect((await confirm(codeOf(secret))).status).toBe(429)
    clock.advance(minutes(15))
    expect((await logIn(codeOf(secret))).status).toBe(200)
    expect((await kinds()).filter((kind) => kind === 'second_factor_failed')).toHaveLength(5)
  })

  it('lets no more than five of many guesses at once be looked at', async () => {
    await turnOn()
    const ticket = await firstHalf()
    const guesses = Array.from({ length: 40 }, (_, index) => String(100_000 + index))
    await Promise.all(guesses.map((guess) => secondHalf(ticket, guess)))
    expect((await kinds()).filter((kind) => kind === 'second_factor_failed').length).toBeLessThanOrEqual(5)
  })

  it('forgets wrong codes with a right one', async () => {
    const { secret } = await turnOn()
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 3; time += 1) await logIn(wrongCodeOf(secret))
      clock.advance(seconds(30))
      expect((await logIn(codeOf(secret))).status).toBe(200)
    }
  })

  it('gives a ticket five tries and five minutes', async () => {
    const { secret } = await turnOn()
    const tried = await firstHalf()
    for (let time = 0; time < 5; time += 1) await secondHalf(tried, wrongCodeOf(secret))
    clock.advance(minutes(15))
    const dead = [400, 'AUTH_TOKEN_INVALID', tooLate]
    expect(refusalOf(await secondHalf(tried, codeOf(secret)))).toEqual(dead)
    const late = await firstHalf()
    clock.advance(minutes(5))
    const answer = await secondHalf(late, codeOf(secret))
    expect(refusalOf(answer)).toEqual(dead)
    expect(answer.error.requiresAuth).toBe(false)
    const used = await firstHalf()
    expect((await secondHalf(used, codeOf(secret))).status).toBe(200)
    clock.advance(seconds(30))
    expect(refusalOf(await secondHalf(used, codeOf(secret)))).toEqual(dead)
    expect(refusalOf(await secondHalf('nonsense', codeOf(secret)))).toEqual(dead)
  })

  it('keeps tickets as hashes only', async () => {
    await turnOn()
    const ticket = await firstHalf()
    expect(JSON.stringify(await database().db.select().from(auth_tickets))).not.toContain(ticket)
  })

  it('takes no ticket for what it was not given for', async () => {
    const { secret } = await turnOn()
    const phone = virtualAuthenticator()
    const making = (await backend.send(beginPasskey, { token })).reply
    const added = { ticket: making.ticket, credential: phone.make(making.options) }
    expect((await backend.send(addPasskey, { token, body: added })).status).toBe(201)

    const tickets = {
      second_factor: () => firstHalf(),
      passkey_registration: async () => (await backend.send(beginPasskey, { token })).reply.ticket,
      passkey_login: async () => (await backend.send(beginPasskeyLogin)).reply.ticket,
    }
    const options = { challenge: 'AAAA', user: { id: 'AAAA' } }
    const uses = {
      second_factor: (ticket: string) => secondHalf(ticket, codeOf(secret)),
      passkey_registration: (ticket: string) =>
        backend.send(addPasskey, { token, body: { ticket, credential: phone.make(options) } }),
      passkey_login: (ticket: string) => {
        const body = { ticket, credential: phone.show(options), remember_me: false }
        return backend.send(loginWithPasskey, { body })
      },
    }
    const purposes = ['second_factor', 'passkey_registration', 'passkey_login'] as const
    for (const given of purposes) {
      for (const used of purposes.filter((purpose) => purpose !== given)) {
        const { status, error } = await uses[used](await tickets[given]())
        expect([given, used, status, error.code]).toEqual([given, used, 400, 'AUTH_TOKEN_INVALID'])
      }
    }
  })

  it('lets a ticket prove nobody but whom it was given to', async () => {
    const { secret } = await turnOn()
    const bia = await backend.customer('bia@empresa.com.br')
    const hers = await backend.token(bia)
    const { secret: herSecret } = (await setUp(hers, bia.password)).reply
    await confirm(codeOf(herSecret), hers)
    clock.advance(seconds(30))
    expect(refusalOf(await logIn(codeOf(herSecret)))).toEqual(refused)
    const { reply } = await logIn(codeOf(secret))
    expect((await backend.send(getMe, { token: reply.token })).reply.email).toBe(ana.email)
  })

  it('takes a recovery code in any writing, once, and tells its owner', async () => {
    const { codes } = await turnOn()
    const [code = ''] = codes
    expect((await logIn(code.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect(await state()).toMatchObject({ recovery_codes_left: 9 })
    const mails = await backend.mailsTo(ana.email)
    expect(mails.find(({ subject }) => subject === 'Código de recuperação usado')?.text).toContain(
      'Restam 9.',
    )
    expect(await kinds()).toContain('recovery_code_used')
    expect(refusalOf(await logIn(code))).toEqual(refused)
    expect((await logIn(codes[1]?.replaceAll('-', '') ?? '')).status).toBe(200)
  })

  it('gives one of twenty simultaneous uses of one recovery code a session', async () => {
    const { codes } = await turnOn()
    const tickets: string[] = []
    for (let index = 0; index < 20; index += 1) tickets.push(await firstHalf())
    const answers = await Promise.all(tickets.map((ticket) => secondHalf(ticket, codes[0] ?? '')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await state()).toMatchObject({ recovery_codes_left: 9 })
  })

  it('counts wrong recovery codes as it counts wrong codes', async () => {
    const { codes } = await turnOn()
    for (let time = 0; time < 5; time += 1) await logIn('0000-0000-0000-0000-0000-0000')
    expect((await logIn(codes[0] ?? '')).status).toBe(429)
  })

  it('goes on with the old app until the new one is confirmed', async () => {
    const old = await turnOn()
    const { secret } = (await setUp()).reply
    expect((await logIn(codeOf(old.secret))).status).toBe(200)
    expect(refusalOf(await logIn(codeOf(secret)))).toEqual(refused)
    expect(refusalOf(await confirm(codeOf(old.secret, 1)))).toEqual(refused)
    clock.advance(seconds(30))
    const renewed = await confirm(codeOf(secret))
    expect(new Set([...renewed.reply.recovery_codes, ...old.codes]).size).toBe(20)
    clock.advance(seconds(30))
    expect(refusalOf(await logIn(codeOf(old.secret)))).toEqual(refused)
    expect(refusalOf(await logIn(old.codes[0] ?? ''))).toEqual(refused)
    expect((await logIn(codeOf(secret))).status).toBe(200)
    expect(await subjects()).toContain('Aplicativo autenticador trocado')
    expect(await kinds()).toContain('second_factor_replaced')
  })

  it('is turned off with the password and a code', async () => {
    const { secret } = await turnOn()
    expect((await remove(codeOf(secret), 'uma senha errada')).error.errors[0]?.field).toBe('current_password')
    expect(refusalOf(await remove(wrongCodeOf(secret)))).toEqual(refused)
    expect(await state()).toMatchObject({ enabled: true })
    expect((await remove(codeOf(secret))).status).toBe(204)
    expect(await state()).toEqual({ enabled: false, required: false, recovery_codes_left: 0 })
    expect((await backend.send(login, { body: ana })).reply.token).toBeTruthy()
    expect(await subjects()).toContain('Verificação em duas etapas desativada')
    expect(await kinds()).toContain('second_factor_off')
  })

  it('is turned off with a recovery code where the app is lost', async () => {
    const { codes } = await turnOn()
    expect((await remove(codes[3] ?? '')).status).toBe(204)
    expect(await state()).toMatchObject({ enabled: false })
  })

  it('stays on for administrators, who may take another app', async () => {
    const { secret } = await turnOn()
    await becomes('financeiro')
    const { status, error } = await remove(codeOf(secret))
    expect([status, error.code, error.message]).toEqual([
      403,
      'FORBIDDEN',
      'A sua função exige a verificação em duas etapas. Você pode trocar de aplicativo autenticador, mas não ' +
        'desativá-la.',
    ])
    const next = (await setUp()).reply.secret
    expect((await confirm(codeOf(next))).status).toBe(200)
  })

  it('opens the admin area where administrators have to have one', async () => {
    const strict = await testBackend(database(), { clock: clock.now, config: { adminSecondFactor: true } })
    const admin = () => strict.send(getAdminMe, { token })
    const usual = 'Você não tem permissão para acessar esta área.'
    expect((await admin()).error.message).toBe(usual)
    await becomes('admin')
    const closed = await admin()
    expect([closed.status, closed.error.code, closed.error.requiresAuth]).toEqual([403, 'FORBIDDEN', false])
    expect(closed.error.userMessage).toBe(
      'Ative a verificação em duas etapas em Configurações para acessar esta área.',
    )
    expect((await strict.send(getMe, { token })).status).toBe(200)
    const body = { current_password: ana.password }
    const { secret } = (await strict.send(setUpSecondFactor, { token, body })).reply
    expect((await admin()).status).toBe(403)
    await strict.send(confirmSecondFactor, { token, body: { code: codeOf(secret) } })
    expect((await admin()).reply.role).toBe('admin')
    await strict.close()
    expect((await backend.send(getAdminMe, { token })).status).toBe(200)
  })

  it('is not asked for after a passkey', async () => {
    await turnOn()
    const phone = virtualAuthenticator()
    const making = (await backend.send(beginPasskey, { token })).reply
    const credential = phone.make(making.options)
    await backend.send(addPasskey, { token, body: { ticket: making.ticket, credential } })
    const { ticket, options } = (await backend.send(beginPasskeyLogin)).reply
    const body = { ticket, credential: phone.show(options), remember_me: false }
    expect((await backend.send(loginWithPasskey, { body })).reply.token).toBeTruthy()
  })

  it('ends a half-made login when the password is reset', async () => {
    const { secret } = await turnOn()
    const ticket = await firstHalf()
    await backend.send(forgotPassword, { body: { email: ana.email } })
    const link = await backend.linkTo(ana.email, 'Crie uma nova senha')
    await backend.send(resetPassword, { body: { token: link, password: 'outra frase bem comprida 42' } })
    expect(refusalOf(await secondHalf(ticket, codeOf(secret)))).toEqual([400, 'AUTH_TOKEN_INVALID', tooLate])
  })

  it('locks nobody out when this installation’s secret has changed', async () => {
    const { secret, codes } = await turnOn()
    const moved = await testBackend(database(), {
      clock: clock.now,
      secret: 'another secret of at least thirty-two characters',
    })
    const logInThere = async (code: string) => {
      const { reply } = await moved.send(login, { body: ana })
      return moved.send(loginWithSecondFactor, { body: { ticket: reply.second_factor?.ticket ?? '', code } })
    }
    expect(refusalOf(await logInThere(codeOf(secret)))).toEqual(refused)
    const { reply } = await logInThere(codes[0] ?? '')
    const body = { current_password: ana.password }
    const next = (await moved.send(setUpSecondFactor, { token: reply.token, body })).reply.secret
    const code = codeOf(next)
    expect((await moved.send(confirmSecondFactor, { token: reply.token, body: { code } })).status).toBe(200)
    clock.advance(seconds(30))
    expect((await logInThere(codeOf(next))).status).toBe(200)
    await moved.close()
  })

  it('keeps no key and no code that could be read, and writes none into its log', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    await backend.close()
    backend = await testBackend(database(), {
      clock: clock.now,
      log: pino(loggerOptions('trace'), stream),
    })
    const { secret, codes } = await turnOn()
    const ticket = await firstHalf()
    const code = codeOf(secret)
    await secondHalf(ticket, wrongCodeOf(secret))
    await secondHalf(ticket, code)
    await logIn(codes[0] ?? '')
    const { reply } = await setUp()
    const tables = [authenticators, recovery_codes, auth_tickets, auth_events, outbox, sessions]
    const rows: string[] = []
    for (const table of tables) rows.push(JSON.stringify(await database().db.select().from(table)))
    const key = Buffer.from(Secret.fromBase32(secret).bytes)
    const canaries = [
      ...[secret, reply.secret, ticket, ...codes, ...codes.map((each) => each.replaceAll('-', ''))],
      ...[key.toString('hex'), key.toString('base64'), key.toString('base64url')],
    ]
    for (const canary of canaries) {
      expect(rows.join('')).not.toContain(canary)
      expect(lines.join('')).not.toContain(canary)
    }
    expect(lines.join('')).not.toContain(code)
    const [row] = await database().db.select().from(authenticators)
    expect(row?.secret).toMatch(/^[\w-]{80,}$/)
  })

  it('is closed to visitors but for the login', async () => {
    const body = { current_password: ana.password, code: '123456' }
    const answers = [
      await backend.send(getSecondFactor),
      await backend.send(setUpSecondFactor, { body }),
      await backend.send(confirmSecondFactor, { body }),
      await backend.send(removeSecondFactor, { body }),
    ]
    for (const { status, error } of answers) expect([status, error.requiresAuth]).toEqual([401, true])
  })
})
