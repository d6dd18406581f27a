import { randomBytes } from 'node:crypto'

/** A new opaque id that says what it names, e.g. `usr_4f…`. */
export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`

/** The same of what whoever knows it may act by, such as a hold: 128 bits. */
export const secretId = (kind: string) => `${kind}_${randomBytes(16).toString('hex')}`
