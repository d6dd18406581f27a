import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { minutes } from '../clock'
import type { Database, Db } from '../db/database'
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

    beforeEach(() => empty(opened.database.db))

    afterAll(async () => {
      await opened.database.close()
      await opened.remove()
    })

    suite(() => opened.database)
  })
}

/** What the house opened with stays from test to test. */
const kept = [
  'products',
  'features',
  'faq',
  'prices',
  'integrations',
  'transactional_prices',
  'catalogue_versions',
]

/** Empties every other table: row by row, since truncating makes files anew for each of them and its indexes. */
async function empty(db: Db): Promise<void> {
  await db.execute(
    sql.raw(`do $$
      declare each text;
      begin
        set local session_replication_role = replica;
        for each in select tablename from pg_tables
          where schemaname = 'public' and tablename not in (${kept.map((name) => `'${name}'`).join(', ')})
        loop
          execute format('delete from %I', each);
        end loop;
      end $$`),
  )
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
