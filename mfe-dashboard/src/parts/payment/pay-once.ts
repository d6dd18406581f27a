import { AppError, type ErrorCode } from '@ag/core'
import { newRequestKey } from '@ag/platform'

/** After these nobody knows whether it was done. */
const unheard: ErrorCode[] = ['NETWORK', 'TIMEOUT', 'BAD_GATEWAY', 'UNAVAILABLE', 'INTERNAL']
const keys = new Map<string, string>()

/**
 * Sends something that costs money under a key that stays until its outcome is known: asked again after an answer that got
 * lost, it is the same payment. One that was refused is over, and the next try is another one.
 * @param said what makes it the same
 */
export async function payOnce<Result>(
  said: unknown,
  send: (options: { idempotencyKey: string }) => Promise<Result>,
): Promise<Result> {
  const name = JSON.stringify(said)
  const idempotencyKey = keys.get(name) ?? newRequestKey()
  keys.set(name, idempotencyKey)
  try {
    const result = await send({ idempotencyKey })
    keys.delete(name)
    return result
  } catch (error) {
    if (error instanceof AppError && !unheard.includes(error.code)) keys.delete(name)
    throw error
  }
}
