import { type BodyOf, login, logout, type ReplyOf } from '@ag/contracts'
import { AppError, deviceNoteKey, plainErrors } from '@ag/core'
import { enter, leave } from './enter'
import { expiryOf } from './expiry'
import { platform } from './platform'
import { refusesToken } from './refuses-token'
import { retryPatiently } from './retry-patiently'

/**
 * Signs in with e-mail and password.
 * @returns the ticket for the second half, where a code is still asked for
 * @throws {AppError} `AUTH_EMAIL_NOT_VERIFIED` when the password is right and the e-mail is not confirmed yet
 */
export async function signIn(credentials: BodyOf<typeof login>): Promise<string | undefined> {
  const device_note = platform.readStored(deviceNoteKey)
  const body = { ...credentials, ...(device_note && { device_note }) }
  return signInWith(await platform.call(login, { body }, { auth: 'none' }))
}

/** Makes the session that the answer to a login stands for; whichever way somebody has proved themselves. */
export async function signInWith(answer: ReplyOf<typeof login>): Promise<string | undefined> {
  if (answer.second_factor) return answer.second_factor.ticket
  if (!answer.email_verified)
    throw new AppError('AUTH_EMAIL_NOT_VERIFIED', {
      userMessage: 'Por favor, verifique seu email antes de fazer login. Verifique sua caixa de entrada.',
    })
  if (!answer.token) throw new AppError('INTERNAL', { userMessage: plainErrors.tokenMissing })
  platform.storeToken(answer.token, answer.user_id)
  if (answer.device_note) platform.writeStored(deviceNoteKey, answer.device_note)
  try {
    await enter(answer.token)
  } catch (error) {
    leave()
    throw error
  }
}

/** Told again until the server has heard it, or the token is worth nothing: a network may be gone for a while. */
const tellServer = (token: string) =>
  retryPatiently(() => platform.call(logout, {}, { token, keepalive: true }), {
    until: expiryOf(token) ?? 0,
    final: refusesToken,
  })

/** Signs out everywhere in this browser and goes home; the server is told, but nobody waits for it. */
export function signOut(): void {
  const session = platform.currentSession()
  if (session.status === 'signed-in') void tellServer(session.token).catch(() => undefined)
  leave({ signedOut: true })
  platform.navigate('/')
}
