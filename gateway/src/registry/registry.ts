import type { Area, Release } from '@ag/contracts'
import { AppError } from '@ag/core'
import { hostName } from './areas'
import { checkPlatform, type Upload } from './check-release'
import {
  emptyDocument,
  goBack,
  goLive,
  previousBuild,
  type RegistryDocument,
  stableBuild,
  switchRemote,
  withAreas,
} from './document'
import type { ReleaseFiles } from './release-files'
import type { Change, RegistryStore } from './store'

/** Who changes something, and why. */
export interface Reason {
  who: string
  why: string | undefined
}

export interface Published {
  name: string
  build: string
  /** These very bytes had been published before. */
  unchanged: boolean
  /** Visitors get this build now. */
  live: boolean
}

/** The registry: what is released and what is live. Changes happen one after the other. */
export interface Registry {
  document(): RegistryDocument
  changes(count: number): Promise<Change[]>
  publish(upload: Upload, promote: boolean, reason: Reason): Promise<Published>
  promote(name: string, build: string, reason: Reason): Promise<void>
  rollBack(name: string, reason: Reason): Promise<void>
  /** Switches a remote off with the words to show, or on again with null. */
  switchRemote(name: string, message: string | null, reason: Reason): Promise<void>
  /** Called after every change. */
  onChange(listener: () => void): void
}

/** Opens the registry that a store holds, or an empty one. */
export async function openRegistry(
  store: RegistryStore,
  releases: ReleaseFiles,
  areas: Area[],
): Promise<Registry> {
  const stored = await store.read()
  let document = stored ? withAreas(stored, areas) : emptyDocument(areas)
  const listeners: (() => void)[] = []
  const inTurn = oneAfterTheOther()

  async function apply(next: RegistryDocument, what: string, reason: Reason): Promise<void> {
    const changed = { ...next, changes: document.changes + 1 }
    const at = new Date().toISOString()
    const { who, why = null } = reason
    await store.write(changed, { number: changed.changes, at, who, what, why, set: changed.set })
    document = changed
    for (const listener of listeners) listener()
  }

  async function putLive(candidate: Release, reason: Reason): Promise<void> {
    if (stableBuild(document, candidate.name) === candidate.build) return
    await checkTogether(candidate)
    const next = goLive(document, candidate.name, candidate.build)
    await apply(next, `${candidate.name}: ${candidate.build} goes live`, reason)
  }

  /** A remote must run on the live host and on the one a rollback returns to; a host must satisfy all live remotes. */
  async function checkTogether(candidate: Release): Promise<void> {
    if (candidate.kind === 'host') {
      for (const remote of await liveRemotes()) checkPlatform(remote, candidate)
      return
    }
    for (const build of [document.shell.stable, document.shell.previous]) {
      const host = build === null ? undefined : await releases.find(hostName, build)
      if (host) checkPlatform(candidate, host)
    }
  }

  async function liveRemotes(): Promise<Release[]> {
    const builds = Object.entries(document.remotes).flatMap(([name, remote]) => [
      { name, build: remote.stable },
      ...(remote.canary ? [{ name, build: remote.canary.build }] : []),
    ])
    const found = await Promise.all(builds.map(({ name, build }) => releases.find(name, build)))
    return found.filter((remote) => remote !== undefined)
  }

  return {
    document: () => document,
    changes: (count) =>
      store.changes(count).then((list) => list.filter((entry) => entry.number <= document.changes)),
    onChange: (listener) => listeners.push(listener),

    publish: (upload, promote, reason) =>
      inTurn(async () => {
        const { name, build } = upload.release
        const known = await releases.find(name, build)
        if (known && !sameFiles(known, upload.release)) {
          throw new AppError('VERSION_CONFLICT', {
            userMessage: `${name}@${build} já foi publicado com outro conteúdo. Um build nunca muda.`,
          })
        }
        const release = known ?? upload.release
        if (promote) await checkTogether(release)
        if (!known) await releases.add(release, upload.files)
        if (promote) await putLive(release, reason)
        return { name, build, unchanged: known !== undefined, live: stableBuild(document, name) === build }
      }),

    promote: (name, build, reason) =>
      inTurn(async () => {
        const known = await releases.find(name, build)
        if (!known) throw new AppError('NOT_FOUND', { userMessage: `${name}@${build} não foi publicado.` })
        await putLive(known, reason)
      }),

    rollBack: (name, reason) =>
      inTurn(async () => {
        const previous = previousBuild(document, name)
        const next = goBack(document, name)
        const release = previous === null ? undefined : await releases.find(name, previous)
        if (!next || !release) {
          throw new AppError('VERSION_CONFLICT', { userMessage: `${name} não tem build anterior.` })
        }
        await checkTogether(release)
        await apply(next, `${name}: back to ${previous}`, reason)
      }),

    switchRemote: (name, message, reason) =>
      inTurn(async () => {
        const next = switchRemote(document, name, message)
        if (!next) throw new AppError('NOT_FOUND', { userMessage: `${name} não tem nada no ar.` })
        await apply(next, `${name}: ${message === null ? 'on' : 'off'}`, reason)
      }),
  }
}

function sameFiles(a: Release, b: Release): boolean {
  const paths = Object.keys(a.files)
  return (
    paths.length === Object.keys(b.files).length &&
    paths.every((path) => a.files[path]?.integrity === b.files[path]?.integrity)
  )
}

/** Runs tasks in the order they come, whatever becomes of the one before. */
function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task)
    last = result.catch(() => undefined)
    return result
  }
}
