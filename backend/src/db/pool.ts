import type { Tracing } from '@ag/core/tracing'
import pg from 'pg'
import { minutes } from '../clock'
import { deadlines } from '../deadlines'
import { traceClient, tracePool } from './trace-statements'

interface PoolOptions {
  connectionString: string
  /** What PostgreSQL calls its connections. */
  name: string
  size: number
  /** Milliseconds for a connection. */
  wait: number
  onError: (error: unknown) => void
  tracing?: Tracing | undefined
  /** Done with each connection before anybody has it. */
  onConnect?: (client: pg.ClientBase) => Promise<void>
}

/** Opens a pool whose every wait is bounded, and of which no broken connection ends the process. */
export function openPool({
  connectionString,
  name,
  size,
  wait,
  onError,
  tracing,
  onConnect,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: wait,
    statement_timeout: deadlines.statement,
    lock_timeout: deadlines.lock,
    query_timeout: deadlines.statement + 500,
    idle_in_transaction_session_timeout: deadlines.handler,
    idleTimeoutMillis: minutes(1),
    keepAlive: true,
    application_name: name,
    // The pool waits for what this promises, although its types do not say so.
    onConnect: async (client) => {
      // One that breaks between two statements of a transaction is found out at the next; unheard, it would end the process.
      client.on('error', () => undefined)
      await onConnect?.(client)
      if (tracing) traceClient(client, tracing)
    },
  })
  if (tracing) tracePool(pool, tracing)
  pool.on('error', onError)
  return pool
}
