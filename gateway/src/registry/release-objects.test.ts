import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import S3rver from 's3rver'
import { settingsFrom } from '../settings'
import { type MadeRelease, makeRemote, makeShell } from '../testing/make-release'
import { testGateway } from '../testing/test-gateway'
import { type ObjectStoreSettings, openObjectStore } from './object-store'
import { type ReleaseFiles, releaseFiles } from './release-files'
import { releaseObjects } from './release-objects'

const log = pino({ level: 'silent' })

let folder: string
let server: S3rver
let settings: ObjectStoreSettings
/** What the store was asked, oldest first. */
let asked: string[]

async function startStore(port = 0): Promise<number> {
  server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'releases', configs: [] }],
  })
  const { port: open } = (await server.run()) as AddressInfo
  server.httpServer.on('request', ({ method, url }) => asked.push(`${method} ${url}`))
  return open
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'))
  asked = []
  settings = {
    url: `http://127.0.0.1:${await startStore()}/releases/site`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
  }
})
afterEach(async () => {
  await server.close().catch(() => undefined)
  await rm(folder, { recursive: true })
})

/** A gateway's releases, its own folder empty. */
const gateway = (name: string, change: Partial<ObjectStoreSettings> = {}): Promise<ReleaseFiles> =>
  releaseFiles(join(folder, name), log, {
    objects: releaseObjects(openObjectStore({ ...settings, ...change })),
  })

const bytesOf = ({ files }: MadeRelease) =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))

async function publish(to: ReleaseFiles, made = makeRemote('mfe-public')) {
  await to.add(made.release, bytesOf(made))
  return made
}
/** The first program that browsers get. */
const programOf = ({ files }: MadeRelease) =>
  Object.keys(files).find((path) => /^client\/.*\.js$/.test(path)) ?? ''

it('gives what one gateway has published to every other', async () => {
  const one = await gateway('one')
  const made = await publish(one)
  const { name, build } = made.release
  const other = await gateway('other')
  const found = await other.find(name, build)
  expect(found).toEqual(made.release)
  if (!found) return
  for (const path of Object.keys(made.files))
    expect((await other.read(found, path)).toString()).toBe(made.files[path])
  expect(await other.serve(found, programOf(made), ['br'])).toEqual(
    await one.serve(made.release, programOf(made), ['br']),
  )
  expect((await readdir(await other.folder(found), { recursive: true })).sort()).toEqual(
    (await readdir(await one.folder(found), { recursive: true })).sort(),
  )
  expect(await other.builds(name)).toEqual([build])
  expect(await other.all()).toEqual([[name, [build]]])
  expect(Math.abs((await other.publishedAt(name, build)).getTime() - Date.now())).toBeLessThan(60_000)
})

it('is asked for a build once, and then never', async () => {
  const made = await publish(await gateway('one'))
  const other = await gateway('other')
  const found = await other.find(made.release.name, made.release.build)
  if (!found) throw new Error('It is not there.')
  await Promise.all(Object.keys(made.files).map((path) => other.read(found, path)))
  const [first] = Object.keys(made.files)
  expect(asked.filter((each) => each.startsWith('GET') && each.endsWith(`/${first}`))).toHaveLength(1)
  asked.length = 0
  await other.serve(found, programOf(made), ['br'])
  expect(asked).toEqual([])
})

it('is not asked for each address that anybody makes up', async () => {
  const other = await gateway('other')
  for (let number = 0; number < 40; number += 1)
    expect(await other.find('mfe-public', String(number).padStart(12, '0'))).toBeUndefined()
  expect(asked).toHaveLength(1)
})

it('has a build that was published meanwhile as soon as the registry has changed', async () => {
  const other = await gateway('other')
  expect(await other.all()).toEqual([])
  const { release } = await publish(await gateway('one'))
  other.forget()
  expect(await other.find(release.name, release.build)).toEqual(release)
})

it('gives a manifest that was mended, though there is an older copy', async () => {
  const [one, other] = [await gateway('one'), await gateway('other')]
  const made = await publish(one)
  const { name, build } = made.release
  await other.folder(made.release)
  const mended = { ...made, release: { ...made.release, version: '99.0.0' } }
  await one.remove(name, build)
  await publish(one, mended)
  other.forget()
  expect((await other.find(name, build))?.version).toBe('99.0.0')
  const manifest = await readFile(join(await other.folder(made.release), 'release.json'), 'utf8')
  expect(JSON.parse(manifest).version).toBe('99.0.0')
})

it('forgets a build everywhere', async () => {
  const [one, other] = [await gateway('one'), await gateway('other')]
  const { release } = await publish(one)
  await other.folder(release)
  await one.remove(release.name, release.build)
  other.forget()
  expect(await other.find(release.name, release.build)).toBeUndefined()
  expect(await readdir(join(folder, 'bucket'), { recursive: true })).not.toEqual(
    expect.arrayContaining([expect.stringContaining(release.build)]),
  )
})

it('is not needed for what a gateway has, and nothing is published without it', async () => {
  const one = await gateway('one')
  const made = await publish(one)
  const { name, build } = made.release
  const { port } = new URL(settings.url)
  await server.close()
  const again = await gateway('one')
  expect(await again.find(name, build)).toEqual(made.release)
  expect((await again.read(made.release, programOf(made))).toString()).toBe(made.files[programOf(made)])
  expect(await again.builds(name)).toEqual([build])
  const next = makeRemote('mfe-public', { version: '2.0.0' })
  await expect(publish(again, next)).rejects.toThrow()
  expect((await readdir(join(folder, 'one'))).filter((each) => each.startsWith('.'))).toEqual([])
  await startStore(Number(port))
  again.forget()
  expect(await again.find(name, next.release.build)).toBeUndefined()
  await publish(again, next)
  expect((await again.builds(name)).sort()).toEqual([build, next.release.build].sort())
})

it('gives no bytes but those that were published', async () => {
  const made = await publish(await gateway('one'))
  const changed = (await readdir(join(folder, 'bucket'), { recursive: true })).find((each) =>
    each.includes(`${programOf(made)}._S3rver_object`),
  )
  await writeFile(join(folder, 'bucket', changed ?? ''), 'alert(1)')
  const other = await gateway('other')
  await expect(other.read(made.release, programOf(made))).rejects.toThrow('Not the published bytes')
})

it('refuses strangers, and an error tells no secret', async () => {
  const stranger = await gateway('stranger', { accessKeyId: 'stranger' })
  const refused = await publish(stranger).catch((error: Error) => error.message)
  expect(refused).toMatch(/The object store answered 403 to PUT/)
  expect(refused).not.toMatch(/stranger|S3RVER/)
})

it('says so where there is no such bucket', async () => {
  const lost = await gateway('lost', { url: settings.url.replace('/releases/', '/elsewhere/') })
  await expect(publish(lost)).rejects.toThrow('The object store has no such bucket.')
})

it('lets a gateway begin with an empty folder', async () => {
  const first = await testGateway({ settings: { releasesStore: settings } })
  await first.publish(makeShell())
  await first.publish(makeRemote('mfe-public'))
  const dataDir = join(folder, 'second')
  await cp(join(first.dataDir, 'registry'), join(dataDir, 'registry'), { recursive: true })
  const second = await testGateway({ dataDir, settings: { releasesStore: settings } })
  const { statusCode, body } = await second.get('/')
  expect(statusCode).toBe(200)
  const [address] = /\/r\/[^"\s]+remoteEntry\.js/.exec(body) ?? []
  expect((await second.get(address ?? '')).statusCode).toBe(200)
  await second.app.close()
  await first.remove()
})

describe('RELEASES_URL', () => {
  const env = {
    RELEASES_URL: 'https://s3.example/our-bucket',
    AWS_ACCESS_KEY_ID: 'us',
    AWS_SECRET_ACCESS_KEY: 'secret',
  }

  it('takes the place of a shared folder', () => {
    const shared = { REGISTRY_URL: 'postgres://db/registry', RELEASE_TOKENS: '{}', VISITOR_KEY: 'key' }
    expect(settingsFrom({ ...env, ...shared }).releasesStore).toEqual({
      url: 'https://s3.example/our-bucket',
      accessKeyId: 'us',
      secretAccessKey: 'secret',
      region: 'us-east-1',
    })
    expect(() => settingsFrom(shared)).toThrow('RELEASES_DIR is missing')
  })

  it('needs who asks', () => {
    expect(() => settingsFrom({ RELEASES_URL: env.RELEASES_URL })).toThrow(
      /AWS_ACCESS_KEY_ID is missing.*AWS_SECRET/s,
    )
  })

  it.each(['our-bucket', 'ftp://s3.example/our-bucket', 'https://s3.example'])('is not %s', (url) => {
    expect(() => settingsFrom({ ...env, RELEASES_URL: url })).toThrow(
      'RELEASES_URL is not the address of a bucket.',
    )
  })
})
