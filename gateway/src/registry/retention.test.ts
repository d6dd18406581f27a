import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { makeRemote } from '../testing/make-release'
import { areas } from './areas'
import { openRegistry, type Registry } from './registry'
import { type ReleaseFiles, releaseFiles } from './release-files'
import { createRetention } from './retention'
import { fileStore } from './store'

const log = pino({ level: 'silent' })
const now = new Date('2026-11-20T12:00:00Z')
const by = { who: 'mfe-public', why: undefined }

let folder: string
let releases: ReleaseFiles
let registry: Registry

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'retention-'))
  releases = await releaseFiles(join(folder, 'releases'), log)
  registry = await openRegistry(await fileStore(join(folder, 'registry'), log), releases, areas, log)
})
afterEach(() => rm(folder, { recursive: true }))

/** Publishes a build so many days ago; its id. */
async function publish(daysAgo: number, name = 'mfe-public'): Promise<string> {
  const { release, files } = makeRemote(name, { version: `${daysAgo}.0.0` })
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))
  await registry.publish({ release, files: bytes, ...by }, 'nobody', by)
  const at = new Date(now.getTime() - daysAgo * 24 * 3600_000)
  await utimes(join(await releases.folder(release), 'release.json'), at, at)
  return release.build
}
const run = (rules = { days: 30, builds: 2 }, at = now) =>
  createRetention({ registry, releases, log, rules }).run(at)
const left = async (name = 'mfe-public') => (await readdir(join(folder, 'releases', name))).sort()

it('removes builds that are old, unless they are among the newest', async () => {
  const builds = []
  for (const daysAgo of [200, 100, 31, 29, 1]) builds.push(await publish(daysAgo))
  const [oldest, old, older, ...young] = builds
  expect((await run()).sort()).toEqual([oldest, old, older].map((build) => `mfe-public@${build}`).sort())
  expect(await left()).toEqual(young.sort())
  expect(await releases.find('mfe-public', oldest ?? '')).toBeUndefined()
  expect(await readdir(join(folder, 'releases'))).toEqual(['mfe-public'])
})

it('keeps the newest of each name however old they are', async () => {
  await publish(400)
  await publish(300)
  await publish(500, 'mfe-auth')
  expect(await run()).toEqual([])
})

it('keeps what is live, to fall back to, on trial, and stopped', async () => {
  const [previous = '', live = '', trial = ''] = [await publish(400), await publish(390), await publish(380)]
  const useless = await publish(370)
  await registry.promote('mfe-public', previous, by)
  await registry.promote('mfe-public', live, by)
  await registry.canary('mfe-public', trial, 10, by)
  expect(await run({ days: 30, builds: 0 })).toEqual([`mfe-public@${useless}`])
  await registry.stop('mfe-public', by)
  expect(await run({ days: 30, builds: 0 })).toEqual([])
  expect(await left()).toEqual([previous, live, trial].sort())
})

it('keeps for thirty days what visitors had, however long ago it was published', async () => {
  const [first = '', second = '', third = ''] = [await publish(400), await publish(390), await publish(380)]
  for (const build of [first, second, third]) await registry.promote('mfe-public', build, by)
  const trial = await publish(370)
  await registry.canary('mfe-public', trial, 10, by)
  await registry.promote('mfe-public', await publish(360), by)
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000)
  expect(await run({ days: 30, builds: 0 }, inDays(29))).toEqual([])
  expect((await run({ days: 30, builds: 0 }, inDays(31))).sort()).toEqual(
    [first, second, trial].map((build) => `mfe-public@${build}`).sort(),
  )
})

it('keeps every build for thirty days and five of each name for ever, unless told otherwise', async () => {
  const builds = []
  for (const daysAgo of [40, 31, 29, 28, 27, 26, 25, 24]) builds.push(await publish(daysAgo))
  const removed = await createRetention({ registry, releases, log }).run(now)
  expect(removed.sort()).toEqual(
    builds
      .slice(0, 2)
      .map((build) => `mfe-public@${build}`)
      .sort(),
  )
})

it('lets a removed build be published again', async () => {
  const build = await publish(400)
  await run({ days: 30, builds: 0 })
  expect(await publish(400)).toBe(build)
  expect(await releases.find('mfe-public', build)).toBeDefined()
})
