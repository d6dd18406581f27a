import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  circumstances,
  emptyResults,
  fromBackend,
  neededServer,
  numberAfter,
  ownDatabase,
  startBackend,
} from './lib/bench.mjs'
import { buildServer } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root } from './lib/workspace.mjs'

// `DATABASE_URL=postgres://… npm run bench:move [-- --customers N]`: moves an embedded database of a hundred thousand customers to a database
// of its own on the server that DATABASE_URL names, killed five times on its way. The move itself compares both sides.

const customers = numberAfter('--customers') ?? 100_000
const kills = 5
const apiPort = 4350

const server = neededServer()
await ensureDependencies()
await buildServer('backend')
const dataDir = join(emptyResults('bench-move'), 'data')
const backend = await startBackend({
  dataDir,
  apiPort,
  database: { url: '' },
  env: { DEMO: 'on', LOG_LEVEL: 'warn' },
})
await backend.ready(`http://127.0.0.1:${apiPort}/readyz`)
await backend.stop()
await fill()

const target = await ownDatabase(server)
const begun = performance.now()
try {
  for (let kill = 0; kill < kills; kill += 1) {
    const move = startMove()
    const over = once(move, 'exit')
    // The first one makes the copy first.
    await wait(kill === 0 ? 6_000 : 1_500 + 500 * kill)
    move.kill('SIGKILL')
    await over
    console.log(`killed after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
  const [code] = await once(startMove(), 'exit')
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${customers} customers, ${kills} kills, ${seconds} s in all. ${circumstances()}`)
  process.exitCode = code
} finally {
  await target.drop()
}
process.exit()

function startMove() {
  return spawn(process.execPath, [join(root, 'backend/dist/move-to-postgres.mjs')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: target.url },
    stdio: 'inherit',
  })
}

/** Customers with a company, a user and a profile each. */
async function fill() {
  const database = await fromBackend('@electric-sql/pglite').PGlite.create(join(dataDir, 'database'))
  await database.query(
    `insert into companies (id, name, created_at) select 'org_b' || n, 'Padaria ' || n, now() - n * interval '5 minutes'
     from generate_series(1, $1::int) n`,
    [customers],
  )
  await database.query(
    `insert into users (id, company_id, name, email, email_key, password_hash, created_at)
     select 'usr_b' || n, 'org_b' || n, 'Pessoa ' || n, 'cliente' || n || '@empresa.example', 'cliente' || n || '@empresa.example', '', now()
     from generate_series(1, $1::int) n`,
    [customers],
  )
  await database.query(
    `insert into billing_profiles (company_id, profile, updated_at)
     select 'org_b' || n, jsonb_build_object('document', lpad((n * 97)::text, 14, '1'), 'legal_name', 'Comércio ' || n || ' Ltda.'), now()
     from generate_series(1, $1::int) n`,
    [customers],
  )
  await database.close()
}
