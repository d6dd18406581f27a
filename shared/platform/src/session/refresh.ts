import { AppError, refreshDelay, storageKeys } from '@ag/core'
import { call } from '../api/call'
import { store } from '../store'
import { retryPatiently } from './retry-patiently'
import {
  currentSession,
  enter,
  leave,
  refusesToken,
  renewToken,
  restoreSession,
  sessionAtom,
  storedToken,
  storeToken,
} from './session'
import { expiryOf } from './token'

const lockName = 'ag.refresh'
const callTimeout = 5000

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
  else if ((expiryOf(session.token) ?? 0) <= Date.now()) leave({ expired: true })
  else schedule()
}

function follow(event: StorageEvent): void {
  if (event.key === storageKeys.token || event.key === null) followStorage()
}

/** Another tab has signed in, out or refreshed. */
function followStorage(): void {
  const token = storedToken()
  const session = currentSession()
  if (token === undefined) {
    if (session.status === 'signed-in') leave()
  } else if (session.status !== 'signed-in') void restoreSession()
  else if (token !== session.token) void enter(token).catch(() => undefined)
}

/** Refreshes the token, once at a time in this tab and across all tabs of the browser. */
export function refreshOnce(): Promise<void> {
  running ??= exclusively(refreshToken).finally(() => {
    running = undefined
  })
  return running
}

async function exclusively(work: () => Promise<void>): Promise<void> {
  // Without locks the server's grace for the previous token keeps two tabs from ending each other's session.
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(lockName, work)
}

async function refreshToken(): Promise<void> {
  const session = currentSession()
  if (session.status !== 'signed-in') return
  const stored = storedToken()
  if (stored !== undefined && stored !== session.token) return renewToken(stored)
  try {
    const { refresh } = await import('./contracts')
    const answer = await retryPatiently(
      () => call(refresh, {}, { token: session.token, signal: AbortSignal.timeout(callTimeout) }),
      { until: expiryOf(session.token) ?? 0, final: refusesToken },
    )
    const token = answer.access_token ?? answer.token
    if (!token)
      throw new AppError('AUTH_SESSION_EXPIRED', { userMessage: 'Token não retornado pelo backend' })
    // Somebody may have signed out while the answer was on its way.
    if (storedToken() !== session.token) return
    storeToken(token)
    renewToken(token)
  } catch {
    if (storedToken() === session.token) leave({ expired: true })
  }
}
