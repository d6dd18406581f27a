import { refreshDelay, storageKeys } from '@ag/core'
import { store } from '../store'
import { renew } from './renew'
import { currentSession, enter, leave, renewToken, restoreSession, sessionAtom } from './session'
import { expiryOf, storedToken } from './token'

let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined

/**
 * Keeps the session alive while the page is open: refreshes the token in time, once for all tabs, and follows what
 * other tabs do with it. Returns what stops it.
 */
export function keepSession(): () => void {
  const unsubscribe = store.sub(sessionAtom, schedule)
  window.addEventListener('storage', follow)
  document.addEventListener('visibilitychange', wake)
  schedule()
  return () => {
    unsubscribe()
    clearTimeout(timer)
    window.removeEventListener('storage', follow)
    document.removeEventListener('visibilitychange', wake)
  }
}

function schedule(): void {
  clearTimeout(timer)
  const session = currentSession()
  if (session.status !== 'signed-in') return
  const delay = refreshDelay(expiryOf(session.token) ?? 0, Date.now())
  if (delay !== undefined) timer = setTimeout(() => void refreshOnce(), delay)
}

/** Timers stop while a computer sleeps: on waking, an expired session ends and a late refresh is made up for. */
function wake(): void {
  const session = currentSession()
  if (document.visibilityState !== 'visible' || session.status !== 'signed-in') return
  if (storedToken() !== session.token) followStorage()
  else if (hasExpired(session.token)) leave({ expired: true })
  else schedule()
}

const hasExpired = (token: string) => (expiryOf(token) ?? 0) <= Date.now()

function follow({ key, newValue }: StorageEvent): void {
  if (key === storageKeys.token || key === null) followStorage(newValue === '')
}

/**
 * Another tab has signed in, out or refreshed.
 * @param expired has it said that the session ended by itself?
 */
function followStorage(expired = false): void {
  const token = storedToken()
  const session = currentSession()
  if (token === undefined) {
    if (session.status === 'signed-in') leave({ expired: expired || hasExpired(session.token) })
  } else if (session.status !== 'signed-in') void restoreSession()
  else if (token !== session.token) void enter(token).catch(() => undefined)
}

/** Refreshes the token, once at a time in this tab and across all tabs of the browser. */
export function refreshOnce(): Promise<void> {
  running ??= refreshToken().finally(() => {
    running = undefined
  })
  return running
}

async function refreshToken(): Promise<void> {
  const session = currentSession()
  if (session.status !== 'signed-in') return
  try {
    const token = await renew(session.token, expiryOf(session.token) ?? 0)
    if (token !== undefined) renewToken(token)
  } catch {
    if (storedToken() === session.token) leave({ expired: true })
  }
}
