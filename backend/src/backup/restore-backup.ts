import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lockDirectory } from '../db/pglite/directory-lock'
import { createDirectory, restoringIn } from '../db/pglite/open-directory'
import { checkBackup, copyAll, databaseFile, exists, kept, type Places } from './backup-folder'

/** What follows from the database and the releases, or is older than the backup: it goes with what was there. */
const outdated = ['pages', 'database-snapshots']
const replaced = kept.filter((name) => name !== 'releases')

/**
 * Puts a backup in the place of what an installation has, which is kept aside. All of it is checked and unpacked first; the
 * site cannot be started meanwhile, nor after an interruption before this has run again.
 * @returns when the backup was made, and where what was there lies now
 * @throws when the site runs, or the backup is not whole: then nothing was touched
 */
export async function restoreBackup(
  folder: string,
  places: Places,
): Promise<{ madeAt: string; aside: string }> {
  const { dataDir } = places
  const database = join(dataDir, 'database')
  const lock = await lockDirectory(database, () => process.exit(1))
  try {
    const madeAt = await checkBackup(folder)
    const staged = restoringIn(dataDir)
    const unpacked = `${staged}.new`
    await rm(unpacked, { recursive: true, force: true })
    await mkdir(unpacked, { recursive: true, mode: 0o700 })
    await createDirectory(join(unpacked, 'database'), join(folder, databaseFile))
    for (const name of replaced) await copyAll(join(folder, name), join(unpacked, name))
    // Builds never change: those of the backup join those that are there, on whatever disk that is.
    await copyAll(join(folder, 'releases'), places.releasesDir)

    await rm(staged, { recursive: true, force: true })
    await rename(unpacked, staged)
    const aside = join(dataDir, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`)
    await mkdir(aside, { mode: 0o700 })
    for (const name of outdated) await moveIfThere(join(dataDir, name), join(aside, name))
    for (const name of replaced) await swap(join(dataDir, name), join(staged, name), join(aside, name))
    await swap(database, join(staged, 'database'), join(aside, 'database'))
    await rm(staged, { recursive: true, force: true })
    return { madeAt, aside }
  } finally {
    await lock.release()
  }
}

/** A thing that the backup does not hold stays as it is. */
async function swap(place: string, replacement: string, aside: string): Promise<void> {
  if (!(await exists(replacement))) return
  await moveIfThere(place, aside)
  await mkdir(dirname(place), { recursive: true })
  await rename(replacement, place)
}

async function moveIfThere(from: string, to: string): Promise<void> {
  if (await exists(from)) await rename(from, to)
}
