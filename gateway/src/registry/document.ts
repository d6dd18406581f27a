import { createHash } from 'node:crypto'
import { type Area, area, buildId, releaseName } from '@ag/contracts'
import * as z from 'zod/mini'
import { hostName } from './areas'

const canary = z.object({
  build: buildId,
  /** Percent of the visitors who get it, in hundredths; 0 once it was stopped. */
  share: z.number().check(z.minimum(0), z.maximum(100)),
})

export type Canary = z.infer<typeof canary>

const remoteEntry = z.object({
  stable: buildId,
  canary: z.nullable(canary),
  /** The last good build before this one. */
  previous: z.nullable(buildId),
  /** Words to show while the remote is switched off. */
  disabled: z.nullable(z.string()),
})
type RemoteEntry = z.infer<typeof remoteEntry>

/** What is live: the one mutable thing of the gateway. */
export const registryDocument = z.object({
  schema: z.literal(1),
  /** Identity of everything below that a visitor may get. */
  set: z.string(),
  areas: z.array(area),
  shell: z.object({
    stable: z.nullable(buildId),
    canary: z._default(z.nullable(canary), null),
    previous: z.nullable(buildId),
  }),
  remotes: z.record(releaseName, remoteEntry),
  /**
   * What divides the visitors while some canary gets a share. It outlives every other change, so that nobody is moved
   * back and forth, and the next trial falls to other visitors.
   */
  trial: z._default(z.nullable(z.string()), null),
  /** Until when builds were given to visitors that are no longer, by `name/build`: pages that have them open still fetch their files. */
  given_until: z._default(z.record(z.string(), z.string()), {}),
  /** How many changes led here; the change log has one line for each. */
  changes: z.number(),
})
export type RegistryDocument = z.infer<typeof registryDocument>

/** How many days a page may stay open with the builds that it began with. */
export const daysOfPages = 30

/** A registry in which nothing is released yet. */
export function emptyDocument(areas: Area[]): RegistryDocument {
  return sealed({
    schema: 1,
    set: '',
    areas,
    shell: { stable: null, canary: null, previous: null },
    remotes: {},
    trial: null,
    given_until: {},
    changes: 0,
  })
}

/** The same registry with the areas that the running gateway knows. */
export function withAreas(document: RegistryDocument, areas: Area[]): RegistryDocument {
  return sealed({ ...document, areas })
}

/** The live build of a name, if there is one. */
export function stableBuild(document: RegistryDocument, name: string): string | null {
  return name === hostName ? document.shell.stable : (document.remotes[name]?.stable ?? null)
}

/** The build to fall back to. */
export function previousBuild(document: RegistryDocument, name: string): string | null {
  return name === hostName ? document.shell.previous : (document.remotes[name]?.previous ?? null)
}

/** The build that a part of the visitors gets, or got until it was stopped. */
export function canaryOf(document: RegistryDocument, name: string): Canary | null {
  return name === hostName ? document.shell.canary : (document.remotes[name]?.canary ?? null)
}

/** Is a build live, on trial (or stopped, to be looked at), or the one to fall back to? */
export function isNeeded(document: RegistryDocument, name: string, build: string): boolean {
  return [
    stableBuild(document, name),
    previousBuild(document, name),
    canaryOf(document, name)?.build,
  ].includes(build)
}

/** The same of what is kept under a key that begins with `name/build`. */
export const isOfNeeded =
  (document: RegistryDocument) =>
  (key: string): boolean => {
    const [name = '', build = ''] = key.split('/')
    return isNeeded(document, name, build)
  }

/** Gives a build to a share of the visitors; impossible while there is no other build for the rest. */
export function startCanary(
  document: RegistryDocument,
  name: string,
  build: string,
  share: number,
): RegistryDocument | undefined {
  const stable = stableBuild(document, name)
  return stable === null || stable === build ? undefined : withCanary(document, name, { build, share })
}

/** Takes a canary's share away. It stays named, so that it is seen what was stopped. */
export function stopCanary(document: RegistryDocument, name: string): RegistryDocument | undefined {
  const canary = canaryOf(document, name)
  return canary === null || canary.share === 0
    ? undefined
    : withCanary(document, name, { ...canary, share: 0 })
}

/** Every canary that some visitor gets, by name. */
export function liveCanaries({ shell, remotes }: RegistryDocument): Record<string, Canary> {
  const all = [[hostName, shell], ...Object.entries(remotes)] as [string, { canary: Canary | null }][]
  return Object.fromEntries(
    all.flatMap(([name, { canary }]) => (canary !== null && canary.share > 0 ? [[name, canary]] : [])),
  )
}

/** What `given_until` says once a document takes the place of another. */
export function givenUntil(before: RegistryDocument, next: RegistryDocument, now: Date) {
  const given = givenBuilds(next)
  const ended = givenBuilds(before).filter((build) => !given.includes(build))
  const oldest = new Date(now.getTime() - daysOfPages * 24 * 3600_000).toISOString()
  const known = Object.entries(before.given_until).filter(([, until]) => until >= oldest)
  return Object.fromEntries([...known, ...ended.map((build) => [build, now.toISOString()])])
}

function givenBuilds(document: RegistryDocument): string[] {
  const { shell, remotes } = document
  const stable = Object.entries({ ...remotes, [hostName]: shell }).map(([name, { stable }]) => [name, stable])
  const canaries = Object.entries(liveCanaries(document)).map(([name, { build }]) => [name, build])
  return [...stable, ...canaries].map(([name, build]) => `${name}/${build}`)
}

/** Puts a build live for everybody; the one before it becomes the build to fall back to. */
export function goLive(document: RegistryDocument, name: string, build: string): RegistryDocument {
  const stable = stableBuild(document, name)
  if (stable === build) return document
  return withBuilds(document, name, build, stable)
}

/** Goes back to the previous build. The build just left was bad, so nothing may fall back to it. */
export function goBack(document: RegistryDocument, name: string): RegistryDocument | undefined {
  const previous = previousBuild(document, name)
  return previous === null ? undefined : withBuilds(document, name, previous, null)
}

/** Switches a remote off with the words to show, or on again with null. */
export function switchRemote(
  document: RegistryDocument,
  name: string,
  message: string | null,
): RegistryDocument | undefined {
  const remote = document.remotes[name]
  return remote && withRemote(document, name, { ...remote, disabled: message })
}

/** A short identity of any JSON value; the order of its keys does not matter. */
export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex').slice(0, 12)
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function withBuilds(document: RegistryDocument, name: string, stable: string, previous: string | null) {
  if (name === hostName) return sealed({ ...document, shell: { stable, canary: null, previous } })
  const disabled = document.remotes[name]?.disabled ?? null
  return withRemote(document, name, { stable, previous, canary: null, disabled })
}

function withCanary(document: RegistryDocument, name: string, canary: Canary): RegistryDocument | undefined {
  if (name === hostName) return sealed({ ...document, shell: { ...document.shell, canary } })
  const remote = document.remotes[name]
  return remote && withRemote(document, name, { ...remote, canary })
}

function withRemote(document: RegistryDocument, name: string, remote: RemoteEntry): RegistryDocument {
  return sealed({ ...document, remotes: { ...document.remotes, [name]: remote } })
}

function sealed(document: RegistryDocument): RegistryDocument {
  const { areas, shell, remotes } = document
  const divided = Object.keys(liveCanaries(document)).length > 0
  return {
    ...document,
    set: digest({ areas, shell, remotes }),
    trial: divided ? (document.trial ?? digest({ shell, remotes, changes: document.changes })) : null,
  }
}
