import { AppError, type ErrorCode } from '../app-error'
import { statusOfCode } from './statuses'

/** Refused at the door: there was no session to end. */
const refusedLogins: readonly ErrorCode[] = ['AUTH_INVALID_CREDENTIALS', 'AUTH_EMAIL_NOT_VERIFIED']

/**
 * Does this error end the session? Only our own error objects are asked, never their words: a product or a chat
 * answer may well say "401". A dead link (400) is not a dead session.
 */
export function endsSession(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  if (error.details.requiresAuth) return true
  if (refusedLogins.includes(error.code)) return false
  return (error.details.status ?? statusOfCode(error.code)) === 401
}
