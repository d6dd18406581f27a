import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOwnDatabase } from '@ag/testing/own-database'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { Database } from '../db/database'
import { migrationsFolder } from '../db/migrations'
import { embedded } from '../db/pglite/pglite'
import { serialClient } from '../db/pglite/serial-client'
import { workerEngine } from '../db/pglite/worker-engine'
import { openPostgres } from '../db/postgres'

/** A database of its own as it was before a migration. */
export async function openBefore(tag: string): Promise<{ database: Database; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  const until = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }))
  const server = process.env.TEST_DATABASE_URL
  const own = server ? await createOwnDatabase(server) : undefined
  const engine = own ? undefined : await workerEngine()
  const opened = own
    ? openPostgres({ connectionString: own })
    : embedded(serialClient(engine as NonNullable<typeof engine>), engine as NonNullable<typeof engine>)
  const migrateTo = own ? migrateNode : migrateEmbedded
  await migrateTo(opened.db as never, { migrationsFolder: folder })
  return {
    database: opened,
    async remove() {
      await opened.close()
      await rm(folder, { recursive: true })
    },
  }
}
