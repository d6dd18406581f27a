import { randomUUID } from 'node:crypto'
import { existsSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { emptyResults, row } from './lib/bench.mjs'
import { ended, start } from './lib/processes.mjs'
import { federated, root } from './lib/workspace.mjs'

// `npm run interrupt-starts [-- N]`: stops N starts (50) at random moments and in every way there is. None may leave a process, a taken
// port, a lock or anything half written, and after all of them the site must start and stop as usual. Linux only: it reads /proc.

const rounds = Number(process.argv[2] ?? 50)
const ports = [Number(process.env.PORT || 3380), Number(process.env.API_PORT || 4380)]
const patience = { start: 240_000, stop: 100_000 }
const results = emptyResults('interrupt-starts')
const dataDir = join(results, 'data')
const mark = `INTERRUPTED_START=${randomUUID()}`
/** All that the rendering process gets of our environment. */
const renderersMark = `API_URL=http://127.0.0.1:${ports[1]}`

/**
 * How a start is told to stop. `npm` leads a process group, as in a terminal. A SIGINT for npm alone is not among them: the shell
 * between npm and the command takes it and goes on waiting.
 */
const ways = {
  'Ctrl-C': (npm) => process.kill(-npm, 'SIGINT'),
  'SIGTERM to npm': (npm) => process.kill(npm, 'SIGTERM'),
  'SIGKILL to npm': (npm) => process.kill(npm, 'SIGKILL'),
  'SIGKILL to the group': (npm) => process.kill(-npm, 'SIGKILL'),
  'terminal closed': (npm) => process.kill(-npm, 'SIGHUP'),
  'SIGKILL to the command': (npm) => process.kill(commandOf(npm), 'SIGKILL'),
  'SIGTERM to the group': (npm) => process.kill(-npm, 'SIGTERM'),
}

/** What a start has to do beside serving. */
const tasks = {
  nothing: () => undefined,
  'new data': () => rmSync(dataDir, { recursive: true, force: true }),
  'a build': () => rmSync(join(root, anyOf(federated), 'dist'), { recursive: true, force: true }),
  install: () => rmSync(join(root, 'node_modules/.installed'), { force: true }),
}

console.log(row('Start', 'had to do', 'stopped after, s', 'by', 'gone after, s', 'left behind'))
const faults = []
/** How long starts took that were let be, by what they had to do: a moment in this time is drawn. */
const known = {}
await wholeStart('first')
for (let round = 1; round <= rounds; round += 1) {
  const task = anyOf(Object.keys(tasks))
  const way = Object.keys(ways)[round % Object.keys(ways).length]
  tasks[task]()
  const { npm, gone } = startSite(`${round}`)
  const moment = Math.random() * (known[task] ?? known.first)
  const took = await Promise.race([ready(gone), wait(moment)])
  if (took !== undefined) known[task] = took
  const stopped = Date.now()
  try {
    ways[way](npm)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
  const left = await whatIsLeft()
  faults.push(...left)
  const at = took === undefined ? seconds(moment) : `${seconds(took)} (ready)`
  console.log(row(round, task, at, way, seconds(Date.now() - stopped), left.join('; ') || '–'))
}
await wholeStart('last')
console.log(`\n${rounds} starts interrupted, ${faults.length} faults.`)
process.exit(faults.length > 0 ? 1 : 0)

/** A start that nobody interrupts; Ctrl-C ends it well. */
async function wholeStart(name) {
  const { npm, gone } = startSite(name)
  const took = await ready(gone)
  if (took === undefined) faults.push(`the ${name} start did not become ready`)
  else known[name] = took
  const stopped = Date.now()
  ways['Ctrl-C'](npm)
  const left = await whatIsLeft()
  faults.push(...left)
  console.log(
    row(
      name,
      '',
      took ? `${seconds(took)} (ready)` : 'never ready',
      'Ctrl-C',
      seconds(Date.now() - stopped),
      left.join('; ') || '–',
    ),
  )
}

function startSite(name) {
  const [key, value] = mark.split('=')
  const log = openSync(join(results, `${name}.log`), 'w')
  const child = start('npm', ['start'], {
    env: { ...process.env, [key]: value, PORT: ports[0], API_PORT: ports[1], DATA_DIR: dataDir, HOST: '' },
    stdio: ['ignore', log, log],
  })
  return { npm: child.pid, gone: ended(child) }
}

/** Milliseconds until the site says that it is ready; undefined when it never does. */
async function ready(gone) {
  const begun = Date.now()
  let isGone = false
  gone.then(() => {
    isGone = true
  })
  while (!isGone && Date.now() - begun < patience.start) {
    const answer = await fetch(`http://127.0.0.1:${ports[0]}/readyz`).catch(() => undefined)
    if (answer?.ok) return Date.now() - begun
    await wait(100)
  }
}

/** What there is of a start once everything of it had time to go, one entry a fault. */
async function whatIsLeft() {
  const deadline = Date.now() + patience.stop
  while (processes().length > 0 && Date.now() < deadline) await wait(50)
  const left = processes().map(({ pid, command }) => {
    process.kill(pid, 'SIGKILL')
    return `process ${command}`
  })
  for (const port of ports) if (!(await isFree(port))) left.push(`port ${port} is taken`)
  if (existsSync(dataDir)) {
    // Whatever is being made, or held, is named so.
    const drafts = readdirSync(dataDir, { recursive: true }).filter((file) =>
      /(?:^|\/)\.|\.lock|\.tmp$|\.new(?:$|\/)|\.part$/.test(file),
    )
    left.push(...drafts.filter((file) => !file.startsWith('database/')))
    const releases = join(dataDir, 'releases')
    for (const name of existsSync(releases) ? readdirSync(releases) : [])
      for (const build of readdirSync(join(releases, name)))
        left.push(...halfWritten(join(releases, name, build)))
  }
  for (const name of federated) {
    if (existsSync(join(root, name, 'dist.next'))) left.push(`${name}/dist.next`)
    left.push(...halfWritten(join(root, name, 'dist')))
  }
  return left
}

/** The files that a release lists and does not have. */
function halfWritten(folder) {
  if (!existsSync(folder)) return []
  if (!existsSync(join(folder, 'release.json'))) return [`${folder} has no release.json`]
  const { files } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))
  return Object.entries(files).flatMap(([path, { bytes }]) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.size === bytes ? [] : [`${folder}/${path}`],
  )
}

/** The processes of all starts. */
function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
        if (!environment.includes(mark) && !environment.includes(renderersMark)) return []
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        return [{ pid: Number(pid), command }]
      } catch {
        return []
      }
    })
}

/** The process that npm runs the script with; npm itself as long as there is none. */
function commandOf(npm) {
  return processes().find(({ command }) => command.endsWith('tools/start.mjs'))?.pid ?? npm
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

function anyOf(list) {
  return list[Math.floor(Math.random() * list.length)]
}

function seconds(milliseconds) {
  return (milliseconds / 1000).toFixed(1)
}
