import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'

/** Where an installation keeps its things. */
export interface Places {
  dataDir: string
  releasesDir: string
}

/** Where the things of an installation are. */
export function placesFrom(dataDir: string, env: NodeJS.ProcessEnv): Places {
  return { dataDir, releasesDir: env.RELEASES_DIR || join(dataDir, 'releases') }
}

/**
 * What a backup holds besides the database. The registry comes before the releases: it names none then that was published
 * after they were copied.
 */
export const kept = ['registry', 'releases', 'secrets', 'tokens.json', 'visitor.key'] as const

export const databaseFile = 'database.tar.gz'
const listFile = 'backup.json'

const backupList = z.object({
  version: z.literal(1),
  made_at: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
})

/**
 * Copies an installation to a folder that does not exist yet. It appears whole or not at all.
 * @param dump a copy of the database
 * @returns bytes of all files
 */
export async function writeBackup(dump: string, places: Places, folder: string): Promise<number> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await copyFile(dump, join(unfinished, databaseFile))
  for (const name of kept) {
    const place = name === 'releases' ? places.releasesDir : join(places.dataDir, name)
    await copyAll(place, join(unfinished, name))
  }

  const files = []
  for (const path of await filesBelow(unfinished)) {
    const file = join(unfinished, path)
    files.push({ path, bytes: (await stat(file)).size, sha256: await hashOf(file) })
  }
  const list: z.infer<typeof backupList> = { version: 1, made_at: new Date().toISOString(), files }
  const handle = await open(join(unfinished, listFile), 'w', 0o600)
  await handle.writeFile(JSON.stringify(list, null, 2))
  await handle.sync()
  await handle.close()
  await rename(unfinished, folder)
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * Makes sure that a folder holds a whole backup, as it was written.
 * @returns when it was made
 * @throws with the first file that is missing, changed or foreign
 */
export async function checkBackup(folder: string): Promise<string> {
  const text = await readFile(join(folder, listFile), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${folder} holds no whole backup: ${listFile} is missing.`)
  const { files, made_at } = backupList.parse(JSON.parse(text))
  const listed = new Map(files.map((file) => [file.path, file]))
  const present = (await filesBelow(folder)).filter((path) => path !== listFile)
  const foreign = present.find((path) => !listed.has(path))
  if (foreign !== undefined) throw new Error(`The backup is not as it was written: ${foreign} is foreign.`)
  for (const { path, sha256 } of files) {
    const isWhole = present.includes(path) && (await hashOf(join(folder, path))) === sha256
    if (!isWhole) throw new Error(`The backup is not as it was written: ${path} is missing or changed.`)
  }
  if (!listed.has(databaseFile)) throw new Error('The backup holds no database.')
  return made_at
}

/** Copies a file or a folder. What is in the making, or goes meanwhile, is left out. */
export async function copyAll(from: string, to: string): Promise<void> {
  const found = await stat(from).catch(() => undefined)
  if (!found) return
  const paths = found.isDirectory() ? await filesBelow(from) : ['']
  for (const path of paths) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    await copyFile(join(from, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** Paths of all files below a folder, sorted; without those that are in the making. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const isMade = ({ name }: { name: string }) => !name.startsWith('.') && !name.endsWith('.tmp')
  const found = await Promise.all(
    entries
      .filter(isMade)
      .map(async (entry) =>
        entry.isDirectory()
          ? (await filesBelow(join(folder, entry.name))).map((path) => `${entry.name}/${path}`)
          : [entry.name],
      ),
  )
  return found.flat().sort()
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
