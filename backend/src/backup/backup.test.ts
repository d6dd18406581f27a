import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { login, signup } from '@ag/contracts'
import { quickStart } from '@ag/testing/own-process'
import { minutes } from '../clock'
import { restoringIn } from '../db/pglite/open-directory'
import {
  buildServer,
  copyBegun,
  demoLogin,
  launch,
  post,
  type ServerProcess,
  startServer,
} from '../testing/server-process'
import { anaSignsUp } from '../testing/test-backend'
import { placesFrom } from './backup-folder'
import { restoreBackup } from './restore-backup'

jest.setTimeout(minutes(2))

const command = (name: string) => fileURLToPath(new URL(`../../dist/${name}.mjs`, import.meta.url))
const run = (name: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [...quickStart, command(name), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })
/** What a command that fails says of it. */
const failing = (name: string, ...args: string[]) =>
  run(name, ...args).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  )
const mailsTo = async ({ url }: ServerProcess, email: string) =>
  (await fetch(`${url}/internal/mail?to=${email}`)).json()
const build = '0123456789ab'

let folder: string
let dataDir: string
beforeAll(async () => {
  await buildServer()
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  dataDir = join(folder, 'data')
  await copyBegun(dataDir)
  const releases = join(dataDir, 'releases/shell')
  await mkdir(join(releases, build), { recursive: true })
  await writeFile(join(releases, build, 'release.json'), '{}')
  await mkdir(join(dataDir, 'registry'), { recursive: true })
  await writeFile(join(dataDir, 'registry/registry.json'), build)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('brings back what was there at the backup, made while the site answers', async () => {
  const backup = join(folder, 'whole')
  let server = await startServer({ DATA_DIR: dataDir })
  let answered = 0
  let failed = 0
  let over = false
  const visitor = (async () => {
    while (!over) {
      const { ok } = await fetch(`${server.url}/api/v1/pricing/public`)
      if (ok) answered += 1
      else failed += 1
    }
  })()
  await run('backup', '--to', backup)
  over = true
  await visitor
  expect([answered > 0, failed]).toEqual([true, 0])

  const later = 'depois@empresa.com.br'
  expect((await post(server, signup.path, { ...anaSignsUp, email: later })).status).toBe(202)
  await writeFile(join(dataDir, 'registry/registry.json'), 'changed since')
  expect(await failing('restore', '--from', backup)).toMatch(/in use by process \d+/)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await server.kill('SIGTERM')
  const lost = join(folder, 'lost')
  await rename(join(dataDir, 'releases'), lost)

  await run('restore', '--from', backup)
  server = await startServer({ DATA_DIR: dataDir })
  expect((await post(server, login.path, demoLogin)).status).toBe(200)
  expect(await mailsTo(server, later)).toEqual([])
  await server.kill('SIGTERM')
  expect(await readFile(join(dataDir, 'registry/registry.json'), 'utf8')).toBe(build)
  expect(await readFile(join(dataDir, 'releases/shell', build, 'release.json'), 'utf8')).toBe('{}')
  const aside = (await readdir(dataDir)).find((name) => name.startsWith('before-restore-')) ?? ''
  expect(await readdir(join(dataDir, aside))).toEqual(
    expect.arrayContaining(['database', 'registry', 'secrets']),
  )
})

it('copies a site that does not run, and refuses a backup that is cut, changed or unfinished', async () => {
  const cut = join(folder, 'cut')
  await run('backup', '--to', cut)
  expect(await failing('backup', '--to', cut)).toMatch(/exists already/)
  const before = await readdir(dataDir)
  await appendFile(join(cut, 'registry/registry.json'), ' ')
  const restore = () => restoreBackup(cut, placesFrom(dataDir, {}))
  await expect(restore()).rejects.toThrow('registry/registry.json is missing or changed')
  await writeFile(join(cut, 'registry/registry.json'), build)
  await writeFile(join(cut, 'secrets/other.key'), '')
  await expect(restore()).rejects.toThrow('other.key is foreign')
  await rm(join(cut, 'backup.json'))
  await expect(restore()).rejects.toThrow('holds no whole backup')
  expect(await readdir(dataDir)).toEqual(before)
})

it('lets nobody start between the halves of a restore', async () => {
  await mkdir(restoringIn(dataDir))
  const server = launch({ DATA_DIR: dataDir, API_PORT: '0', DEMO: 'off' })
  expect(await once(server.child, 'exit')).toEqual([1, null])
  expect(server.output()).toMatch(/A restore was not finished/)
  await rm(restoringIn(dataDir), { recursive: true })
})
