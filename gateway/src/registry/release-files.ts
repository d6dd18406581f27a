import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildId, type Release, release, releaseName } from '@ag/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { ByteCache } from '../cache/byte-cache'
import { compress, decompress, type Encoding } from '../cache/compression'
import { codeOfError } from '../errors/error-code'
import { removeLeftovers, syncFolder, writeFileDurably } from './durable-file'
import { hasIntegrity } from './integrity'
import type { PublishedBuild, ReleaseObjects } from './release-objects'

const memory = 64_000_000
/** What is half made and older than this, nobody is making any more. */
const longestPublication = 10 * 60_000
const compressible = /\.(?:js|css|html|json|svg|txt|map|webmanifest)$/
/** Below this a compressed answer is no smaller. */
const smallest = 400

interface ServedFile {
  bytes: Buffer
  encoding: Encoding | undefined
}

/** The releases on disk, one folder a build. What they hold never changes. */
export interface ReleaseFiles {
  find(name: string, build: string): Promise<Release | undefined>
  add(release: Release, files: Map<string, Buffer>): Promise<void>
  /** Reads every manifest anew: while nobody has a build, its manifest may be replaced, on whatever gateway. */
  forget(): void
  /** Lets go of content that nobody needs any more, told by `name/build/path`; whoever asks for it still has it from the disk. */
  keepOnly(isNeeded: (key: string) => boolean): void
  /** Content of a file that the release lists; throws when the bytes on disk are not those that were published. */
  read(release: Release, path: string): Promise<Buffer>
  /** The same in the best encoding that is at hand. */
  serve(release: Release, path: string, accepted: Encoding[]): Promise<ServedFile>
  /** The folder with all that a build has, to be read by others. */
  folder(release: Pick<Release, 'name' | 'build'>): Promise<string>
  /** The builds of a name on disk; none where there is no such name. */
  builds(name: string): Promise<string[]>
  /** The builds on disk, by name. */
  all(): Promise<[name: string, builds: string[]][]>
  /** Removes a build; its address answers with nothing from now on. */
  remove(name: string, build: string): Promise<void>
  /** When a build was published here. */
  publishedAt(name: string, build: string): Promise<Date>
}

/**
 * Opens the folder of releases; where gateways share it, others may be publishing. Where they share an object store, that has what was
 * published, and the folder what this gateway has needed of it: while the store cannot be asked, it answers alone.
 */
export async function releaseFiles(
  root: string,
  log: FastifyBaseLogger,
  { isShared = false, objects }: { isShared?: boolean; objects?: ReleaseObjects | undefined } = {},
): Promise<ReleaseFiles> {
  await mkdir(root, { recursive: true })
  await removeLeftovers(root, isShared ? longestPublication : 0)
  const known = new Map<string, Release>()
  const checked = new ByteCache<Buffer | null>(memory)
  const folder = (name: string, build: string) => join(root, name, build)
  /** Builds that are being brought here, or have been. */
  const brought = new Map<string, Promise<void>>()

  async function find(name: string, build: string): Promise<Release | undefined> {
    const key = `${name}/${build}`
    const cached = known.get(key)
    if (cached) return cached
    if (!releaseName.safeParse(name).success || !buildId.safeParse(build).success) return undefined
    const text = await manifest(name, build)
    if (text === undefined) return undefined
    const found = release.parse(JSON.parse(text))
    known.set(key, found)
    return found
  }

  const manifestHere = (name: string, build: string): Promise<string | undefined> =>
    readFile(join(folder(name, build), 'release.json'), 'utf8').catch(() => undefined)

  /** What was published, where a store knows that better than the folder. */
  async function publishedThere(): Promise<PublishedBuild[] | undefined> {
    return objects?.all().catch((error: unknown) => {
      log.warn({ err: error }, 'the object store cannot be asked; what is here stands')
      return undefined
    })
  }

  async function manifest(name: string, build: string): Promise<string | undefined> {
    const there = await publishedThere()
    if (!objects || !there) return manifestHere(name, build)
    const isThere = there.some((each) => each.name === name && each.build === build)
    return isThere ? objects.manifest(name, build).catch(() => manifestHere(name, build)) : undefined
  }

  /** Has a build brought here, once, where it is not. */
  async function bring(of: Pick<Release, 'name' | 'build'>): Promise<void> {
    if (!objects) return
    const key = `${of.name}/${of.build}`
    const bringing = brought.get(key) ?? fetchBuild(objects, of)
    brought.set(key, bringing)
    await bringing.catch((error) => {
      brought.delete(key)
      throw error
    })
  }

  async function fetchBuild(from: ReleaseObjects, { name, build }: Pick<Release, 'name' | 'build'>) {
    const here = await manifestHere(name, build)
    const there = await from.manifest(name, build).catch((error) => {
      if (here === undefined) throw error
      return here
    })
    if (here !== undefined && here === there) return
    const temporary = join(root, `.${name}-${randomUUID()}`)
    try {
      await mkdir(temporary, { recursive: true })
      await from.download(name, build, temporary)
      await rm(folder(name, build), { recursive: true, force: true })
      await mkdir(dirname(folder(name, build)), { recursive: true })
      await rename(temporary, folder(name, build))
    } catch (error) {
      await rm(temporary, { recursive: true, force: true })
      throw error
    }
  }

  async function read(of: Release, path: string): Promise<Buffer> {
    const key = `${of.name}/${of.build}/${path}`
    const cached = checked.get(key)
    if (cached) return cached
    await bring(of)
    const bytes = await readFile(join(folder(of.name, of.build), path))
    if (!Object.hasOwn(of.files, path) || !hasIntegrity(bytes, of.files[path]?.integrity)) {
      log.error({ file: key }, 'released file was changed on disk')
      throw new Error(`Not the published bytes: ${key}`)
    }
    checked.set(key, bytes, bytes.length)
    return bytes
  }

  /** The compressed sibling, once it is sure that it holds the published bytes. */
  async function packed(of: Release, path: string, encoding: Encoding): Promise<Buffer | null> {
    const key = `${of.name}/${of.build}/${path}.${encoding}`
    const cached = checked.get(key)
    if (cached !== undefined) return cached
    const declared = of.files[path]
    await bring(of)
    const bytes = await readFile(join(folder(of.name, of.build), `${path}${suffix[encoding]}`)).catch(
      () => null,
    )
    const content = bytes && (await decompress(bytes, encoding, declared?.bytes ?? 0).catch(() => null))
    const sound = content !== null && hasIntegrity(content, declared?.integrity)
    if (bytes && !sound) log.error({ file: key }, 'compressed file was changed on disk')
    const result = sound ? bytes : null
    checked.set(key, result, result?.length ?? 0)
    return result
  }

  async function builds(name: string): Promise<string[]> {
    if (!releaseName.safeParse(name).success) return []
    const there = await publishedThere()
    return there ? there.filter((each) => each.name === name).map(({ build }) => build) : buildsHere(name)
  }

  async function buildsHere(name: string): Promise<string[]> {
    const found = await readdir(join(root, name)).catch((): string[] => [])
    return found.filter((build) => buildId.safeParse(build).success)
  }

  async function allHere(): Promise<[string, string[]][]> {
    const names = (await readdir(root)).filter((name) => releaseName.safeParse(name).success)
    return Promise.all(names.map(async (name): Promise<[string, string[]]> => [name, await buildsHere(name)]))
  }

  return {
    find,
    builds,
    forget() {
      known.clear()
      brought.clear()
      objects?.forget()
    },
    keepOnly: (isNeeded) => checked.keepOnly(isNeeded),
    read,
    async folder(of) {
      await bring(of)
      return folder(of.name, of.build)
    },

    async publishedAt(name, build) {
      const there = await publishedThere()
      const published = there?.find((each) => each.name === name && each.build === build)
      return published?.at ?? (await stat(join(folder(name, build), 'release.json'))).mtime
    },

    async all() {
      const there = await publishedThere()
      if (!there) return allHere()
      const names = [...new Set(there.map(({ name }) => name))]
      return names.map((name): [string, string[]] => [
        name,
        there.filter((each) => each.name === name).map(({ build }) => build),
      ])
    },

    // Renamed first: a crash half way leaves no release with files missing, only rubbish that the next start removes.
    async remove(name, build) {
      known.delete(`${name}/${build}`)
      brought.delete(`${name}/${build}`)
      await objects?.remove(name, build)
      const rubbish = join(root, `.${name}-${randomUUID()}`)
      try {
        await rename(folder(name, build), rubbish)
      } catch (error) {
        // Another gateway on the same folder was faster.
        if (codeOfError(error) === 'ENOENT') return
        throw error
      }
      await rm(rubbish, { recursive: true, force: true })
    },

    async add(added, files) {
      const target = folder(added.name, added.build)
      const temporary = join(root, `.${added.name}-${randomUUID()}`)
      try {
        await Promise.all([...files].map(([path, bytes]) => writeReleased(temporary, path, bytes)))
        await writeFileDurably(join(temporary, 'release.json'), JSON.stringify(added, null, 2))
        await objects?.upload(added.name, added.build, temporary)
        if (objects) await rm(target, { recursive: true, force: true })
        await mkdir(dirname(target), { recursive: true })
        await rename(temporary, target)
        await syncFolder(dirname(target))
      } catch (error) {
        await rm(temporary, { recursive: true, force: true })
        throw error
      }
      known.set(`${added.name}/${added.build}`, added)
    },

    async serve(of, path, accepted) {
      const bytes = await read(of, path)
      if (isCompressible(path, bytes)) {
        for (const encoding of accepted) {
          const small = await packed(of, path, encoding)
          if (small) return { bytes: small, encoding }
        }
      }
      return { bytes, encoding: undefined }
    },
  }
}

const suffix: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

function isCompressible(path: string, bytes: Buffer): boolean {
  return compressible.test(path) && bytes.length >= smallest
}

async function writeReleased(root: string, path: string, bytes: Buffer): Promise<void> {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes, { flush: true })
  if (!path.startsWith('client/') || !isCompressible(path, bytes)) return
  await Promise.all(
    (['br', 'gzip'] as const).map(async (encoding) =>
      writeFile(`${file}${suffix[encoding]}`, await compress(bytes, encoding)),
    ),
  )
}
