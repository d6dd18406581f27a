import type { Plugin } from 'esbuild'

/**
 * Modules of the federation runtime that are of use only with manifests and preloading, and what stands in for them. The
 * runtime's own switches leave their plugins out and yet keep these; we name entries by file (record 0004) and fetch chunks ahead by
 * their routes.
 */
const standIns: Record<string, string> = {
  'plugins/snapshot/SnapshotHandler.js': `
    import { DisabledSnapshotHandler } from './disabled.js'
    export class SnapshotHandler extends DisabledSnapshotHandler { manifestCache = new Map() }
    export const getGlobalRemoteInfo = () => ({})`,
  'utils/preload.js': `
    const absent = () => { throw new Error('this federation runtime preloads nothing') }
    export { absent as formatPreloadArgs, absent as preloadAssets, absent as normalizePreloadExposes }
    export const defaultPreloadArgs = {}`,
}

const modules = /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/](.+\.js)$/

/** Leaves out of the federation runtime what no build of ours uses; fails where the runtime has another shape than expected. */
export const leanRuntime: Plugin = {
  name: 'lean-runtime',
  setup(build) {
    const missing = new Set(Object.keys(standIns))
    let usesRuntime = false
    build.onLoad({ filter: modules }, ({ path }) => {
      const [, name = ''] = modules.exec(path.replaceAll('\\', '/')) ?? []
      usesRuntime = true
      missing.delete(name)
      const contents = standIns[name]
      return contents === undefined ? undefined : { contents, loader: 'js' }
    })
    build.onEnd(() => {
      if (!usesRuntime || missing.size === 0) return undefined
      return { errors: [{ text: `the federation runtime has no ${[...missing].join(', ')}` }] }
    })
  },
}
