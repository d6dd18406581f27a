import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { login, signup } from '@ag/contracts'
import { createOwnDatabase } from '@ag/testing/own-database'
import { quickStart } from '@ag/testing/own-process'
import pg from 'pg'
import { exists } from '../backup/backup-folder'
import { minutes } from '../clock'
import type { Engine } from '../db/pglite/engine'
import { readOnlyFile } from '../db/pglite/read-only'
import { workerEngine } from '../db/pglite/worker-engine'
import { openPostgres } from '../db/postgres'
import { buildServer, copyBegun, demoLogin, launch, post, startServer } from '../testing/server-process'
import { anaSignsUp } from '../testing/test-backend'
import { moveTables } from './move-tables'

jest.setTimeout(minutes(3))

const command = fileURLToPath(new URL('../../dist/move-to-postgres.mjs', import.meta.url))

beforeAll(buildServer)

it('needs to be told where to', async () => {
  const moving = promisify(execFile)(process.execPath, [command], { env: { PATH: process.env.PATH } })
  await expect(moving).rejects.toMatchObject({ stderr: expect.stringContaining('DATABASE_URL names') })
})

/** PostgreSQL where `TEST_DATABASE_URL` names a server. */
const server = process.env.TEST_DATABASE_URL
if (server)
  describe('a move to PostgreSQL', () => {
    let dataDir: string
    let target: string
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'move-'))
      await copyBegun(dataDir)
    })
    beforeEach(async () => {
      target = await createOwnDatabase(server)
    })
    afterAll(() => rm(dataDir, { recursive: true, force: true }))

    const move = (...args: string[]) =>
      promisify(execFile)(process.execPath, [...quickStart, command, ...args], {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: target },
      })

    it('is made beside a site that can be read and not written, also when it is killed on its way', async () => {
      const before = await startServer({ DATA_DIR: dataDir })
      const moving = move()
      while (!(await exists(join(dataDir, 'moving')))) await wait(20)
      moving.child.kill('SIGKILL')
      await expect(moving).rejects.toMatchObject({ signal: 'SIGKILL' })
      const { stdout } = await move()
      expect(stdout).toMatch(/tables, \d+ rows: equal by number and sum/)

      expect((await fetch(`${before.url}/api/v1/pricing/public`)).status).toBe(200)
      const refused = await post(before, signup.path, anaSignsUp)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
      expect(await refused.json()).toMatchObject({
        code: 'UNAVAILABLE',
        userMessage: expect.stringContaining('é possível consultar, mas não alterar'),
      })
      await before.kill('SIGTERM')
      const again = launch({ DATA_DIR: dataDir, API_PORT: '0', DEMO: 'off' })
      await new Promise((resolve) => again.child.once('exit', resolve))
      expect(again.output()).toMatch(/moves, or has moved, to PostgreSQL/)

      const after = await startServer({ DATA_DIR: dataDir, DATABASE_URL: target })
      expect((await post(after, login.path, demoLogin)).status).toBe(200)
      expect((await post(after, signup.path, anaSignsUp)).status).toBe(202)
      await after.kill('SIGTERM')
      await expect(move()).rejects.toMatchObject({ stderr: expect.stringContaining('is not empty') })
      await move('--abandon')
      expect(await exists(readOnlyFile(join(dataDir, 'database')))).toBe(false)
    })

    describe('of tables', () => {
      let source: Engine
      let client: pg.Client
      beforeAll(async () => {
        source = await workerEngine(join(dataDir, 'database'))
      })
      afterAll(() => source.close())
      afterEach(() => client.end())

      async function connect(): Promise<void> {
        client = new pg.Client({ connectionString: target })
        await client.connect()
      }
      const migrate = async () => {
        const database = openPostgres({ connectionString: target })
        await database.migrate()
        await database.close()
      }

      it('goes on where it was broken off, five times, and is equal to the row', async () => {
        for (const stopAt of [1, 7, 20, 5, 30]) {
          await connect()
          let batches = 0
          const broken = moveTables(source, client, migrate, {
            batchRows: 3,
            onBatch() {
              batches += 1
              if (batches === stopAt) throw new Error('broken off')
            },
          })
          await expect(broken).rejects.toThrow('broken off')
          await client.end()
        }
        await connect()
        const moved = await moveTables(source, client, migrate)
        expect(moved.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(0)
        const { rows } = await client.query(
          "select count(*)::int as keys from pg_constraint where contype = 'f' and convalidated",
        )
        expect(rows[0].keys).toBeGreaterThan(20)
      })

      it('finds a row that is not what it was', async () => {
        await connect()
        const changed = moveTables(source, client, migrate, {
          onBatch(table) {
            if (table === 'users') void client.query("update users set name = 'Outro'")
          },
        })
        await expect(changed).rejects.toThrow('users is not equal')
      })
    })
  })
