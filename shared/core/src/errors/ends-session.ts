import { AppError, type ErrorCode } from '../app-error'
import { statusOfCode } from './statuses'

/** A refused sign-in: there was no session to end. */
const refusedLogins: readonly ErrorCode[] = ['AUTH_INVALID_CREDENTIALS', 'AUTH_EMAIL_NOT_VERIFIED']

/** What an answer says in its `detail`, word for word, when a session is over. */
const lastWords: readonly (string | undefined)[] = ['Token inválido', 'Sessão expirada']

/**
 * Does this error end the session? Only our own error objects are asked, never whether a text holds some words: a
 * product or a chat answer may well say "401". A dead link (400) is not a dead session.
 */
export function endsSession(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  if (error.details.requiresAuth) return true
  if (refusedLogins.includes(error.code)) return false
  if (lastWords.includes(error.details.detail)) return true
  return (error.details.status ?? statusOfCode(error.code)) === 401
}
