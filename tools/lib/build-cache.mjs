import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** How many builds of one kind are kept; the ones that nobody has taken for longest go. */
const most = 12

/** Where this machine keeps what was built, by its content: a fresh clone of the same sources need not build it again. */
const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'agentes')

// Everything is done at once, so that a command that is told to stop leaves nothing half made.

/**
 * Puts what an earlier build of the same content left into a folder, in place of what is there.
 * @param {string} kind of build, as a file name
 * @param {string} identity of all that goes into it
 * @returns whether there was one
 */
export function takeBuild(kind, identity, folder) {
  const cached = join(cacheFolder, kind, identity)
  if (!existsSync(cached)) return false
  const unfinished = `${folder}.next`
  try {
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(cached, unfinished, { recursive: true })
    utimesSync(cached, new Date(), new Date())
  } catch {
    // Another command may just have removed it.
    rmSync(unfinished, { recursive: true, force: true })
    return false
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return true
}

/**
 * Puts what was kept last into a folder, whatever it was made of: for what finds out itself how much of it still holds.
 * @param {string} kind of build, as a file name
 */
export function takeNewest(kind, folder) {
  const kept = join(cacheFolder, kind)
  const newest = existsSync(kept) && newestFirst(kept)[0]
  if (newest) takeBuild(kind, newest, folder)
}

/** Keeps what was built. It appears whole or not at all; where there is no room for it the next clone builds. */
export function keepBuild(kind, identity, folder) {
  const kept = join(cacheFolder, kind)
  const unfinished = join(kept, `.${randomUUID()}`)
  try {
    mkdirSync(kept, { recursive: true })
    cpSync(folder, unfinished, { recursive: true })
    renameSync(unfinished, join(kept, identity))
    forgetOldest(kept)
  } catch {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function forgetOldest(kept) {
  for (const name of newestFirst(kept).slice(most)) rmSync(join(kept, name), { recursive: true, force: true })
}

const newestFirst = (kept) =>
  readdirSync(kept)
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ name, taken: statSync(join(kept, name)).mtimeMs }))
    .sort((one, other) => other.taken - one.taken)
    .map(({ name }) => name)

/** One name for the content of some files and folders of the project. */
export function contentOf(...paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    const file = join(root, path)
    if (!statSync(file).isDirectory())
      return void hash.update(`${path}\0`).update(readFileSync(file)).update('\0')
    for (const name of readdirSync(file).sort()) if (!notContent.includes(name)) add(`${path}/${name}`)
  }
  paths.forEach(add)
  return hash.digest('hex').slice(0, 12)
}

const notContent = ['node_modules', 'dist', 'dist.next', 'coverage']
