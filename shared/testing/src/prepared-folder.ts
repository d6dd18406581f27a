import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dataFolder = fileURLToPath(new URL('../../../node_modules/.cache/prepared', import.meta.url))

/**
 * A folder that takes long to fill, to be copied by every test that needs one like it: filled once for all workers, and
 * again when one of the files that it depends on has changed, or the day.
 * @returns its path
 */
export async function preparedFolder(
  name: string,
  dependsOn: string[],
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const path = join(dataFolder, `${name}-${await hashOf(dependsOn)}`)
  await mkdir(dataFolder, { recursive: true })
  const there = (await readdir(dataFolder)).map((each) => join(dataFolder, each))
  if (there.includes(path)) return path
  for (const each of there)
    if (each.startsWith(join(dataFolder, `${name}-`))) await rm(each, { recursive: true, force: true })
  const draft = await mkdtemp(join(dataFolder, 'draft-'))
  await fill(draft)
  // Two workers may have filled one at once: either will do.
  await rename(draft, path).catch(() => rm(draft, { recursive: true, force: true }))
  return path
}

/** Changes with what is in the files, and with the day. */
export async function hashOf(files: string[]): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const file of files) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}
