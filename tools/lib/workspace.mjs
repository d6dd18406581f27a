import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The shell and the remotes: whatever has a package of its own. The shell takes longest to build, so it comes first. */
export const federated = [
  'shell',
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json')))
    .sort(),
]

const stamp = join(root, 'node_modules/.installed')

/** Installs what the lockfile says, unless that has been done already. Needs nothing but Node and npm. */
export function ensureDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log('Installing dependencies…')
  const { status } = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--silent'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('Dependencies could not be installed; the lines above say why.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Path of a command that a package brings. */
export const binary = (name, packageFolder = '.') => join(root, packageFolder, 'node_modules/.bin', name)

/**
 * Runs a command to its end, its output shown.
 * @returns its exit code
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
