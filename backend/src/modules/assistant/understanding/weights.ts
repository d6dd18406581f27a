import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { fromBytes, type Weights } from './classifier'

let read: Weights | undefined

/** The trained weights, read once. */
export function trainedWeights(): Weights {
  read ??= fromBytes(gunzipSync(readFileSync(new URL('./weights.bin.gz', import.meta.url))))
  return read
}
