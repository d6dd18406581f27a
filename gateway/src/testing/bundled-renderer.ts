import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ChildProgram } from '../prerender/render-pages'

let built: Promise<ChildProgram> | undefined

/** The rendering program as it ships: one bundled file, with the permissions it gets in production. */
export function bundledRenderer(): Promise<ChildProgram> {
  built ??= bundle()
  return built
}

async function bundle(): Promise<ChildProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-renderer-'))
  const file = join(folder, 'prerender-child.mjs')
  const esbuild = createRequire(__filename).resolve('esbuild/bin/esbuild')
  const source = join(__dirname, '..', 'prerender', 'prerender-child.ts')
  const options = ['--bundle', '--platform=node', '--format=esm', `--outfile=${file}`]
  await promisify(execFile)(esbuild, [source, ...options])
  return { file, execArgv: [], sealed: true }
}
