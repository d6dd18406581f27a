import { refresh } from '@ag/contracts'
import { AppError, plainErrors, refreshError } from '@ag/core'
import { inWords } from './in-words'
import { platform } from './platform'
import { refusesToken } from './refuses-token'
import { retryPatiently } from './retry-patiently'

const lockName = 'ag.refresh'
/** With `settling` still soon enough for the next try: a page heals within five seconds of the server's return. */
const callTimeout = 3000
/** Other tabs see a moment later what was stored or, after a refusal, removed: the lock is kept until then. */
const settling = 1000

/**
 * Exchanges a token for a new one, one tab of the browser at a time; what another tab has stored meanwhile is taken
 * as it is.
 * @param until milliseconds since 1970 until which a failure that may pass is tried again
 * @returns the token to go on with; undefined when somebody signed out
 * @throws {AppError} when the server refuses, or nothing came of it in time
 */
export function renew(token: string, until: number): Promise<string | undefined> {
  return exclusively(async () => {
    if (platform.storedToken() !== token) return platform.storedToken()
    const fresh = await retryPatiently(() => ask(token), { until, final: refusesToken })
    // Somebody may have signed out while the answer was on its way.
    if (platform.storedToken() === token) platform.storeToken(fresh)
    return platform.storedToken()
  })
}

async function ask(token: string): Promise<string> {
  const signal = AbortSignal.timeout(callTimeout)
  const answer = await platform.call(refresh, {}, { token, signal }).catch((error: unknown) => {
    throw inWords(error, refreshError(error instanceof AppError ? error.details.status : undefined))
  })
  const fresh = answer.access_token ?? answer.token
  if (!fresh) throw new AppError('BAD_GATEWAY', { userMessage: plainErrors.tokenNotReturned })
  return fresh
}

async function exclusively<T>(work: () => Promise<T>): Promise<T> {
  // Without locks the server's grace for the previous token keeps two tabs from ending each other's session.
  if (!('locks' in navigator)) return work()
  return new Promise<T>((resolve, reject) => {
    const turn = navigator.locks.request(lockName, async () => {
      await work().then(resolve, reject)
      await new Promise((settled) => setTimeout(settled, settling))
    })
    turn.catch(reject)
  })
}
