import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { minutes } from '../clock'
import type { Database } from '../db/database'
import { migrationsFolder } from '../db/migrations'
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
        sql`truncate companies, users, invoice_numbers, consultants, availability_rules, blocked_days, optional_days, reservations, meetings, meeting_history, booking_keys, sessions, one_time_tokens, passkeys, auth_tickets, authenticators, recovery_codes, auth_events, consent_records, analytics_events, page_views, outbox, limits, settings cascade`,
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
  const engine = await workerEngine(undefined, await migratedTemplate())
  return { database: embedded(serialClient(engine), engine), remove: async () => undefined }
}

/** Making a database takes seconds, reading one back a fraction: made once for each set of migrations. */
async function migratedTemplate(): Promise<string> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(join(migrationsFolder, name)))
  const file = join(tmpdir(), `backend-template-${hash.digest('hex').slice(0, 16)}.tar.gz`)
  if (await stat(file).catch(() => undefined)) return file
  const engine = await workerEngine()
  const { migrate, close } = embedded(serialClient(engine), engine)
  await migrate()
  await engine.dump()
  await engine.keep(file)
  await close()
  return file
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
