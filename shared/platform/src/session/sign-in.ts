import type { BodyOf, login, ReplyOf } from '@ag/contracts'
import { AppError } from '@ag/core'
import { call } from '../api/call'
import { navigate } from '../navigation'
import { currentSession, enter, leave } from './session'
import { storeToken } from './token'

/**
 * Signs in with e-mail and password.
 * @returns the ticket for the second half, where a code is still asked for
 * @throws {AppError} `AUTH_EMAIL_NOT_VERIFIED` when the password is right and the e-mail is not confirmed yet
 */
export async function signIn(credentials: BodyOf<typeof login>): Promise<string | undefined> {
  const { login } = await import('./contracts')
  return signInWith(await call(login, { body: credentials }, { auth: 'none' }))
}

/** Makes the session that the answer to a login stands for; whichever way somebody has proved themselves. */
export async function signInWith(answer: ReplyOf<typeof login>): Promise<string | undefined> {
  if (answer.second_factor) return answer.second_factor.ticket
  if (!answer.email_verified || !answer.token)
    throw new AppError('AUTH_EMAIL_NOT_VERIFIED', {
      userMessage: 'Por favor, verifique seu email antes de fazer login. Verifique sua caixa de entrada.',
    })
  storeToken(answer.token, answer.user_id)
  try {
    await enter(answer.token)
  } catch (error) {
    leave()
    throw error
  }
}

/** Signs out everywhere in this browser and goes home; the server is told, but nobody waits for it. */
export function signOut(): void {
  const session = currentSession()
  if (session.status === 'signed-in') void tellServer(session.token).catch(() => undefined)
  leave({ signedOut: true })
  navigate('/')
}

async function tellServer(token: string): Promise<void> {
  const { logout } = await import('./contracts')
  await call(logout, {}, { token })
}
