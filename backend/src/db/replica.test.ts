import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@ag/testing/own-process'
import { sql } from 'drizzle-orm'
import { createOwnDatabase } from '../testing/describe-database'
import { type Database, type Db, rowsOf } from './database'
import { openPostgres } from './postgres'

const server = process.env.TEST_DATABASE_URL
const isCopy = async (db: Db) =>
  (await rowsOf<{ copy: boolean }>(db, sql`select pg_is_in_recovery() as copy`))[0]?.copy

it('is not asked for where none is told: lists are read from the database itself', async () => {
  const database = openPostgres({ connectionString: 'postgres://nobody@127.0.0.1:9/none' })
  expect(await database.reading()).toBe(database.db)
  await database.close()
})

if (server) {
  it('is not read from where it follows nobody, or is not there', async () => {
    const [own, other] = [await createOwnDatabase(server), await createOwnDatabase(server)]
    for (const replicaUrl of [other.url, 'postgres://nobody@127.0.0.1:9/none']) {
      const errors: unknown[] = []
      const database = openPostgres({
        connectionString: own.url,
        replicaUrl,
        onError: (error) => errors.push(error),
      })
      expect(await database.reading()).toBe(database.db)
      expect(await database.reading()).toBe(database.db)
      // What failed is not asked by everybody who comes.
      expect(errors).toHaveLength(replicaUrl === other.url ? 0 : 1)
      await database.close()
    }
    await own.drop()
    await other.drop()
  })
}

/** PostgreSQL's own programs, where they are and a user of that name may run them. */
const programs = ['15', '16', '17', '18']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find(existsSync)
const whose = programs && process.getuid?.() === 0 ? userOf('postgres') : undefined

function userOf(name: string): { uid: number; gid: number } | undefined {
  try {
    const number = (option: string) => Number(execFileSync('id', [option, name], { stdio: 'pipe' }))
    return { uid: number('-u'), gid: number('-g') }
  } catch {
    return undefined
  }
}

if (programs && whose)
  describe('a replica that follows', () => {
    const ended: (() => Promise<void>)[] = []
    let folder: string
    let database: Database
    let stopReplica: () => Promise<void>

    const run = (program: string, ...options: string[]) =>
      execFileSync(join(programs, program), options, { ...whose, cwd: folder, stdio: 'pipe' })

    /** A server on a folder, once it answers. */
    async function start(data: string, port: number): Promise<() => Promise<void>> {
      const options = [
        '-D',
        data,
        '-p',
        String(port),
        '-c',
        `unix_socket_directories=${folder}`,
        '-c',
        'fsync=off',
      ]
      const child = spawn(join(programs ?? '', 'postgres'), options, {
        ...whose,
        cwd: folder,
        stdio: 'ignore',
      })
      const exit = once(child, 'exit')
      const ready = () => spawnedWell('pg_isready', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres')
      while (!ready()) await wait(50)
      return async () => {
        child.kill('SIGINT')
        await exit
      }
    }
    function spawnedWell(program: string, ...options: string[]): boolean {
      try {
        run(program, ...options)
        return true
      } catch {
        return false
      }
    }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'replica-'))
      await chown(folder, whose.uid, whose.gid)
      const [first, second] = [join(folder, 'first'), join(folder, 'second')]
      run('initdb', '-D', first, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale', 'C')
      const [port, replicaPort] = [await freePort(), await freePort()]
      ended.push(await start(first, port))
      run(
        'pg_basebackup',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
        '-D',
        second,
        '-R',
        '-c',
        'fast',
        '--no-sync',
      )
      stopReplica = await start(second, replicaPort)
      const at = (where: number) => `postgres://postgres@127.0.0.1:${where}/postgres`
      database = openPostgres({ connectionString: at(port), replicaUrl: at(replicaPort) })
      await database.db.execute(sql`create table notes (number int)`)
    }, 30_000)
    afterAll(async () => {
      await database.close()
      await stopReplica()
      for (const end of ended) await end()
      await rm(folder, { recursive: true })
    })

    const write = (number: number) => database.db.execute(sql`insert into notes values (${number})`)
    const last = async (db: Db) =>
      (await rowsOf<{ last: number }>(db, sql`select max(number) as last from notes`))[0]?.last
    const pause = async (replica: Db) => replica.execute(sql`select pg_wal_replay_pause()`)
    const resume = async (replica: Db) => replica.execute(sql`select pg_wal_replay_resume()`)

    it('is read from, and has all that was written before', async () => {
      let fromCopy = 0
      for (let number = 1; number <= 100; number += 1) {
        await write(number)
        const db = await database.reading()
        expect(await last(db)).toBe(number)
        if (await isCopy(db)) fromCopy += 1
      }
      expect(fromCopy).toBeGreaterThan(90)
    })

    it('is passed over while it lags, so that nobody misses what they wrote', async () => {
      const replica = await database.reading()
      expect(await isCopy(replica)).toBe(true)
      await pause(replica)
      await write(1_000)
      const db = await database.reading()
      expect(db).toBe(database.db)
      expect(await last(db)).toBe(1_000)
      await resume(replica)
      expect(await isCopy(await database.reading())).toBe(true)
    })

    it('costs nobody an answer when it goes away', async () => {
      await stopReplica()
      stopReplica = async () => undefined
      expect(await last(await database.reading())).toBe(1_000)
      expect(await database.reading()).toBe(database.db)
    })
  })
