import { createHash, randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { minification } from './minification'
import { readJson } from './workspace'

const require = createRequire(import.meta.url)
const { RawSource } = webpack.sources
const name = 'minify cache'
/** What is older is minified anew, so that the folder does not grow for ever. */
const lifetime = 30 * 24 * 3600 * 1000

/**
 * Minifying takes most of a build, and most scripts of the shell are libraries that have not changed since the last: what came of
 * the same text, minified in the same way, is taken again.
 */
export class MinifyCachePlugin {
  constructor(
    private readonly folder: string,
    /** False makes everything anew, and keeps it. */
    private readonly takes: boolean,
  ) {}

  apply({ cache }: Compiler): void {
    try {
      mkdirSync(this.folder, { recursive: true })
      accessSync(this.folder, constants.W_OK)
    } catch {
      // Where nothing can be kept all is minified anew.
      return
    }
    const how = [
      ...['terser', 'terser-webpack-plugin'].map(
        (each) => readJson(require.resolve(`${each}/package.json`)).version,
      ),
      JSON.stringify(minification),
    ]
    const fileOf = (etag: unknown) =>
      join(
        this.folder,
        createHash('sha256')
          .update([...how, etag].join())
          .digest('hex'),
      )
    const isMinified = (identifier: string) => identifier.startsWith('TerserWebpackPlugin|')

    cache.hooks.get.tap(name, (identifier, etag) => {
      if (!this.takes || !isMinified(identifier)) return
      try {
        return { source: new RawSource(readFileSync(fileOf(etag), 'utf8')) }
      } catch {
        return
      }
    })
    cache.hooks.store.tap(name, (identifier, etag, { source, errors, warnings }) => {
      if (!isMinified(identifier) || !source || errors?.length || warnings?.length) return
      const unfinished = join(this.folder, randomUUID())
      writeFileSync(unfinished, source.source())
      renameSync(unfinished, fileOf(etag))
    })
    cache.hooks.shutdown.tap(name, () => this.forgetOld())
  }

  private forgetOld(): void {
    const since = Date.now() - lifetime
    for (const file of readdirSync(this.folder).map((each) => join(this.folder, each)))
      if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? since) < since) rmSync(file, { force: true })
  }
}
