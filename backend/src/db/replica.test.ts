import { createOwnDatabase } from '@ag/testing/own-database'
import { sql } from 'drizzle-orm'
import { type OwnPostgres, ownPostgres, postgresPrograms } from '../testing/own-postgres'
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

if (server)
  describe('a replica', () => {
    let own: string
    let other: string
    beforeAll(async () => {
      own = await createOwnDatabase(server)
      other = await createOwnDatabase(server)
    }, 30_000)

    it('is not read from where it follows nobody, or is not there', async () => {
      for (const replicaUrl of [other, 'postgres://nobody@127.0.0.1:9/none']) {
        const errors: unknown[] = []
        const database = openPostgres({
          connectionString: own,
          replicaUrl,
          onError: (error) => errors.push(error),
        })
        expect(await database.reading()).toBe(database.db)
        expect(await database.reading()).toBe(database.db)
        // What failed is not asked by everybody who comes.
        expect(errors).toHaveLength(replicaUrl === other ? 0 : 1)
        await database.close()
      }
    })
  })

const programs = postgresPrograms()
if (programs)
  describe('a replica that follows', () => {
    let servers: Awaited<ReturnType<typeof ownPostgres>>
    let replica: OwnPostgres
    let database: Database

    beforeAll(async () => {
      servers = await ownPostgres(programs)
      const first = await servers.first('-c', 'fsync=off')
      replica = await servers.replicaOf(first, '-c', 'fsync=off')
      database = openPostgres({ connectionString: first.url, replicaUrl: replica.url })
      await database.db.execute(sql`create table notes (number int)`)
    }, 30_000)
    afterAll(async () => {
      await database.close()
      await servers.remove()
    })

    const write = (number: number) => database.db.execute(sql`insert into notes values (${number})`)
    const last = async (db: Db) =>
      (await rowsOf<{ last: number }>(db, sql`select max(number) as last from notes`))[0]?.last
    const pause = async (copy: Db) => copy.execute(sql`select pg_wal_replay_pause()`)
    const resume = async (copy: Db) => copy.execute(sql`select pg_wal_replay_resume()`)

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
      const copy = await database.reading()
      expect(await isCopy(copy)).toBe(true)
      await pause(copy)
      await write(1_000)
      const db = await database.reading()
      expect(db).toBe(database.db)
      expect(await last(db)).toBe(1_000)
      await resume(copy)
      expect(await isCopy(await database.reading())).toBe(true)
    })

    it('costs nobody an answer when it goes away', async () => {
      await replica.stop()
      expect(await last(await database.reading())).toBe(1_000)
      expect(await database.reading()).toBe(database.db)
    })
  })
