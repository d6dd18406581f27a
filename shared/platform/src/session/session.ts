import type { Me } from '@ag/contracts'
import { atom } from 'jotai/vanilla'
import { useSyncExternalStore } from 'react'
import { store } from '../store'

/** Who is signed in, as every screen may know them. */
export type User = Omit<Me, 'company'> & {
  /** The product's own where the server knows none. */
  company: string
  /** The only one there is in a browser: what an administrator may do is the server's word. */
  role: 'user'
}

export type Session =
  | { status: 'loading' }
  | {
      status: 'visitor'
      /** The session ended by itself: say so instead of bouncing. */
      expired?: boolean
      /** What ended it, in words, where that is known. */
      reason?: string
      /** Somebody has just signed out here and is on the way home. */
      signedOut?: boolean
    }
  | {
      /** There is a token, and nobody has said yet whose it is: a visitor until then, where a visitor may be. */
      status: 'unreachable'
      /** Whom the session will belong to, if it comes. */
      orgId: string | undefined
      error: unknown
    }
  | {
      status: 'signed-in'
      user: User
      token: string
      /** Whom the login was answered for. */
      orgId: string
    }

export const sessionAtom = atom<Session>({ status: 'loading' })

const loading: Session = { status: 'loading' }

/**
 * Who is signed in, as one state. While a prerendered page is being taken over it is `loading`, as it was where the page
 * was rendered, however fast the answer came.
 */
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, () => loading)
const subscribe = (listener: () => void) => store.sub(sessionAtom, listener)
export const currentSession = (): Session => store.get(sessionAtom)
