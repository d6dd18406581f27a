import { getMe, refresh } from '@ag/contracts'
import { storageKeys } from '@ag/core'
import { fakeBackend, makeSession, makeToken, makeUser } from '@ag/testing'
import { store } from '../store'
import { leave } from './enter'
import { refreshOnce } from './refresh'
import { loadSignedIn, syncSession } from './restore'
import { currentSession, sessionAtom } from './session'
import { storeToken } from './token'

const seconds = 1000
const minutes = 60 * seconds

let visibility: DocumentVisibilityState = 'visible'
let count = 0

beforeAll(async () => {
  syncSession()
  await loadSignedIn()
})
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00') })
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  store.set(sessionAtom, { status: 'visitor' })
})
afterEach(() => {
  leave()
  Reflect.deleteProperty(navigator, 'locks')
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function signInFor(secondsLeft: number): string {
  count += 1
  const token = makeToken(secondsLeft, { count })
  storeToken(token, 'usr_1')
  store.set(sessionAtom, makeSession({ token }))
  return token
}

function refreshes(token = makeToken(7200, { next: true })): string {
  fakeBackend.replies(refresh, { access_token: token, token, expires_in: 7200 })
  return token
}

const asked = () => fakeBackend.requests(refresh).length
const storedToken = () => localStorage.getItem(storageKeys.token)
const tokenNow = () => {
  const session = currentSession()
  return session.status === 'signed-in' ? session.token : undefined
}

/** Another tab's doing, as this one is told of it. */
function otherTabStores(token: string | null, { told = true } = {}): void {
  if (token === null) localStorage.removeItem(storageKeys.token)
  else localStorage.setItem(storageKeys.token, token)
  if (told) window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token, newValue: token }))
}

function becomes(state: DocumentVisibilityState): void {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the moment', () => {
  it.each([
    ['5 minutes before an hour is over', 3600, 55 * minutes],
    ['5 minutes before the end when exactly 6 remain', 360, minutes],
    ['1 minute before the end when less than 6 remain', 300, 4 * minutes],
    ['after 30 seconds when hardly anything remains', 80, 30 * seconds],
  ])('is %s', async (_, secondsLeft, delay) => {
    const next = refreshes()
    signInFor(secondsLeft)
    await jest.advanceTimersByTimeAsync(delay - 1)
    expect(asked()).toBe(0)
    await jest.advanceTimersByTimeAsync(100)
    expect(asked()).toBe(1)
    expect(tokenNow()).toBe(next)
    expect(storedToken()).toBe(next)
  })

  it('comes again for the token that a refresh brought', async () => {
    refreshes(makeToken(7200))
    signInFor(3600)
    await jest.advanceTimersByTimeAsync(55 * minutes + seconds)
    const last = refreshes(makeToken(9600, { last: true }))
    await jest.advanceTimersByTimeAsync(60 * minutes)
    expect(asked()).toBe(2)
    expect(tokenNow()).toBe(last)
  })

  it('never comes for an expired token', async () => {
    refreshes()
    signInFor(0)
    await jest.advanceTimersByTimeAsync(60 * minutes)
    expect(asked()).toBe(0)
  })

  it('never comes after signing out', async () => {
    refreshes()
    signInFor(3600)
    leave()
    await jest.advanceTimersByTimeAsync(60 * minutes)
    expect(asked()).toBe(0)
  })
})

describe('one at a time', () => {
  it('in a tab, however often it is asked for', async () => {
    const token = signInFor(3600)
    const next = refreshes()
    await Promise.all([refreshOnce(), refreshOnce(), refreshOnce()])
    expect(asked()).toBe(1)
    expect(fakeBackend.headers(refresh)[0]?.get('authorization')).toBe(`Bearer ${token}`)
    expect(tokenNow()).toBe(next)
  })

  it('in a browser: the tab that had to wait takes what the other has fetched', async () => {
    const otherTab = holdLock()
    signInFor(3600)
    refreshes()
    const waiting = refreshOnce()
    await jest.advanceTimersByTimeAsync(seconds)
    expect(asked()).toBe(0)

    const theirs = makeToken(7200, { theirs: true })
    otherTabStores(theirs, { told: false })
    otherTab.release()
    await waiting
    expect(asked()).toBe(0)
    expect(tokenNow()).toBe(theirs)
  })

  it('in a browser: the next tab goes on when the first one is closed', async () => {
    const otherTab = holdLock()
    signInFor(3600)
    const next = refreshes()
    const waiting = refreshOnce()
    otherTab.release()
    await waiting
    expect(asked()).toBe(1)
    expect(tokenNow()).toBe(next)
  })

  it.each([
    ['the new token', () => refreshes()],
    [
      'that the session ended',
      () => fakeBackend.fails(refresh, 401, { code: 'AUTH_SESSION_EXPIRED', requiresAuth: true }),
    ],
  ])('in a browser: nobody has the lock before they can see %s', async (_, answers) => {
    holdLock().release()
    signInFor(3600)
    answers()
    await refreshOnce()
    let isTheirTurn = false
    void navigator.locks.request('ag.refresh', async () => {
      isTheirTurn = true
    })
    await jest.advanceTimersByTimeAsync(0.5 * seconds)
    expect(isTheirTurn).toBe(false)
    await jest.advanceTimersByTimeAsync(seconds)
    expect(isTheirTurn).toBe(true)
  })

  it('and another one afterwards', async () => {
    signInFor(3600)
    refreshes()
    await refreshOnce()
    refreshes(makeToken(9600))
    await refreshOnce()
    expect(asked()).toBe(2)
  })
})

it.each(['access_token', 'token'])('the new token may be called %s', async (name) => {
  signInFor(3600)
  const next = makeToken(7200, { name })
  fakeBackend.replies(refresh, { [name]: next })
  await refreshOnce()
  expect(tokenNow()).toBe(next)
})

describe('a failure', () => {
  it.each([
    ['no answer', () => fakeBackend.isUnreachable(refresh)],
    ['a fault of the server', () => fakeBackend.fails(refresh, 500)],
    ['maintenance', () => fakeBackend.fails(refresh, 503)],
    ['too many calls', () => fakeBackend.fails(refresh, 429, { code: 'RATE_LIMITED', retry_after: 5 })],
    ['an answer that breaks the contract', () => fakeBackend.says(refresh, '{}')],
  ])('of the way (%s) logs nobody out and is repeated', async (_, breaks) => {
    breaks()
    const token = signInFor(3600)
    const refreshing = refreshOnce()
    await jest.advanceTimersByTimeAsync(2 * minutes)
    expect(asked()).toBeGreaterThan(2)
    expect(asked()).toBeLessThan(12)
    expect(tokenNow()).toBe(token)
    expect(storedToken()).toBe(token)

    const next = refreshes()
    await jest.advanceTimersByTimeAsync(minutes)
    await refreshing
    expect(tokenNow()).toBe(next)
  })

  it.each([
    [401, { code: 'AUTH_SESSION_EXPIRED', requiresAuth: true }],
    [401, { code: 'AUTH_TOKEN_INVALID' }],
    [403, { code: 'FORBIDDEN' }],
  ])('that is the server’s word (%i, %j) ends the session', async (status, error) => {
    fakeBackend.fails(refresh, status, error)
    signInFor(3600)
    await refreshOnce()
    const reason = `Erro ao fazer refresh: ${status}`
    expect(currentSession()).toEqual({ status: 'visitor', expired: true, reason })
    expect(storedToken()).toBeNull()
    expect(asked()).toBe(1)
  })

  it.each([
    ['an error', () => fakeBackend.fails(refresh, 503), 'Erro ao fazer refresh: 503'],
    ['no token', () => fakeBackend.replies(refresh, {}), 'Token não retornado pelo backend'],
    ['no answer', () => fakeBackend.isUnreachable(refresh), 'Erro ao renovar token'],
  ])(
    'that lasts until the token expires (%s) ends the session, in the words for it',
    async (_, breaks, reason) => {
      breaks()
      signInFor(120)
      await jest.advanceTimersByTimeAsync(3 * minutes)
      expect(currentSession()).toEqual({ status: 'visitor', expired: true, reason })
    },
  )

  it('for want of a stored token ends the session, in the words for it', async () => {
    refreshes()
    signInFor(3600)
    localStorage.clear()
    await refreshOnce()
    expect(currentSession()).toEqual({
      status: 'visitor',
      expired: true,
      reason: 'Token não encontrado',
    })
    expect(asked()).toBe(0)
  })
})

describe('an answer that comes too late', () => {
  it('does not sign in again who has signed out', async () => {
    signInFor(3600)
    refreshes()
    const refreshing = refreshOnce()
    leave()
    await refreshing
    expect(currentSession()).toEqual({ status: 'visitor' })
    expect(storedToken()).toBeNull()
  })

  it('does not call a session expired that was ended on purpose', async () => {
    signInFor(3600)
    fakeBackend.fails(refresh, 401, { code: 'AUTH_SESSION_EXPIRED', requiresAuth: true })
    const refreshing = refreshOnce()
    leave()
    await refreshing
    expect(currentSession()).toEqual({ status: 'visitor' })
  })

  it('does not touch the session of somebody who signed in meanwhile', async () => {
    signInFor(3600)
    fakeBackend.fails(refresh, 401, { code: 'AUTH_SESSION_EXPIRED', requiresAuth: true })
    const refreshing = refreshOnce()
    leave()
    const token = signInFor(3600)
    await refreshing
    expect(tokenNow()).toBe(token)
    expect(storedToken()).toBe(token)
  })
})

describe('another tab', () => {
  it('that signs out signs this one out', () => {
    signInFor(3600)
    otherTabStores(null)
    expect(currentSession()).toEqual({ status: 'visitor' })
  })

  it('whose session ended by itself says so here too', () => {
    signInFor(3600)
    sessionStorage.setItem('ag.draft.profile', 'typed')
    localStorage.removeItem(storageKeys.token)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token, newValue: '' }))
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token, newValue: null }))
    expect(currentSession()).toEqual({ status: 'visitor', expired: true })
    expect(sessionStorage.getItem('ag.draft.profile')).toBe('typed')
  })

  it('that ended with the session and was signed in again takes this one along', async () => {
    signInFor(3600)
    fakeBackend.replies(getMe, makeUser())
    const anew = makeToken(3600, { anew: true })
    localStorage.setItem(storageKeys.token, anew)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token, newValue: '' }))
    await jest.advanceTimersByTimeAsync(10)
    expect(tokenNow()).toBe(anew)
    expect(storedToken()).toBe(anew)
  })

  it('that empties the whole storage signs this one out', () => {
    signInFor(3600)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(currentSession()).toEqual({ status: 'visitor' })
  })

  it('that stores something else is no concern', () => {
    const token = signInFor(3600)
    localStorage.removeItem(storageKeys.token)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.privacy }))
    expect(tokenNow()).toBe(token)
  })

  it('that signs in signs this one in', async () => {
    const token = makeToken(3600)
    fakeBackend.replies(getMe, makeUser())
    otherTabStores(token)
    await jest.advanceTimersByTimeAsync(10)
    expect(currentSession()).toEqual(makeSession({ token }))
  })

  it('that signs in stays signed in when this one cannot reach the server', async () => {
    const token = makeToken(3600)
    fakeBackend.isUnreachable(getMe)
    otherTabStores(token)
    await jest.advanceTimersByTimeAsync(30 * seconds)
    expect(storedToken()).toBe(token)
    fakeBackend.replies(getMe, makeUser())
    await jest.advanceTimersByTimeAsync(minutes)
    expect(tokenNow()).toBe(token)
  })

  it('that refreshes hands its token over, and this one plans anew', async () => {
    signInFor(600)
    fakeBackend.replies(getMe, makeUser())
    const theirs = makeToken(3600, { theirs: true })
    otherTabStores(theirs)
    await jest.advanceTimersByTimeAsync(30 * minutes)
    expect(tokenNow()).toBe(theirs)
    expect(asked()).toBe(0)
  })

  it('that signs in as somebody else changes who is signed in here', async () => {
    signInFor(3600)
    fakeBackend.replies(getMe, makeUser({ id: 'usr_2', name: 'Bia Lima' }))
    otherTabStores(makeToken(3600, { sub: 'usr_2' }))
    await jest.advanceTimersByTimeAsync(10)
    expect(currentSession()).toMatchObject({ user: { id: 'usr_2', name: 'Bia Lima' } })
  })
})

describe('waking from sleep', () => {
  const sleep = (duration: number) => {
    becomes('hidden')
    jest.setSystemTime(Date.now() + duration)
    becomes('visible')
  }

  it('after the session expired says so calmly, and asks for nothing but another token', async () => {
    signInFor(3600)
    sessionStorage.setItem('ag.draft.profile', 'typed')
    fakeBackend.fails(refresh, 401, { code: 'AUTH_SESSION_EXPIRED', requiresAuth: true })
    sleep(2 * 60 * minutes)
    expect(currentSession()).toEqual({ status: 'loading' })
    await jest.advanceTimersByTimeAsync(10)
    const reason = 'Erro ao fazer refresh: 401'
    expect(currentSession()).toEqual({ status: 'visitor', expired: true, reason })
    expect(storedToken()).toBeNull()
    expect(sessionStorage.getItem('ag.draft.profile')).toBe('typed')
    expect(fakeBackend.requests(getMe)).toHaveLength(0)
  })

  it.each([
    ['the page is seen', (duration: number) => sleep(duration)],
    ['its timer is late', (duration: number) => jest.setSystemTime(Date.now() + duration)],
  ])('goes on after a night for who is remembered, once %s', async (_, passes) => {
    signInFor(3600)
    const next = refreshes(makeToken(24 * 3600))
    fakeBackend.replies(getMe, makeUser())
    passes(8 * 60 * minutes)
    await jest.advanceTimersByTimeAsync(60 * minutes)
    expect(tokenNow()).toBe(next)
    expect(asked()).toBe(1)
  })

  it('goes on after a night once the network is back', async () => {
    signInFor(3600)
    fakeBackend.isUnreachable(refresh)
    sleep(8 * 60 * minutes)
    await jest.advanceTimersByTimeAsync(10 * seconds)
    expect(currentSession().status).toBe('unreachable')
    const next = refreshes(makeToken(24 * 3600))
    fakeBackend.replies(getMe, makeUser())
    await jest.advanceTimersByTimeAsync(5 * seconds)
    expect(tokenNow()).toBe(next)
  })

  it('after another tab has found that out says so too', () => {
    signInFor(3600)
    otherTabStores(null, { told: false })
    sleep(2 * 60 * minutes)
    expect(currentSession()).toEqual({ status: 'visitor', expired: true })
  })

  it('makes up for a refresh that is late', async () => {
    const next = refreshes(makeToken(7200))
    signInFor(3600)
    sleep(58 * minutes)
    await jest.advanceTimersByTimeAsync(minutes + seconds)
    expect(tokenNow()).toBe(next)
    expect(asked()).toBe(1)
  })

  it('takes the token that another tab has fetched, instead of ending everybody’s session', async () => {
    signInFor(3600)
    fakeBackend.replies(getMe, makeUser())
    const theirs = makeToken(5 * 3600, { theirs: true })
    otherTabStores(theirs, { told: false })
    sleep(2 * 60 * minutes)
    await jest.advanceTimersByTimeAsync(10)
    expect(tokenNow()).toBe(theirs)
    expect(storedToken()).toBe(theirs)
  })

  it('is nothing to a visitor', () => {
    sleep(2 * 60 * minutes)
    expect(currentSession()).toEqual({ status: 'visitor' })
  })
})

/** A browser with locks, whose refresh lock another tab holds. */
function holdLock() {
  let release: () => void = () => undefined
  let queue = new Promise<void>((resolve) => {
    release = resolve
  })
  const request = (_name: string, work: () => Promise<void>) => {
    queue = queue.then(work)
    return queue
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return { release: () => release() }
}
