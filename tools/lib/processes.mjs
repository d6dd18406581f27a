import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { root } from './workspace.mjs'

// Whatever imports this is a command that ends in order: told to stop, at any moment, it stops what it has started, the
// youngest first, and does nothing more. It listens for signals, so that jest's settings import `workspace.mjs` alone.

/** Longer than a server needs to finish its start on a busy machine and then to stop; who needs more is killed. */
const patience = 90_000
const lookEvery = 250
const endWithCommand = new URL('./end-with-command.mjs', import.meta.url).href
const runInGroup = fileURLToPath(new URL('./run-in-group.mjs', import.meta.url))
const children = []
let isStopping = false

/**
 * Starts a program that is stopped with this command. It leads a process group of its own: Ctrl-C reaches only the command,
 * which then stops its programs in order.
 */
export function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, detached: true, ...options })
  // Without a number it could not be started, of which `error` tells.
  if (child.pid === undefined) return child
  children.push(child)
  child.once('exit', () => children.splice(children.indexOf(child), 1))
  return child
}

/** Starts Node on a program that ends with this command, even when this command is killed and can stop nothing. */
export function startNode(args, options) {
  const stdio = ['pipe', 'inherit', 'inherit']
  return start(process.execPath, ['--import', endWithCommand, ...args], { stdio, ...options })
}

/**
 * The exit code of a program that was started. It never comes once the command is stopping: nobody shall go on from there.
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (!isStopping) resolve(code ?? 1)
    })
  })
}

/**
 * Runs a program to its end, its output shown.
 * @returns its exit code
 */
export const run = (program, args, options) => ended(startNode([runInGroup, program, ...args], options))

/** Stops a program that was started, and waits until it is gone. */
export async function stop(child) {
  if (!children.includes(child)) return
  const gone = once(child, 'exit')
  tell(child, 'SIGINT')
  const late = setTimeout(tell, patience, child, 'SIGKILL')
  await gone
  clearTimeout(late)
}

/** Sends a signal to a program and to all that it has started. */
function tell(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

/** Stops everything and ends the command. */
async function end(code) {
  if (isStopping) return
  isStopping = true
  for (let child = children.at(-1); child; child = children.at(-1)) await stop(child)
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => end(process.exitCode ?? 128 + constants.signals[signal]))

process.on('uncaughtException', (error) => {
  // What breaks because the servers are going is no news.
  if (isStopping) return
  console.error(error)
  void end(1)
})

process.on('exit', () => {
  for (const child of children) tell(child, 'SIGTERM')
})

// npm that is killed says nothing: somebody else is then the parent of the command, or of the shell between the two.
if (process.env.npm_lifecycle_event) {
  const first = elders()
  const isAbandoned = () => {
    const now = elders()
    // Where npm was killed before it could be seen, the first process has taken its place.
    return now.join() !== first.join() || (now.includes(1) && !isNode(1))
  }
  setInterval(() => isAbandoned() && end(1), lookEvery).unref()
}

/** The parent if that is npm or another program of Node, else also who stands behind it, as far as the system tells. */
function elders() {
  const parent = process.ppid
  return isNode(parent) ? [parent] : [parent, Number(/^.*\) \S (\d+)/s.exec(about(parent, 'stat'))?.[1])]
}

function isNode(pid) {
  const [program] = about(pid, 'cmdline').split('\0')
  return /(?:^|\/)(?:node|p?npm)\b/.test(program)
}

function about(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}
