import type { PageBuild } from '@ag/contracts'
import { RemoteError } from './remote-error'

/** Longest wait for the entry of a remote, in milliseconds. */
const entryTimeout = 6000

/** What a remote's entry leaves on the page: a container of module federation. */
interface Container {
  init: (shareScope: object) => unknown
  /** @throws where the container has no such module */
  get: (expose: string) => Promise<() => unknown>
}

const containers = new Map<string, Promise<Container>>()
let tries = 0

/**
 * Loads one module of a build. Every build is a container of its own, so two builds of one remote can live on a page.
 * @param again forgets an earlier failed attempt first
 * @throws {RemoteError} where the entry cannot be had; and what the module, or its chunk, fails with
 */
export async function loadExpose(
  build: PageBuild,
  expose: string,
  { again }: { again: boolean },
): Promise<unknown> {
  if (again) containers.delete(build.global)
  let container = containers.get(build.global)
  if (!container) {
    if (again) tries += 1
    container = loadContainer(build, again ? `${build.entry}?try=${tries}` : build.entry)
    containers.set(build.global, container)
  }
  const { get } = await container
  const factory = await get(expose)
  return factory()
}

async function loadContainer({ global, integrity }: PageBuild, entry: string): Promise<Container> {
  // What has no hash is trusted by nobody.
  if (!integrity) throw new RemoteError(global, 'entry-run')
  await runScript(global, entry, integrity)
  const container: Container | undefined = Reflect.get(globalThis, global)
  if (!container) throw new RemoteError(global, 'entry-run')
  await container.init({})
  return container
}

/** A request that hangs keeps its address busy in the browser's cache: another try needs another address. */
function runScript(global: string, src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const settle = (run: () => void) => () => {
      clearTimeout(timer)
      script.onload = script.onerror = null
      script.remove()
      run()
    }
    const fail = (kind: 'entry-network' | 'timeout') => settle(() => reject(new RemoteError(global, kind)))
    const timer = setTimeout(fail('timeout'), entryTimeout)
    script.onload = settle(resolve)
    script.onerror = fail('entry-network')
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.src = src
    document.head.append(script)
  })
}

/** Does a version of the platform lie in the range that a build needs? Builds need one version, or `^` and the first that will do. */
export function isCompatible(version: string, range: string): boolean {
  if (!range.startsWith('^')) return version === range
  const [have, need] = [version, range.slice(1)].map((text) => text.split('.').map(Number))
  const [major = 0, minor = 0, patch = 0] = have ?? []
  const [needMajor = 0, needMinor = 0, needPatch = 0] = need ?? []
  if (major !== needMajor) return false
  if (minor !== needMinor) return major > 0 && minor > needMinor
  return patch >= needPatch && (major + minor > 0 || patch === needPatch)
}
