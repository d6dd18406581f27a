import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { minutes } from '../clock'
import type { Database } from '../db/database'
import { embedded } from '../db/pglite/pglite'
import { serialClient } from '../db/pglite/serial-client'
import { workerEngine } from '../db/pglite/worker-engine'
import { openPostgres } from '../db/postgres'
import { seedCatalogue } from '../db/seed/catalogue'

/**
 * Runs a suite on PGlite and, where `TEST_DATABASE_URL` names a server, on PostgreSQL in a database of its own. The
 * catalogue is there; people, work and counters are gone before each test.
 */
export function describeEachDatabase(name: string, suite: (database: () => Database) => void): void {
  const openers: Array<[string, () => Promise<Opened>]> = [['PGlite', openEmbedded]]
  const server = process.env.TEST_DATABASE_URL
  if (server) openers.push(['PostgreSQL', () => openOwn(server)])

  describe.each(openers)(`${name} on %s`, (_kind, open) => {
    let opened: Opened

    beforeAll(async () => {
      opened = await open()
      await opened.database.migrate()
      await seedCatalogue(opened.database.db)
    }, minutes(1))

    beforeEach(async () => {
      await opened.database.db.execute(
        sql`truncate companies, users, sessions, one_time_tokens, auth_events, outbox, limits, settings cascade`,
      )
    })

    afterAll(async () => {
      await opened.database.close()
      await opened.remove()
    })

    suite(() => opened.database)
  })
}

interface Opened {
  database: Database
  remove(): Promise<void>
}

async function openEmbedded(): Promise<Opened> {
  const engine = await workerEngine()
  return { database: embedded(serialClient(engine), engine), remove: async () => undefined }
}

async function openOwn(server: string): Promise<Opened> {
  const { url, drop } = await createOwnDatabase(server)
  return { database: openPostgres({ connectionString: url }), remove: drop }
}

/** An empty database on a PostgreSQL server, for one suite. */
export async function createOwnDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await onServer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}
