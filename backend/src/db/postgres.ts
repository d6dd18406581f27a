import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { minutes } from '../clock'
import { deadlines } from '../deadlines'
import type { Database } from './database'
import { migrationsFolder } from './migrations'
import { publicChanges, publicChannel } from './public-changes'
import * as schema from './schema'

/** Any number that only our migrations use as their advisory lock. */
const migrationLock = 4_072_026

export interface PostgresOptions {
  connectionString: string
  size?: number
  onError?: (error: Error) => void
}

/**
 * Opens a pool whose every wait is bounded. Every connection listens for changes of public data: one that is made through
 * it is told on it ahead of the answer, one of another process on all of them.
 */
export function openPostgres({ connectionString, size = 10, onError }: PostgresOptions): Database {
  const changes = publicChanges()
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: deadlines.poolWait,
    statement_timeout: deadlines.statement,
    lock_timeout: deadlines.lock,
    query_timeout: deadlines.statement + 500,
    idle_in_transaction_session_timeout: deadlines.handler,
    idleTimeoutMillis: minutes(1),
    keepAlive: true,
    application_name: 'backend',
    // The pool waits for what this promises, although its types do not say so.
    onConnect: async (client) => {
      client.on('notification', changes.tell)
      await client.query(`listen ${publicChannel}`)
      changes.begin(client)
    },
  })
  pool.on('remove', changes.end)
  pool.on('error', (error) => onError?.(error))
  return {
    kind: 'postgres',
    db: drizzle({ client: pool, schema }),
    changes,
    migrate: () => migrateUnderLock(connectionString),
    close: () => pool.end(),
  }
}

/** One process migrates, the others wait for it; uses a connection of its own with patient limits. */
async function migrateUnderLock(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: deadlines.handler,
    statement_timeout: minutes(5),
    application_name: 'backend-migrations',
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`set lock_timeout = ${deadlines.lock}`)
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
