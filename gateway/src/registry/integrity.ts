import { createHash } from 'node:crypto'

/** The integrity value of some bytes. */
export const integrityOf = (bytes: Uint8Array): string => hashOf('sha256', bytes)

/** Do some bytes have a declared integrity, whichever of the two algorithms it is made with? */
export const hasIntegrity = (bytes: Uint8Array, declared: string | undefined): boolean =>
  declared !== undefined && hashOf(declared.startsWith('sha384-') ? 'sha384' : 'sha256', bytes) === declared

const hashOf = (algorithm: 'sha256' | 'sha384', bytes: Uint8Array) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
