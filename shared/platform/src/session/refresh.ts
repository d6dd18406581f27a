import { plainErrors, refreshDelay, storageKeys } from '@ag/core'
import { leave, renewToken } from './enter'
import { expiryOf, hasExpired } from './expiry'
import { wordsOf } from './in-words'
import { platform } from './platform'
import { renew } from './renew'

let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined

/**
 * Keeps the session alive while the page is open: refreshes the token in time, once for all tabs, and ends with the
 * session of the other tabs.
 */
export function startRefreshing(): void {
  platform.store.sub(platform.sessionAtom, schedule)
  window.addEventListener('storage', follow)
  document.addEventListener('visibilitychange', wake)
  schedule()
}

function schedule(): void {
  clearTimeout(timer)
  const session = platform.currentSession()
  if (session.status !== 'signed-in') return
  const delay = refreshDelay(expiryOf(session.token) ?? 0, Date.now())
  if (delay !== undefined) timer = setTimeout(() => void refreshOnce(), delay)
}

/** Timers stop while a computer sleeps: on waking, a late refresh is made up for, and an expired token is looked at as after a reload. */
function wake(): void {
  const session = platform.currentSession()
  if (document.visibilityState !== 'visible' || session.status !== 'signed-in') return
  const stored = platform.storedToken()
  if (stored === undefined) followOut()
  else if (stored !== session.token) void platform.restoreSession()
  else if (hasExpired(stored)) startOver()
  else schedule()
}

/** Only the server knows whether the owner of an expired token asked to be remembered; no call is made with it meanwhile. */
function startOver(): void {
  platform.store.set(platform.sessionAtom, { status: 'loading' })
  void platform.restoreSession()
}

/** Another tab has taken the token away; one that it has put there is followed by every page. */
function follow({ key, newValue }: StorageEvent): void {
  if ((key === storageKeys.token || key === null) && platform.storedToken() === undefined)
    followOut(newValue === '')
}

/** @param expired has the other tab said that the session ended by itself? */
function followOut(expired = false): void {
  const session = platform.currentSession()
  if (session.status === 'signed-in') leave({ expired: expired || hasExpired(session.token) })
  else if (session.status !== 'visitor') leave({ expired })
}

/** Refreshes the token, once at a time in this tab and across all tabs of the browser. */
export function refreshOnce(): Promise<void> {
  running ??= refreshToken().finally(() => {
    running = undefined
  })
  return running
}

async function refreshToken(): Promise<void> {
  const session = platform.currentSession()
  if (session.status !== 'signed-in') return
  // A timer that was late by a night.
  if (hasExpired(session.token)) return startOver()
  try {
    const token = await renew(session.token, expiryOf(session.token) ?? 0)
    if (token !== undefined) renewToken(token)
    // Nobody has signed out here, and no other tab has said so.
    else if (platform.currentSession() === session) leave({ expired: true, reason: plainErrors.tokenMissing })
  } catch (error) {
    if (platform.storedToken() === session.token) leave({ expired: true, reason: wordsOf(error) })
  }
}
