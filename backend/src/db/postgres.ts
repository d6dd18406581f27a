import type { Tracing } from '@ag/core/tracing'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { minutes } from '../clock'
import { deadlines } from '../deadlines'
import { buildIndexes } from './build-indexes'
import type { Database } from './database'
import { migrationsFolder } from './migrations'
import { openPool } from './pool'
import { publicChanges, publicChannel } from './public-changes'
import { openReplica } from './replica'
import * as schema from './schema'

/** Any number that only our migrations use as their advisory lock. */
const migrationLock = 4_072_026
/** Held by the process that does what one does for all. */
const leaderLock = 4_072_029

export interface PostgresOptions {
  connectionString: string
  /** A copy that follows it, for lists and reports. */
  replicaUrl?: string | undefined
  size?: number
  onError?: (error: unknown) => void
  tracing?: Tracing | undefined
}

/**
 * Opens a pool whose every wait is bounded. Every connection listens for changes of public data: one that is made through
 * it is told on it ahead of the answer, one of another process on all of them.
 */
export function openPostgres({
  connectionString,
  replicaUrl,
  size = 10,
  onError = () => undefined,
  tracing,
}: PostgresOptions): Database {
  const changes = publicChanges()
  const pool = openPool({
    connectionString,
    name: 'backend',
    size,
    wait: deadlines.poolWait,
    onError,
    tracing,
    onConnect: async (client) => {
      client.on('notification', changes.tell)
      await client.query(`listen ${publicChannel}`)
      changes.begin(client)
    },
  })
  pool.on('remove', changes.end)
  const db = drizzle({ client: pool, schema })
  const replica = replicaUrl ? openReplica(db, { connectionString: replicaUrl, onError, tracing }) : undefined
  const leadership = keepLeadership(connectionString)
  return {
    kind: 'postgres',
    db,
    reading: replica ? replica.reading : async () => db,
    changes,
    leads: leadership.ask,
    migrate: () => migrateUnderLock(connectionString),
    async close() {
      await Promise.all([pool.end(), replica?.close(), leadership.giveUp()])
    },
  }
}

/** Holds a lock by a connection of its own: with the process or its machine the connection ends, and with that the lock. */
function keepLeadership(connectionString: string) {
  let held: pg.Client | undefined
  let asked: Promise<boolean> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: deadlines.poolWait,
      query_timeout: deadlines.statement,
      keepAlive: true,
      application_name: 'backend-leader',
    })
    // One that breaks is found out when it is asked next.
    client.on('error', () => undefined)
    await client.connect()
    // The server notices within a minute that a machine is gone.
    await client.query(
      'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
    )
    return client
  }

  async function tryToHold(): Promise<boolean> {
    const client = held ?? (await connect())
    held = undefined
    try {
      // Whoever holds it may take it again, and has thereby shown that the connection stands.
      const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [leaderLock])
      if (rows[0]?.is_ours) held = client
    } finally {
      if (!held) await client.end()
    }
    return held !== undefined
  }

  return {
    ask: () => {
      asked ??= tryToHold().finally(() => {
        asked = undefined
      })
      return asked
    },
    async giveUp() {
      await asked?.catch(() => undefined)
      await held?.end()
    },
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
  // One that breaks between two statements is found out at the next.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await buildIndexes(client)
    await client.query(`set lock_timeout = ${deadlines.lock}`)
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
