import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hours } from '../../clock'
import type { Engine } from './engine'

/** Hourly, a day's worth. */
export const snapshots = { every: hours(1), keep: 24 } as const

const folderOf = (dir: string) => `${dir}-snapshots`

/** Snapshots of a database, newest first. */
export async function listSnapshots(dir: string): Promise<string[]> {
  const names = await readdir(folderOf(dir)).catch(() => [])
  return names
    .filter((name) => name.endsWith('.tar.gz'))
    .sort()
    .reverse()
    .map((name) => join(folderOf(dir), name))
}

/** Writes the last dump as a new snapshot and lets go of the oldest. */
export async function writeSnapshot(
  engine: Pick<Engine, 'writeDump'>,
  dir: string,
  now: Date,
): Promise<void> {
  await mkdir(folderOf(dir), { recursive: true, mode: 0o700 })
  await engine.writeDump(join(folderOf(dir), `${now.toISOString().replace(/[:.]/g, '-')}.tar.gz`))
  const old = (await listSnapshots(dir)).slice(snapshots.keep)
  await Promise.all(old.map((file) => rm(file, { force: true })))
}

/** True when the newest snapshot is older than the interval, or there is none. */
export async function snapshotIsDue(dir: string, now: Date): Promise<boolean> {
  const [newest] = await listSnapshots(dir)
  if (!newest) return true
  return now.getTime() - (await stat(newest)).mtimeMs >= snapshots.every
}
