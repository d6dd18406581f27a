import { randomUUID } from 'node:crypto'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Replaces a file in one step that survives a crash: readers see the old text or the new, never a part. */
export async function writeFileDurably(file: string, content: string | Buffer, mode = 0o644): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  const handle = await open(temporary, 'wx', mode)
  try {
    await handle
      .writeFile(content)
      .then(() => handle.sync())
      .finally(() => handle.close())
    await rename(temporary, file)
  } catch (error) {
    // On a full disk each try would take more of what is left.
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(file))
}

/** Makes renames inside a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Removes what a crash left half made: work in progress has a dot in front until it is whole.
 * @param age milliseconds that it must be old, where another process may be at work
 */
export async function removeLeftovers(folder: string, age = 0): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('.'))
  const remove = async (path: string) => {
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs <= Date.now() - age) await rm(path, { recursive: true, force: true })
  }
  await Promise.all(names.map((name) => remove(join(folder, name))))
}
