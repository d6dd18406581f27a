import { getMe, getSettings } from '@ag/contracts'
import { AppError, endsSession, plainErrors, storageKeys } from '@ag/core'
import type { CallOptions } from '../api/call'
import { inWords } from './in-words'
import { platform } from './platform'
import type { User } from './session'

/**
 * Makes the session that the stored token stands for the current one.
 * @param options how often the server is asked
 */
export async function enter(token: string, options: Pick<CallOptions, 'once'> = {}): Promise<void> {
  const user = await whoHas(token, options)
  // Somebody may have signed out, or in again, while the answer was on its way.
  if (platform.storedToken() !== token) return
  const session = platform.currentSession()
  if (session.status === 'signed-in' && session.user.id !== user.id) platform.forgetCustomer()
  platform.store.set(platform.sessionAtom, {
    status: 'signed-in',
    user,
    token,
    orgId: platform.storedOrgId() ?? user.id,
  })
}

async function whoHas(token: string, options: Pick<CallOptions, 'once'>): Promise<User> {
  const me = await platform.call(getMe, {}, { token, ...options }).catch((error: unknown) => {
    throw isKnown(error) ? error : inWords(error, plainErrors.me)
  })
  return { ...me, company: me.company || (await companyName()), role: 'user' }
}

/** Is there something better to say than what has failed? */
const isKnown = (error: unknown) => error instanceof AppError && error.code !== 'INTERNAL'

/** Who runs the site; most pages know already. */
async function companyName(): Promise<string> {
  const settings = await platform.queryClient
    .ensureQueryData(platform.query(getSettings))
    .catch(() => undefined)
  return settings?.company_name ?? ''
}

/** Keeps the user and takes the new token: what a refresh does. */
export function renewToken(token: string): void {
  const session = platform.currentSession()
  if (session.status === 'signed-in') platform.store.set(platform.sessionAtom, { ...session, token })
}

interface Leaving {
  /** It ended by itself. */
  expired?: boolean
  /** What ended it, in words. */
  reason?: string | undefined
  /** Somebody has ended it here. */
  signedOut?: boolean
}

/**
 * Ends the session in this browser: storage, server state and user are gone. What has been typed outlives a session
 * that ended by itself, and is gone with one that somebody has ended.
 */
export function leave({ expired = false, reason, signedOut = false }: Leaving = {}): void {
  if (platform.storedToken() !== undefined) {
    // An empty token, for a moment: tells the other tabs that nobody has signed out.
    if (expired) platform.writeStored(storageKeys.token, '')
    platform.writeStored(storageKeys.token, undefined)
  }
  platform.writeStored(storageKeys.orgId, undefined)
  if (!expired && platform.currentSession().status === 'signed-in') platform.dropDrafts()
  platform.forgetCustomer()
  platform.store.set(platform.sessionAtom, {
    status: 'visitor',
    ...(expired && { expired, ...(reason && { reason }) }),
    ...(signedOut && { signedOut }),
  })
}

/** Ends the session where the server has refused a call that was made with its token. */
export function endIfRefused(error: unknown, token: string): void {
  const session = platform.currentSession()
  // A late refusal of an older token says nothing about the one in use.
  if (session.status === 'signed-in' && session.token === token && endsSession(error))
    leave({ expired: true })
}
