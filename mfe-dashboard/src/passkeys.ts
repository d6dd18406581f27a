import { getPasskeys } from '@ag/contracts'
import { isPasskeyHost } from '@ag/core'
import { query } from '@ag/platform'

/** The customer's passkeys. */
export const passkeys = query(getPasskeys)

/** Can this browser make a passkey here? */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && isPasskeyHost(location.hostname)
