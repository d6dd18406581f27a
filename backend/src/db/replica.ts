import { setTimeout as wait } from 'node:timers/promises'
import type { Tracing } from '@ag/core/tracing'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { seconds } from '../clock'
import { deadlines } from '../deadlines'
import { type Db, rowsOf } from './database'
import { openPool } from './pool'
import * as schema from './schema'

/** Milliseconds that a replica gets to have what was written until now; how often it is looked at. */
const patience = 200
const every = 10
/** A replica that failed is left alone so long. */
const rest = seconds(10)

/** A copy that PostgreSQL keeps up to date, for what is only read. */
export interface Replica {
  /**
   * The replica, once it has all that the primary had when this was called: nobody misses what they have written. The primary where that
   * takes more than a moment, or where the replica does not answer.
   */
  reading(): Promise<Db>
  close(): Promise<void>
}

export interface ReplicaOptions {
  connectionString: string
  onError: (error: unknown) => void
  tracing?: Tracing | undefined
}

/** Opens a replica of a database by its address. */
export function openReplica(primary: Db, { connectionString, onError, tracing }: ReplicaOptions): Replica {
  const pool = openPool({
    connectionString,
    name: 'backend-lists',
    size: 10,
    wait: deadlines.lock,
    onError,
    tracing,
  })
  const copy = drizzle({ client: pool, schema })
  let failedAt = Number.NEGATIVE_INFINITY

  async function hasAll(): Promise<boolean> {
    const [now] = await rowsOf<{ place: string }>(primary, sql`select pg_current_wal_lsn()::text as place`)
    const end = performance.now() + patience
    do {
      const [found] = await rowsOf<{ has: boolean | null }>(
        copy,
        sql`select pg_last_wal_replay_lsn() >= ${now?.place}::pg_lsn as has`,
      )
      if (found?.has) return true
      // A server that follows nobody never will.
      if (!found || found.has === null) return false
      await wait(every)
    } while (performance.now() < end)
    return false
  }

  return {
    async reading() {
      if (performance.now() - failedAt < rest) return primary
      try {
        return (await hasAll()) ? copy : primary
      } catch (error) {
        failedAt = performance.now()
        onError(error)
        return primary
      }
    },
    close: () => pool.end(),
  }
}
