import type { Area, Release } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyBaseLogger } from 'fastify'
import { hostName } from './areas'
import { checkPlatform, type Upload } from './check-release'
import {
  canaryOf,
  digest,
  emptyDocument,
  givenUntil,
  goBack,
  goLive,
  isNeeded,
  isOfNeeded,
  liveCanaries,
  previousBuild,
  type RegistryDocument,
  stableBuild,
  startCanary,
  stopCanary,
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

interface Published {
  name: string
  build: string
  /** These very bytes had been published before. */
  unchanged: boolean
  /** Everybody gets this build now. */
  live: boolean
}

/** Who shall get a published build: everybody, a percentage of the visitors (all when it is the first), or nobody yet. */
export type Audience = 'everybody' | 'nobody' | { share: number }

/** The registry: what is released and what is live. Changes happen one after the other. */
export interface Registry {
  document(): RegistryDocument
  changes(count: number): Promise<Change[]>
  publish(upload: Upload, audience: Audience, reason: Reason): Promise<Published>
  /** A published build that could go live now; throws with the reason when it could not. */
  check(name: string, build: string): Promise<Release>
  /** Gives a published build, or the canary when none is named, to everybody. */
  promote(name: string, build: string | undefined, reason: Reason): Promise<void>
  /** Gives a published build, or the canary when none is named, to a percentage of the visitors; the first of a name to all. */
  canary(name: string, build: string | undefined, share: number, reason: Reason): Promise<void>
  /** Takes a canary's share away, as long as it is still the build that was meant. */
  stop(name: string, reason: Reason, build?: string): Promise<void>
  /** Gives the build before to everybody, as long as the live one is still the build that was meant. */
  rollBack(name: string, reason: Reason, build?: string): Promise<void>
  /** Removes a build for good unless it is live, on trial or to fall back to; tells whether it is gone. */
  discard(name: string, build: string): Promise<boolean>
  /** Switches a remote off with the words to show, or on again with null. */
  switchRemote(name: string, message: string | null, reason: Reason): Promise<void>
  /** Resolves when nothing is being changed or written any more. */
  settled(): Promise<void>
  /** Called after every change. */
  onChange(listener: () => void): void
}

/** Opens the registry that a store holds, or an empty one. */
export async function openRegistry(
  store: RegistryStore,
  releases: ReleaseFiles,
  areas: Area[],
  log: FastifyBaseLogger,
): Promise<Registry> {
  const stored = await store.read()
  let document = stored ? withAreas(stored, areas) : emptyDocument(areas)
  const listeners: (() => void)[] = []
  const oneByOne = oneAfterTheOther()

  /** Takes over what another process has changed. */
  async function catchUp(): Promise<void> {
    const known = await store.read()
    if (known && known.changes > document.changes) become(withAreas(known, areas))
  }
  store.watch(() => void catchUp().catch((error: unknown) => log.error({ err: error }, 'registry unread')))

  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> =>
    oneByOne(() =>
      store.exclusively(async () => {
        await catchUp()
        releases.forget()
        return task()
      }),
    )

  function become(next: RegistryDocument): void {
    document = next
    releases.forget()
    releases.keepOnly(isOfNeeded(next))
    for (const listener of listeners) listener()
  }

  async function apply(next: RegistryDocument, what: string, reason: Reason): Promise<void> {
    const now = new Date()
    const given_until = givenUntil(document, next, now)
    const changed = { ...next, given_until, changes: document.changes + 1 }
    const at = now.toISOString()
    const { who, why = null } = reason
    await store.write(changed, { number: changed.changes, at, who, what, why, set: changed.set })
    become(changed)
  }

  async function putLive(candidate: Release, reason: Reason): Promise<void> {
    if (stableBuild(document, candidate.name) === candidate.build) return
    await checkTogether(candidate)
    const next = goLive(document, candidate.name, candidate.build)
    await apply(next, `${candidate.name}: ${candidate.build} goes live`, reason)
  }

  async function giveShare(candidate: Release, share: number, reason: Reason): Promise<void> {
    // The first build of a name has nothing to be compared with, and nobody would get anything else.
    if (stableBuild(document, candidate.name) === null) return putLive(candidate, reason)
    await checkTogether(candidate)
    const next = startCanary(document, candidate.name, candidate.build, share)
    if (!next) {
      throw new AppError('VERSION_CONFLICT', {
        userMessage: `${candidate.build} já está no ar para todos, e não pode ir para uma parte dos visitantes.`,
      })
    }
    await apply(next, `${candidate.name}: ${candidate.build} goes to ${share} %`, reason)
  }

  /** A published build; without its id, the one that part of the visitors gets. */
  async function published(name: string, build: string | undefined): Promise<Release> {
    const wanted = build ?? liveCanaries(document)[name]?.build
    if (wanted === undefined) {
      throw new AppError('NOT_FOUND', { userMessage: `${name} não tem canário. Diga qual build.` })
    }
    const known = await releases.find(name, wanted)
    if (!known) throw new AppError('NOT_FOUND', { userMessage: `${name}@${wanted} não foi publicado.` })
    return known
  }

  /**
   * A remote must run on the live host, on its canary and on the one a rollback returns to; a host must satisfy all live
   * remotes.
   */
  async function checkTogether(candidate: Release): Promise<void> {
    if (candidate.kind === 'host') {
      for (const remote of await liveRemotes()) checkPlatform(remote, candidate)
      return
    }
    const { stable, previous } = document.shell
    for (const build of new Set([stable, liveCanaries(document)[hostName]?.build, previous])) {
      const host = build ? await releases.find(hostName, build) : undefined
      if (host) checkPlatform(candidate, host)
    }
  }

  async function liveRemotes(): Promise<Release[]> {
    const builds = [
      ...Object.entries(document.remotes).map(([name, { stable }]) => ({ name, build: stable })),
      ...Object.entries(liveCanaries(document)).map(([name, { build }]) => ({ name, build })),
    ].filter(({ name }) => name !== hostName)
    const found = await Promise.all(builds.map(({ name, build }) => releases.find(name, build)))
    return found.filter((remote) => remote !== undefined)
  }

  return {
    document: () => document,
    changes: (count) =>
      store.changes(count).then((list) => list.filter((entry) => entry.number <= document.changes)),
    onChange: (listener) => listeners.push(listener),
    settled: () => oneByOne(async () => undefined),

    publish: (upload, audience, reason) =>
      inTurn(async () => {
        const { name, build } = upload.release
        const known = await releases.find(name, build)
        if (known && !sameFiles(known, upload.release)) {
          throw new AppError('VERSION_CONFLICT', {
            userMessage: `${name}@${build} já foi publicado com outro conteúdo. Um build nunca muda.`,
          })
        }
        const isMended = known !== undefined && !saysTheSame(known, upload.release)
        if (isMended && isNeeded(document, name, build)) {
          throw new AppError('VERSION_CONFLICT', {
            userMessage: `${name}@${build} está no ar com outro release.json. Um build nunca muda.`,
          })
        }
        const release = known && !isMended ? known : upload.release
        if (audience !== 'nobody') await checkTogether(release)
        if (isMended) await releases.remove(name, build)
        if (release !== known) await releases.add(release, upload.files)
        if (audience === 'everybody') await putLive(release, reason)
        else if (audience !== 'nobody') await giveShare(release, audience.share, reason)
        return { name, build, unchanged: release === known, live: stableBuild(document, name) === build }
      }),

    check: (name, build) =>
      inTurn(async () => {
        const known = await published(name, build)
        await checkTogether(known)
        return known
      }),

    promote: (name, build, reason) =>
      inTurn(async () => {
        await putLive(await published(name, build), reason)
      }),

    canary: (name, build, share, reason) =>
      inTurn(async () => {
        await giveShare(await published(name, build), share, reason)
      }),

    stop: (name, reason, build) =>
      inTurn(async () => {
        const canary = canaryOf(document, name)
        const next = stopCanary(document, name)
        if (!canary || !next || (build !== undefined && build !== canary.build)) {
          throw new AppError('VERSION_CONFLICT', { userMessage: `${name} não tem canário.` })
        }
        await apply(next, `${name}: ${canary.build} is stopped at ${canary.share} %`, reason)
      }),

    rollBack: (name, reason, build) =>
      inTurn(async () => {
        const previous = previousBuild(document, name)
        const next = goBack(document, name)
        const release = previous === null ? undefined : await releases.find(name, previous)
        const isMeant = build === undefined || build === stableBuild(document, name)
        if (!next || !release || !isMeant) {
          throw new AppError('VERSION_CONFLICT', { userMessage: `${name} não tem build anterior.` })
        }
        await checkTogether(release)
        await apply(next, `${name}: back to ${previous}`, reason)
      }),

    discard: (name, build) =>
      inTurn(async () => {
        if (isNeeded(document, name, build)) return false
        await releases.remove(name, build)
        return true
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

/** Do two manifests of the same files say the same of how they are used? The commit that they were built at may differ. */
function saysTheSame(a: Release, b: Release): boolean {
  const used = ({ version: _v, revision: _r, files: _f, ...rest }: Release) => digest(rest)
  return used(a) === used(b)
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
