import {
  endpoint,
  getInvoiceFile,
  getMe,
  getPricing,
  getProduct,
  login,
  logout,
  refresh,
  resetPassword,
  sendAssistantMessage,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import { fakeBackend, makePricing, makeProductDetails, makeSession, makeToken, makeUser } from '@ag/testing'
import { currentSession, type Session, sessionAtom } from '../session/session'
import { store } from '../store'
import { call, callFile, pathOf } from './call'

const search = endpoint({ method: 'GET', path: '/api/v1/search/:area' })
const credentials = { email: 'ana@empresa.com.br', password: 'frase longa e rara' }
const loggedIn = { token: makeToken(), user_id: 'usr_1', email_verified: true }

const signedIn = (token = makeToken()): Session => makeSession({ token })
const be = (session: Session) => store.set(sessionAtom, session)

beforeEach(() => be({ status: 'visitor' }))

/** What a call throws, with as much time as its repeats want. */
async function errorOf(calling: Promise<unknown>): Promise<AppError> {
  const thrown = calling.then(
    () => undefined,
    (error: unknown) => error,
  )
  await jest.advanceTimersByTimeAsync(60_000)
  const error = await thrown
  if (!(error instanceof AppError)) throw new Error(`not an AppError: ${String(error)}`)
  return error
}

describe('the path', () => {
  it.each([
    [{ area: 'agents' }, {}, '/api/v1/search/agents'],
    [{ area: 'a/../b?c#d' }, {}, '/api/v1/search/a%2F..%2Fb%3Fc%23d'],
    [{ area: 'a' }, { page: 2, open: false }, '/api/v1/search/a?page=2&open=false'],
    [{ area: 'a' }, { q: 'ação & luz', none: undefined }, '/api/v1/search/a?q=a%C3%A7%C3%A3o+%26+luz'],
  ])('is filled in with %j and %j', (params, query, path) => {
    expect(pathOf(search, { params, query })).toBe(path)
  })

  it('travels through the proxy of this site as one encoded parameter', async () => {
    fakeBackend.replies(getProduct, makeProductDetails())
    const asked = jest.spyOn(globalThis, 'fetch')
    await call(getProduct, { params: { id: 'prospect' } })
    const [request] = asked.mock.calls[0] ?? []
    expect((request as Request).url).toBe('http://localhost/api/proxy?path=%2Fapi%2Fv1%2Fproducts%2Fprospect')
    expect(fakeBackend.paths(getProduct)).toEqual(['/api/v1/products/prospect'])
    asked.mockRestore()
  })
})

describe('the token', () => {
  it('is sent while somebody is signed in', async () => {
    const token = makeToken()
    be(signedIn(token))
    fakeBackend.replies(getMe, makeUser())
    await call(getMe)
    expect(fakeBackend.headers(getMe)[0]?.get('authorization')).toBe(`Bearer ${token}`)
  })

  it.each<Session>([{ status: 'loading' }, { status: 'visitor' }])('is not sent by a %j', async (session) => {
    be(session)
    fakeBackend.replies(getPricing, makePricing())
    await call(getPricing)
    expect(fakeBackend.headers(getPricing)[0]?.has('authorization')).toBe(false)
  })

  it('is kept back from the calls that sign in, whose refusal ends no session', async () => {
    be(signedIn())
    fakeBackend.fails(login, 401, { code: 'AUTH_INVALID_CREDENTIALS' })
    await expect(call(login, { body: credentials }, { auth: 'none' })).rejects.toMatchObject({
      code: 'AUTH_INVALID_CREDENTIALS',
    })
    expect(fakeBackend.headers(login)[0]?.has('authorization')).toBe(false)
    expect(currentSession().status).toBe('signed-in')
  })

  it('may be another than the session’s, whose refusal ends no session either', async () => {
    be(signedIn())
    fakeBackend.fails(refresh, 401, { code: 'AUTH_TOKEN_INVALID', requiresAuth: true })
    await expect(call(refresh, {}, { token: 'another' })).rejects.toMatchObject({
      code: 'AUTH_TOKEN_INVALID',
    })
    expect(fakeBackend.headers(refresh)[0]?.get('authorization')).toBe('Bearer another')
    expect(currentSession().status).toBe('signed-in')
  })
})

describe('a page that the gateway traces', () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const told = async (at: number) => {
    const serverTiming = [{ name: 'traceparent', description: traceparent }]
    Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] })
    const now = jest.spyOn(performance, 'now').mockReturnValue(at)
    fakeBackend.replies(getPricing, makePricing())
    await call(getPricing)
    now.mockRestore()
    Reflect.deleteProperty(performance, 'getEntriesByType')
    return fakeBackend.headers(getPricing)[0]?.get('traceparent')
  }

  it('says so with its calls of the first half minute', async () => {
    expect(await told(29_000)).toBe(traceparent)
  })

  it('says it no more after that', async () => {
    expect(await told(31_000)).toBeNull()
  })

  it('says nothing where the gateway does not', async () => {
    fakeBackend.replies(getPricing, makePricing())
    await call(getPricing)
    expect(fakeBackend.headers(getPricing)[0]?.has('traceparent')).toBe(false)
  })
})

describe('a refused call', () => {
  it('ends the session as expired', async () => {
    be(signedIn())
    fakeBackend.fails(getMe, 401, { code: 'AUTH_SESSION_EXPIRED', requiresAuth: true })
    await expect(call(getMe)).rejects.toMatchObject({ code: 'AUTH_SESSION_EXPIRED' })
    expect(currentSession()).toEqual({ status: 'visitor', expired: true })
  })

  it('with an older token says nothing about the session of now', async () => {
    be(signedIn(makeToken(60)))
    fakeBackend.fails(getMe, 401, { code: 'AUTH_SESSION_EXPIRED', requiresAuth: true })
    const late = call(getMe)
    const now = signedIn(makeToken(3600))
    be(now)
    await expect(late).rejects.toBeInstanceOf(AppError)
    expect(currentSession()).toBe(now)
  })

  it.each(['Token inválido', 'Sessão expirada'])(
    'that says %j ends it, whatever its status',
    async (detail) => {
      be(signedIn())
      fakeBackend.fails(getMe, 400, { code: 'VALIDATION_FAILED', detail })
      await expect(call(getMe)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
      expect(currentSession()).toEqual({ status: 'visitor', expired: true })
    },
  )

  it.each([400, 401])('with a mailed token (%i) leaves the session alone', async (status) => {
    be(signedIn())
    fakeBackend.fails(resetPassword, status, { code: 'AUTH_TOKEN_INVALID', detail: 'Token inválido' })
    const body = { token: 'mailed', password: 'frase longa e rara' }
    await expect(call(resetPassword, { body }, { auth: 'none' })).rejects.toMatchObject({
      code: 'AUTH_TOKEN_INVALID',
    })
    expect(currentSession().status).toBe('signed-in')
  })

  it.each([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [500, 'INTERNAL'],
  ])('with %i leaves the session alone', async (status, code) => {
    be(signedIn())
    fakeBackend.fails(getMe, status, { code, message: 'Erro 401: Token inválido' })
    await expect(call(getMe)).rejects.toMatchObject({ code })
    expect(currentSession().status).toBe('signed-in')
  })
})

describe('repeats', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it.each([502, 503, 504])('make three attempts when reading is answered with %i', async (status) => {
    fakeBackend.fails(getPricing, status)
    await errorOf(call(getPricing))
    expect(fakeBackend.paths(getPricing)).toHaveLength(3)
  })

  it('make three attempts when reading gets no answer', async () => {
    fakeBackend.isUnreachable(getPricing)
    expect(await errorOf(call(getPricing))).toMatchObject({ code: 'NETWORK' })
    expect(fakeBackend.paths(getPricing)).toHaveLength(3)
  })

  it('stop at the first success', async () => {
    fakeBackend.fails(getPricing, 503)
    const calling = call(getPricing)
    await jest.advanceTimersByTimeAsync(10)
    fakeBackend.replies(getPricing, makePricing())
    await jest.advanceTimersByTimeAsync(5000)
    expect((await calling).products).toHaveLength(7)
    expect(fakeBackend.paths(getPricing)).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 409, 413, 429, 500])('are not made after %i', async (status) => {
    fakeBackend.fails(getPricing, status)
    await errorOf(call(getPricing))
    expect(fakeBackend.paths(getPricing)).toHaveLength(1)
  })

  it.each([502, 503, 504])('are never made of a write: one attempt at %i', async (status) => {
    fakeBackend.fails(login, status)
    await errorOf(call(login, { body: credentials }))
    expect(fakeBackend.requests(login)).toEqual([credentials])
  })

  it('are never made of a write that got no answer', async () => {
    fakeBackend.isUnreachable(login)
    expect(await errorOf(call(login, { body: credentials }))).toMatchObject({ code: 'NETWORK' })
    expect(fakeBackend.requests(login)).toHaveLength(1)
  })
})

describe('time', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it.each([
    ['reading', () => call(getPricing)],
    ['writing', () => call(login, { body: credentials })],
  ])('runs out for %s after 10 s without an answer', async (_, calling) => {
    fakeBackend.neverAnswers(getPricing)
    fakeBackend.neverAnswers(login)
    let thrown: unknown
    const done = calling().catch((error: unknown) => {
      thrown = error
    })
    await jest.advanceTimersByTimeAsync(9_900)
    expect(thrown).toBeUndefined()
    await jest.advanceTimersByTimeAsync(200)
    await done
    expect(thrown).toMatchObject({ code: 'TIMEOUT' })
    expect([...fakeBackend.paths(getPricing), ...fakeBackend.paths(login)]).toHaveLength(1)
  })

  it('runs out for an answer that never ends', async () => {
    const real = globalThis.fetch
    const endless = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) })
    globalThis.fetch = async () => new Response(endless)
    expect(await errorOf(call(getPricing))).toMatchObject({ code: 'TIMEOUT' })
    globalThis.fetch = real
  })

  it('runs out when the caller’s own limit is shorter', async () => {
    fakeBackend.neverAnswers(getPricing)
    const limit = new AbortController()
    const calling = call(getPricing, {}, { signal: limit.signal })
    const outcome = expect(calling).rejects.toMatchObject({ code: 'TIMEOUT' })
    await jest.advanceTimersByTimeAsync(1000)
    limit.abort(new DOMException('too slow', 'TimeoutError'))
    await outcome
  })

  it('is not the matter when the caller stops', async () => {
    fakeBackend.neverAnswers(getPricing)
    const stop = new AbortController()
    const calling = call(getPricing, {}, { signal: stop.signal })
    const outcome = expect(calling).rejects.toMatchObject({ name: 'AbortError' })
    stop.abort()
    await jest.advanceTimersByTimeAsync(0)
    await outcome
  })
})

describe('an answer', () => {
  it('is what the contract says and no more', async () => {
    fakeBackend.says(login, JSON.stringify({ ...loggedIn, debug: 'x' }))
    await expect(call(login, { body: credentials })).resolves.toEqual(loggedIn)
  })

  it('may be empty where the contract has none', async () => {
    fakeBackend.replies(logout, undefined)
    await expect(call(logout)).resolves.toBeUndefined()
  })

  it.each([
    ['another shape', '{"token":1}'],
    ['nothing', ''],
    ['a page', '<!doctype html><title>Login</title>'],
  ])('with %s is a bad gateway', async (_, body) => {
    fakeBackend.says(login, body)
    await expect(call(login, { body: credentials })).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
  })

  it('that is an error keeps all that the API says', async () => {
    const refused = [{ field: 'email', code: 'EMAIL_INVALID', message: 'Informe um e-mail válido.' }]
    fakeBackend.fails(login, 400, {
      code: 'VALIDATION_FAILED',
      userMessage: 'Confira o e-mail.',
      errors: refused,
      retry_after: 7,
      request_id: 'req_7',
    })
    const error = await call(login, { body: credentials }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Confira o e-mail.',
      details: {
        status: 400,
        userMessage: 'Confira o e-mail.',
        errors: refused,
        retryAfter: 7,
        requiresAuth: false,
        requestId: 'req_7',
      },
    })
  })

  it.each<[what: string, body: object, sentence: string | undefined]>([
    ['its detail', { detail: 'Agenda fechada.', message: 'Outra coisa.' }, 'Agenda fechada.'],
    ['else its message', { message: 'Agenda fechada.' }, 'Agenda fechada.'],
    ['its message where the detail is empty', { detail: ' ', message: 'Agenda fechada.' }, 'Agenda fechada.'],
    ['nothing where the detail is no text', { detail: [{ msg: 'field required' }] }, undefined],
    [
      'nothing of a framework',
      { statusCode: 400, error: 'Bad Request', message: 'Body is not JSON' },
      undefined,
    ],
  ])('that is an error says to people %s', async (_, body, detail) => {
    fakeBackend.says(login, JSON.stringify(body), { status: 400 })
    await expect(call(login, { body: credentials })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { detail },
    })
  })

  it.each([
    [401, 'AUTH_SESSION_EXPIRED', ''],
    [403, 'FORBIDDEN', '<h1>Forbidden</h1>'],
    [404, 'NOT_FOUND', '{"detail":"Not Found"}'],
    [418, 'INTERNAL', 'null'],
    [500, 'INTERNAL', '{"code":"ERR_SOMEWHERE_ELSE"}'],
  ])('of somebody in between (%i) becomes %s', async (status, code, body) => {
    fakeBackend.says(login, body, { status })
    await expect(call(login, { body: credentials })).rejects.toMatchObject({ code, details: { status } })
  })
})

describe('a file', () => {
  const params = { id: 'inv_1' }

  it('comes byte by byte, for somebody who is signed in', async () => {
    const token = makeToken()
    be(signedIn(token))
    fakeBackend.says(getInvoiceFile, '%PDF-1.7 ação')
    const file = await callFile(getInvoiceFile, { params })
    expect(await file.text()).toBe('%PDF-1.7 ação')
    expect(fakeBackend.headers(getInvoiceFile)[0]?.get('authorization')).toBe(`Bearer ${token}`)
  })

  it('that is refused is an error like any other', async () => {
    be(signedIn())
    fakeBackend.fails(getInvoiceFile, 401, { code: 'AUTH_SESSION_EXPIRED', requiresAuth: true })
    await expect(callFile(getInvoiceFile, { params })).rejects.toMatchObject({ code: 'AUTH_SESSION_EXPIRED' })
    expect(currentSession()).toEqual({ status: 'visitor', expired: true })
  })
})

it('names a write that may be repeated', async () => {
  fakeBackend.replies(login, loggedIn)
  await call(login, { body: credentials }, { idempotencyKey: 'once' })
  expect(fakeBackend.headers(login)[0]?.get('idempotency-key')).toBe('once')
})

it('sends the headers that a call takes besides', async () => {
  fakeBackend.replies(login, loggedIn)
  await call(login, { body: credentials }, { headers: { 'x-session-id': 'as_1' } })
  expect(fakeBackend.headers(login)[0]?.get('x-session-id')).toBe('as_1')
})

describe('an answer that is read otherwise', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const body = { message: 'oi', session_id: 'as_1' }
  const said = { success: false as const, error: 'Fim.' }

  it('is what its reader makes of it, as the contract has it', async () => {
    fakeBackend.says(sendAssistantMessage, `mais:${JSON.stringify(said)}`)
    const read = async (answer: Promise<Response>) => JSON.parse((await (await answer).text()).slice(5))
    const headers = { accept: 'text/plain' }
    await expect(call(sendAssistantMessage, { body }, { read, headers })).resolves.toEqual(said)
    expect(fakeBackend.headers(sendAssistantMessage)[0]?.get('accept')).toBe('text/plain')
  })

  it('is none where its reader makes something else of it', async () => {
    fakeBackend.replies(sendAssistantMessage, said)
    const error = await errorOf(call(sendAssistantMessage, { body }, { read: async () => ({ text: 1 }) }))
    expect(error.code).toBe('BAD_GATEWAY')
  })
})
