// The thread that owns the embedded database, so that a slow statement never blocks the server. Plain JavaScript and
// self-contained: threads do not inherit the loader that runs the sources, and the build only copies this file.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'

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

parentPort?.on('message', async (/** @type {import('./worker-protocol').WorkerRequest} */ request) => {
  const reply = await answer(request).then(
    (result) => ({ id: request.id, result }),
    (error) => ({ id: request.id, error: describeFailure(error) }),
  )
  // A copy of the database goes over as it is.
  parentPort?.postMessage(
    reply,
    'result' in reply && reply.result instanceof ArrayBuffer ? [reply.result] : [],
  )
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
      return (await opened().dumpDataDir('none')).arrayBuffer()
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
 * Keeps what programs need of an error and drops the values that it quotes.
 * @param {{ message?: string, code?: string, constraint?: string }} error
 */
function describeFailure({ message, code, constraint }) {
  return { message: message ?? 'unknown', code, constraint }
}
