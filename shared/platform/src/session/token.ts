import { storageKeys } from '@ag/core'
import { readStored, writeStored } from '../storage'

/** The stored token, whoever wrote it: this tab or another. */
export const storedToken = (): string | undefined => readStored(storageKeys.token) || undefined

/** Whom the login was answered for that the stored token came with. */
export const storedOrgId = (): string | undefined => readStored(storageKeys.orgId)

export function storeToken(token: string, orgId?: string): void {
  // Other tabs are told of the token, and find its owner there.
  if (orgId !== undefined) writeStored(storageKeys.orgId, orgId)
  writeStored(storageKeys.token, token)
}
