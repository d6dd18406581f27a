import type { PageBuild } from '@ag/contracts'
import { getInstance, type ModuleFederationRuntimePlugin, satisfy } from '@module-federation/runtime'

/** Longest wait for the entry of a remote, in milliseconds. */
const entryTimeout = 6000

const integrities = new Map<string, string>()
let tries = 0

const verifyEntries: ModuleFederationRuntimePlugin = {
  name: 'verify-entries',
  createScript({ url }) {
    const integrity = integrities.get(new URL(url, location.href).pathname)
    if (!integrity) throw new Error(`no integrity is known for ${url}`)
    const script = document.createElement('script')
    script.src = url
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    return { script, timeout: entryTimeout }
  },
}

type Share = ReturnType<typeof runtime>['shareScopeMap'][string][string][string]

/** The shell's own instance: every remote adds one of its own, and the latest would be the usual answer. */
function runtime() {
  const instance = getInstance(({ options }) => options.name === 'shell')
  if (!instance) throw new Error('the federation runtime has not started')
  return instance
}

/** Prepares the federation runtime of this page; run once, before anything is loaded. */
export function prepareFederation(): void {
  runtime().registerPlugins([verifyEntries])
  for (const versions of Object.values(runtime().shareScopeMap.default ?? {}))
    for (const share of Object.values(versions)) forgetFailure(share)
}

/** The runtime keeps the promise of a shared file for ever, also of one that did not come: nobody could ask again. */
function forgetFailure(share: Share): void {
  const { get } = share
  share.get = async () => {
    try {
      return await get()
    } catch (error) {
      // Set once this has been refused, and read before anybody can ask again.
      setTimeout(() => {
        share.loading = null
      })
      throw error
    }
  }
}

/**
 * Loads one module of a build. Every build is a remote of its own to the runtime (named by its global), so two builds
 * of one remote can live on a page.
 * @param again forgets an earlier failed attempt first
 */
export async function loadExpose(
  build: PageBuild,
  expose: string,
  { again }: { again: boolean },
): Promise<unknown> {
  integrities.set(new URL(build.entry, location.href).pathname, build.integrity)
  if (again) tries += 1
  // A request that hangs keeps its address busy in the browser's cache: another try needs another address.
  const entry = again ? `${build.entry}?try=${tries}` : build.entry
  const remote = {
    name: build.global,
    entry,
    entryGlobalName: build.global,
    type: 'global' as const,
  }
  runtime().registerRemotes([remote], { force: again })
  return runtime().loadRemote(`${build.global}/${expose.replace('./', '')}`)
}

/** Does a version of the platform lie in the range that a build needs? */
export const isCompatible = (version: string, range: string): boolean => satisfy(version, range)
