import { storageKeys } from '@ag/core'
import { readStored, writeStored } from '../storage'

/** The stored token, whoever wrote it: this tab or another. */
export const storedToken = (): string | undefined => readStored(storageKeys.token) || undefined

export function storeToken(token: string, userId?: string): void {
  writeStored(storageKeys.token, token)
  if (userId !== undefined) writeStored(storageKeys.orgId, userId)
}

/** When a token expires, in milliseconds since 1970; undefined when the text is no token with an `exp`. */
export function expiryOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const exp = (claims as { exp?: unknown }).exp
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    return undefined
  }
}
