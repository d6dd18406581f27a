import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

// For tests that run a server as production would. No browser is needed for it: this is an entry point of its own.

export interface OwnProcess {
  child: ChildProcessWithoutNullStreams
  /** Everything it wrote. */
  output: () => string
  /** Ends it, if it has not ended yet; tells with which code it did. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Ends a program whose run was killed. */
const endWithRun = new URL('../../../tools/lib/end-with-command.mjs', import.meta.url).href

/** The embedded database is compiled as far as it is used, and no better: it serves one test. Halves what a start costs. */
export const quickStart = ['--liftoff-only', '--wasm-lazy-compilation']

interface Launch {
  /** What Node is told: its own options, then the program. */
  program: string[]
  env: NodeJS.ProcessEnv
  cwd?: string
}

/** Starts a program without waiting for anything. */
export function launchProcess({ program, env, cwd }: Launch): OwnProcess {
  const child = spawn(process.execPath, [...quickStart, '--import', endWithRun, ...program], {
    cwd,
    env,
    stdio: 'pipe',
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

/**
 * Waits until a program answers an address with success.
 * @param within how long that may take, in milliseconds
 * @throws with all that it wrote, when it ended before or was too slow; it is gone then
 */
export async function whenServing(started: OwnProcess, address: string, within: number): Promise<void> {
  const deadline = Date.now() + within
  while (!(await answers(address))) {
    if (!hasEnded(started) && Date.now() < deadline) await wait(50)
    else {
      await started.kill('SIGKILL')
      throw new Error(`Nothing serves ${address}:\n${started.output()}`)
    }
  }
}

const hasEnded = ({ child }: OwnProcess) => child.exitCode !== null || child.signalCode !== null

const answers = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Below what systems give to outgoing connections, and of one worker alone: nobody takes a port before its server does. */
const portsOfWorker = 1000
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.JEST_WORKER_ID ?? 0)
let last = 20_000 + portsOfWorker * worker

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  last += 1
  return (await isFree(last)) ? last : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
