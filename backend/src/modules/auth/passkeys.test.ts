import { Writable } from 'node:stream'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  forgotPassword,
  getMe,
  getPasskeys,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
  resetPassword,
} from '@ag/contracts'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { minutes } from '../../clock'
import { auth_events, passkeys, sessions, users } from '../../db/schema'
import { loggerOptions } from '../../plugins/logging'
import { describeDatabase } from '../../testing/describe-database'
import { type Answer, type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { type Flaws, virtualAuthenticator } from '../../testing/virtual-authenticator'

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'

const notRecognised = 'Não reconhecemos esta chave de acesso. Entre com e-mail e senha.'
const notAdded = 'Não foi possível adicionar a chave de acesso. Tente de novo.'

describeDatabase('passkeys', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let ana: { email: string; password: string }
  let token: string
  let phone: ReturnType<typeof virtualAuthenticator>
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    ana = await backend.customer()
    token = await backend.token(ana)
    phone = virtualAuthenticator()
  })
  afterEach(() => backend.close())

  const headers = { 'user-agent': chrome }
  const begin = async (by = token) => (await backend.send(beginPasskey, { token: by })).reply

  async function add({ by = token, name, flaws }: { by?: string; name?: string; flaws?: Flaws } = {}) {
    const { ticket, options } = await begin(by)
    const body = { ticket, credential: phone.make(options, flaws), ...(name && { name }) }
    return backend.send(addPasskey, { token: by, body, headers })
  }

  async function logIn(flaws?: Flaws, more: { agent?: string; remember_me?: boolean } = {}) {
    const { ticket, options } = (await backend.send(beginPasskeyLogin)).reply
    const body = { ticket, credential: phone.show(options, flaws), remember_me: more.remember_me ?? false }
    return backend.send(loginWithPasskey, { body, headers: { 'user-agent': more.agent ?? chrome } })
  }

  const itemsOf = async (by = token) => (await backend.send(getPasskeys, { token: by })).reply.items
  const textOf = async (subject: string) =>
    (await backend.mailsTo(ana.email)).find((mail) => mail.subject === subject)?.text
  const kinds = async () => (await database().db.select().from(auth_events)).map(({ kind }) => kind)
  const told = ({ error: { request_id, ...rest } }: Answer<typeof loginWithPasskey>) => rest

  it('tells the browser what kind of passkey to make', async () => {
    const { options } = await begin()
    const [{ id = '' } = {}] = await database().db.select().from(users)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Nossa empresa' },
      user: { id: Buffer.from(id).toString('base64url'), name: ana.email, displayName: 'Ana Souza' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
      timeout: minutes(5),
    })
    await add()
    const [stored] = await database().db.select().from(passkeys)
    expect((await begin()).options.excludeCredentials).toEqual([
      { id: stored?.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ])
  })

  it('adds a passkey, calls it after the device and tells the owner', async () => {
    const { status, reply } = await add()
    expect(status).toBe(201)
    expect(reply).toEqual({
      id: expect.stringMatching(/^psk_[0-9a-f]{24}$/),
      name: 'Chrome no Windows',
      created_at: '2026-11-20T12:00:00.000Z',
      last_used_at: null,
      synced: false,
    })
    expect(await itemsOf()).toEqual([reply])
    expect(await textOf('Chave de acesso adicionada')).toContain('“Chrome no Windows”')
    expect(await kinds()).toContain('passkey_added')
  })

  it('takes the name that its owner gives', async () => {
    expect((await add({ name: ' Celular da Ana ' })).reply.name).toBe('Celular da Ana')
  })

  it('knows a passkey that the owner’s platform keeps', async () => {
    phone = virtualAuthenticator({ synced: true })
    expect((await add()).reply.synced).toBe(true)
  })

  it('signs in with a passkey and nothing else', async () => {
    await add()
    clock.advance(minutes(10))
    const { status, reply, headers: sent } = await logIn()
    expect(status).toBe(200)
    expect(reply).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user_id: expect.stringMatching(/^usr_/),
      email_verified: true,
      device_note: expect.any(String),
      expires_in: 3600,
    })
    expect(sent['cache-control']).toBe('no-store')
    const me = await backend.send(getMe, { token: reply.token })
    expect(me.reply).toMatchObject({ email: ana.email, last_login: '2026-11-20T12:10:00.000Z' })
    expect((await itemsOf())[0]?.last_used_at).toBe('2026-11-20T12:10:00.000Z')
    const opened = await database().db.select().from(sessions).where(eq(sessions.method, 'passkey'))
    expect(opened).toMatchObject([
      { device: 'Chrome no Windows', remember: false, network: '203.0.113.0/24' },
    ])
  })

  it('remembers whoever asks for it', async () => {
    await add()
    await logIn({}, { remember_me: true })
    const [opened] = await database().db.select().from(sessions).where(eq(sessions.method, 'passkey'))
    expect(opened?.remember).toBe(true)
  })

  it('says nothing of accounts when a login begins', async () => {
    await add()
    const { ticket, options } = (await backend.send(beginPasskeyLogin)).reply
    expect(ticket).toMatch(/^[\w-]{43}$/)
    expect(options).toEqual({
      challenge: expect.any(String),
      rpId: 'localhost',
      timeout: minutes(5),
      userVerification: 'required',
    })
  })

  it('tells the owner of a login from a device it has not seen', async () => {
    await add()
    await logIn({}, { agent: firefox })
    expect(await textOf('Novo acesso à sua conta')).toContain('Firefox no Linux')
  })

  it.each<[string, Flaws]>([
    ['another site', { origin: 'https://evil.example' }],
    ['the same host on another port', { origin: 'http://localhost:4000' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
    ['the other ceremony', { type: 'webauthn.get' }],
    ['nobody unlocking it', { unverified: true }],
    ['nobody touching it', { absent: true }],
    ['certificates', { certified: true }],
  ])('does not add a passkey made with %s', async (_flaw, flaws) => {
    const { status, error } = await add({ flaws })
    expect([status, error.code, error.userMessage]).toEqual([400, 'VALIDATION_FAILED', notAdded])
    expect(await itemsOf()).toEqual([])
    expect(await textOf('Chave de acesso adicionada')).toBeUndefined()
  })

  it.each<[string, Flaws]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'bm90IHRoaXMgb25l' }],
    ['the other ceremony', { type: 'webauthn.create' }],
    ['nobody unlocking it', { unverified: true }],
    ['nobody touching it', { absent: true }],
    ['a signature of something else', { tampered: true }],
    ['somebody else’s account', { userHandle: Buffer.from('usr_other').toString('base64url') }],
  ])('lets nobody in by a passkey shown with %s', async (_flaw, flaws) => {
    await add()
    const refused = await logIn(flaws)
    expect(refused.status).toBe(401)
    expect(refused.error).toMatchObject({
      code: 'AUTH_INVALID_CREDENTIALS',
      userMessage: notRecognised,
      requiresAuth: false,
    })
    const known = phone
    phone = virtualAuthenticator()
    phone.make((await begin()).options)
    expect(told(await logIn())).toEqual(told(refused))
    phone = known
    expect((await logIn()).status).toBe(200)
    expect((await kinds()).filter((kind) => kind === 'login_failed')).toHaveLength(2)
  })

  it('tells the operator, and nobody else, why a passkey was refused', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    await add()
    await backend.close()
    backend = await testBackend(database(), { clock: clock.now, log: pino(loggerOptions('info'), stream) })
    const answers = [
      await logIn({ origin: 'https://evil.example' }),
      await logIn({ tampered: true }),
      await add({ flaws: { certified: true } }),
    ]
    const reasons = [
      'Unexpected authentication response origin',
      'The signature is not valid.',
      'The attestation was not asked for.',
    ]
    for (const reason of reasons) {
      expect(lines.join('')).toContain(reason)
      expect(answers.map(({ text }) => text).join('')).not.toContain(reason)
    }
  })

  it('refuses what is no credential at all', async () => {
    const broken: Array<Record<string, unknown>> = [
      {},
      { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '###' } },
      { id: 1, rawId: null, type: 'password', response: 'none' },
    ]
    for (const credential of broken) {
      const { ticket } = await begin()
      expect((await backend.send(addPasskey, { token, body: { ticket, credential } })).status).toBe(400)
      const login = (await backend.send(beginPasskeyLogin)).reply
      const body = { ticket: login.ticket, credential, remember_me: false }
      expect((await backend.send(loginWithPasskey, { body })).error.userMessage).toBe(notRecognised)
    }
  })

  it('takes each ceremony once', async () => {
    const making = await begin()
    const made = { ticket: making.ticket, credential: phone.make(making.options) }
    expect((await backend.send(addPasskey, { token, body: made })).status).toBe(201)
    const madeAgain = await backend.send(addPasskey, { token, body: made })
    expect([madeAgain.status, madeAgain.error.code]).toEqual([400, 'AUTH_TOKEN_INVALID'])

    const { ticket, options } = (await backend.send(beginPasskeyLogin)).reply
    const body = { ticket, credential: phone.show(options), remember_me: false }
    expect((await backend.send(loginWithPasskey, { body })).status).toBe(200)
    const again = await backend.send(loginWithPasskey, { body })
    expect([again.status, again.error.code, again.error.requiresAuth]).toEqual([
      400,
      'AUTH_TOKEN_INVALID',
      false,
    ])
    expect(again.error.userMessage).toBe('O tempo para confirmar acabou. Entre de novo.')
    const fresh = (await backend.send(beginPasskeyLogin)).reply
    const replayed = await backend.send(loginWithPasskey, { body: { ...body, ticket: fresh.ticket } })
    expect(replayed.error.userMessage).toBe(notRecognised)
  })

  it('gives one of twenty simultaneous uses of one answer a session', async () => {
    await add()
    const { ticket, options } = (await backend.send(beginPasskeyLogin)).reply
    const body = { ticket, credential: phone.show(options), remember_me: false }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => backend.send(loginWithPasskey, { body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
  })

  it('gives a ceremony five minutes', async () => {
    const making = await begin()
    const login = (await backend.send(beginPasskeyLogin)).reply
    const made = { ticket: making.ticket, credential: phone.make(making.options) }
    const shown = { ticket: login.ticket, credential: phone.show(login.options), remember_me: false }
    clock.advance(minutes(5))
    const late = await backend.send(addPasskey, { token, body: made })
    expect(late.error.userMessage).toBe('O tempo para criar a chave de acesso acabou. Tente de novo.')
    expect((await backend.send(loginWithPasskey, { body: shown })).error.code).toBe('AUTH_TOKEN_INVALID')
  })

  it('leaves a ceremony to whoever began it', async () => {
    const bia = await backend.token(await backend.customer('bia@empresa.com.br'))
    const { ticket, options } = await begin()
    const body = { ticket, credential: phone.make(options) }
    expect((await backend.send(addPasskey, { token: bia, body })).error.code).toBe('AUTH_TOKEN_INVALID')
    expect((await backend.send(addPasskey, { token, body })).status).toBe(201)
    expect(await itemsOf(bia)).toEqual([])
  })

  it('refuses a counter that does not grow, and writes it down', async () => {
    await add()
    expect((await logIn({ counter: 40 })).status).toBe(200)
    for (const counter of [40, 39, 0]) {
      const { status, error } = await logIn({ counter })
      expect([status, error.userMessage]).toEqual([401, notRecognised])
    }
    expect((await kinds()).filter((kind) => kind === 'passkey_copied')).toHaveLength(3)
    expect((await logIn({ counter: 12, tampered: true })).status).toBe(401)
    expect((await kinds()).filter((kind) => kind === 'passkey_copied')).toHaveLength(3)
    expect((await logIn({ counter: 41 })).status).toBe(200)
  })

  it('takes a passkey that does not count', async () => {
    phone = virtualAuthenticator({ counts: false })
    await add()
    expect([(await logIn()).status, (await logIn()).status]).toEqual([200, 200])
  })

  it('keeps ten at most, however many are added at once', async () => {
    for (let time = 0; time < 8; time += 1) await add()
    const begun = await Promise.all(Array.from({ length: 4 }, () => begin()))
    const answers = await Promise.all(
      begun.map(({ ticket, options }) =>
        backend.send(addPasskey, { token, body: { ticket, credential: phone.make(options) } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
    const { status, error } = await backend.send(beginPasskey, { token })
    expect([status, error.code]).toEqual([409, 'LIMIT_REACHED'])
    expect(error.message).toBe('Você já tem 10 chaves de acesso. Remova uma para adicionar outra.')
    expect(await itemsOf()).toHaveLength(10)
  })

  it('keeps a passkey with its first owner', async () => {
    const begun = await begin()
    const credential = phone.make(begun.options)
    await backend.send(addPasskey, { token, body: { ticket: begun.ticket, credential } })
    const [before] = await database().db.select().from(passkeys)
    const bia = await backend.token(await backend.customer('bia@empresa.com.br'))
    const { ticket, options } = await begin(bia)
    const clientDataJSON = Buffer.from(
      JSON.stringify({
        type: 'webauthn.create',
        challenge: options.challenge,
        origin: 'http://localhost:3000',
      }),
    ).toString('base64url')
    const copied = { ...credential, response: { ...credential.response, clientDataJSON } }
    const answer = await backend.send(addPasskey, { token: bia, body: { ticket, credential: copied } })
    expect([answer.status, answer.error.userMessage]).toEqual([400, notAdded])
    expect(await database().db.select().from(passkeys)).toEqual([before])
  })

  it('renames and removes one’s own, and nobody else’s', async () => {
    const { id } = (await add()).reply
    const bia = await backend.token(await backend.customer('bia@empresa.com.br'))
    const body = { name: 'Notebook' }
    expect((await backend.send(renamePasskey, { token: bia, params: { id }, body })).status).toBe(404)
    expect((await backend.send(removePasskey, { token: bia, params: { id } })).status).toBe(404)
    const renamed = await backend.send(renamePasskey, { token, params: { id }, body })
    expect(renamed.reply).toMatchObject({ id, name: 'Notebook' })
    expect((await backend.send(removePasskey, { token, params: { id } })).status).toBe(204)
    expect((await backend.send(removePasskey, { token, params: { id } })).status).toBe(404)
    expect(await itemsOf()).toEqual([])
    expect(await textOf('Chave de acesso removida')).toContain('“Notebook”')
    expect(await kinds()).toContain('passkey_removed')
    expect((await logIn()).error.userMessage).toBe(notRecognised)
  })

  it('lets nobody in whose address is not confirmed', async () => {
    await add()
    await database().db.update(users).set({ email_verified_at: null })
    expect((await logIn()).error.userMessage).toBe(notRecognised)
  })

  it('stays when the password is reset', async () => {
    await add()
    await backend.send(forgotPassword, { body: { email: ana.email } })
    const link = await backend.linkTo(ana.email, 'Crie uma nova senha')
    await backend.send(resetPassword, { body: { token: link, password: 'outra frase bem comprida 42' } })
    expect((await logIn()).status).toBe(200)
  })

  it('limits what one address may try', async () => {
    await add()
    for (let time = 0; time < 20; time += 1) expect((await logIn({ tampered: true })).status).toBe(401)
    expect((await logIn()).status).toBe(429)
  })

  it('is closed to visitors but for the login', async () => {
    const { ticket, options } = await begin()
    const body = { ticket, credential: phone.make(options) }
    const params = { id: 'psk_0' }
    const answers = [
      await backend.send(getPasskeys),
      await backend.send(beginPasskey),
      await backend.send(addPasskey, { body }),
      await backend.send(renamePasskey, { params, body: { name: 'x' } }),
      await backend.send(removePasskey, { params }),
    ]
    for (const { status, error } of answers) expect([status, error.requiresAuth]).toEqual([401, true])
  })

  it('belongs to the host of the public address', async () => {
    const publicUrl = 'https://app.agentes.example:8443'
    const live = await testBackend(database(), { clock: clock.now, config: { publicUrl } })
    const { ticket, options } = (await live.send(beginPasskey, { token })).reply
    expect(options.rp).toMatchObject({ id: 'app.agentes.example' })
    phone = virtualAuthenticator({ origin: publicUrl, rpId: 'app.agentes.example' })
    const body = { ticket, credential: phone.make(options) }
    expect((await live.send(addPasskey, { token, body })).status).toBe(201)
    await live.close()
  })
})
