import type { Me } from '@ag/contracts'
import { AppError, endsSession, refreshDelay, storageKeys } from '@ag/core'
import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { call, connectSession } from '../api/call'
import { queryClient } from '../api/query'
import { readStored, writeStored } from '../storage'
import { store } from '../store'
import { retryPatiently } from './retry-patiently'
import { expiryOf } from './token'

export type Session =
  | { status: 'loading' }
  | { status: 'visitor' /** The session ended by itself: say so instead of bouncing. */; expired?: boolean }
  | { status: 'signed-in'; user: Me; token: string }

export const sessionAtom = atom<Session>({ status: 'loading' })

/** Who is signed in, as one state. */
export const useSession = (): Session => useAtomValue(sessionAtom, { store })
export const currentSession = (): Session => store.get(sessionAtom)

/** The stored token, whoever wrote it: this tab or another. */
export const storedToken = (): string | undefined => readStored(storageKeys.token)

export function storeToken(token: string, userId?: string): void {
  writeStored(storageKeys.token, token)
  if (userId !== undefined) writeStored(storageKeys.orgId, userId)
}

/** Makes the session that the stored token stands for the current one. */
export async function enter(token: string): Promise<void> {
  const { getMe } = await import('./contracts')
  const user = await call(getMe, {}, { token })
  // Somebody may have signed out, or in again, while the answer was on its way.
  if (storedToken() !== token) return
  const session = currentSession()
  if (session.status === 'signed-in' && session.user.id !== user.id) queryClient.clear()
  store.set(sessionAtom, { status: 'signed-in', user, token })
}

/** Keeps the user and takes the new token: what a refresh does. */
export function renewToken(token: string): void {
  const session = currentSession()
  if (session.status === 'signed-in') store.set(sessionAtom, { ...session, token })
}

/** Ends the session in this browser: storage, server state and user are gone. */
export function leave({ expired = false }: { expired?: boolean } = {}): void {
  writeStored(storageKeys.token, undefined)
  writeStored(storageKeys.orgId, undefined)
  // Before anybody was signed in there is only what everybody may see: a page about to be hydrated shows it.
  if (currentSession().status === 'signed-in') queryClient.clear()
  store.set(sessionAtom, expired ? { status: 'visitor', expired } : { status: 'visitor' })
}

/** Starts from what the browser remembers: a stored token that the server still accepts, or a visitor. */
export async function restoreSession(): Promise<void> {
  const token = storedToken()
  if (token === undefined) return store.set(sessionAtom, { status: 'visitor' })
  const expiry = expiryOf(token)
  if (expiry === undefined || refreshDelay(expiry, Date.now()) === undefined) return leave({ expired: true })
  try {
    await retryPatiently(() => enter(token), { until: expiry, final: refusesToken })
  } catch (error) {
    if (storedToken() === token) leave({ expired: error instanceof AppError && error.details.requiresAuth })
  }
}

/** Is this the server's last word on a token? Anything else (no answer, a fault of ours) may pass. */
export const refusesToken = (error: unknown): boolean =>
  endsSession(error) || (error instanceof AppError && error.details.status === 403)

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
