import type { Tracing } from '@ag/core/tracing'
import type { FastifyBaseLogger } from 'fastify'
import { type Config, embeddedDir } from '../config'
import type { Database } from './database'
import { openPglite } from './pglite/pglite'
import { openPostgres } from './postgres'

/** Opens the database that the configuration names and brings its schema up to date. */
export async function openDatabase(
  config: Config,
  log: FastifyBaseLogger,
  onLost: () => void,
  tracing?: Tracing,
): Promise<Database> {
  const database = config.databaseUrl
    ? openPostgres({
        connectionString: config.databaseUrl,
        replicaUrl: config.replicaUrl,
        tracing,
        onError: (error) =>
          log.warn({ err: error }, 'a connection to the database, or to its replica, broke'),
      })
    : await openPglite({ dir: embeddedDir(config), log, onLost, tracing })
  if (database.kind === 'pglite' && config.production) {
    log.warn('the embedded database never syncs to disk: a power loss may cost committed data')
  }
  try {
    await database.migrate()
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
