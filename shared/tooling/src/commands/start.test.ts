import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workspaceRoot } from '../build/workspace'

const program = join(workspaceRoot(__dirname), 'tools/start.mjs')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** All that a start says that cannot go well. */
function start(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '1', API_PORT: '1', ...env },
    encoding: 'utf8',
    timeout: 10_000,
  })
  return [status, stdout, stderr]
}

it('says at once that the folder cannot be written', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(start({ DATA_DIR: join(file, 'data') })).toEqual([
    1,
    '',
    `DATA_DIR ${file}/data cannot be written (ENOTDIR): make it writable, or set DATA_DIR to another folder.\n`,
  ])
})

it.each(['PORT', 'API_PORT'])('says at once that %s is taken', async (name) => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const [taken, free] = [String((server.address() as AddressInfo).port), String(await freePort())]
  expect(start({ PORT: free, API_PORT: free, [name]: taken })).toEqual([
    1,
    '',
    `${name} ${taken} is taken: stop what listens there, or set ${name} to another.\n`,
  ])
  server.close()
})

it.each([
  [{ PORT: 'web' }, 'PORT web is no port.\n'],
  [{}, 'PORT and API_PORT are both 1; they need to differ.\n'],
])('says at once what is wrong with %j', (env, said) => {
  expect(start(env)).toEqual([1, '', said])
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
