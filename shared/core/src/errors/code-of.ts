import { AppError, type ErrorCode } from '../app-error'

/** The code of whatever was thrown; undefined for what the catalogue does not know. */
export function codeOf(error: unknown): ErrorCode | undefined {
  if (error instanceof AppError) return error.code
  return isConnectionFailure(error) ? 'NETWORK' : undefined
}

/** How browsers and Node say that a request never arrived; each engine has words of its own. */
const connectionFailures = /^(fetch failed|failed to fetch|load failed|networkerror when attempting)/i

function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'ECONNREFUSED') return true
  return error.name === 'TypeError' && connectionFailures.test(error.message)
}
