import { AppError, endsSession } from '@ag/core'

/** Answers below 500 that may be others in a moment: too slow, too many. */
const passing = [408, 429]

/** Is this the server's last word on a token? Anything else (no answer, a fault of ours) may pass. */
export function refusesToken(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  const { status } = error.details
  return endsSession(error) || (status !== undefined && status < 500 && !passing.includes(status))
}
