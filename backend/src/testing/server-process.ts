import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { minutes } from '../clock'

const entry = fileURLToPath(new URL('../server.ts', import.meta.url))

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Everything it wrote. */
  output(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
}

/** Runs the real server as a process of its own, as production would. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const server = launch({ API_PORT: String(port), ADDRESS_LIMITS: 'off', DEMO: 'off', ...env })
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + minutes(1)
  while (!(await isReady(url))) {
    if (server.child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The server did not start:\n${server.output()}`)
    }
    await wait(50)
  }
  return { url, ...server }
}

/** Starts a server without waiting for it to be ready. */
export function launch(env: Record<string, string>): Omit<ServerProcess, 'url'> {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: dirname(entry),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)))
  const ended = once(child, 'exit')
  return {
    child,
    output: () => chunks.join(''),
    async kill(signal) {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
