import { getMe, getPricing, refresh } from '@ag/contracts'
import { describeError, storageKeys } from '@ag/core'
import { fakeBackend, makePricing, makeSession, makeToken, makeUser } from '@ag/testing'
import { query, queryClient } from '../api/query'
import { store } from '../store'
import { leave } from './enter'
import { loadSignedIn, restoreSession, syncSession } from './restore'
import { currentSession, sessionAtom } from './session'
import { storeToken } from './token'

const seconds = 1000
const expired = { code: 'AUTH_SESSION_EXPIRED', requiresAuth: true }
const stored = () => [localStorage.getItem(storageKeys.token), localStorage.getItem(storageKeys.orgId)]
const asked = () => fakeBackend.paths(getMe).length

let visibility: DocumentVisibilityState = 'visible'
const becomes = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const pass = (duration: number) => jest.advanceTimersByTimeAsync(duration)

beforeAll(async () => {
  syncSession()
  await loadSignedIn()
})
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00') })
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  // The browser's own clock is not the one that the tests move.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((duration) => {
    const over = new AbortController()
    setTimeout(() => over.abort(new DOMException('late', 'TimeoutError')), duration)
    return over.signal
  })
  visibility = 'visible'
  store.set(sessionAtom, { status: 'loading' })
  storeToken(makeToken(), 'usr_1')
})
afterEach(async () => {
  leave()
  // Whoever is still asking sees that there is nothing to ask.
  await restoreSession()
  await pass(0)
  queryClient.clear()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('is loading until somebody has looked', async () => {
  jest.resetModules()
  const fresh = await import('./session')
  expect(fresh.currentSession()).toEqual({ status: 'loading' })
})

describe('restoring', () => {
  it('without a token finds a visitor', async () => {
    localStorage.clear()
    await restoreSession()
    expect(currentSession()).toEqual({ status: 'visitor' })
  })

  it('with a good token finds its owner', async () => {
    const token = makeToken()
    storeToken(token)
    fakeBackend.replies(getMe, makeUser())
    const restoring = restoreSession()
    expect(currentSession()).toEqual({ status: 'loading' })
    await restoring
    expect(currentSession()).toEqual(makeSession({ token }))
    expect(fakeBackend.headers(getMe)[0]?.get('authorization')).toBe(`Bearer ${token}`)
    expect(asked()).toBe(1)
  })

  it.each([
    ['a session that ended', 401, expired, { status: 'visitor', expired: true }],
    ['a token of nobody', 401, { code: 'AUTH_TOKEN_INVALID' }, { status: 'visitor' }],
    ['a closed account', 403, { code: 'FORBIDDEN' }, { status: 'visitor' }],
    ['an account that is gone', 404, { code: 'NOT_FOUND' }, { status: 'visitor' }],
    ['the words for a bad token', 400, { detail: 'Token inválido' }, { status: 'visitor' }],
  ])('clears the storage after %s', async (_, status, error, session) => {
    fakeBackend.fails(getMe, status, error)
    await restoreSession()
    expect(currentSession()).toEqual(session)
    expect(stored()).toEqual([null, null])
    expect(asked()).toBe(1)
  })

  it.each(['☃', 'a\nb', `☃.${btoa('{"exp":9999999999}')}.☃`])(
    'asks nobody about a token that no call could carry: %j',
    async (token) => {
      storeToken(token)
      await restoreSession()
      expect(currentSession()).toEqual({ status: 'visitor' })
      expect(stored()).toEqual([null, null])
      expect(asked()).toBe(0)
      expect(fakeBackend.requests(refresh)).toEqual([])
    },
  )

  it.each([
    ['another shape', '{"id":1}'],
    ['nothing', ''],
    ['a page', '<!doctype html><title>Login</title>'],
  ])('clears the storage after an answer that is none: %s', async (_, body) => {
    fakeBackend.says(getMe, body)
    await restoreSession()
    expect(currentSession()).toEqual({ status: 'visitor' })
    expect(stored()).toEqual([null, null])
  })

  it('keeps what everybody may see: the page that is about to be hydrated shows it', async () => {
    const pricing = query(getPricing)
    fakeBackend.replies(getPricing, makePricing())
    await queryClient.fetchQuery(pricing)
    fakeBackend.fails(getMe, 401, expired)
    await restoreSession()
    expect(queryClient.getQueryData(pricing.queryKey)).toEqual(makePricing())
  })
})

describe('an expired token', () => {
  beforeEach(() => storeToken(makeToken(-1)))

  it('is renewed once, for who asked to be remembered', async () => {
    const fresh = makeToken()
    fakeBackend.replies(refresh, { token: fresh })
    fakeBackend.replies(getMe, makeUser())
    await restoreSession()
    expect(currentSession()).toEqual(makeSession({ token: fresh }))
    expect(stored()[0]).toBe(fresh)
    expect(fakeBackend.requests(refresh)).toHaveLength(1)
  })

  it.each([
    ['refused', () => fakeBackend.fails(refresh, 401, expired), 'Erro ao fazer refresh: 401'],
    ['answered without another', () => fakeBackend.replies(refresh, {}), 'Token não retornado pelo backend'],
    ['answered with nonsense', () => fakeBackend.says(refresh, '<p>'), 'Erro ao renovar token'],
  ])('that is %s ends the session, in the words for it', async (_, answers, reason) => {
    answers()
    await restoreSession()
    expect(currentSession()).toEqual({ status: 'visitor', expired: true, reason })
    expect(stored()).toEqual([null, null])
    expect(asked()).toBe(0)
  })

  it('is refused as what is no token', async () => {
    storeToken('gibberish')
    fakeBackend.fails(refresh, 401, expired)
    await restoreSession()
    expect(currentSession()).toMatchObject({ status: 'visitor', expired: true })
    expect(asked()).toBe(0)
  })

  it.each([
    ['answers 503', () => fakeBackend.fails(refresh, 503), 'Erro ao fazer refresh: 503'],
    ['cannot be reached', () => fakeBackend.isUnreachable(refresh), 'Erro ao renovar token'],
    [
      'never answers',
      () => fakeBackend.neverAnswers(refresh),
      'Não recebemos resposta a tempo. Tente novamente.',
    ],
  ])('waits for a server that %s', async (_, breaks, words) => {
    breaks()
    const restoring = restoreSession()
    await pass(2.5 * seconds)
    const session = currentSession()
    expect(session).toMatchObject({ status: 'unreachable', orgId: 'usr_1' })
    expect(session.status === 'unreachable' && describeError(session.error).message).toBe(words)
    expect(stored()[0]).not.toBeNull()
    await pass(20.3 * seconds)
    const fresh = makeToken()
    fakeBackend.replies(refresh, { token: fresh })
    fakeBackend.replies(getMe, makeUser())
    await pass(5 * seconds)
    await restoring
    expect(currentSession()).toMatchObject({ status: 'signed-in', token: fresh })
  })
})

describe.each([
  ['answers 500', () => fakeBackend.fails(getMe, 500), 'Erro ao buscar dados do usuário'],
  [
    'answers 503',
    () => fakeBackend.fails(getMe, 503),
    'Estamos fazendo melhorias. Tente novamente em alguns minutos.',
  ],
  [
    'never answers',
    () => fakeBackend.neverAnswers(getMe),
    'Não recebemos resposta a tempo. Tente novamente.',
  ],
  [
    'cannot be reached',
    () => fakeBackend.isUnreachable(getMe),
    'Não foi possível acessar o servidor. Verifique sua internet e tente novamente.',
  ],
])('a server that %s', (_, breaks, words) => {
  let token: string
  beforeEach(() => {
    breaks()
    token = makeToken()
    storeToken(token)
  })

  it('keeps nobody loading: the session is unreachable, in words, and its token kept', async () => {
    void restoreSession()
    await pass(2.4 * seconds)
    expect(currentSession()).toEqual({ status: 'loading' })
    await pass(0.1 * seconds)
    const session = currentSession()
    expect(session).toMatchObject({ status: 'unreachable', orgId: 'usr_1' })
    expect(session.status === 'unreachable' && describeError(session.error).message).toBe(words)
    expect(stored()).toEqual([token, 'usr_1'])
  })

  it.each([0, 2, 10, 61, 600])('is entered within 4 s of its return after %d s', async (away) => {
    const restoring = restoreSession()
    await pass(away * seconds)
    fakeBackend.replies(getMe, makeUser())
    await pass(4 * seconds)
    await restoring
    expect(currentSession()).toMatchObject({ status: 'signed-in', token })
  })

  it('is asked with growing waits, not in a storm', async () => {
    void restoreSession()
    await pass(3 * seconds)
    expect(asked()).toBeLessThanOrEqual(3)
    await pass(57 * seconds)
    expect(asked()).toBeGreaterThan(18)
    expect(asked()).toBeLessThan(32)
  })

  it('is left alone while nobody looks, and asked at once when somebody does', async () => {
    void restoreSession()
    await pass(3 * seconds)
    becomes('hidden')
    const before = asked()
    await pass(600 * seconds)
    expect(asked()).toBe(before)
    becomes('visible')
    await pass(0)
    expect(asked()).toBe(before + 1)
  })

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['somebody presses for it', () => void restoreSession()],
  ])('is asked at once when %s', async (_what, happens) => {
    void restoreSession()
    await pass(20.1 * seconds)
    const before = asked()
    happens()
    await pass(0)
    expect(asked()).toBe(before + 1)
  })

  it('keeps who presses for it loading no longer than before', async () => {
    void restoreSession()
    await pass(20 * seconds)
    void restoreSession()
    expect(currentSession()).toEqual({ status: 'loading' })
    await pass(3 * seconds)
    expect(currentSession()).toMatchObject({ status: 'unreachable', orgId: 'usr_1' })
  })

  it('can say at last that the session has ended', async () => {
    const restoring = restoreSession()
    await pass(10 * seconds)
    fakeBackend.fails(getMe, 401, expired)
    await pass(5 * seconds)
    await restoring
    expect(currentSession()).toEqual({ status: 'visitor', expired: true })
    expect(stored()).toEqual([null, null])
  })

  it('gives way to somebody who signs in with another token meanwhile', async () => {
    const restoring = restoreSession()
    await pass(0.1 * seconds)
    const newer = makeToken(3600, { sid: 'newer' })
    storeToken(newer)
    store.set(sessionAtom, makeSession({ user: makeUser({ name: 'Bia' }), token: newer }))
    fakeBackend.fails(getMe, 401, expired)
    await pass(30 * seconds)
    await restoring
    expect(currentSession()).toMatchObject({ status: 'signed-in', user: { name: 'Bia' }, token: newer })
    expect(stored()[0]).toBe(newer)
  })
})

it('renews a token whose time ends while the server is away', async () => {
  fakeBackend.fails(getMe, 503)
  fakeBackend.fails(refresh, 503)
  storeToken(makeToken(30))
  const restoring = restoreSession()
  await pass(60 * seconds)
  expect(currentSession()).toMatchObject({ status: 'unreachable' })
  const fresh = makeToken()
  fakeBackend.replies(refresh, { token: fresh })
  fakeBackend.replies(getMe, makeUser())
  await pass(5 * seconds)
  await restoring
  expect(currentSession()).toMatchObject({ status: 'signed-in', token: fresh })
})

it('takes a slow answer, too', async () => {
  let answer: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  const network = globalThis.fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asking) => {
    await slow
    return network(...asking)
  })
  fakeBackend.replies(getMe, makeUser())
  const restoring = restoreSession()
  await pass(4 * seconds)
  expect(currentSession()).toMatchObject({ status: 'unreachable' })
  answer()
  await pass(0)
  await restoring
  expect(currentSession()).toMatchObject({ status: 'signed-in' })
})
