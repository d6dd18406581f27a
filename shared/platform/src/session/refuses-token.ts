import { AppError, endsSession } from '@ag/core'

/** Is this the server's last word on a token? Anything else (no answer, a fault of ours) may pass. */
export const refusesToken = (error: unknown): boolean =>
  endsSession(error) || (error instanceof AppError && error.details.status === 403)
