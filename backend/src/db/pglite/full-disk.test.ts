import { execFileSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getSettings, recordPageView } from '@ag/contracts'
import pino from 'pino'
import { copyBegun } from '../../testing/server-process'
import { testBackend } from '../../testing/test-backend'
import { page_views } from '../schema'
import { openPglite } from './pglite'

const log = pino({ level: 'silent' })

/** A disk of so many bytes; undefined where nobody lets us make one. */
async function smallDisk(megabytes: number): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
    return folder
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
}

/** Writes until there is no room left. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  for (let size = 1 << 20; size >= 1; )
    try {
      writeSync(file, Buffer.alloc(size))
    } catch {
      size >>= 1
    }
  closeSync(file)
}

const mounted: string[] = []
afterAll(async () => {
  for (const folder of mounted) {
    execFileSync('umount', [folder])
    await rm(folder, { recursive: true })
  }
})

it('a full disk costs nothing that was acknowledged: reads go on, writes are refused for now and taken once there is room', async () => {
  const disk = await smallDisk(120)
  // Only root may make a small disk; everybody else sees what a folder does.
  const folder = disk ?? (await mkdtemp(join(tmpdir(), 'disk-')))
  if (disk) mounted.push(disk)
  await copyBegun(folder)
  const dir = join(folder, 'database')
  const open = () => openPglite({ dir, log, onLost: () => undefined })
  let database = await open()
  let backend = await testBackend(database, { config: { addressLimits: false } })
  const look = async () =>
    (await backend.send(recordPageView, { body: { page_url: '/', page_title: 'x'.repeat(300) } })).status
  const taken: number[] = [await look()]
  if (disk) {
    fill(join(disk, 'fill'))
    const refused = async () => {
      for (let tries = 0; tries < 500; tries += 1) {
        const status = await look()
        if (status !== 202) return status
        taken.push(status)
      }
      return undefined
    }
    expect(await refused()).toBe(503)
    expect((await backend.send(getSettings)).status).toBe(200)
    await rm(join(disk, 'fill'))
  }
  taken.push(await look())
  await backend.close()
  await database.close()
  database = await open()
  backend = await testBackend(database)
  expect(await database.db.select().from(page_views)).toHaveLength(taken.length)
  expect(new Set(taken)).toEqual(new Set([202]))
  await backend.close()
  await database.close()
  if (!disk) await rm(folder, { recursive: true })
}, 30_000)
