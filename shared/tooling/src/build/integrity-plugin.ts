import { createHash } from 'node:crypto'
import webpack, { type Compilation, type Compiler } from 'webpack'

const { LoadScriptRuntimeModule } = webpack.runtime
const { RuntimeGlobals, RuntimeModule } = webpack
const table = '__webpack_require__.integrity'
/** Counted for the page: a remote that is loaded again starts with a runtime of its own. */
const tries = 'globalThis.__chunkTries'
const placeholder = 'INTEGRITY_OF_CHUNKS'
const quoted = new RegExp(`["']${placeholder}["']`)
/** No file has this hash: a chunk that is not in the table is refused by the browser. */
const impossible = `sha384-${'A'.repeat(64)}`

/** `sha384-…` of some bytes, as the integrity attribute wants it. */
export const integrityOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity of chunks', RuntimeModule.STAGE_BASIC)
  }

  override generate(): string {
    return `${table} = '${placeholder}';\n${tries} ||= {};`
  }
}

/**
 * Makes a build's runtime pin the hash of each of its chunks: whoever trusts the entry (its hash is in the registry)
 * can trust all that it loads, and what is not in the table does not run. webpack loads chunks by its own script
 * loader, which neither the federation hooks nor HTML attributes reach, hence the tap.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          `script.integrity = ${table}[url.slice(${RuntimeGlobals.publicPath}.length)] || '${impossible}';`,
          `script.crossOrigin = 'anonymous';`,
          // A hanging request keeps its address busy in the browser's cache, and a damaged answer may stay there for a
          // year: another try needs another address.
          `${tries}[url] = (${tries}[url] || 0) + 1;`,
          `if (${tries}[url] > 1) script.src = url + '?try=' + ${tries}[url];`,
        ].join('\n'),
      )
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('IntegrityPlugin', (chunk, set) => {
          set.add(RuntimeGlobals.publicPath)
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule())
        })
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillIn(compilation),
      )
    })
  }
}

function fillIn(compilation: Compilation): void {
  const scripts = Object.keys(compilation.assets).filter((name) => name.endsWith('.js'))
  const sourceOf = (name: string) => compilation.getAsset(name)?.source.source().toString() ?? ''
  const runtimes = scripts.filter((name) => sourceOf(name).includes(placeholder))
  const chunks = scripts.filter((name) => !runtimes.includes(name))
  const hashes = JSON.stringify(
    Object.fromEntries(chunks.sort().map((name) => [name, integrityOf(sourceOf(name))])),
  )
  for (const name of runtimes)
    compilation.updateAsset(name, new webpack.sources.RawSource(sourceOf(name).replace(quoted, () => hashes)))
}
