import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import {
  circumstances,
  conclude,
  neededServer,
  numberAfter,
  percentile,
  send,
  timed,
  withBackend,
} from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `DATABASE_URL=postgres://… npm run bench:usage [-- --events N --calls N]`: how many reported events a second are counted, and how long the usage call
// takes once they are there. In a database of its own on the server that DATABASE_URL names. The figures go into docs/performance.md.

const limits = { eventsASecond: 5000, usageP95: 50 }
const events = numberAfter('--events') ?? 1_000_000
const calls = numberAfter('--calls') ?? 500
const batch = 1000
const atOnce = 4
const apiPort = 4320
const origin = `http://127.0.0.1:${apiPort}`
const key = randomBytes(24).toString('hex')
const meters = ['whatsapp_messages', 'email_sends', 'ai_credits']
const products = ['prospect', 'whatsapp', 'email-marketing']
const demo = { email: 'cliente@demo.local', password: 'demonstracao-2026' }
const company = 'org_usr_demo_cliente'

const server = neededServer()
await ensureDependencies()
await withBackend('bench-usage', { server, apiPort, env: { SERVICE_KEYS: key } }, async () =>
  report(await ingest(), await read()),
)
process.exit()

/** Batches of a thousand, a few at a time; the first hundredth of them once more at the end. */
async function ingest() {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const bodies = Math.ceil(events / batch)
  let accepted = 0
  let repeated = 0
  const run = `bench-${randomBytes(4).toString('hex')}`
  const reportBatch = async (index) => {
    const { status, text, json } = await call(agent, 'POST', '/api/v1/usage/events', key, batchOf(run, index))
    if (status !== 202) throw new Error(`A batch was answered ${status}: ${text}`)
    const counts = json()
    accepted += counts.accepted
    repeated += counts.repeated
  }
  const milliseconds = await timed(bodies, atOnce, reportBatch)
  const rate = accepted / (milliseconds / 1000)
  const again = Math.ceil(bodies / 100)
  await timed(again, atOnce, reportBatch)
  agent.destroy()
  return { accepted, rate, repeatsCounted: again * batch - repeated }
}

async function read() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const login = await call(agent, 'POST', '/api/v1/auth/login', undefined, demo)
  if (login.status !== 200) throw new Error(`The login was answered ${login.status}: ${login.text}`)
  const { token } = login.json()
  const times = []
  for (let index = 0; index < calls; index += 1) {
    const begun = performance.now()
    const { status } = await call(agent, 'GET', '/api/v1/dashboard/usage', token)
    if (status !== 200) throw new Error(`The usage call was answered ${status}.`)
    times.push(performance.now() - begun)
  }
  agent.destroy()
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/** A thousand events of the demo customer, spread over four weeks, in no order. */
function batchOf(run, index) {
  const list = Array.from({ length: batch }, (_, place) => {
    const number = index * batch + place
    const ago = ((number * 7919) % (28 * 24 * 60)) * 60_000
    return {
      id: `${run}-${number}`,
      company_id: company,
      product_id: products[number % products.length],
      meter: meters[Math.floor(number / products.length) % meters.length],
      quantity: 1 + (number % 5),
      occurred_at: new Date(Date.now() - ago).toISOString(),
    }
  })
  return { events: list }
}

function call(agent, method, path, token, body) {
  const headers = token && { authorization: `Bearer ${token}` }
  return send(agent, method, `${origin}${path}`, body, headers)
}

function report({ accepted, rate, repeatsCounted }, { median, p95 }) {
  const table = [
    `PostgreSQL: ${accepted} events in batches of ${batch}, ${atOnce} at a time; then ${calls} usage calls. ` +
      circumstances(),
    '',
    '| Events a second (≥ 5000) | repeats counted (0) | usage call, median ms | p95 ms (≤ 50) |',
    '|---|---|---|---|',
    `| ${rate.toFixed(0)} | ${repeatsCounted} | ${median.toFixed(1)} | ${p95.toFixed(1)} |`,
  ].join('\n')
  const missed = []
  if (rate < limits.eventsASecond) missed.push(`only ${rate.toFixed(0)} events a second`)
  if (repeatsCounted > 0) missed.push(`${repeatsCounted} repeats were counted`)
  if (p95 > limits.usageP95) missed.push(`the usage call takes ${p95.toFixed(1)} ms at p95`)
  conclude('usage', table, missed)
}
