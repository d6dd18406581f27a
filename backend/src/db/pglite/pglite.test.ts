import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparedFolder } from '@ag/testing/prepared-folder'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { minutes } from '../../clock'
import '../../testing/compile-quickly'
import { rowsOf } from '../database'
import { lockDirectory } from './directory-lock'
import type { Engine } from './engine'
import { embedded, openPglite } from './pglite'
import { serialClient } from './serial-client'
import { listSnapshots, snapshots, writeSnapshot } from './snapshots'
import { workerEngine } from './worker-engine'

const log = pino({ level: 'silent' })
const onLost = () => undefined

/** A database that was made once, as a directory and as a snapshot: making one takes seconds. */
let template: string
const emptySnapshot = (of = template) => join(of, 'empty.tar.gz')
/** What goes into it. */
const sources = [
  createRequire(__filename).resolve('@electric-sql/pglite'),
  ...['pglite-worker.mjs', 'write-dump.ts'].map((name) => join(__dirname, name)),
]
let folder: string
let dir: string
beforeAll(async () => {
  template = await preparedFolder('embedded', sources, async (draft) => {
    const engine = await workerEngine(join(draft, 'database'))
    await engine.query('create table kept (id int primary key)', [], 'object')
    await engine.dump()
    await engine.writeDump(emptySnapshot(draft))
    await engine.close()
  })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  dir = join(folder, 'database')
})
afterEach(() => rm(folder, { recursive: true, force: true }))
jest.setTimeout(minutes(1))

describe('the lock of an embedded database', () => {
  it('refuses a second opener and lets the next one in after the first has closed', async () => {
    const first = await lockDirectory(dir, onLost)
    await expect(lockDirectory(dir, onLost)).rejects.toThrow(/in use by process \d+/)
    await first.release()
    const next = await lockDirectory(dir, onLost)
    await next.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('goes to exactly one of many that come at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(dir, onLost)))
    const won = tries.filter((attempt) => attempt.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await won[0]?.value.release()
  })

  it('is taken over from a process that is gone, though its number is in use again', async () => {
    const lock = await lockDirectory(dir, onLost)
    const holder = JSON.parse(await readFile(`${dir}.lock`, 'utf8'))
    await lock.release()
    await writeFile(`${dir}.lock`, JSON.stringify({ ...holder, started: '1', token: 'gone' }))
    const next = await lockDirectory(dir, onLost)
    await next.release()
  })

  it('is not taken from another machine that was heard of just now', async () => {
    const holder = { token: 'far', pid: 1, started: '1', machine: 'elsewhere' }
    await writeFile(`${dir}.lock`, JSON.stringify(holder))
    await expect(lockDirectory(dir, onLost)).rejects.toThrow(/in use/)
  })
})

/** A copy of the directory that was made before. */
const made = () => cp(join(template, 'database'), dir, { recursive: true })

describe('the embedded database', () => {
  it('keeps what was written and refuses to be opened twice', async () => {
    await made()
    const first = await openPglite({ dir, log, onLost })
    await first.db.execute(sql`insert into kept values (1)`)
    await expect(openPglite({ dir, log, onLost })).rejects.toThrow(/in use/)
    await first.close()
    const again = await openPglite({ dir, log, onLost })
    expect(await rowsOf(again.db, sql`select id from kept`)).toEqual([{ id: 1 }])
    await again.close()
  })

  it('keeps a broken directory aside and restores the last snapshot', async () => {
    await made()
    await writeSnapshot({ writeDump: (file) => cp(emptySnapshot(), file) }, dir, new Date())
    await truncate(join(dir, 'global', 'pg_control'), 10)

    const restored = await openPglite({ dir, log, onLost })
    expect(await rowsOf(restored.db, sql`select count(*)::int as count from kept`)).toEqual([{ count: 0 }])
    await restored.close()
    expect((await readdir(folder)).filter((name) => name.startsWith('database.broken-'))).toHaveLength(1)
  })

  it('never makes a broken one anew', async () => {
    await made()
    await truncate(join(dir, 'global', 'pg_control'), 10)
    await expect(openPglite({ dir, log, onLost })).rejects.toThrow(/does not open and there is no snapshot/)
    expect((await readFile(join(dir, 'global', 'pg_control'))).length).toBe(10)
  })

  it('writes a copy of itself though a statement takes too long meanwhile', async () => {
    await made()
    const engine = await workerEngine(dir)
    await engine.dump()
    const snapshot = join(folder, 'copy.tar.gz')
    const written = engine.writeDump(snapshot)
    await engine.restart()
    await written
    await engine.close()
    const copy = await workerEngine(undefined, snapshot)
    expect((await copy.query('select 1 as one', [], 'object')).rows).toEqual([{ one: 1 }])
    await copy.close()
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('keeps a day of snapshots', async () => {
    const engine = { writeDump: (file: string) => writeFile(file, '') }
    for (let hour = 0; hour < 30; hour += 1) {
      await writeSnapshot(engine, dir, new Date(Date.UTC(2026, 10, 20, hour)))
    }
    const stored = await listSnapshots(dir)
    expect(stored).toHaveLength(snapshots.keep)
    expect(stored[0]).toContain('2026-11-21T05-00')
  })
})

describe('one connection for everyone', () => {
  let engine: Engine
  beforeAll(async () => {
    engine = await workerEngine(undefined, emptySnapshot())
  })
  afterAll(() => engine.close())

  it('keeps a statement out of a transaction that is not its own', async () => {
    const { db } = embedded(serialClient(engine), engine)
    await db.execute(sql`create table notes (id int primary key)`)
    let other: Promise<unknown> = Promise.resolve()
    const failing = db.transaction(async (inside) => {
      await inside.execute(sql`insert into notes values (1)`)
      other = Promise.resolve(db.execute(sql`insert into notes values (2)`))
      await inside.execute(sql`select pg_sleep(0.05)`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await other
    expect(await rowsOf(db, sql`select id from notes`)).toEqual([{ id: 2 }])
  })

  it('gives up a statement that does not end, keeps what was committed and goes on', async () => {
    await made()
    const own = await workerEngine(dir)
    const client = serialClient(own, { poolWait: 5_000, statement: 300, transaction: 5_000 })
    const { db, close } = embedded(client, own)
    await client.patiently(() => Promise.resolve(db.execute(sql`create table notes (id int primary key)`)))
    await db.execute(sql`insert into notes values (1)`)
    const endless = db.transaction(async (inside) => {
      await inside.execute(sql`insert into notes values (2)`)
      await inside.execute(sql`select count(*) from generate_series(1, 2000000000)`)
    })
    await expect(endless).rejects.toMatchObject({ cause: { code: 'UNAVAILABLE' } })
    expect(await rowsOf(db, sql`select id from notes`)).toEqual([{ id: 1 }])
    await close()
  })

  it('sends away whoever waits too long for the connection', async () => {
    const client = serialClient(engine, { poolWait: 50, statement: 5_000, transaction: 5_000 })
    const slow = client.query('select pg_sleep(0.4)')
    await expect(client.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await slow
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    // Nor is it theirs when this process did something else meanwhile: an answer that has come is looked at after the timers.
    const query: Engine['query'] = () =>
      new Promise((resolve) => setImmediate(resolve, { rows: [{ one: 1 }], affectedRows: undefined }))
    const heldUp = serialClient({ ...engine, query }, { poolWait: 50, statement: 5_000, transaction: 5_000 })
    const answers = [heldUp.query('select 1 as one'), heldUp.query('select 1 as one')]
    for (const until = Date.now() + 100; Date.now() < until; );
    expect((await Promise.all(answers)).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]])
    // Upkeep is nobody's fault: whoever waits for it is not sent away.
    const upkeep = client.exclusively(({ query }) => query('select pg_sleep(0.3)', [], 'object'))
    expect((await client.query('select 2 as two')).rows).toEqual([{ two: 2 }])
    await upkeep
  })
})
