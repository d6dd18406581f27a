import { Worker } from 'node:worker_threads'
import { AppError } from '@ag/core'
import type { TableReplies, TableRequest } from './table-session'

type ReplyTo<Request> = Request extends { op: infer Op extends keyof TableReplies } ? TableReplies[Op] : never

export interface TableThread {
  /** Throws VALIDATION_FAILED with words about the file, or UNAVAILABLE when the thread is late, full or gone. */
  ask<Request extends TableRequest>(request: Request, deadline: number): Promise<ReplyTo<Request>>
  stop(): Promise<void>
}

interface Waiting {
  resolve(reply: unknown): void
  reject(error: AppError): void
}

const mostWaiting = 50

/** A thread that starts with the first request and anew after it failed or was late: what it held is loaded again. */
export function tableThread(program: string, most: number): TableThread {
  let worker: Worker | undefined
  const waiting = new Map<number, Waiting>()
  let last = 0

  function start(): Worker {
    const started = new Worker(program, {
      workerData: { most },
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    })
    started.unref()
    started.on(
      'message',
      ({ id, ...told }: { id: number; reply?: unknown; problem?: string; failure?: string }) => {
        const caller = waiting.get(id)
        waiting.delete(id)
        if (told.problem !== undefined)
          caller?.reject(new AppError('VALIDATION_FAILED', { userMessage: told.problem }))
        else if (told.failure !== undefined)
          caller?.reject(new AppError('INTERNAL', { cause: new Error(told.failure) }))
        else caller?.resolve(told.reply)
      },
    )
    const lost = (cause: unknown) => {
      if (worker === started) giveUp(cause instanceof Error ? cause : new Error('the thread of tables ended'))
    }
    started.on('error', lost)
    started.on('exit', lost)
    return started
  }

  function giveUp(cause: Error): void {
    const gone = worker
    worker = undefined
    for (const { reject } of waiting.values()) reject(new AppError('UNAVAILABLE', { cause, retryAfter: 2 }))
    waiting.clear()
    void gone?.terminate()
  }

  return {
    ask(request, deadline) {
      if (waiting.size >= mostWaiting) throw new AppError('UNAVAILABLE', { retryAfter: 2 })
      worker ??= start()
      last += 1
      const id = last
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => giveUp(new Error(`${request.op} took longer than ${deadline} ms`)),
          deadline,
        )
        const settled =
          <Value>(use: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer)
            use(value)
          }
        waiting.set(id, { resolve: settled(resolve as (reply: unknown) => void), reject: settled(reject) })
        worker?.postMessage({ id, request })
      })
    },
    async stop() {
      const gone = worker
      giveUp(new Error('the server stops'))
      await gone?.terminate()
    },
  }
}
