import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config'
import { placesFrom } from './backup-folder'
import { restoreBackup } from './restore-backup'

// `npm run restore -- --from FOLDER`: puts a backup in the place of what is there, which is kept aside. The site must not run.

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  if (!values.from) throw new Error('restore --from FOLDER, a folder that `npm run backup` has made')
  const config = readConfig(process.env)
  if (config.databaseUrl)
    throw new Error('DATABASE_URL names PostgreSQL, which has tools of its own: see docs/runbook.md.')
  const { madeAt, aside } = await restoreBackup(resolve(values.from), placesFrom(config.dataDir, process.env))
  console.log(`Restored what was there at ${madeAt}. What it replaced is in ${aside}.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
