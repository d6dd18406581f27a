import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getMe, login, loginReply, outboxMails, signup } from '@ag/contracts'
import * as z from 'zod/mini'
import { minutes } from './clock'
import { createBegunDatabase } from './testing/describe-database'
import {
  buildServer,
  demoLogin,
  launch,
  post,
  type ServerProcess,
  startServer,
} from './testing/server-process'
import { anaSignsUp } from './testing/test-backend'

/** `npm run bench:kills` asks for more. */
const kills = Number(process.env.KILLS ?? 1)

jest.setTimeout(minutes(1 + kills))

const newFolder = () => mkdtemp(join(tmpdir(), 'backend-'))
/** What a server keeps after its first start, which makes a database: copied by whoever is not about that. */
let begun: string
/** How that start ended, which was asked to stop as soon as it had begun to write. */
let interrupted: { code: unknown; left: string[] }

beforeAll(async () => {
  await buildServer()
  begun = await newFolder()
  const first = launch({ DATA_DIR: begun, DEMO: 'on', API_PORT: '0' })
  const unfinished = async () => (await readdir(begun)).filter((name) => /\.(?:lock|new)/.test(name))
  while ((await unfinished()).length === 0) await wait(5)
  interrupted = { code: await first.kill('SIGTERM'), left: await unfinished() }
})
afterAll(() => rm(begun, { recursive: true, force: true }))

const databases: Array<[string, boolean]> = [['PGlite', false]]
if (process.env.TEST_DATABASE_URL) databases.push(['PostgreSQL', true])

describe.each(databases)('the server process on %s', (_name, isOwnServer) => {
  let folder: string
  let env: Record<string, string>
  let server: ServerProcess | undefined
  beforeAll(async () => {
    folder = await newFolder()
    env = { DATA_DIR: folder, DEMO: 'on' }
    if (!isOwnServer) return cp(begun, folder, { recursive: true })
    env.DATABASE_URL = await createBegunDatabase(process.env.TEST_DATABASE_URL ?? '')
  })
  afterAll(async () => {
    if (server && isRunning(server)) await server.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  const isRunning = ({ child }: ServerProcess) => child.exitCode === null && child.signalCode === null
  /** The server that a test before has left running, or one that is started. */
  const running = async () => (server && isRunning(server) ? server : startServer(env))

  it('loses nothing it has acknowledged when it is killed among requests', async () => {
    const acknowledged: string[] = []
    server = await running()
    const session = await post(server, login.path, demoLogin)
    const { token } = z.parse(loginReply, await session.json())

    for (let round = 0; round < kills; round += 1) {
      const killed = server
      const visitors = Array.from({ length: 4 }, (_, visitor) =>
        signUpRepeatedly(killed, `${round}-${visitor}`, acknowledged),
      )
      const soFar = acknowledged.length
      while (acknowledged.length < soFar + 6) await wait(5)
      await killed.kill('SIGKILL')
      await Promise.all(visitors)
      server = await startServer(env)
    }

    expect(acknowledged.length).toBeGreaterThanOrEqual(6 * kills)
    for (const email of acknowledged) expect(await subjectsTo(server, email)).toEqual(['Confirme seu e-mail'])
    const me = await fetch(`${server.url}${getMe.path}`, { headers: { authorization: `Bearer ${token}` } })
    expect(me.status).toBe(200)
  })

  it('finishes what it has begun when asked to stop, and leaves no lock', async () => {
    server = await running()
    const { url } = server
    const pending = post(server, signup.path, anaSignsUp)
    await untilBusy(url)
    const code = server.kill('SIGTERM')
    expect((await pending).status).toBe(202)
    expect([await code, server.output()]).toEqual([0, expect.stringContaining('stopped')])
    expect((await readdir(folder)).filter((name) => name.endsWith('.lock'))).toEqual([])
    server = await startServer(env)
    expect(await subjectsTo(server, anaSignsUp.email)).toEqual(['Confirme seu e-mail'])
    expect((await fetch(`${server.url}/docs/`)).status).toBe(200)
    expect(await (await fetch(`${server.url}/docs/json`)).text()).toContain('"/api/v1/pricing/public"')
  })
})

it('finishes its start when asked to stop meanwhile, and leaves nothing half made', () => {
  expect(interrupted).toEqual({ code: 0, left: [] })
})

async function signUpRepeatedly(server: ServerProcess, name: string, acknowledged: string[]): Promise<void> {
  for (let time = 0; ; time += 1) {
    const email = `v${name}-${time}@empresa.com.br`
    try {
      const { status } = await post(server, signup.path, { ...anaSignsUp, email })
      if (status === 202) acknowledged.push(email)
    } catch {
      return
    }
  }
}

/** Subjects of what was mailed to an address, once there is any. */
async function subjectsTo(server: ServerProcess, email: string): Promise<string[]> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const response = await fetch(`${server.url}/internal/mail?to=${encodeURIComponent(email)}`)
    const mails = z.parse(outboxMails, await response.json())
    if (mails.length > 0 || Date.now() > deadline) return mails.map(({ subject }) => subject)
    await wait(50)
  }
}

/** Resolves once the server has a request of ours in hand. */
async function untilBusy(url: string): Promise<void> {
  await fetch(`${url}/healthz`)
}
