import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { ensureDependencies, root } from './lib/workspace.mjs'

// `DATABASE_URL=postgres://… npm run bench:usage [-- --events N --calls N]`: how many reported events a second are counted, and how long the usage call
// takes once they are there. In a database of its own on the server that DATABASE_URL names. The figures go into docs/performance.md.

const limits = { eventsASecond: 5000, usageP95: 50 }
const events = numberAfter('--events') ?? 1_000_000
const calls = numberAfter('--calls') ?? 500
const batch = 1000
const atOnce = 4
const apiPort = 4320
const key = randomBytes(24).toString('hex')
const meters = ['whatsapp_messages', 'email_sends', 'ai_credits']
const products = ['prospect', 'whatsapp', 'email-marketing']
const demo = { email: 'cliente@demo.local', password: 'demonstracao-2026', company: 'org_usr_demo_cliente' }

const server = process.env.DATABASE_URL
if (!server) {
  console.error('Set DATABASE_URL to a PostgreSQL server: the figures are about it.')
  process.exit(2)
}
ensureDependencies()
const pg = createRequire(join(root, 'backend/package.json'))('pg')
const { buildAll } = await import('./lib/build.mjs')
const { startServer } = await import('./lib/site.mjs')

const results = join(root, 'test-results/bench-usage')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
await buildAll([])
const database = await ownDatabase(server)
const origin = `http://127.0.0.1:${apiPort}`
const backend = startServer(
  'backend',
  { dataDir: join(results, 'data'), publicUrl: 'http://localhost' },
  {
    API_PORT: String(apiPort),
    HOST: '127.0.0.1',
    NODE_ENV: '',
    DATABASE_URL: database.url,
    ADDRESS_LIMITS: 'off',
    SERVICE_KEYS: key,
    DEMO: 'on',
    LOG_LEVEL: 'warn',
  },
)
try {
  await backend.ready(`${origin}/readyz`)
  report(await ingest(), await read())
} finally {
  await backend.stop()
  await database.drop()
}
process.exit()

/** Batches of a thousand, a few at a time; the first hundredth of them once more at the end. */
async function ingest() {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const bodies = Math.ceil(events / batch)
  let accepted = 0
  let repeated = 0
  const run = prefix()
  const send = async (index) => {
    const { status, body } = await call(agent, 'POST', '/api/v1/usage/events', key, batchOf(run, index))
    if (status !== 202) throw new Error(`A batch was answered ${status}: ${body}`)
    const counts = JSON.parse(body)
    accepted += counts.accepted
    repeated += counts.repeated
  }
  const milliseconds = await timed(bodies, send)
  const rate = accepted / (milliseconds / 1000)
  const again = Math.ceil(bodies / 100)
  await timed(again, send)
  agent.destroy()
  return { accepted, rate, repeatsCounted: again * batch - repeated }
}

async function read() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const login = await call(agent, 'POST', '/api/v1/auth/login', undefined, JSON.stringify(demo))
  const { token } = JSON.parse(login.body)
  const times = []
  for (let index = 0; index < calls; index += 1) {
    const begun = performance.now()
    const { status } = await call(agent, 'GET', '/api/v1/dashboard/usage', token)
    if (status !== 200) throw new Error(`The usage call was answered ${status}.`)
    times.push(performance.now() - begun)
  }
  agent.destroy()
  times.sort((one, other) => one - other)
  return { median: times[Math.floor(calls / 2)], p95: times[Math.floor(calls * 0.95)] }
}

/** A thousand events of the demo customer, spread over four weeks, in no order. */
function batchOf(run, index) {
  const list = Array.from({ length: batch }, (_, place) => {
    const number = index * batch + place
    const ago = ((number * 7919) % (28 * 24 * 60)) * 60_000
    return {
      id: `${run}-${number}`,
      company_id: demo.company,
      product_id: products[number % products.length],
      meter: meters[Math.floor(number / products.length) % meters.length],
      quantity: 1 + (number % 5),
      occurred_at: new Date(Date.now() - ago).toISOString(),
    }
  })
  return JSON.stringify({ events: list })
}

function prefix() {
  return `bench-${randomBytes(4).toString('hex')}`
}

/** Milliseconds that some pieces of work take, a few at a time. */
async function timed(count, work) {
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

function call(agent, method, path, token, payload) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  }
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, { agent, method, headers }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(chunks).toString() }))
    })
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}

/** A database of this run's own. */
async function ownDatabase(address) {
  const name = `bench_${randomBytes(6).toString('hex')}`
  const onServer = async (statement) => {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await onServer(`create database ${name}`)
  const url = new URL(address)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}

/** Puts the figures between the marks of the document, and says which limit was missed. */
function report({ accepted, rate, repeatsCounted }, { median, p95 }) {
  const table = [
    `PostgreSQL: ${accepted} events in batches of ${batch}, ${atOnce} at a time; then ${calls} usage calls. Node ${process.versions.node}, ` +
      `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${new Date().toISOString().slice(0, 10)}.`,
    '',
    '| Events a second (≥ 5000) | repeats counted (0) | usage call, median ms | p95 ms (≤ 50) |',
    '|---|---|---|---|',
    `| ${rate.toFixed(0)} | ${repeatsCounted} | ${median.toFixed(1)} | ${p95.toFixed(1)} |`,
  ].join('\n')
  const file = join(root, 'docs/performance.md')
  const marks = /(<!-- usage -->\n)[\s\S]*?(<!-- end usage -->)/
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marks, (_, start, end) => `${start}${table}\n${end}`),
  )
  console.log(`\n${table}\n`)
  const missed = []
  if (rate < limits.eventsASecond) missed.push(`only ${rate.toFixed(0)} events a second`)
  if (repeatsCounted > 0) missed.push(`${repeatsCounted} repeats were counted`)
  if (p95 > limits.usageP95) missed.push(`the usage call takes ${p95.toFixed(1)} ms at p95`)
  for (const line of missed) console.error(line)
  process.exitCode = missed.length > 0 ? 1 : 0
}

function numberAfter(flag) {
  const index = process.argv.indexOf(flag)
  return index < 0 ? undefined : Number(process.argv[index + 1])
}
