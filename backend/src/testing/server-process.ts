import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort, launchProcess, type OwnProcess, whenServing } from '@ag/testing/own-process'
import { preparedFolder } from '@ag/testing/prepared-folder'
import { minutes } from '../clock'

const entry = fileURLToPath(new URL('../../dist/server.mjs', import.meta.url))
const builds = new URL('../../../tools/lib/build.mjs', import.meta.url).href

/** Modules are evaluated anew for each suite; the process is that of its worker. */
const worker: NodeJS.Process & { builtServer?: Promise<unknown> } = process

/**
 * Bundles the server as `npm start` does: compiling its sources at every start takes longer than all else about one. A worker looks
 * once whether there is anything to bundle.
 */
export async function buildServer(): Promise<void> {
  const script = `import('${builds}').then(({ buildServer }) => buildServer('backend'))`
  worker.builtServer ??= promisify(execFile)(process.execPath, ['-e', script])
  await worker.builtServer
}

export interface ServerProcess extends OwnProcess {
  url: string
}

/** Runs the real server as a process of its own, as production would. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = launch({
    API_PORT: String(port),
    ADDRESS_LIMITS: 'off',
    QUICK_PASSWORDS: 'on',
    DEMO: 'off',
    ...env,
  })
  await whenServing(server, `${url}/readyz`, minutes(1))
  return { url, ...server }
}

/**
 * Fills a folder with what a server with demo data keeps after its first start: making a database takes longer than all else
 * about one.
 */
export async function copyBegun(folder: string): Promise<void> {
  const begun = await preparedFolder('begun', [entry], async (draft) => {
    const first = await startServer({ DATA_DIR: draft, DEMO: 'on' })
    await first.kill('SIGTERM')
  })
  await cp(begun, folder, { recursive: true })
}

/** The customer of the demo data. */
export const demoLogin = { email: 'cliente@demo.local', password: 'demonstracao-2026' }

/** Sends a body to a running server. */
export const post = (server: ServerProcess, path: string, body: unknown) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Starts a server without waiting for it to be ready. */
export const launch = (env: Record<string, string>): OwnProcess =>
  launchProcess({
    program: ['--enable-source-maps', entry],
    cwd: dirname(entry),
    env: { PATH: process.env.PATH, ...env },
  })
