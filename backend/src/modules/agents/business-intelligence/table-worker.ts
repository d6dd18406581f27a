import { parentPort, workerData } from 'node:worker_threads'
import { problemOf, type TableRequest, tableSession } from './table-session'

// Beside the server (record 22): a million rows are read and counted here without a request waiting.
const handle = tableSession(workerData.most)
parentPort?.on('message', ({ id, request }: { id: number; request: TableRequest }) => {
  try {
    parentPort?.postMessage({ id, reply: handle(request) })
  } catch (error) {
    const problem = problemOf(error)
    parentPort?.postMessage({ id, ...(problem === undefined ? { failure: String(error) } : { problem }) })
  }
})
