import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

let built: Promise<string> | undefined

/** What the threads of tables run, as it ships: one bundled file. */
export function bundledTableProgram(): Promise<string> {
  built ??= bundle()
  return built
}

async function bundle(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'backend-tables-')), 'table-worker.mjs')
  const esbuild = createRequire(__filename).resolve('esbuild/bin/esbuild')
  const source = join(__dirname, '../modules/agents/business-intelligence/table-worker.ts')
  const options = ['--bundle', '--platform=node', '--format=esm', `--outfile=${file}`]
  await promisify(execFile)(esbuild, [source, ...options])
  return file
}
