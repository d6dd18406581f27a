import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import {
  circumstances,
  conclude,
  emptyResults,
  neededServer,
  numberAfter,
  ownDatabase,
  row,
  send,
  timed,
  withClient,
} from './lib/bench.mjs'
import { fullHours, newBooking } from './lib/bench-bookings.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `DATABASE_URL=postgres://… npm run bench:scale [-- --requests N]`: what a request costs each kind of process with one, two and three of each behind
// HAProxy, in processor time: that tells what more machines would bring, also where all of it runs on two cores. PostgreSQL must
// be on this machine. The figures go into docs/performance.md.

const requests = numberAfter('--requests') ?? 1500
const port = Number(process.env.PORT || 4540)
const atOnce = 24
/** A calendar of three months holds no more, three times over. */
const mostBookings = 80
const demo = { email: 'cliente@demo.local', password: 'demonstracao-2026' }

const server = neededServer()
await ensureDependencies()
const { buildAll } = await import('./lib/build.mjs')
const { clusterEnv, createSite, each, needHaproxy, newTokens } = await import('./lib/rehearse-site.mjs')
needHaproxy()
const folder = emptyResults('bench-scale')
await buildAll()
const database = await ownDatabase(server)
const env = {
  ...clusterEnv({ port, folder, database: database.url, tokens: newTokens() }),
  NODE_ENV: '',
  LOG_LEVEL: 'error',
  ADDRESS_LIMITS: 'off',
}
const site = createSite({ port, folder, env })
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const measured = []
try {
  await site.startBalancer()
  await site.startAll('backend', 1)
  await Promise.all([site.startAll('gateway', 1), site.releaseAll()])
  await site.isReachable()
  const hours = await fullHours(agent, site.api)
  const login = await ask('POST', '/api/v1/auth/login', demo)
  const session = { authorization: `Bearer ${login.json().token}` }
  const month = hours[0].slice(0, 7)
  const deeds = {
    'a page that is rendered ahead': () => expect200(send(agent, 'GET', `${site.url}/agents`)),
    'the prices': () => expect200(ask('GET', '/api/v1/pricing/public')),
    'the free days of a month': () => expect200(ask('GET', `/api/v1/meetings/available-days?month=${month}`)),
    'a customer’s dashboard': () => expect200(ask('GET', '/api/v1/dashboard', undefined, session)),
    'a booking': book,
  }
  async function book() {
    const { body, key } = newBooking(hours.pop())
    const { status, text } = await ask('POST', '/api/v1/meetings/', body, { 'idempotency-key': key })
    if (status !== 201) throw new Error(`${status} ${text}`)
  }
  for (let count = 1; count <= each; count += 1) {
    if (count > 1) await Promise.all(['backend', 'gateway'].map((kind) => site.startAll(kind, 1)))
    for (const [deed, work] of Object.entries(deeds)) {
      const most = deed === 'a booking' ? Math.min(mostBookings, requests) : requests
      // What a process does once is no part of it.
      await timed(most / 5, atOnce, work)
      const before = await spent()
      const milliseconds = await timed(most, atOnce, work)
      const after = await spent()
      const cost = Object.fromEntries(
        Object.keys(after).map((kind) => [kind, (after[kind] - before[kind]) / most]),
      )
      measured.push({ deed, count, cost, rate: most / (milliseconds / 1000) })
    }
  }
  report()
} finally {
  await site.stop()
  agent.destroy()
  await database.drop()
}
process.exit()

function ask(method, path, body, headers) {
  return send(agent, method, `${site.url}/api/proxy?path=${encodeURIComponent(path)}`, body, headers)
}

async function expect200(asked) {
  const { status, text } = await asked
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`)
}

/** Milliseconds of processor that each kind has used so far. */
async function spent() {
  const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` }
  const sum = async (kind) => {
    let all = 0
    for (const address of site.addresses(kind)) {
      const { text } = await send(agent, 'GET', `${address}/metrics`, undefined, headers)
      all += Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000
    }
    return all
  }
  const pids = await withClient(database.url, async (client) => {
    const { rows } = await client.query('select pid from pg_stat_activity where datname = current_database()')
    return rows.map(({ pid }) => pid)
  })
  return {
    gateway: await sum('gateway'),
    backend: await sum('backend'),
    database: pids.reduce((all, pid) => all + timeOf(pid), 0),
  }
}

/** User and system time of another program, in milliseconds; the kernel counts hundredths. */
function timeOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}

function report() {
  const ms = (number) => number.toFixed(2)
  const text = [
    `${requests} requests of each (bookings: ${Math.min(mostBookings, requests)}), ${atOnce} at once, through HAProxy. The rate is what was left of a busy machine. ${circumstances()}`,
    '',
    '| Request | of each kind | gateway, ms of processor | backend | PostgreSQL | all of it | a second |',
    '|---|---|---|---|---|---|---|',
    ...measured.map(({ deed, count, cost, rate }) =>
      row(
        deed,
        count,
        ms(cost.gateway),
        ms(cost.backend),
        ms(cost.database),
        ms(cost.gateway + cost.backend + cost.database),
        rate.toFixed(0),
      ),
    ),
  ].join('\n')
  conclude('scale', text, [])
}
