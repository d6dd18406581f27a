import { rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from './engine'
import { listSnapshots } from './snapshots'
import { workerEngine } from './worker-engine'

/**
 * Opens the directory of an embedded database. One that does not open is kept aside and the last good snapshot takes
 * its place, loudly; without a snapshot nothing is touched and the start fails. It is never silently made anew.
 */
export async function openDirectory(dir: string, log: FastifyBaseLogger): Promise<Engine> {
  if (await exists(restoringIn(dirname(dir))))
    throw new Error('A restore was not finished: run `npm run restore` with the same backup again.')
  if (!(await exists(dir))) await createDirectory(dir)
  try {
    return await workerEngine(dir)
  } catch (error) {
    return await restore(dir, error, log)
  }
}

/** Where a backup lies while it is being restored below a data directory. */
export const restoringIn = (dataDir: string) => join(dataDir, 'restoring')

/** Makes a directory, empty or from a snapshot: under another name until complete, so that an interruption leaves nothing half made. */
export async function createDirectory(dir: string, snapshot?: string): Promise<void> {
  const unfinished = `${dir}.new`
  await rm(unfinished, { recursive: true, force: true })
  const engine = await workerEngine(unfinished, snapshot)
  await engine.close()
  await rename(unfinished, dir)
}

async function restore(dir: string, cause: unknown, log: FastifyBaseLogger): Promise<Engine> {
  const broken = `${dir}.broken-${new Date().toISOString().replace(/[:.]/g, '-')}`
  for (const snapshot of await listSnapshots(dir)) {
    const restored = `${dir}.restored`
    try {
      await rm(restored, { recursive: true, force: true })
      await createDirectory(restored, snapshot)
    } catch (error) {
      log.error({ err: error, snapshot }, 'a snapshot of the database does not open')
      continue
    }
    await rename(dir, broken)
    await rename(restored, dir)
    log.fatal(
      { err: cause, broken, snapshot },
      'THE DATABASE DID NOT OPEN. It was kept aside and a snapshot restored; later changes are missing.',
    )
    return workerEngine(dir)
  }
  throw new Error(
    `The database in ${dir} does not open and there is no snapshot to restore. It was left untouched; ` +
      'bring back a copy, or move it away to begin with an empty one.',
    { cause },
  )
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
