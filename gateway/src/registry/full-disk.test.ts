import { mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBuild, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'
import { writeFileDurably } from './durable-file'

describe('a full disk', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await testGateway()
  })
  afterEach(() => gateway.remove())

  const state = async () => {
    const { remotes, changes } = (await gateway.get('/api/registry')).json()
    return [remotes['mfe-public'].stable, changes]
  }

  it('refuses a release for now, changes nothing of what is live, and takes it once there is room', async () => {
    const [first, second] = [makeBuild('first'), makeBuild('second')]
    await gateway.publish(makeShell({ server: null }))
    await gateway.publish(first)
    const before = await state()
    const log = join(gateway.dataDir, 'registry/changes.jsonl')
    await rename(log, `${log}.kept`)
    await symlink('/dev/full', log)

    const answer = await gateway.publish(second)
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'UNAVAILABLE',
      '60',
    ])
    expect((await gateway.get('/api/registry/page')).statusCode).toBe(200)

    await rename(`${log}.kept`, log)
    expect(await state()).toEqual(before)
    expect((await gateway.publish(second)).statusCode).toBe(200)
    expect((await state())[0]).toBe(second.release.build)
  })
})

it('leaves no draft of a file that could not be put in its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'durable-'))
  const target = join(folder, 'target')
  await mkdir(target)
  await expect(writeFileDurably(target, 'text')).rejects.toThrow('EISDIR')
  expect(await readdir(folder)).toEqual(['target'])
  await rm(folder, { recursive: true })
})
