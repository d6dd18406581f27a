import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getDashboard, getPricing, signup } from '@ag/contracts'
import { createOwnDatabase } from '@ag/testing/own-database'
import { sql } from 'drizzle-orm'
import { minutes } from '../clock'
import { isPassing } from '../plugins/errors'
import { createBegunDatabase } from '../testing/describe-database'
import { openBefore } from '../testing/open-before'
import { anaSignsUp, type TestBackend, testBackend } from '../testing/test-backend'
import { type Database, ping, rowsOf } from './database'
import { openPostgres } from './postgres'

it('says so where no server is', async () => {
  const database = openPostgres({ connectionString: 'postgres://nobody@127.0.0.1:9/none' })
  await expect(ping(database.db)).rejects.toThrow()
  await database.close()
})

/** A way to a server that can be cut: it refuses connections, or takes them and is silent. */
async function startRelay(server: string) {
  const target = new URL(server)
  let state: 'open' | 'refusing' | 'silent' = 'open'
  const sockets = new Set<Socket>()
  const relay = createServer((socket) => {
    if (state === 'refusing') return socket.destroy()
    const there = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [socket, there],
      [there, socket],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => state === 'open' && to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const { port } = relay.address() as AddressInfo
  return {
    url: Object.assign(new URL(server), { hostname: '127.0.0.1', port: String(port) }).href,
    become(next: typeof state) {
      state = next
      // Who was silent has lost what was said meanwhile: nothing of it is told, as where a machine is gone.
      if (next === 'refusing') for (const socket of sockets) socket.destroy()
    },
    async close() {
      relay.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** PostgreSQL where `TEST_DATABASE_URL` names a server. */
const server = process.env.TEST_DATABASE_URL
if (server) {
  it(
    'makes each change of the schema once, however many start at once and are cut off',
    async () => {
      const own = await createOwnDatabase(server)
      const databases = Array.from({ length: 5 }, () => openPostgres({ connectionString: own }))
      const [first] = databases
      if (!first) throw new Error('Five are open.')
      const cutOff = () =>
        first.db.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'backend-migrations' and datname = current_database()`,
        )
      for (let round = 0; round < 6; round += 1) {
        const starts = Promise.allSettled(databases.map((database) => database.migrate()))
        await wait(round * 20)
        await cutOff()
        await starts
      }
      await Promise.all(databases.map((database) => database.migrate()))
      const made = await rowsOf<{ hash: string }>(
        first.db,
        sql`select hash from drizzle.__drizzle_migrations`,
      )
      expect(made.length).toBeGreaterThan(0)
      expect(new Set(made.map(({ hash }) => hash)).size).toBe(made.length)
      for (const database of databases) await database.close()
    },
    minutes(1),
  )

  it('makes indexes while others write, also one that a start left half made', async () => {
    const old = await openBefore('0005_lists-of-a-million')
    const { db } = old.database
    const found = (company: string) => sql`insert into companies values (${company}, ${company}, now())`
    const indexes = async () =>
      rowsOf<{ name: string }>(
        db,
        sql`select indexrelid::regclass::text as name from pg_index
        where indrelid = 'companies'::regclass and indisvalid order by 1`,
      )
    try {
      const before = await indexes()
      await db.execute(sql`create index companies_name on companies (name)`)
      await db.execute(
        sql`update pg_index set indisvalid = false where indexrelid = 'companies_name'::regclass`,
      )
      let migrated: Promise<void> | undefined
      await db.transaction(async (writer) => {
        await writer.execute(found('Primeira'))
        migrated = old.database.migrate()
        const building = sql`select from pg_stat_activity
          where application_name = 'backend-migrations' and datname = current_database() and wait_event_type = 'Lock'`
        while ((await rowsOf(db, building)).length === 0) await wait(20)
        // Within a migration the index would keep everybody waiting behind the first.
        await db.execute(found('Segunda'))
      })
      await migrated
      const added = ['companies_created', 'companies_name'].map((name) => ({ name }))
      expect(await indexes()).toEqual(
        [...before, ...added].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      )
    } finally {
      await old.remove()
    }
  })

  it('fails a transaction whose connection breaks between two statements, and nothing else', async () => {
    const own = await createOwnDatabase(server)
    const [database, other] = [
      openPostgres({ connectionString: own }),
      openPostgres({ connectionString: own }),
    ]
    const broken = database.db.transaction(async (transaction) => {
      const [{ pid } = { pid: 0 }] = await rowsOf<{ pid: number }>(
        transaction,
        sql`select pg_backend_pid() as pid`,
      )
      await other.db.execute(sql`select pg_terminate_backend(${pid})`)
      await wait(50)
      await transaction.execute(sql`select 1`)
    })
    const error: unknown = await broken.catch((thrown: unknown) => thrown)
    expect([error instanceof Error, isPassing(error)]).toEqual([true, true])
    await ping(database.db)
    await database.close()
    await other.close()
  })

  describe('a server that goes away', () => {
    let relay: Awaited<ReturnType<typeof startRelay>>
    let backend: TestBackend
    let own: string
    let database: Database
    beforeEach(async () => {
      own = await createBegunDatabase(server)
      relay = await startRelay(own)
      database = openPostgres({ connectionString: relay.url })
      backend = await testBackend(database)
    }, minutes(1))
    afterEach(async () => {
      relay.become('open')
      await backend.close()
      await database.close()
      await relay.close()
    })

    const isReady = async () => (await backend.app.inject('/readyz')).statusCode === 200
    const become = async (ready: boolean) => {
      while ((await isReady()) !== ready) await wait(50)
    }

    it.each(['refusing', 'silent'] as const)(
      'is told of while it is %s, in time, and all goes on when it is back',
      async (state) => {
        const token = await backend.token(await backend.customer())
        const signsUp = (visitor: number, key: string = randomUUID()) =>
          backend.send(signup, {
            body: { ...anaSignsUp, email: `visitor-${visitor}@empresa.com.br` },
            headers: { 'idempotency-key': key },
            address: `203.0.113.${visitor}`,
          })
        const manySignUp = () => Array.from({ length: 20 }, (_, index) => signsUp(index + 1))
        expect(await isReady()).toBe(true)

        relay.become(state)
        const key = randomUUID()
        await become(false)
        const calls = [backend.send(getDashboard, { token }), signsUp(0, key), ...manySignUp()]
        for (const answer of await Promise.all(calls)) {
          expect([answer.status, answer.error.code]).toEqual([503, 'UNAVAILABLE'])
        }

        relay.become('open')
        await become(true)
        expect((await backend.send(getDashboard, { token })).status).toBe(200)
        expect((await backend.send(getPricing)).status).toBe(200)
        expect((await signsUp(0, key)).status).toBe(202)
        expect(await backend.mailsTo('visitor-0@empresa.com.br')).toHaveLength(1)
        for (const { status } of await Promise.all(manySignUp())) expect(status).toBe(202)
      },
      minutes(1),
    )
  })
}
