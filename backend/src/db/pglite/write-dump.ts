import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

const atOnce = 1 << 20

/**
 * Packs and writes a copy of the database while that is in use again; the file appears whole or not at all. It is done outside the
 * database's thread, which ends with a statement that takes too long.
 */
export async function writeDump(bytes: Uint8Array, file: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`
  try {
    const packed = createGzip({ level: 1, chunkSize: atOnce })
    await pipeline(piecesOf(bytes), packed, createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

function* piecesOf(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += atOnce) yield bytes.subarray(start, start + atOnce)
}
