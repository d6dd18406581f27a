import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in a time that says nothing of where the first difference lies, nor of the lengths. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other))

const hashOf = (text: string) => createHash('sha256').update(text).digest()
