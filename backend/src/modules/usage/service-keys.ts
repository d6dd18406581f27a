import { sameSecret } from '../../same-secret'

/** Says whether a token is one of the keys that our own services hold. */
export type IsServiceKey = (token: string) => boolean

/** Every key is compared, whichever it is. */
export const serviceKeys =
  (keys: readonly string[]): IsServiceKey =>
  (token) =>
    keys.map((key) => sameSecret(key, token)).some(Boolean)
