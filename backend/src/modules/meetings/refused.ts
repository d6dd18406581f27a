import { AppError } from '@ag/core'

/** A booking that one field keeps from being made. */
export const refused = (field: string, code: string, message: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ field, code, message }] })
