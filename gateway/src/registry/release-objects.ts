import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { ObjectStore } from './object-store'

/** A build that somebody has published. */
export interface PublishedBuild {
  name: string
  build: string
  at: Date
}

/** The releases that gateways share in an object store; each keeps those that it serves in a folder of its own. */
export interface ReleaseObjects {
  /** Everything that was published, as it was a few seconds ago; what was known before is told at once, and asked anew meanwhile. */
  all(): Promise<PublishedBuild[]>
  /** Asks anew the next time. */
  forget(): void
  manifest(name: string, build: string): Promise<string | undefined>
  /** Brings the files of a build into a folder, its manifest last. */
  download(name: string, build: string, folder: string): Promise<void>
  /** Keeps a folder as a build. Its manifest comes last: a build without one was never published. */
  upload(name: string, build: string, folder: string): Promise<void>
  remove(name: string, build: string): Promise<void>
}

/** Milliseconds for which builds are remembered: addresses that nobody published are asked for by anybody. */
const remembered = 5_000
/** Files on their way at the same time. */
const atOnce = 8

/** Manifests lie beside one another, and so one question tells all builds. */
export function releaseObjects(store: ObjectStore): ReleaseObjects {
  /** The last answer, and until when nobody asks for another. */
  let last: { builds: Promise<PublishedBuild[]>; until: number } | undefined
  const manifestOf = (name: string, build: string) => `manifests/${name}/${build}.json`
  const filesOf = (name: string, build: string) => `files/${name}/${build}/`

  async function listed(): Promise<PublishedBuild[]> {
    return (await store.list('manifests/')).flatMap(({ key, at }) => {
      const [, name, build] = /^manifests\/([a-z0-9-]+)\/([a-f0-9]{12})\.json$/.exec(key) ?? []
      return name && build ? [{ name, build, at }] : []
    })
  }

  const forget = () => {
    last = undefined
  }

  return {
    all() {
      if (last && performance.now() < last.until) return last.builds
      const asked = listed()
      const next = { builds: last?.builds ?? asked, until: Number.POSITIVE_INFINITY }
      last = next
      // A store that does not answer is not asked by everybody who comes.
      void asked
        .then(
          () => {
            next.builds = asked
          },
          () => undefined,
        )
        .finally(() => {
          next.until = performance.now() + remembered
        })
      return next.builds
    },
    forget,

    manifest: async (name, build) => (await store.get(manifestOf(name, build)))?.toString('utf8'),

    async download(name, build, folder) {
      const prefix = filesOf(name, build)
      await each(await store.list(prefix), async ({ key }) => {
        const file = join(folder, ...key.slice(prefix.length).split('/'))
        if (!file.startsWith(folder + sep)) throw new Error(`Not a file of a release: ${key}`)
        const bytes = await store.get(key)
        if (!bytes) throw new Error(`${key} is gone.`)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, bytes)
      })
      const manifest = await store.get(manifestOf(name, build))
      if (!manifest) throw new Error(`${name}@${build} is gone.`)
      await writeFile(join(folder, manifestFile), manifest)
    },

    async upload(name, build, folder) {
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      await each(
        files.filter((file) => file !== join(folder, manifestFile)),
        async (file) => {
          const path = file.slice(folder.length + 1).replaceAll(sep, '/')
          await store.put(filesOf(name, build) + path, await readFile(file))
        },
      )
      await store.put(manifestOf(name, build), await readFile(join(folder, manifestFile)))
      forget()
    },

    async remove(name, build) {
      await store.remove(manifestOf(name, build))
      await each(await store.list(filesOf(name, build)), ({ key }) => store.remove(key))
      forget()
    },
  }
}

const manifestFile = 'release.json'

/** Does something with each, several at a time. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
