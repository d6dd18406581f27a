import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { minutes, seconds } from '../../clock'
import { publicChanges } from '../public-changes'
import type { Engine } from './engine'
import type { WorkerError, WorkerReply, WorkerRequest, WorkerResults } from './worker-protocol'
import { writeDump } from './write-dump'

/** A request without its number; spelled out because Omit does not reach into a union. */
type Asked = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never

const openingDeadline = seconds(60)
/** A copy is unpacked first, which takes the longer the larger it is. */
const unpackingDeadline = minutes(30)

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
  let dump: ArrayBuffer | undefined
  return {
    changes,
    query: (text, params, rowMode) => thread.ask({ op: 'query', text, params, rowMode }),
    async restart() {
      changes.end(thread)
      await thread.terminate()
      thread = await start()
    },
    async dump() {
      dump = await thread.ask({ op: 'dump' })
    },
    async writeDump(file) {
      if (!dump) throw new Error('There is no dump to write.')
      const bytes = new Uint8Array(dump)
      dump = undefined
      await writeDump(bytes, file)
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
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
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

  const ask = <Op extends Asked['op']>(request: Asked & { op: Op }) =>
    new Promise<WorkerResults[Op]>((resolve, reject) => {
      if (gone) return reject(gone)
      last += 1
      worker.ref()
      waiting.set(last, { resolve: resolve as (result: unknown) => void, reject })
      worker.postMessage({ ...request, id: last })
    })
  const terminate = () => worker.terminate().then(() => undefined)

  const timer = setTimeout(
    () => {
      failAll(new Error('The embedded database did not open in time.'))
      void terminate()
    },
    snapshot ? unpackingDeadline : openingDeadline,
  )
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
