import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { embeddedDir, readConfig } from '../config'
import { exists, placesFrom, writeBackup } from './backup-folder'
import { copyOfDatabase } from './copy-of-database'

// `npm run backup [-- --to FOLDER]`: copies the embedded database, the releases and the keys, while the site runs or not.

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const config = readConfig(process.env)
  if (config.databaseUrl)
    throw new Error('DATABASE_URL names PostgreSQL, which has tools of its own: see docs/runbook.md.')
  const dir = embeddedDir(config)
  if (!(await exists(dir))) throw new Error(`There is no database in ${dir}.`)
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const folder = resolve(values.to ?? `${config.dataDir}-backups/${time}`)
  if (await exists(folder)) throw new Error(`${folder} exists already: a backup needs a folder of its own.`)
  const dump = await copyOfDatabase(dir)
  try {
    const bytes = await writeBackup(dump, placesFrom(config.dataDir, process.env), folder)
    console.log(`${folder}: ${(bytes / 1e6).toFixed(1)} MB`)
  } finally {
    await rm(dump, { force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
