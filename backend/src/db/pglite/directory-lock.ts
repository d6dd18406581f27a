import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, utimesSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { seconds } from '../../clock'

interface Holder {
  token: string
  pid: number
  /** When the process started, in the kernel's words: a pid alone is used again. */
  started: string
  machine: string
}

export interface DirectoryLock {
  release(): Promise<void>
}

const heartbeat = seconds(2)
/** A lock of another machine counts as abandoned after this much silence. */
const silence = seconds(30)

/**
 * Takes the only right to open an embedded database: a second opener would silently destroy data. The file lies
 * beside the directory and appears complete or not at all.
 */
export async function lockDirectory(dir: string, onLost: () => void): Promise<DirectoryLock> {
  const file = `${dir}.lock`
  const own: Holder = {
    token: randomUUID(),
    pid: process.pid,
    started: startOf(process.pid),
    machine: machine(),
  }
  await mkdir(dirname(dir), { recursive: true, mode: 0o700 })
  await take(file, own)
  const timer = setInterval(() => {
    if (stillOurs(file, own)) return
    clearInterval(timer)
    onLost()
  }, heartbeat)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      if ((await readHolder(file))?.token === own.token) await rm(file, { force: true })
    },
  }
}

/** Whether some process has the database of a directory open. */
export async function isLocked(dir: string): Promise<boolean> {
  const file = `${dir}.lock`
  const holder = await readHolder(file)
  return holder !== undefined && !(await isAbandoned(file, holder))
}

async function take(file: string, own: Holder): Promise<void> {
  const draft = `${file}.${own.token}`
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (await linked(draft, file)) return
      const holder = await readHolder(file)
      if (holder && !(await isAbandoned(file, holder))) throw inUse(file, holder)
      await setAside(file, holder)
    }
    throw new Error(`The lock ${file} could not be taken.`)
  } finally {
    await rm(draft, { force: true })
  }
}

async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes an abandoned lock, but only the one that was judged: a new holder gets theirs back. */
async function setAside(file: string, judged: Holder | undefined): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  try {
    await rename(file, aside)
  } catch {
    return
  }
  const moved = await readHolder(aside)
  if (moved && moved.token !== judged?.token) await linked(aside, file)
  await rm(aside, { force: true })
}

async function isAbandoned(file: string, holder: Holder): Promise<boolean> {
  if (holder.machine === machine()) return startOf(holder.pid) !== holder.started
  const { mtimeMs } = await stat(file)
  return Date.now() - mtimeMs > silence
}

function inUse(file: string, holder: Holder): Error {
  return new Error(
    `The embedded database is in use by process ${holder.pid} (lock ${file}). A second process would destroy data; ` +
      'stop the other one, give this one its own DATA_DIR, or use PostgreSQL through DATABASE_URL.',
  )
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function stillOurs(file: string, own: Holder): boolean {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
    if (holder.token !== own.token) return false
    const now = new Date()
    utimesSync(file, now, now)
    return true
  } catch {
    return false
  }
}

/** What tells one process from a later one with the same pid; empty when there is none. */
function startOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const isDead = fields[0] === 'Z' || fields[0] === 'X'
      return isDead ? '' : (fields[19] ?? '')
    } catch {
      return ''
    }
  }
  if (pid === process.pid) return 'running'
  try {
    process.kill(pid, 0)
    return 'running'
  } catch {
    return ''
  }
}

/** Pids mean something only inside one boot of one machine (or container). */
function machine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
