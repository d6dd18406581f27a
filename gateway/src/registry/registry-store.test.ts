import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createOwnDatabase, onServer } from '@ag/testing/own-database'
import { pino } from 'pino'
import { settingsFrom } from '../settings'
import { type MadeRelease, makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'
import { areas } from './areas'
import { emptyDocument } from './document'
import { postgresStore } from './postgres-store'
import { fileStore, type RegistryStore } from './store'

const log = pino({ level: 'silent' })
const server = process.env.TEST_DATABASE_URL
let folder: string
let database: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'))
  if (server) database = await createOwnDatabase(server)
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** Cuts off who has the registry open. */
const endConnections = (where: string) =>
  onServer(database, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and ${where}`,
    ),
  )

const stores: [name: string, open: () => Promise<RegistryStore>][] = [
  ['files', () => fileStore(folder, log)],
  ...(server
    ? [['PostgreSQL', () => postgresStore(database, folder, log)] as [string, () => Promise<RegistryStore>]]
    : []),
]

describe.each(stores)('a registry in %s', (_name, open) => {
  const document = (changes: number) => ({ ...emptyDocument(areas), changes })
  const entry = (number: number) => ({
    number,
    at: '2026-11-20T12:00:00.000Z',
    who: 'Ana (mfe-auth)',
    what: `mfe-auth: ${number}`,
    why: null,
    set: 'abc',
  })

  it('adds up what was found about the service, by day, and forgets what is older than ninety days', async () => {
    const store = await open()
    const found = (day: string, count: number) => ({ day, part: 'backend', state: 'working', count })
    await store.findings.add([found('2026-08-01', 7), found('2026-11-23', 2)])
    await store.findings.add([found('2026-11-23', 3), { ...found('2026-11-24', 1), state: 'down' }])
    await store.close()
    const again = await open()
    expect(await again.findings.since('2026-01-01')).toEqual([
      found('2026-11-23', 5),
      { ...found('2026-11-24', 1), state: 'down' },
    ])
    expect(await again.findings.since('2026-11-24')).toHaveLength(1)
    await again.close()
  })

  it('is empty at first, and afterwards as it was left', async () => {
    const store = await open()
    expect([await store.read(), await store.changes(5)]).toEqual([undefined, []])
    await store.exclusively(async () => {
      for (const number of [1, 2, 3]) await store.write(document(number), entry(number))
    })
    await store.close()
    const again = await open()
    expect(await again.read()).toEqual(document(3))
    expect((await again.changes(2)).map(({ number }) => number)).toEqual([3, 2])
    await again.close()
  })

  it('gives a mark to the first who takes it', async () => {
    const store = await open()
    const until = new Date(Date.now() + 60_000)
    const answers = await Promise.all(['a', 'a', 'b', 'a'].map((mark) => store.takeOnce(mark, until)))
    expect(answers.filter(Boolean)).toHaveLength(2)
    expect(await store.takeOnce('b', until)).toBe(false)
    await store.close()
  })

  it('passes on what a turn throws, and takes the next one', async () => {
    const store = await open()
    await expect(store.exclusively(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
    await store.exclusively(() => store.write(document(1), entry(1)))
    expect((await store.read())?.changes).toBe(1)
    await store.close()
  })
})

it('is shared by gateways that have what they must agree on', () => {
  const env = { REGISTRY_URL: 'postgres://db/registry', RELEASES_DIR: '/releases', RELEASE_TOKENS: '{}' }
  expect(() => settingsFrom(env)).toThrow('VISITOR_KEY is missing')
  expect(settingsFrom({ ...env, VISITOR_KEY: 'k' })).toMatchObject({
    registryUrl: 'postgres://db/registry',
    releasesDir: '/releases',
  })
})

if (server)
  it('follows what others release on a disk that takes nothing', async () => {
    // No file can take the place of a folder.
    await mkdir(join(folder, 'registry.last-good.json', 'in the way'), { recursive: true })
    const store = await postgresStore(database, folder, log)
    const document = (changes: number) => ({ ...emptyDocument(areas), changes })
    const at = '2026-11-20T12:00:00.000Z'
    for (const number of [1, 2]) {
      const entry = { number, at, who: 'Ana', what: 'mfe-auth', why: null, set: 'abc' }
      await store.exclusively(() => store.write(document(number), entry))
      expect(await store.read()).toEqual(document(number))
    }
    await store.close()
  })

if (server)
  it('loses a turn whose connection breaks amid it, changes nothing, and takes the next one', async () => {
    const store = await postgresStore(database, folder, log)
    const change = {
      number: 1,
      at: '2026-11-20T12:00:00.000Z',
      who: 'Ana (mfe-auth)',
      what: 'mfe-auth: 1',
      why: null,
      set: 'abc',
    }
    const turn = (before: () => Promise<void>) =>
      store.exclusively(async () => {
        await before()
        await store.write({ ...emptyDocument(areas), changes: 1 }, change)
      })
    const breaks = async () => {
      await endConnections("application_name = 'gateway'")
      await wait(50)
    }
    await expect(turn(breaks)).rejects.toThrow()
    expect(await store.read()).toBeUndefined()
    await turn(async () => undefined)
    expect((await store.read())?.changes).toBe(1)
    await store.close()
  })

// Several processes need a database server, which a fresh machine has not.
if (server)
  describe('three gateways with one registry', () => {
    let gateways: TestGateway[]
    const start = (url = database) =>
      testGateway({
        settings: { registryUrl: url, releasesDir: join(folder, 'releases'), visitorKey: 'k'.repeat(32) },
      })
    const live = async (gateway: TestGateway) =>
      (await gateway.get('/api/registry')).json().remotes?.['mfe-auth']

    beforeEach(async () => {
      gateways = await Promise.all([start(), start(), start()])
      await gateways[0]?.publish(makeShell())
    })
    afterEach(() => Promise.all(gateways.map((gateway) => gateway.remove())))

    async function allHave(check: (gateway: TestGateway) => Promise<boolean>, within = 1000): Promise<void> {
      const until = performance.now() + within
      while (performance.now() < until) {
        if ((await Promise.all(gateways.map(check))).every(Boolean)) return
        await wait(20)
      }
      throw new Error(`not all of them within ${within} ms`)
    }
    const build = (gateway: TestGateway) => gateway.get('/api/registry').then((answer) => answer.body)

    it('agree within a second on what one of them was told', async () => {
      const made = makeRemote('mfe-auth')
      const answer = await gateways[1]?.publish(made)
      expect(answer?.statusCode).toBe(201)
      await allHave(async (gateway) => (await build(gateway)).includes(made.release.build))
      await gateways[2]?.command('mfe-auth', 'disable', { message: 'Voltamos já.' })
      await allHave(async (gateway) => (await build(gateway)).includes('Voltamos já.'))
      expect(await live(gateways[0] as TestGateway)).toEqual(await live(gateways[2] as TestGateway))
    })

    it('lose no change when all are told something at once', async () => {
      const names = ['mfe-auth', 'mfe-public', 'mfe-dashboard'] as const
      const made = names.map((name) => makeRemote(name))
      const answers = await Promise.all(made.map((release, index) => gateways[index]?.publish(release)))
      expect(answers.map((answer) => answer?.statusCode)).toEqual([201, 201, 201])
      await allHave(async (gateway) => {
        const text = await build(gateway)
        return made.every(({ release }) => text.includes(release.build))
      })
    })

    it('add up what visitors told each of them, and stop a canary together', async () => {
      const [stable, next] = ['stable', 'next'].map((mark) =>
        makeRemote('mfe-auth', { content: { 'client/home.1234.js': `${mark}()` } }),
      ) as [MadeRelease, MadeRelease]
      await gateways[0]?.publish(stable)
      await gateways[1]?.publish(next, '?share=100')
      await allHave(async (gateway) => (await live(gateway))?.canary?.share === 100)
      const failed = { remote: 'mfe-auth', build: next.release.build, outcome: 'render', ms: 0 }
      for (const told of [0, 1, 2, 0, 1]) {
        const page = await gateways[(told + 1) % 3]?.get('/auth')
        const cookie = /^[^;]+/.exec(String(page?.headers['set-cookie']))?.[0] ?? ''
        await gateways[told]?.app.inject({
          method: 'POST',
          url: '/api/beacons',
          headers: { cookie },
          payload: JSON.stringify([failed]),
        })
      }
      await allHave(async (gateway) => (await live(gateway))?.canary?.share === 0, 3000)
      const { recent } = (await gateways[2]?.get('/api/registry'))?.json() ?? {}
      expect(recent[0]).toMatchObject({
        who: 'automatic stop',
        why: '5 of 5 visitors could not load it (render)',
      })
      expect(recent[1].what).toContain('goes to 100 %')
    })

    it('open a preview once among all of them', async () => {
      const made = makeRemote('mfe-auth')
      await gateways[0]?.publish(made, '?promote=false')
      const { path } =
        (await gateways[0]?.command('mfe-auth', 'preview', { build: made.release.build }))?.json() ?? {}
      const opened = await Promise.all(gateways.map((gateway) => gateway.get(path)))
      expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([303, 403, 403])
    })

    it('hear of changes again after the database has dropped their connections', async () => {
      await endConnections("application_name like 'gateway%'")
      const made = makeRemote('mfe-auth')
      expect((await gateways[0]?.publish(made))?.statusCode).toBe(201)
      await allHave(async (gateway) => (await build(gateway)).includes(made.release.build), 7000)
    })

    it('serve what was live while the database is away, and change nothing', async () => {
      const made = makeRemote('mfe-auth')
      await gateways[0]?.publish(made)
      await gateways[0]?.app.close()
      const away = Object.assign(new URL(database), { port: '9' }).href
      const alone = await testGateway({
        dataDir: gateways[0]?.dataDir as string,
        settings: { registryUrl: away, releasesDir: join(folder, 'releases'), visitorKey: 'k'.repeat(32) },
      })
      expect(await build(alone)).toContain(made.release.build)
      const answer = await alone.command('mfe-auth', 'disable', { message: 'Voltamos já.' })
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      expect(await build(alone)).not.toContain('Voltamos já.')
      await alone.app.close()
    })
  })
