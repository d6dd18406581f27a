import { getDashboard, getMe, getPricing, refresh } from '@ag/contracts'
import { storageKeys } from '@ag/core'
import { fakeBackend, makeDashboard, makePricing, makeToken, makeUser } from '@ag/testing'
import { query, queryClient } from '../api/query'
import { store } from '../store'
import { currentSession, leave, restoreSession, sessionAtom } from './session'
import { storeToken } from './token'

const expired = { code: 'AUTH_SESSION_EXPIRED', requiresAuth: true }

const stored = () => [localStorage.getItem(storageKeys.token), localStorage.getItem(storageKeys.orgId)]

beforeEach(() => {
  store.set(sessionAtom, { status: 'loading' })
  storeToken(makeToken(), 'usr_1')
})
afterEach(() => {
  leave()
  queryClient.clear()
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
    expect(currentSession()).toEqual({ status: 'signed-in', user: makeUser(), token })
    expect(fakeBackend.headers(getMe)[0]?.get('authorization')).toBe(`Bearer ${token}`)
  })

  it.each([
    ['a session that ended', 401, expired, { status: 'visitor', expired: true }],
    ['a token of nobody', 401, { code: 'AUTH_TOKEN_INVALID' }, { status: 'visitor' }],
    ['a closed account', 403, { code: 'FORBIDDEN' }, { status: 'visitor' }],
  ])('clears the storage after %s', async (_, status, error, session) => {
    fakeBackend.fails(getMe, status, error)
    await restoreSession()
    expect(currentSession()).toEqual(session)
    expect(stored()).toEqual([null, null])
    expect(fakeBackend.paths(getMe)).toHaveLength(1)
  })

  it.each([
    ['an expired token', makeToken(-1), true],
    ['no token at all', 'gibberish', true],
  ])('asks nobody about %s', async (_, token, isExpired) => {
    storeToken(token)
    await restoreSession()
    expect(currentSession()).toEqual({ status: 'visitor', expired: isExpired })
    expect(stored()).toEqual([null, null])
    expect(fakeBackend.paths(getMe)).toEqual([])
  })

  it('renews an expired token once, for who asked to be remembered', async () => {
    const fresh = makeToken()
    storeToken(makeToken(-1))
    fakeBackend.replies(refresh, { token: fresh })
    fakeBackend.replies(getMe, makeUser())
    await restoreSession()
    expect(currentSession()).toEqual({ status: 'signed-in', user: makeUser(), token: fresh })
    expect(stored()[0]).toBe(fresh)
    expect(fakeBackend.requests(refresh)).toHaveLength(1)
  })

  it('forgets what belonged to a customer', () => {
    const mine = query(getDashboard)
    queryClient.setQueryData(mine.queryKey, makeDashboard())
    leave()
    expect(queryClient.getQueryData(mine.queryKey)).toBeUndefined()
  })

  it('keeps what everybody may see: the page that is about to be hydrated shows it', async () => {
    const pricing = query(getPricing)
    fakeBackend.replies(getPricing, makePricing())
    await queryClient.fetchQuery(pricing)
    storeToken(makeToken(-1))
    await restoreSession()
    expect(queryClient.getQueryData(pricing.queryKey)).toEqual(makePricing())
  })

  describe('while the server is down', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it.each([
      ['answers 503', () => fakeBackend.fails(getMe, 503)],
      ['answers 500', () => fakeBackend.fails(getMe, 500)],
      ['cannot be reached', () => fakeBackend.isUnreachable(getMe)],
    ])('waits for a server that %s', async (_, breaks) => {
      breaks()
      const token = makeToken()
      storeToken(token)
      const restoring = restoreSession()
      await jest.advanceTimersByTimeAsync(60_000)
      expect(currentSession()).toEqual({ status: 'loading' })
      expect(localStorage.getItem(storageKeys.token)).toBe(token)

      fakeBackend.replies(getMe, makeUser())
      await jest.advanceTimersByTimeAsync(60_000)
      await restoring
      expect(currentSession()).toMatchObject({ status: 'signed-in', token })
    })

    it('gives up when the token expires meanwhile', async () => {
      fakeBackend.fails(getMe, 503)
      storeToken(makeToken(90))
      const restoring = restoreSession()
      await jest.advanceTimersByTimeAsync(100_000)
      await restoring
      expect(currentSession()).toEqual({ status: 'visitor' })
      expect(stored()).toEqual([null, null])
    })

    it('asks with growing waits, not in a storm', async () => {
      fakeBackend.fails(getMe, 500)
      void restoreSession()
      await jest.advanceTimersByTimeAsync(5 * 60_000)
      const attempts = fakeBackend.paths(getMe).length
      expect(attempts).toBeGreaterThan(8)
      expect(attempts).toBeLessThan(20)
      fakeBackend.fails(getMe, 401, expired)
      await jest.advanceTimersByTimeAsync(30_000)
    })

    it('gives way to somebody who signs in with another token meanwhile', async () => {
      fakeBackend.fails(getMe, 500)
      storeToken(makeToken(3600, { sid: 'older' }))
      const restoring = restoreSession()
      await jest.advanceTimersByTimeAsync(100)
      const token = makeToken(3600, { sid: 'newer' })
      storeToken(token)
      store.set(sessionAtom, { status: 'signed-in', user: makeUser({ name: 'Bia' }), token })
      fakeBackend.fails(getMe, 401, expired)
      await jest.advanceTimersByTimeAsync(30_000)
      await restoring
      expect(currentSession()).toMatchObject({ status: 'signed-in', user: { name: 'Bia' }, token })
      expect(localStorage.getItem(storageKeys.token)).toBe(token)
    })
  })
})

describe('ending', () => {
  const signIn = () => store.set(sessionAtom, { status: 'signed-in', user: makeUser(), token: makeToken() })
  /** What other tabs are told of the token, in its order. */
  const written = () => {
    const said: (string | null)[] = []
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((_, value) => void said.push(value))
    const remove = Storage.prototype.removeItem
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      if (key === storageKeys.token) said.push(null)
      remove.call(this, key)
    })
    return said
  }
  const drafts = () => Object.keys(sessionStorage)
  beforeEach(() => {
    sessionStorage.setItem('ag.draft.profile', 'typed')
    sessionStorage.setItem('other', 'kept')
  })
  afterEach(() => {
    jest.restoreAllMocks()
    sessionStorage.clear()
  })

  it('on purpose drops what was typed and not sent', () => {
    signIn()
    leave({ signedOut: true })
    expect(drafts()).toEqual(['other'])
  })

  it('by itself keeps it', () => {
    signIn()
    leave({ expired: true })
    expect(drafts()).toEqual(['ag.draft.profile', 'other'])
  })

  it('keeps it too when coming back does not work at once', () => {
    store.set(sessionAtom, { status: 'visitor', expired: true })
    leave()
    expect(drafts()).toEqual(['ag.draft.profile', 'other'])
  })

  it('tells other tabs whether it ended by itself', () => {
    signIn()
    const said = written()
    leave({ expired: true })
    expect(said).toEqual(['', null])
    leave({ expired: true })
    expect(said).toEqual(['', null])
  })

  it('tells other tabs no such thing when it was ended on purpose', () => {
    signIn()
    const said = written()
    leave({ signedOut: true })
    expect(said).toEqual([null])
  })

  it('empties storage and what the server told the customer', () => {
    const key = ['/api/v1/dashboard', {}]
    store.set(sessionAtom, { status: 'signed-in', user: makeUser(), token: makeToken() })
    queryClient.setQueryData(key, { secret: true })
    leave()
    expect(currentSession()).toEqual({ status: 'visitor' })
    expect(stored()).toEqual([null, null])
    expect(queryClient.getQueryData(key)).toBeUndefined()
  })
})
