import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@ag/testing/own-process'

/** Where PostgreSQL's own programs are, and whom they run as. */
interface Programs {
  folder: string
  whose: { uid: number; gid: number }
}

/** A server of PostgreSQL that a test may stop, kill and start again. */
export interface OwnPostgres {
  url: string
  data: string
  start(): Promise<void>
  stop(): Promise<void>
  /** Ends all of its processes at once, as if somebody had pulled the plug of the program. */
  kill(): Promise<void>
}

/** PostgreSQL's own programs, where they are and a user of that name may run them. */
export function postgresPrograms(): Programs | undefined {
  const folder = ['15', '16', '17', '18']
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find(existsSync)
  const whose = folder && process.getuid?.() === 0 ? userOf('postgres') : undefined
  return folder && whose ? { folder, whose } : undefined
}

function userOf(name: string): Programs['whose'] | undefined {
  try {
    const number = (option: string) => Number(execFileSync('id', [option, name], { stdio: 'pipe' }))
    return { uid: number('-u'), gid: number('-g') }
  } catch {
    return undefined
  }
}

/** Servers of a suite's own, in a folder that goes with them. */
export async function ownPostgres({ folder: programs, whose }: Programs) {
  const folder = await mkdtemp(join(tmpdir(), 'own-postgres-'))
  await chown(folder, whose.uid, whose.gid)
  const servers: OwnPostgres[] = []

  const run = (program: string, ...options: string[]) =>
    execFileSync(join(programs, program), options, { ...whose, cwd: folder, stdio: 'pipe' })

  async function serverIn(data: string, settings: string[]): Promise<OwnPostgres> {
    const port = await freePort()
    let end: (signal: NodeJS.Signals) => Promise<unknown> = async () => undefined
    let pid: number | undefined
    const server: OwnPostgres = {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      data,
      async start() {
        const options = [
          '-D',
          data,
          '-p',
          String(port),
          '-c',
          `unix_socket_directories=${folder}`,
          ...settings,
        ]
        const child = spawn(join(programs, 'postgres'), options, { ...whose, cwd: folder, stdio: 'ignore' })
        const exit = once(child, 'exit')
        pid = child.pid
        end = (signal) => {
          child.kill(signal)
          return exit
        }
        while (!isReady(port)) await wait(50)
      },
      async stop() {
        await end('SIGINT')
      },
      async kill() {
        // Halted first, so that it starts no other while those that it has are counted.
        process.kill(Number(pid), 'SIGSTOP')
        const others = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
        for (const other of others) process.kill(Number(other), 'SIGKILL')
        await end('SIGKILL')
      },
    }
    await server.start()
    servers.push(server)
    return server
  }

  function isReady(port: number): boolean {
    try {
      run('pg_isready', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres')
      return true
    } catch {
      return false
    }
  }

  return {
    /** A new server, that answers. */
    first(...settings: string[]) {
      const data = join(folder, 'first')
      run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale', 'C')
      return serverIn(data, settings)
    },
    /** A copy that follows it. */
    replicaOf({ url }: OwnPostgres, ...settings: string[]) {
      const data = join(folder, 'second')
      run('pg_basebackup', '-d', url, '-D', data, '-R', '-c', 'fast', '--no-sync')
      return serverIn(data, settings)
    },
    async remove() {
      for (const server of servers.reverse()) await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}
