// The thread that owns the embedded database, so that a slow statement never blocks the server. Plain JavaScript and
// self-contained: threads do not inherit the loader that runs the sources, and the build only copies this file.
import { randomUUID } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { promisify } from 'node:util'
import { parentPort } from 'node:worker_threads'
import { gzip as gzipWithCallback } from 'node:zlib'
import { PGlite, types } from '@electric-sql/pglite'

const gzip = promisify(gzipWithCallback)

/** @type {(value: string) => string} */
const asText = (value) => value
/** Drizzle reads times itself, from text. */
const parsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
}

/** @type {PGlite | undefined} */
let database
/** @type {Blob | undefined} */
let dump

parentPort?.on('message', async (/** @type {import('./worker-protocol').WorkerRequest} */ request) => {
  const reply = await answer(request).then(
    (result) => ({ id: request.id, result }),
    (error) => ({ id: request.id, error: describeFailure(error) }),
  )
  parentPort?.postMessage(reply)
})

/** @param {import('./worker-protocol').WorkerRequest} request */
async function answer(request) {
  switch (request.op) {
    case 'open':
      database = await openDirectory(request.dir, request.snapshot)
      // The channel of public-changes.ts. What it tells leaves this thread ahead of the reply to the statement that caused it.
      await database.listen('public_data', () => parentPort?.postMessage({ changed: true }))
      return undefined
    case 'query': {
      const { text, params, rowMode } = request
      const { rows, affectedRows } = await opened().query(text, params, { rowMode, parsers })
      return { rows, affectedRows }
    }
    case 'dump':
      dump = await opened().dumpDataDir('none')
      return undefined
    case 'write-dump':
      await writeDump(request.file)
      return undefined
    case 'close':
      await database?.close()
      database = undefined
      return undefined
  }
}

function opened() {
  if (!database) throw new Error('The embedded database is not open.')
  return database
}

/**
 * Without a directory the database lives in memory.
 * @param {string | undefined} dir
 * @param {string | undefined} snapshot
 */
async function openDirectory(dir, snapshot) {
  if (!snapshot) return PGlite.create(dir)
  const bytes = await readFile(snapshot)
  const loadDataDir = new Blob([new Uint8Array(bytes)], { type: 'application/x-gzip' })
  return PGlite.create(dir, { loadDataDir })
}

/**
 * Packed and written while the database is in use again; the file appears whole or not at all.
 * @param {string} file
 */
async function writeDump(file) {
  if (!dump) throw new Error('There is no dump to write.')
  const packed = await gzip(new Uint8Array(await dump.arrayBuffer()), { level: 1 })
  dump = undefined
  const unfinished = `${file}.${randomUUID()}.part`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(packed)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
}

/**
 * Keeps what programs need of an error and drops the values that it quotes.
 * @param {{ message?: string, code?: string, constraint?: string }} error
 */
function describeFailure({ message, code, constraint }) {
  return { message: message ?? 'unknown', code, constraint }
}
