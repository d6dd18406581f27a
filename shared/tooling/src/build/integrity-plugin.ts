import { createHash } from 'node:crypto'
import webpack, { type Compilation, type Compiler } from 'webpack'

const { LoadScriptRuntimeModule } = webpack.runtime
const { RuntimeGlobals, RuntimeModule } = webpack
const table = '__webpack_require__.integrity'
/** Of a build's runtime: `pin(element, attribute, url)` gives an element its address and the hash that belongs to it. */
export const pin = '__webpack_require__.pin'
/** Counted for the page: a remote that is loaded again starts with a runtime of its own. */
const tries = 'globalThis.__chunkTries'
const placeholder = 'INTEGRITY_OF_CHUNKS'
const quoted = new RegExp(`["']${placeholder}["']`)
const algorithm = 'sha256-'
/** No file has this hash: a chunk that is not in the table is refused by the browser. */
const impossible = `${'A'.repeat(43)}=`

/** `sha256-…` of some bytes, as the integrity attribute wants it. */
export const integrityOf = (bytes: Uint8Array | string): string =>
  algorithm + createHash('sha256').update(bytes).digest('base64')

/** Folder of a host's chunks that hold nothing but libraries: each has an address made of its content, which builds share. */
export const vendorFolder = 'vendor/'

/** Where the gateway serves a file of that folder. */
export function vendorAddress(name: string, file: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return `/r/${name}/${vendorFolder}${hash}/${file}`
}

/** The stylesheet that comes with the code of late chunks. */
export const lateStyle = 'late.css'

class IntegrityRuntimeModule extends RuntimeModule {
  constructor(private readonly hasVendors: boolean) {
    super('integrity of chunks', RuntimeModule.STAGE_BASIC)
  }

  override generate(): string {
    return [
      `${table} = '${placeholder}';`,
      `${tries} ||= {};`,
      `${pin} = (element, attribute, url) => {`,
      `const name = url.slice(${RuntimeGlobals.publicPath}.length);`,
      `const hash = ${table}[name] || '${impossible}';`,
      `element.integrity = '${algorithm}' + hash;`,
      `element.crossOrigin = 'anonymous';`,
      // As the gateway serves it: `/r/<name>/vendor/<hash>/<file>`.
      this.hasVendors
        ? `if (name.startsWith('${vendorFolder}')) url = ${RuntimeGlobals.publicPath}.replace(/[^/]+\\/$/, '') + name.replace(/(?=[^/]+$)/, hash.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_') + '/');`
        : '',
      // A hanging request keeps its address busy in the browser's cache, and a damaged answer may stay there for a
      // year: another try needs another address.
      `const count = ${tries}[url] = (${tries}[url] || 0) + 1;`,
      `element[attribute] = count > 1 ? url + '?try=' + count : url;`,
      `};`,
    ].join('\n')
  }
}

/** Chunks lie beside their entry, which is always a script of a page: webpack's own way to find out serves workers and modules too. */
class PublicPathRuntimeModule extends RuntimeModule {
  constructor() {
    super('address of the entry', RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    return `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]+$/, '');`
  }
}

/**
 * Makes a build's runtime pin the hash of each of its chunks, and of its late stylesheet: whoever trusts the entry (its
 * hash is in the registry) can trust all that it loads, and what is not in the table does not run. webpack loads chunks
 * by its own script loader, which neither the federation hooks nor HTML attributes reach, hence the tap.
 */
export class IntegrityPlugin {
  /** @param hasVendors are there chunks in the folder of libraries? */
  constructor(private readonly hasVendors: boolean) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${pin}(script, 'src', url);`,
      )
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('IntegrityPlugin', (chunk, set) => {
          set.add(RuntimeGlobals.publicPath)
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule(this.hasVendors))
          compilation.addRuntimeModule(chunk, new PublicPathRuntimeModule())
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
  const pinned = [...chunks, lateStyle].filter((name) => compilation.getAsset(name))
  const hashes = JSON.stringify(
    Object.fromEntries(
      pinned.sort().map((name) => [name, integrityOf(sourceOf(name)).slice(algorithm.length)]),
    ),
  )
  for (const name of runtimes)
    compilation.updateAsset(name, new webpack.sources.RawSource(sourceOf(name).replace(quoted, () => hashes)))
}
