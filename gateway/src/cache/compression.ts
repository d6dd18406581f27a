import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)
/** The best level costs seconds on big files, and only source maps are that big. */
const largestAtBestLevel = 1_000_000

/** Compresses text off the event loop, as small as the encoding goes. */
export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: 9 })
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > largestAtBestLevel ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** Compresses text that somebody waits for, at a level that costs less time than its bytes. */
export function compressQuickly(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: 6 })
  return toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** Undoes `compress`; refuses to grow beyond `limit`. */
export function decompress(bytes: Buffer, encoding: Encoding, limit: number): Promise<Buffer> {
  const options = { maxOutputLength: Math.max(limit, 1) }
  return encoding === 'gzip' ? fromGzip(bytes, options) : fromBrotli(bytes, options)
}

/** The encodings a client takes, best first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return (['br', 'gzip'] as const).filter((encoding) => accepted.has(encoding))
}
