import { randomBytes } from 'node:crypto'

/** A new opaque id that says what it names, e.g. `usr_4f…`. */
export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
