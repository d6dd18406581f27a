import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './processes.mjs'
import { root } from './workspace.mjs'

const stamp = join(root, 'node_modules/.installed')

/** Installs what the lockfile says, unless that has been done already. Needs nothing but Node and npm. */
export async function ensureDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Whoever is interrupted has installed nothing, not even what was there before.
  rmSync(stamp, { force: true })
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log('Installing dependencies…')
  const code = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--silent'])
  if (code !== 0) throw new Error('Dependencies could not be installed; the lines above say why.')
  writeFileSync(stamp, wanted)
}
