import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { sharedScope } from '../shared-scope'

/** The workspace's root: the nearest folder above that holds `pnpm-workspace.yaml`. */
export function workspaceRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
    if (folder === dirname(folder)) throw new Error(`${from} is in no workspace`)
  }
}

/** Where this machine keeps what the next builds may take, in a fresh clone as well; `tools/lib/build-cache.mjs` keeps whole builds there. */
export const machineCache = (): string =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'agentes')

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Version of a shared package, from its own package.json. */
export const versionOf = (root: string, packageName: string): string =>
  readJson(join(root, 'shared', packageName.split('/')[1] ?? '', 'package.json')).version

const ignored = new Set(['node_modules', 'dist', 'dist.next', 'coverage'])
const isTest = (name: string) => /\.(test|stories)\.[jt]sx?$/.test(name)

/** The sources in a folder, deep and sorted; tests are none. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !isTest(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    )
    .sort()
}

/** Is a build for who develops the site, and says on the console what nobody else needs to hear? */
export const isDevelopment = (): boolean => process.env.AG_DEVELOPMENT === 'true'

/**
 * Identity of a build: a hash over all that goes into it. The same sources always give the same id, another machine's
 * included, so a build that exists need not be made again.
 */
export function buildIdentity(root: string, folder: string, kind: 'host' | 'remote'): string {
  const shared = kind === 'host' ? ['contracts', 'core', 'platform', 'ui'] : ['contracts', 'core']
  if (dependsOn(folder, '@ag/agents')) shared.push('agents')
  const hash = createHash('sha256')
  const add = (name: string, file: string) => hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  for (const file of filesIn(folder)) add(relative(folder, file), file)
  for (const name of [...shared, 'tooling', ...(kind === 'remote' ? carriedFrom(root) : [])])
    for (const file of filesIn(join(root, 'shared', name)))
      if (!file.startsWith(forSuites(root))) add(relative(root, file), file)
  // The versions that a remote asks for of what it shares with the shell.
  for (const file of ['pnpm-lock.yaml', 'shared/platform/package.json', 'shared/ui/package.json'])
    add(file, join(root, file))
  if (isDevelopment()) hash.update('development')
  return hash.digest('hex').slice(0, 12)
}

/** What only suites run in: no build has anything of it. */
const forSuites = (root: string) => join(root, 'shared/tooling/src/jest')

/** Folders whose CSS modules may be in a build; all of them are parts of its identity. */
export const styleFolders = (root: string, folder: string, kind: 'host' | 'remote'): string[] => [
  folder,
  ...(kind === 'host' ? ['ui'] : carriedFrom(root)).map((name) => join(root, 'shared', name)),
]

/** Folders of `@ag/ui` that the shell does not share: whoever takes something from them carries it. */
function carriedFrom(root: string): string[] {
  const { exports = {} } = readJson(join(root, 'shared/ui/package.json'))
  return Object.keys(exports)
    .filter((entry) => !(entry.replace('.', '@ag/ui') in sharedScope))
    .map((entry) => join('ui/src', entry))
    .filter((folder) => existsSync(join(root, 'shared', folder)))
}

/** The agents' engines are part of the areas that use them and of no other. */
function dependsOn(folder: string, name: string): boolean {
  const file = join(folder, 'package.json')
  return existsSync(file) && name in (readJson(file).dependencies ?? {})
}

/** Build id of the release in a package's `dist/`; undefined when there is none. */
export function builtIdentity(folder: string): string | undefined {
  const file = join(folder, 'dist/release.json')
  return existsSync(file) ? readJson(file).build : undefined
}
