import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOn, createOwnDatabase, onServer } from '@ag/testing/own-database'
import { sql } from 'drizzle-orm'
import { minutes } from '../clock'
import { type Database, type Db, rowsOf } from '../db/database'
import { migrationsFolder } from '../db/migrations'
import type { Engine } from '../db/pglite/engine'
import { embedded } from '../db/pglite/pglite'
import { serialClient } from '../db/pglite/serial-client'
import { workerEngine } from '../db/pglite/worker-engine'
import { openPostgres } from '../db/postgres'
import { publicChanges, publicChannel } from '../db/public-changes'
import { seedCatalogue } from '../db/seed/catalogue'
import './compile-quickly'
import { noteTime } from './note-time'

/** Defines a suite; what is given with `once` runs on one database, as a rule that every database keeps alike. */
type Suite = (database: () => Database, once: jest.It) => void

/** PostgreSQL where `TEST_DATABASE_URL` names a server. */
const server = process.env.TEST_DATABASE_URL

/**
 * Runs a suite on one database, the quicker of those at hand: for rules that every database keeps alike. The catalogue
 * is there; people, work and counters are gone before each test.
 */
export function describeDatabase(name: string, suite: Suite): void {
  describe(name, () => onDatabase(server ? () => openOwn(server) : openEmbedded, suite))
}

/**
 * Runs a suite on PGlite and, where `TEST_DATABASE_URL` names a server, on PostgreSQL too. `it` is for what can differ
 * between them, such as constraints, locks, races, times, types and search. What the suite gives to `once` runs on the
 * quicker database alone.
 */
export function describeEachDatabase(name: string, suite: Suite): void {
  if (server) describe(`${name} on PostgreSQL`, () => onDatabase(() => openOwn(server), suite))
  describe(`${name} on PGlite`, () => onDatabase(openEmbedded, suite, server ? nowhere : it))
}

/** Where a test stands that has run on another database. */
const nowhere = Object.assign(() => undefined, { each: () => () => undefined }) as unknown as jest.It

function onDatabase(open: () => Promise<Opened>, suite: Suite, once: jest.It = it): void {
  let opened: Opened

  beforeAll(async () => {
    opened = await noteTime('opening a database', open)
  }, minutes(1))

  beforeEach(() => noteTime('emptying a database', () => emptyDatabase(opened.database.db)))

  afterAll(async () => {
    await opened.database.close()
    await opened.remove()
  })

  suite(() => opened.database, once)
}

/** Tables of seed data that stay from test to test. */
const seededTables = [
  'products',
  'features',
  'faq',
  'prices',
  'integrations',
  'transactional_prices',
  'catalogue_versions',
]

/** The tables of the schema without their parts, which come and go with the months. */
export const ownTables =
  "select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition"

/** Empties every table but those of the seed: row by row, since truncating makes files anew for each of them and its indexes. */
export async function emptyDatabase(db: Db): Promise<void> {
  await db.execute(
    sql.raw(`do $$
      declare each text;
      begin
        set local session_replication_role = replica;
        for each in select relname from (${ownTables}) as own
          where relname not in (${seededTables.map((name) => `'${name}'`).join(', ')})
        loop
          execute format('delete from %I', each);
        end loop;
        -- Triggers are off, so what they would tell is told here.
        perform pg_notify('${publicChannel}', '');
      end $$`),
  )
}

interface Opened {
  database: Database
  remove(): Promise<void>
}

/** The embedded database that the suite before has left, or one that is opened, which takes seconds of a processor. */
async function openEmbedded(): Promise<Opened> {
  const { engine, state } = worker.keptEngine ?? (await createKeptEngine())
  worker.keptEngine = undefined
  // Who has listened in one suite is not told in the next.
  const changes = publicChanges()
  changes.begin(engine)
  const stopTelling = engine.changes.subscribe(changes.tell)
  const database = embedded(serialClient(engine), { ...engine, changes })
  return {
    database: { ...database, close: async () => undefined },
    async remove() {
      stopTelling()
      const isAsItWas = await stateOf(asking(engine)).then(
        (now) => now === state,
        () => false,
      )
      if (isAsItWas) worker.keptEngine = { engine, state }
      else await database.close()
    },
  }
}

async function createKeptEngine(): Promise<KeptEngine> {
  const engine = await workerEngine(undefined, await embeddedTemplate())
  return { engine, state: await stateOf(asking(engine)) }
}

/** Making a database takes seconds, reading one back a fraction: made once for each set of migrations and seeds. */
async function embeddedTemplate(): Promise<string> {
  const file = join(tmpdir(), `backend-template-${await fingerprint()}.tar.gz`)
  if (await stat(file).catch(() => undefined)) return file
  const engine = await workerEngine()
  const database = embedded(serialClient(engine), engine)
  await fill(database)
  await engine.dump()
  await engine.writeDump(file)
  await database.close()
  return file
}

/** A database on a PostgreSQL server, for one suite: as suites begin. */
export const createBegunDatabase = async (address: string) =>
  createOwnDatabase(address, await serverTemplate(address))

/** A database that a suite has left as suites begin, and what tells that it is. */
interface Kept {
  url: string
  state: unknown
}
interface KeptEngine {
  engine: Engine
  state: unknown
}
/** Modules are evaluated anew for each suite; the process is that of its worker. */
const worker: NodeJS.Process & { keptDatabase?: Kept | undefined; keptEngine?: KeptEngine | undefined } =
  process

/** The database that the suite before has left, or one that is made: to make and drop one takes longer than most suites. */
async function openOwn(address: string): Promise<Opened> {
  const { url, state } = worker.keptDatabase ?? (await createKept(address))
  worker.keptDatabase = undefined
  return {
    database: openPostgres({ connectionString: url }),
    async remove() {
      if ((await stateAt(url)) === state) worker.keptDatabase = { url, state }
    },
  }
}

async function createKept(address: string): Promise<Kept> {
  const url = await createBegunDatabase(address)
  return { url, state: await stateAt(url) }
}

type Ask = (text: string) => Promise<Record<string, unknown>[]>
const asking =
  (engine: Engine): Ask =>
  async (text) =>
    (await engine.query(text, [], 'object')).rows as Record<string, unknown>[]

/** Changes with whatever a suite may not leave behind: what the catalogue holds, and how the database is made. */
async function stateOf(ask: Ask): Promise<unknown> {
  const made = [
    `select 'table', oid, relname, relnatts, relhastriggers from pg_class where oid in (select oid from (${ownTables}) as own)`,
    `select 'index', indexrelid, indisvalid from pg_index where indrelid in (select oid from (${ownTables}) as own)`,
    `select 'column', attrelid, attname, attnotnull, atthasdef from pg_attribute where attrelid in (select oid from (${ownTables}) as own)`,
    `select 'constraint', oid, conname, convalidated from pg_constraint where conrelid in (select oid from (${ownTables}) as own)`,
    `select 'trigger', oid, tgname, tgenabled from pg_trigger where tgrelid in (select oid from (${ownTables}) as own)`,
    "select 'function', oid, proname, md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace",
    "select 'sequence', oid, relname from pg_class where relkind in ('S', 'v') and relnamespace = 'public'::regnamespace",
  ].map((query) => `select made::text as line from (${query}) as made`)
  const held = seededTables.map((name) => `select each::text from ${name} as each`)
  const lines = [...made, ...held].join(' union all ')
  const [row] = await ask(
    `select md5(string_agg(line, ' ' order by line)) as state from (${lines}) as all_lines`,
  )
  return row?.state
}

async function stateAt(url: string): Promise<unknown> {
  let state: unknown
  await onServer(url, async (client) => {
    state = await stateOf(async (text) => (await client.query(text)).rows)
  })
  return state
}

/** The database as processes beside the suite's own have it open, each to be closed: the embedded one is open in a single process. */
export async function openBeside({ kind, db }: Database, count: number): Promise<Database[]> {
  if (kind === 'pglite' || !server) return []
  const [row] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`)
  const connectionString = addressOn(server, row?.name ?? '')
  return Array.from({ length: count }, () => openPostgres({ connectionString }))
}

/** Any number that only the making of templates uses as its advisory lock. */
const templateLock = 4_072_031

/** A database on the server with everything in it that suites start from; whoever comes first makes it. */
async function serverTemplate(address: string): Promise<string> {
  const name = `backend_template_${await fingerprint()}`
  await onServer(address, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    const database = openPostgres({ connectionString: addressOn(address, unfinished) })
    await fill(database).finally(() => database.close())
    await client.query(`alter database ${unfinished} rename to ${name}`)
  })
  return name
}

async function fill(database: Database): Promise<void> {
  await database.migrate()
  await seedCatalogue(database.db)
}

/** Changes with every migration and with the seed data. */
async function fingerprint(): Promise<string> {
  const seeds = join(migrationsFolder, '../seed')
  const files = [
    ...(await readdir(migrationsFolder))
      .filter((name) => name.endsWith('.sql'))
      .map((name) => join(migrationsFolder, name)),
    ...['catalogue.ts', 'catalogue-data.ts'].map((name) => join(seeds, name)),
  ].sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
