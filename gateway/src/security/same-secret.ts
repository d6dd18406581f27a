import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time; their digests have one length, so not even that is told. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}
