import { askForDump } from '../db/pglite/asked-dumps'
import { isLocked, lockDirectory } from '../db/pglite/directory-lock'
import { workerEngine } from '../db/pglite/worker-engine'

/**
 * Copies an embedded database as it is now, whether a site has it open or not.
 * @returns the file of the copy, which the caller removes
 */
export async function copyOfDatabase(dir: string): Promise<string> {
  if (await isLocked(dir)) return askForDump(dir)
  const file = `${dir}.dump.tar.gz`
  const lock = await lockDirectory(dir, () => process.exit(1))
  try {
    const engine = await workerEngine(dir)
    await engine.dump()
    await engine.writeDump(file)
    await engine.close()
  } finally {
    await lock.release()
  }
  return file
}
