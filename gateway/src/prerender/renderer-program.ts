import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ChildProgram } from './render-pages'

/** The rendering program that belongs to an entry: its bundled neighbour, or the source through a loader. */
export function rendererProgram(entryUrl: string): ChildProgram {
  if (!entryUrl.endsWith('.ts')) {
    return { file: fileURLToPath(new URL('./prerender-child.mjs', entryUrl)), execArgv: [], sealed: true }
  }
  const loader = pathToFileURL(createRequire(entryUrl).resolve('tsx')).href
  const file = fileURLToPath(new URL('./prerender/prerender-child.ts', entryUrl))
  return { file, execArgv: ['--import', loader], sealed: false }
}
