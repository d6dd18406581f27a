import { AppError } from '@ag/core'
import type * as z from 'zod/mini'

/**
 * What somebody sent, as a schema has it.
 * @throws {AppError} `VALIDATION_FAILED` with every field that is wrong
 */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    code: issue.code ?? 'invalid',
    message: issue.message,
  }))
  throw new AppError('VALIDATION_FAILED', { errors })
}
