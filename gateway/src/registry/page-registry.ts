import type { Area, PageBuild, PageRegistry, Release } from '@ag/contracts'
import { hostName } from './areas'
import { satisfiesPlatform } from './check-release'
import type { RegistryDocument } from './document'
import type { ReleaseFiles } from './release-files'
import type { Mix } from './selection'

/**
 * Address of a released file; `client/` is where browsers' files lie and no part of the address. Libraries are named after
 * their content, so that a browser has them still when the next release comes.
 */
export function addressOf(release: Release, path: string): string {
  const file = path.replace(/^client\//, '')
  const [, library] = /^vendor\/([^/]+)$/.exec(file) ?? []
  if (library === undefined) return `${baseOf(release)}${file}`
  return `/r/${release.name}/vendor/${contentName(integrityIn(release, path))}/${library}`
}

/** The first signs of a file's hash, as they stand in addresses. */
export const contentName = (integrity: string): string =>
  Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('base64url').slice(0, 22)

/** Everything a page needs to know about one mix, or nothing while there is no host. */
export async function pageRegistry(
  document: RegistryDocument,
  mix: Mix,
  start: Area['start'],
  releases: ReleaseFiles,
): Promise<PageRegistry | undefined> {
  const shell = mix.shell === null ? undefined : await releases.find(hostName, mix.shell)
  if (!shell) return undefined
  const remotes: PageRegistry['remotes'] = {}
  for (const [name, { current, previous, disabled }] of Object.entries(mix.remotes)) {
    const chosen = await releases.find(name, current)
    if (!chosen) continue
    const fallback = previous === null ? undefined : await releases.find(name, previous)
    remotes[name] = {
      current: pageBuild(chosen),
      // A fallback that the live host cannot run would only fail a second time.
      previous: fallback && satisfiesPlatform(fallback, shell) ? pageBuild(fallback) : null,
      disabled,
    }
  }
  return {
    set: mix.set,
    shell: {
      build: shell.build,
      base: baseOf(shell),
      scripts: shell.entries.map((path) => ({
        src: addressOf(shell, path),
        integrity: integrityIn(shell, path),
      })),
      style: styleOf(shell),
    },
    areas: document.areas,
    remotes,
    start,
  }
}

/** The same for browsers that get the files from another origin; an empty one changes nothing. */
export function withFilesAt(origin: string, registry: PageRegistry): PageRegistry {
  const { shell, remotes } = registry
  const styleAt = (style: PageBuild['style']) => style && { ...style, href: origin + style.href }
  const moved = (build: PageBuild): PageBuild => ({
    ...build,
    base: origin + build.base,
    entry: origin + build.entry,
    style: styleAt(build.style),
  })
  return {
    ...registry,
    shell: {
      ...shell,
      base: origin + shell.base,
      scripts: shell.scripts.map((script) => ({ ...script, src: origin + script.src })),
      style: styleAt(shell.style),
    },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { current, previous, disabled }]) => [
        name,
        { current: moved(current), previous: previous && moved(previous), disabled },
      ]),
    ),
  }
}

/** The integrity value that a release lists for one of its files. */
export function integrityIn(release: Release, path: string): string {
  const file = Object.hasOwn(release.files, path) ? release.files[path] : undefined
  if (!file) throw new Error(`${release.name}@${release.build} lists no ${path}`)
  return file.integrity
}

function pageBuild(release: Release): PageBuild {
  const [entry = ''] = release.entries
  return {
    build: release.build,
    base: baseOf(release),
    entry: addressOf(release, entry),
    integrity: integrityIn(release, entry),
    global: release.global ?? '',
    platform: release.platform,
    exposes: Object.fromEntries(
      Object.entries(release.exposes).map(([module, { shape }]) => [module, shape]),
    ),
    style: styleOf(release),
  }
}

const styleOf = (release: Release): PageBuild['style'] =>
  release.style === null
    ? null
    : { href: addressOf(release, release.style), integrity: integrityIn(release, release.style) }

function baseOf(release: Release): string {
  return `/r/${release.name}/${release.build}/`
}
