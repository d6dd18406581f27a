/** Makes the module that a shared library is. */
type Factory = () => unknown

/** A library as the host's build offers it. */
interface Offer {
  get: () => Promise<Factory>
}

/** What is used here of the runtime that webpack gives each build. */
export interface Build {
  /** Modules by id; what is not there yet is put here. */
  m: Record<string, (module: { exports: unknown }) => void>
  federation: { initOptions: { shared?: Record<string, [Offer]> } }
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> }
}

interface Consumption {
  webpackRequire: Build
  chunkId: string | number
  /** Modules that are shared libraries, by the chunk that needs them. */
  chunkMapping: Record<string, (string | number)[]>
  /** Of the build: what is on its way, or there (0). */
  installedModules: Record<string, Promise<void> | 0>
  /** What the chunk waits for. */
  promises: unknown[]
}

/**
 * Gives each build what webpack's part of module federation asks of its runtime. Of the usual runtime's work only sharing is left:
 * the host offers each library once, in one version that the registry has checked, and remotes bring none.
 */
export function createSharing() {
  const offers = new Map<string, Offer>()
  const taken = new Map<string, Promise<Factory>>()

  /** The library of the page. One that did not come is asked for again by the next who needs it. */
  function take(name: string): Promise<Factory> {
    let factory = taken.get(name)
    if (!factory) {
      factory = offers.get(name)?.get() ?? Promise.reject(new Error(`nobody shares ${name}`))
      taken.set(name, factory)
      factory.catch(() => taken.delete(name))
    }
    return factory
  }

  return {
    /** A build starts: what it offers is the page's, unless that is there already. */
    init({ webpackRequire }: { webpackRequire: Build }): object {
      for (const [name, [offer]] of Object.entries(webpackRequire.federation.initOptions.shared ?? {}))
        if (!offers.has(name)) offers.set(name, offer)
      return {}
    },

    /** A chunk is asked for: it waits for the libraries that it needs, and fails with them. */
    consumes({ webpackRequire, chunkId, chunkMapping, installedModules, promises }: Consumption): void {
      for (const id of chunkMapping[chunkId] ?? []) {
        const name = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey ?? ''
        installedModules[id] ??= take(name).then(
          (factory) => {
            installedModules[id] = 0
            webpackRequire.m[id] = (module) => {
              module.exports = factory()
            }
          },
          (error: unknown) => {
            delete installedModules[id]
            throw error
          },
        )
        promises.push(installedModules[id])
      }
    },

    /** A container is told what the page shares: nothing, as it asks here. */
    initContainerEntry: (): void => undefined,
  }
}
