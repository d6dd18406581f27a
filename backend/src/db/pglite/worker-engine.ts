import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { seconds } from '../../clock'
import { publicChanges } from '../public-changes'
import type { Engine } from './engine'
import type { QueryResult, WorkerError, WorkerReply, WorkerRequest } from './worker-protocol'

/** A request without its number; spelled out because Omit does not reach into a union. */
type Asked = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

const openingDeadline = seconds(60)

/** An error as the database gave it, on this side of the thread. */
class EmbeddedDatabaseError extends Error {
  readonly code: string | undefined
  readonly constraint: string | undefined

  constructor({ message, code, constraint }: WorkerError) {
    super(message)
    this.name = 'EmbeddedDatabaseError'
    this.code = code
    this.constraint = constraint
  }
}

/** Opens a directory (without one: memory) in a thread of its own; from a snapshot when one is given. */
export async function workerEngine(dir?: string, snapshot?: string): Promise<Engine> {
  const changes = publicChanges()
  const start = async (from?: string) => {
    const thread = await startThread(changes.tell, dir, from)
    changes.begin(thread)
    return thread
  }
  let thread = await start(snapshot)
  return {
    changes,
    async query(text, params, rowMode) {
      const result = await thread.ask({ op: 'query', text, params, rowMode })
      return result ?? { rows: [], affectedRows: 0 }
    },
    async restart() {
      changes.end(thread)
      await thread.terminate()
      thread = await start()
    },
    async dump() {
      await thread.ask({ op: 'dump' })
    },
    async writeDump(file) {
      await thread.ask({ op: 'write-dump', file })
    },
    async close() {
      await thread.ask({ op: 'close' })
      await thread.terminate()
    },
  }
}

async function startThread(onChanged: () => void, dir?: string, snapshot?: string) {
  const worker = new Worker(fileURLToPath(new URL('./pglite-worker.mjs', import.meta.url)))
  worker.unref()
  const waiting = new Map<number, { resolve(result?: QueryResult): void; reject(error: Error): void }>()
  let last = 0
  let gone: Error | undefined

  worker.on('message', (reply: WorkerReply) => {
    if ('changed' in reply) return onChanged()
    const caller = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (waiting.size === 0) worker.unref()
    if ('error' in reply) caller?.reject(new EmbeddedDatabaseError(reply.error))
    else caller?.resolve(reply.result)
  })
  const failAll = (error: Error) => {
    gone = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => failAll(gone ?? new Error('The thread of the embedded database ended.')))

  const ask = (request: Asked) =>
    new Promise<QueryResult | undefined>((resolve, reject) => {
      if (gone) return reject(gone)
      last += 1
      worker.ref()
      waiting.set(last, { resolve, reject })
      worker.postMessage({ ...request, id: last })
    })
  const terminate = () => worker.terminate().then(() => undefined)

  const timer = setTimeout(() => {
    failAll(new Error('The embedded database did not open in time.'))
    void terminate()
  }, openingDeadline)
  try {
    await ask({ op: 'open', dir, snapshot })
  } catch (error) {
    await terminate()
    throw error
  } finally {
    clearTimeout(timer)
  }
  return { ask, terminate }
}
