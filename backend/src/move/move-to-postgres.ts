import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { exists } from '../backup/backup-folder'
import { copyOfDatabase } from '../backup/copy-of-database'
import { embeddedDir, readConfig } from '../config'
import { createDirectory } from '../db/pglite/open-directory'
import { embedded } from '../db/pglite/pglite'
import { readOnlyFile } from '../db/pglite/read-only'
import { serialClient } from '../db/pglite/serial-client'
import { workerEngine } from '../db/pglite/worker-engine'
import { openPostgres } from '../db/postgres'
import { moveTables } from './move-tables'

// `npm run move-to-postgres`: takes the embedded database of `DATA_DIR` over into the empty one at `DATABASE_URL`. The site is
// read-only from its beginning on; started with `DATABASE_URL` afterwards, it goes on where it was. `-- --abandon` makes the
// embedded database writable again.

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { abandon: { type: 'boolean' } } })
  const config = readConfig(process.env)
  const dir = embeddedDir(config)
  const copy = join(config.dataDir, 'moving')
  if (values.abandon) {
    await rm(copy, { recursive: true, force: true })
    await rm(readOnlyFile(dir), { force: true })
    console.log('The embedded database may be written again. Empty the other one before the next move.')
    return
  }
  if (!config.databaseUrl) throw new Error('DATABASE_URL names the PostgreSQL database to move to.')
  if (!(await exists(dir))) throw new Error(`There is no embedded database in ${dir}.`)

  if (!(await exists(copy))) {
    await writeFile(readOnlyFile(dir), '')
    const dump = await copyOfDatabase(dir)
    await createDirectory(copy, dump)
    await rm(dump)
  }

  const source = await workerEngine(copy)
  const client = new pg.Client({ connectionString: config.databaseUrl, application_name: 'move' })
  await client.connect()
  try {
    await embedded(serialClient(source), source).migrate()
    const target = openPostgres({ connectionString: config.databaseUrl, size: 1 })
    const begun = Date.now()
    let rows = 0
    const moved = await moveTables(source, client, target.migrate, {
      onBatch(table, count) {
        rows += count
        if (process.stdout.isTTY) process.stdout.write(`\r${rows} rows, ${table}\u001b[K`)
      },
    })
    await target.close()
    const all = moved.reduce((sum, table) => sum + table.rows, 0)
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    console.log(`\n${moved.length} tables, ${all} rows: equal by number and sum. ${seconds} s.`)
    console.log('Stop the site and start it with this DATABASE_URL.')
  } finally {
    await client.end()
    await source.close()
  }
  await rm(copy, { recursive: true })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
