import { AppError } from '@ag/core'
import { deadlines } from '../../deadlines'
import type { Engine } from './engine'
import type { QueryResult } from './worker-protocol'

export interface SerialDeadlines {
  poolWait: number
  statement: number
  transaction: number
}

const usual: SerialDeadlines = {
  poolWait: deadlines.poolWait,
  statement: deadlines.statement,
  transaction: deadlines.handler,
}

type Run = (
  text: string,
  params?: unknown[],
  options?: { rowMode?: 'array' | 'object' },
) => Promise<QueryResult>

/** The part of PGlite that drizzle speaks to. */
export interface SerialClient {
  query: Run
  transaction<T>(
    work: (inside: { query: Run; transaction: SerialClient['transaction'] }) => Promise<T>,
  ): Promise<T>
  /** The engine to itself, without a deadline: checkpoints, snapshots, migrations. */
  exclusively<T>(work: (engine: Engine) => Promise<T>): Promise<T>
  /** Deadlines do not hold while this runs. */
  patiently<T>(work: () => Promise<T>): Promise<T>
}

/**
 * One connection shared by everyone: a statement outside a transaction waits until the transaction that is open has
 * ended, so none ever falls into somebody else's. The database itself ignores time limits, so they are kept here.
 */
export function serialClient(engine: Engine, limits: SerialDeadlines = usual): SerialClient {
  let patience = false
  let upkeep = false
  const turnstile = createTurnstile(() => upkeep)
  const enter = () => turnstile.enter(patience ? undefined : limits.poolWait)

  const run: Run = (text, params = [], { rowMode = 'object' } = {}) => {
    const running = engine.query(text, params, rowMode)
    return patience ? running : endedWithin(running, limits.statement, () => engine.restart())
  }

  const query: Run = async (text, params, options) => {
    const leave = await enter()
    try {
      return await run(text, params, options)
    } finally {
      leave()
    }
  }

  const transaction: SerialClient['transaction'] = async (work) => {
    const leave = await enter()
    let ended = false
    const inside: Run = (text, params, options) =>
      ended ? Promise.reject(unavailable('The transaction has ended.')) : run(text, params, options)
    const timer = patience
      ? undefined
      : setTimeout(() => {
          ended = true
        }, limits.transaction)
    try {
      await run('begin')
      const result = await work({ query: inside, transaction })
      if (ended) throw unavailable('The transaction took too long.')
      await run('commit')
      return result
    } catch (error) {
      // After a restart there is nothing left to roll back, and the statement says so.
      await run('rollback').catch(() => undefined)
      throw error
    } finally {
      ended = true
      clearTimeout(timer)
      leave()
    }
  }

  return {
    query,
    transaction,
    async exclusively(work) {
      const leave = await turnstile.enter()
      upkeep = true
      try {
        return await work(engine)
      } finally {
        upkeep = false
        leave()
      }
    },
    async patiently(work) {
      patience = true
      try {
        return await work()
      } finally {
        patience = false
      }
    },
  }
}

const unavailable = (reason: string) => new AppError('UNAVAILABLE', { cause: new Error(reason) })

async function endedWithin<T>(running: Promise<T>, limit: number, abandon: () => Promise<void>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = Symbol('late')
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, limit, late)
  })
  running.catch(() => undefined)
  try {
    const result = await Promise.race([running, deadline])
    if (result !== late) return result
    await abandon()
    throw unavailable('A statement took too long.')
  } finally {
    clearTimeout(timer)
  }
}

/** Lets one in at a time, in order of arrival; who waits too long is sent away, but not because of upkeep. */
function createTurnstile(isForgiving: () => boolean) {
  const queue: Array<() => void> = []
  let busy = false

  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else busy = false
  }

  function enter(patience?: number): Promise<() => void> {
    if (!busy) {
      busy = true
      return Promise.resolve(leaveOnce())
    }
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const admit = () => {
        clearTimeout(timer)
        resolve(leaveOnce())
      }
      queue.push(admit)
      if (patience === undefined) return
      const giveUp = () => {
        if (isForgiving()) {
          timer = setTimeout(giveUp, patience)
          return
        }
        queue.splice(queue.indexOf(admit), 1)
        reject(unavailable('The database is busy.'))
      }
      // Where this process itself was held up, the time is over before the answer that has come was looked at.
      timer = setTimeout(() => {
        timer = setTimeout(giveUp)
      }, patience)
    })
  }

  function leaveOnce(): () => void {
    let left = false
    return () => {
      if (left) return
      left = true
      leave()
    }
  }

  return { enter }
}
