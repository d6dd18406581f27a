import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createRequire } from 'node:module'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** Libraries as the backend has them. */
export const fromBackend = createRequire(join(root, 'backend/package.json'))

/** A database of a run's own on the server that is given, or none. */
export async function ownDatabase(server) {
  if (!server) return { url: '', drop: async () => undefined }
  const name = `bench_${randomBytes(6).toString('hex')}`
  const onServer = (statement) => withClient(server, (client) => client.query(statement))
  await onServer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}

/** An empty folder for what a run leaves behind. */
export function emptyResults(name) {
  const results = join(root, 'test-results', name)
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  return results
}

/**
 * Builds, starts a backend of a run's own, and stops it when the work is done. Its data are in a database of its own on the
 * server that is given, or in the embedded one; the work is told its address.
 */
export async function withBackend(name, { server, apiPort, env = {} }, work) {
  // What these import is there once the dependencies are.
  const { buildAll } = await import('./build.mjs')
  const dataDir = join(emptyResults(name), 'data')
  await buildAll([])
  const database = await ownDatabase(server)
  const backend = await startBackend({
    dataDir,
    apiPort,
    database,
    env: { DEMO: 'on', LOG_LEVEL: 'warn', ...env },
  })
  try {
    await backend.ready(`http://127.0.0.1:${apiPort}/readyz`)
    await work(database.url)
  } finally {
    await backend.stop()
    await database.drop()
  }
}

/** Starts a backend that a run asks as fast as it can. */
export async function startBackend({ dataDir, apiPort, database, env }) {
  const { startServer } = await import('./site.mjs')
  return startServer(
    'backend',
    { dataDir, publicUrl: 'http://localhost' },
    {
      API_PORT: String(apiPort),
      HOST: '127.0.0.1',
      NODE_ENV: '',
      DATABASE_URL: database.url,
      ADDRESS_LIMITS: 'off',
      ...env,
    },
  )
}

/** The server that a run about PostgreSQL needs; without one it ends here. */
export function neededServer() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  console.error('Set DATABASE_URL to a PostgreSQL server: the figures are about it.')
  process.exit(2)
}

/** Work with a connection that is closed whatever happens: an open one would hide why by breaking when its database goes. */
export async function withClient(connectionString, work) {
  const client = new (fromBackend('pg').Client)({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** One call with a body of JSON; rejects when no answer came. */
export function send(agent, method, address, body, headers = {}) {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const own =
    payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { agent, method, headers: { ...own, ...headers } }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const { statusCode: status, rawHeaders: headers } = answer
        resolve({ status, headers, json: () => JSON.parse(text), text })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}

/** Milliseconds that some pieces of work take, a few at a time. */
export async function timed(count, atOnce, work) {
  let next = 0
  const begun = performance.now()
  const lane = async () => {
    while (next < count) {
      const index = next
      next += 1
      await work(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return performance.now() - begun
}

/** Milliseconds that a server has worked: waiting for other programs is not among them. */
export async function processorTime(agent, origin) {
  const { text } = await send(agent, 'GET', `${origin}/metrics`)
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000
}

/** The median of each figure of some rounds. */
export function medians(rounds) {
  return Object.fromEntries(
    Object.keys(rounds[0]).map((key) => [
      key,
      percentile(
        rounds.map((round) => round[key]),
        0.5,
      ),
    ]),
  )
}

export function percentile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const row = (...cells) => `| ${cells.join(' | ')} |`

/** On what, and when. */
export const circumstances = () =>
  `Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${new Date().toISOString().slice(0, 10)}.`

/** Puts figures between two marks of the document about speed, and says which limits were missed. */
export function conclude(mark, text, missed) {
  const file = join(root, 'docs/performance.md')
  const [name] = mark.split(' ')
  const marks = new RegExp(`(<!-- ${mark} -->\n)[\\s\\S]*?(<!-- end ${name} -->)`)
  const figures = readFileSync(file, 'utf8').replace(marks, (_, start, end) => `${start}${text}\n${end}`)
  writeFileSync(file, figures)
  console.log(`\n${text}\n`)
  for (const line of missed) console.error(line)
  process.exitCode = missed.length > 0 ? 1 : 0
}

export function numberAfter(flag) {
  const index = process.argv.indexOf(flag)
  return index < 0 ? undefined : Number(process.argv[index + 1])
}
