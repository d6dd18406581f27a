import { randomInt } from 'node:crypto'
import { cpSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  circumstances,
  conclude,
  emptyResults,
  medians,
  neededServer,
  numberAfter,
  ownDatabase,
  row,
  timed,
} from './lib/bench.mjs'
import { databaseClock } from './lib/bench-processes.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root } from './lib/workspace.mjs'

// `DATABASE_URL=postgres://… REDIS_URL=redis://… npm run bench:limits [-- --counts N]`: what it costs to count for a limit in PostgreSQL, as the backend
// does, and what it would cost in Redis. Both must be on this machine. The figures go into docs/performance.md.

const counts = numberAfter('--counts') ?? 20_000
const rounds = 5
const atOnce = 24
const people = 10_000
const hour = 3_600_000

const server = neededServer()
if (!process.env.REDIS_URL) {
  console.error('Set REDIS_URL to a Redis server: PostgreSQL is compared with it.')
  process.exit(2)
}
await ensureDependencies()
const { createLimits, openPostgres } = await bundled()
const own = await ownDatabase(server)
const database = openPostgres({ connectionString: own.url })
const redis = await connectRedis(process.env.REDIS_URL)
const found = { PostgreSQL: [], Redis: [] }
try {
  await database.migrate()
  const limits = createLimits(database.db, () => new Date(), true)
  const limit = { name: 'bench', most: Number.MAX_SAFE_INTEGER, window: hour }
  const stores = {
    PostgreSQL: {
      count: (who) => limits.count(limit, who),
      time: databaseClock(own.url),
    },
    Redis: {
      // A window of an hour from the first count, as the backend's are.
      count: (who) =>
        redis.ask(
          ['MULTI'],
          ['INCR', `bench:${who}`],
          ['PEXPIRE', `bench:${who}`, String(hour), 'NX'],
          ['EXEC'],
        ),
      time: async () => {
        const told = await redis.ask(['INFO', 'cpu'])
        const read = (name) => Number(new RegExp(`^${name}:(\\S+)`, 'm').exec(told)?.[1])
        return (read('used_cpu_user') + read('used_cpu_sys')) * 1000
      },
    },
  }
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, { count, time }] of Object.entries(stores)) {
      const before = [await time(), process.cpuUsage()]
      const milliseconds = await timed(counts, atOnce, () => count(`visitor-${randomInt(people)}`))
      const { user, system } = process.cpuUsage(before[1])
      const spent = { server: (await time()) - before[0], client: (user + system) / 1000 }
      // The first round warms up.
      if (round > 0)
        found[name].push({
          rate: counts / (milliseconds / 1000),
          server: spent.server / counts,
          client: spent.client / counts,
        })
    }
} finally {
  await redis.ask(['UNLINK', ...Array.from({ length: people }, (_, one) => `bench:visitor-${one}`)])
  redis.close()
  await database.close()
  await own.drop()
}
const lines = Object.entries(found).map(([name, rounds]) => {
  const { rate, client, server } = medians(rounds)
  return row(name, rate.toFixed(0), client.toFixed(3), server.toFixed(3), (client + server).toFixed(3))
})
conclude(
  'limits',
  [
    `${counts} counts of ${people} visitors, ${atOnce} at once, medians of ${rounds} rounds in turn. ${circumstances()}`,
    '',
    '| Counted in | a second | backend, ms of processor a count | server | both |',
    '|---|---:|---:|---:|---:|',
    ...lines,
  ].join('\n'),
  [],
)
process.exit()

/** The backend's own limits and its way to PostgreSQL. */
async function bundled() {
  const { build } = await import('esbuild')
  const folder = emptyResults('bench-limits')
  const outfile = join(folder, 'limits.mjs')
  await build({
    stdin: {
      contents: `export { createLimits } from './modules/limits/limits'; export { openPostgres } from './db/postgres'`,
      resolveDir: join(root, 'backend/src'),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
    logLevel: 'error',
  })
  cpSync(join(root, 'backend/src/db/migrations'), join(folder, 'migrations'), { recursive: true })
  return import(pathToFileURL(outfile).href)
}

/** As much of Redis's protocol as is asked here: commands in one write, and the last of their answers. */
async function connectRedis(url) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port || 6379), hostname)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.setNoDelay(true)
  const waiting = []
  let rest = ''
  socket.on('data', (bytes) => {
    rest += bytes
    for (let end = endOfAnswer(rest, 0); end !== undefined; end = endOfAnswer(rest, 0)) {
      const answer = rest.slice(0, end)
      rest = rest.slice(end)
      const first = waiting[0]
      first.left -= 1
      if (first.left > 0) continue
      waiting.shift()
      if (answer.startsWith('-')) first.reject(new Error(answer))
      else first.resolve(answer)
    }
  })
  return {
    ask: (...commands) =>
      new Promise((resolve, reject) => {
        waiting.push({ left: commands.length, resolve, reject })
        socket.write(commands.map(written).join(''))
      }),
    close: () => socket.destroy(),
  }
}

function written(words) {
  return `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`
}

/** Where an answer ends that begins here; nothing while it is not all there. */
function endOfAnswer(text, start) {
  const line = text.indexOf('\r\n', start)
  if (line < 0) return undefined
  const size = Number(text.slice(start + 1, line))
  const after = line + 2
  if (text[start] === '$')
    return size < 0 ? after : text.length >= after + size + 2 ? after + size + 2 : undefined
  if (text[start] !== '*') return after
  let end = after
  for (let item = 0; item < size; item += 1) {
    end = endOfAnswer(text, end)
    if (end === undefined) return undefined
  }
  return end
}
