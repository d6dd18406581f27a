import type { ExposeShape, PageBuild, PageRegistry } from '@ag/contracts'
import { atom, platformVersion, store } from '@ag/platform'
import { type FailureKind, kindOf, RemoteError, retryable } from './remote-error'
import { type Expose, type Exposed, type Exposes, hasShape } from './shapes'

/** How a remote stands on this page. */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | {
      status: 'ready'
      build: string /** Loaded from the build before the one that should be live. */
      degraded: boolean
    }
  | { status: 'failed'; kind: FailureKind /** Words of the team that switched it off. */; message?: string }

/** What one attempt came to, for whoever watches releases. */
export interface LoadReport {
  remote: string
  build: string
  outcome: 'loaded' | FailureKind
  /** When it began, in milliseconds since the page did. */
  started: number
  /** How long it took, in milliseconds. */
  ms: number
}

/** A build that a module was loaded of, and when, in milliseconds since the page began. */
interface TakenBuild {
  remote: string
  build: string
  at: number
}

/** How modules and styles really get into the page; tests give their own. */
export interface Loader {
  loadExpose: (build: PageBuild, expose: string, options: { again: boolean }) => Promise<unknown>
  loadStyle: (style: { href: string; integrity: string }) => Promise<void>
  isCompatible: (version: string, range: string) => boolean
  report: (report: LoadReport) => void
}

/** Longest wait for all that a remote needs, in milliseconds. */
export const loadDeadline = 8000
const retryWait = 400

const states = atom<Record<string, RemoteState>>({})
const idle: RemoteState = { status: 'idle' }

export const remoteStatesAtom = atom((get) => (remote: string) => get(states)[remote] ?? idle)

/** The only entry point to the remotes of a page. */
export function createRemotes(registry: Pick<PageRegistry, 'remotes'>, loader: Loader) {
  const loaded = new Map<string, Promise<Exposed>>()
  const builds = new WeakMap<object, string>()
  const taken: TakenBuild[] = []
  const failedBefore = new Set<string>()
  const setState = (remote: string, state: RemoteState) =>
    store.set(states, (all) => ({ ...all, [remote]: state }))

  /**
   * One module of a remote, checked: loaded once from each build that comes to be the current one, tried again after a
   * failure whenever somebody asks again.
   * @throws {RemoteError} with the kind of failure
   */
  function load<Name extends Expose>(remote: string, expose: Name): Promise<Exposes[Name]> {
    const { current, disabled } = registry.remotes[remote] ?? {}
    const key = `${remote}/${disabled ?? current?.build}/${expose}`
    let promise = loaded.get(key)
    if (!promise) {
      promise = attempts(remote, expose)
      loaded.set(key, promise)
      promise.catch(() => loaded.delete(key))
    }
    // The key names the expose.
    return promise as Promise<Exposes[Name]>
  }

  async function attempts(remote: string, expose: Expose): Promise<Exposed> {
    setState(remote, { status: 'loading' })
    try {
      return await fromAnyBuild(remote, expose)
    } catch (error) {
      const kind = kindOf(error)
      const message = registry.remotes[remote]?.disabled ?? undefined
      setState(remote, { status: 'failed', kind, message })
      throw error
    }
  }

  async function fromAnyBuild(remote: string, expose: Expose): Promise<Exposed> {
    const entry = registry.remotes[remote]
    if (!entry) throw new RemoteError(remote, 'unknown')
    if (entry.disabled !== null) throw new RemoteError(remote, 'disabled')
    let failure: unknown
    try {
      return ready(remote, entry.current, await fromBuild(remote, entry.current, expose), false)
    } catch (error) {
      failure = error
    }
    if (!entry.previous) throw failure
    return ready(remote, entry.previous, await fromBuild(remote, entry.previous, expose), true)
  }

  function ready(remote: string, build: PageBuild, module: Exposed, degraded: boolean) {
    setState(remote, { status: 'ready', build: build.build, degraded })
    builds.set(module, build.build)
    taken.push({ remote, build: build.build, at: performance.now() })
    return module
  }

  async function fromBuild(remote: string, build: PageBuild, expose: Expose): Promise<Exposed> {
    try {
      return await once(remote, build, expose)
    } catch (error) {
      if (!retryable[kindOf(error)]) throw error
      await new Promise((resolve) => setTimeout(resolve, retryWait))
      return once(remote, build, expose)
    }
  }

  async function once(remote: string, build: PageBuild, expose: Expose): Promise<Exposed> {
    const shape = build.exposes[expose]
    const started = performance.now()
    const report = (outcome: LoadReport['outcome']) =>
      loader.report({
        remote,
        build: build.build,
        outcome,
        started,
        ms: Math.round(performance.now() - started),
      })
    try {
      if (!loader.isCompatible(platformVersion, build.platform)) throw new RemoteError(remote, 'incompatible')
      if (!shape) throw new RemoteError(remote, 'expose-missing')
      const module = await inTime(remote, parts(remote, build, expose, shape))
      report('loaded')
      failedBefore.delete(build.global)
      return module
    } catch (error) {
      failedBefore.add(build.global)
      const kind = kindOf(error)
      report(kind)
      throw error instanceof RemoteError ? error : new RemoteError(remote, kind, error)
    }
  }

  async function parts(remote: string, build: PageBuild, expose: Expose, shape: ExposeShape) {
    const style = build.style
      ? loader.loadStyle(build.style).catch((cause: unknown) => {
          throw new RemoteError(remote, 'style', cause)
        })
      : undefined
    const again = failedBefore.has(build.global)
    const [module] = await Promise.all([loader.loadExpose(build, expose, { again }), style])
    if (!hasShape(module, shape)) throw new RemoteError(remote, 'shape')
    return module
  }

  return {
    load,
    /** The build that a loaded module is of. */ buildOf: (module: object) => builds.get(module),
    /** What has come into the page, the last at the end. */ taken: (): readonly TakenBuild[] => taken,
  }
}
export type Remotes = ReturnType<typeof createRemotes>

function inTime<T>(remote: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError(remote, 'timeout')), loadDeadline)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
