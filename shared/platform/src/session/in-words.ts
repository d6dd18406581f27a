import { AppError } from '@ag/core'

/** The same failure, told in these words. */
export const inWords = (error: unknown, userMessage: string): AppError =>
  error instanceof AppError
    ? new AppError(error.code, { ...error.details, userMessage })
    : new AppError('INTERNAL', { userMessage, cause: error })

/** The words that a failure was told in. */
export const wordsOf = (error: unknown): string | undefined =>
  error instanceof AppError ? error.details.userMessage : undefined
