import type { Me } from '@ag/contracts'
import { AppError, endsSession, storageKeys } from '@ag/core'
import { atom } from 'jotai/vanilla'
import { useSyncExternalStore } from 'react'
import { call, connectSession } from '../api/call'
import { forgetCustomer } from '../api/query'
import { dropDrafts, writeStored } from '../storage'
import { store } from '../store'
import { refusesToken } from './refuses-token'
import { renew } from './renew'
import { retryPatiently } from './retry-patiently'
import { expiryOf, storedToken } from './token'

export type Session =
  | { status: 'loading' }
  | {
      status: 'visitor'
      /** The session ended by itself: say so instead of bouncing. */
      expired?: boolean
      /** Somebody has just signed out here and is on the way home. */
      signedOut?: boolean
    }
  | { status: 'signed-in'; user: Me; token: string }

export const sessionAtom = atom<Session>({ status: 'loading' })

const loading: Session = { status: 'loading' }

/**
 * Who is signed in, as one state. While a prerendered page is being taken over it is `loading`, as it was where the page
 * was rendered, however fast the answer came.
 */
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, () => loading)
const subscribe = (listener: () => void) => store.sub(sessionAtom, listener)
export const currentSession = (): Session => store.get(sessionAtom)

/** Makes the session that the stored token stands for the current one. */
export async function enter(token: string): Promise<void> {
  const { getMe } = await import('./contracts')
  const user = await call(getMe, {}, { token })
  // Somebody may have signed out, or in again, while the answer was on its way.
  if (storedToken() !== token) return
  const session = currentSession()
  if (session.status === 'signed-in' && session.user.id !== user.id) forgetCustomer()
  store.set(sessionAtom, { status: 'signed-in', user, token })
}

/** Keeps the user and takes the new token: what a refresh does. */
export function renewToken(token: string): void {
  const session = currentSession()
  if (session.status === 'signed-in') store.set(sessionAtom, { ...session, token })
}

/**
 * Ends the session in this browser: storage, server state and user are gone. What has been typed outlives a session
 * that ended by itself, and is gone with one that somebody has ended.
 */
export function leave({ expired = false, signedOut = false } = {}): void {
  if (storedToken() !== undefined) {
    // An empty token, for a moment: tells the other tabs that nobody has signed out.
    if (expired) writeStored(storageKeys.token, '')
    writeStored(storageKeys.token, undefined)
  }
  writeStored(storageKeys.orgId, undefined)
  if (!expired && currentSession().status === 'signed-in') dropDrafts()
  forgetCustomer()
  store.set(sessionAtom, { status: 'visitor', ...(expired && { expired }), ...(signedOut && { signedOut }) })
}

/**
 * Starts from what the browser remembers: a stored token that the server still accepts, or a visitor. A token that has
 * expired gets one try at being renewed: the server does that for who asked to be remembered.
 */
export async function restoreSession(): Promise<void> {
  const stored = storedToken()
  if (stored === undefined) return store.set(sessionAtom, { status: 'visitor' })
  const isExpired = (expiryOf(stored) ?? 0) <= Date.now()
  try {
    const token = isExpired ? await renew(stored, Date.now()) : stored
    if (token === undefined) return leave()
    const until = expiryOf(token) ?? Date.now()
    await retryPatiently(() => enter(token), { until, final: refusesToken })
  } catch (error) {
    const saidSo = error instanceof AppError && error.details.requiresAuth
    if (isExpired || storedToken() === stored) leave({ expired: isExpired || saidSo })
  }
}

connectSession({
  token: () => {
    const session = currentSession()
    return session.status === 'signed-in' ? session.token : undefined
  },
  refused: (error, token) => {
    const session = currentSession()
    // A late refusal of an older token says nothing about the one in use.
    if (session.status === 'signed-in' && session.token === token && endsSession(error))
      leave({ expired: true })
  },
})
