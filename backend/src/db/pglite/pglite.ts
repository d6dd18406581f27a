import type { Tracing } from '@ag/core/tracing'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { FastifyBaseLogger } from 'fastify'
import { minutes } from '../../clock'
import type { Database } from '../database'
import { migrationsFolder } from '../migrations'
import * as schema from '../schema'
import { traceSerialClient } from '../trace-statements'
import { answerRequests, lookForRequests } from './asked-dumps'
import { lockDirectory } from './directory-lock'
import type { Engine } from './engine'
import { openDirectory } from './open-directory'
import { keepReadOnly, refuseReadOnly } from './read-only'
import { type SerialClient, serialClient } from './serial-client'
import { snapshotIsDue, writeSnapshot } from './snapshots'

export interface PgliteOptions {
  dir: string
  log: FastifyBaseLogger
  /** Called when another process took the directory: nothing may be written from then on. */
  onLost: () => void
  tracing?: Tracing | undefined
}

/** Opens the embedded database of a directory, for this process alone. */
export async function openPglite({ dir, log, onLost, tracing }: PgliteOptions): Promise<Database> {
  const lock = await lockDirectory(dir, onLost)
  try {
    await refuseReadOnly(dir)
    const engine = await openDirectory(dir, log)
    const readOnly = keepReadOnly(engine, dir)
    const client = serialClient(readOnly.engine)
    const upkeep = startUpkeep(client, engine, readOnly.look, dir, log)
    const database = embedded(client, engine, tracing)
    return {
      ...database,
      async close() {
        await upkeep.stop()
        await database.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** A database over an engine of any kind. */
export function embedded(client: SerialClient, engine: Engine, tracing?: Tracing): Database {
  const asked = tracing ? traceSerialClient(client, tracing) : client
  // Drizzle asks of PGlite only what the serial client offers.
  const db = drizzle({ client: asked as unknown as PGlite, schema })
  return {
    kind: 'pglite',
    db,
    reading: async () => db,
    changes: engine.changes,
    leads: async () => true,
    migrate: () => client.patiently(() => migrate(db, { migrationsFolder })),
    async close() {
      await client.exclusively(async () => {
        await engine.query('checkpoint', [], 'object')
        await engine.close()
      })
    },
  }
}

/** A checkpoint each minute, a snapshot each hour, a copy when one is asked for. */
function startUpkeep(
  client: SerialClient,
  engine: Engine,
  lookWhetherReadOnly: () => Promise<void>,
  dir: string,
  log: FastifyBaseLogger,
) {
  let running: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => () => {
    running = running.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'upkeep of the embedded database failed')
    })
  }
  const timers = [
    setInterval(inTurn(upkeep), minutes(1)),
    setInterval(
      inTurn(async () => {
        await client.exclusively(lookWhetherReadOnly)
        await answerRequests(client, engine, lookWhetherReadOnly, dir)
      }),
      lookForRequests,
    ),
  ]
  for (const timer of timers) timer.unref()

  async function upkeep(): Promise<void> {
    await client.exclusively(() => engine.query('checkpoint', [], 'object'))
    const now = new Date()
    if (!(await snapshotIsDue(dir, now))) return
    await client.exclusively(() => engine.dump())
    await writeSnapshot(engine, dir, now)
  }

  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await running
    },
  }
}
