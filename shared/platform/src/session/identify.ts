import { AppError } from '@ag/core'
import { enter, leave } from './enter'
import { hasExpired } from './expiry'
import { wordsOf } from './in-words'
import { platform } from './platform'
import { refusesToken } from './refuses-token'
import { renew } from './renew'

/**
 * Finds out whose the stored token is: its owner enters, and a token that the server refuses is forgotten. One that has
 * expired gets one try at being renewed: the server does that for who asked to be remembered.
 * @throws {AppError} what may pass: no answer, a fault of ours
 */
export async function identify(): Promise<void> {
  const stored = platform.storedToken()
  if (stored === undefined || !canBeSent(stored)) return leave()
  const isOver = hasExpired(stored)
  try {
    const token = isOver ? await renewOnce(stored) : stored
    if (token !== undefined) await enter(token, { once: true })
  } catch (error) {
    if (!refusesToken(error) && !isMalformed(error)) throw error
    const session = platform.currentSession()
    const isIn = session.status === 'signed-in' && session.token === stored
    // Another try may have succeeded, or somebody have signed in again meanwhile.
    if (isIn || platform.storedToken() !== stored) return
    const saidSo = error instanceof AppError && error.details.requiresAuth
    leave({ expired: isOver || saidSo, reason: isOver ? wordsOf(error) : undefined })
  }
}

/** No header holds anything else, and so nobody can be asked about it. */
const canBeSent = (token: string) => /^[ -~]+$/.test(token)

let renewing: Promise<string | undefined> | undefined

/** A token is exchanged once at a time; who comes meanwhile has a try of their own when that one has failed. */
async function renewOnce(token: string): Promise<string | undefined> {
  await renewing?.catch(() => undefined)
  renewing ??= renew(token, Date.now()).finally(() => {
    renewing = undefined
  })
  return renewing
}

/** An answer came, and it was none: no repeat mends that. */
const isMalformed = (error: unknown) =>
  error instanceof AppError && error.code === 'BAD_GATEWAY' && error.details.status === undefined
