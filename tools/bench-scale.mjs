import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import {
  circumstances,
  conclude,
  emptyResults,
  medians,
  neededServer,
  numberAfter,
  ownDatabase,
  row,
  send,
  timed,
  withClient,
} from './lib/bench.mjs'
import { fullHours, newBooking } from './lib/bench-bookings.mjs'
import { databaseClock } from './lib/bench-processes.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `DATABASE_URL=postgres://… npm run bench:scale [-- --requests N]`: what a request costs each kind of process with one, two and three of each behind
// HAProxy, in processor time: that tells what more machines would bring, also where all of it runs on two cores. Each process is asked as much
// in a second, however many there are: one that has much to do at once has less of it for each. One, two and three take turns. What two cores
// that run all of it do at most is told beside. PostgreSQL must be on this machine. The figures go into docs/performance.md.

const requests = numberAfter('--requests') ?? 500
const rounds = 5
const port = Number(process.env.PORT || 4540)
/** Of each process, where the rate is measured. */
const atOnce = 8
/** Of what one process of each kind does at most, where costs are measured: three of each then leave the machine some rest. */
const share = 0.22
/** Of a booking, in all: a calendar of three months holds no more. */
const mostBookings = 240
const most = 1.15
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
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const databaseTime = databaseClock(database.url)
const measured = []
let calendar = []
let hours = []
try {
  await site.startBalancer()
  await site.startAll('backend')
  await Promise.all([site.startAll('gateway'), site.releaseAll()])
  await site.isReachable()
  calendar = await fullHours(agent, site.api)
  const login = await ask('POST', '/api/v1/auth/login', demo)
  const session = { authorization: `Bearer ${login.json().token}` }
  const month = calendar[0].slice(0, 7)
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
  const counts = Array.from({ length: each }, (_, index) => index + 1)
  for (const [deed, work] of Object.entries(deeds)) {
    // What a process does once is no part of it, nor is how it runs before its programs are compiled: the first rates warm up.
    const rates = []
    for (const count of [each, ...counts]) rates[count - 1] = await rateOf(count, deed, work)
    const costs = counts.map(() => [])
    for (let round = 0; round < rounds; round += 1)
      for (const count of round % 2 ? counts.toReversed() : counts)
        costs[count - 1].push(await costOf(count, deed, work, rates[0] * share))
    for (const count of counts)
      measured.push({ deed, count, ...medians(costs[count - 1]), rate: rates[count - 1] })
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

/** Requests a second that so many processes answer at most. */
async function rateOf(count, deed, work) {
  const asked = await prepare(count, deed)
  return asked / ((await timed(asked, atOnce * count, work)) / 1000)
}

/** Milliseconds of processor that a request takes of so many processes, each of which is asked so often a second. */
async function costOf(count, deed, work, rate) {
  const asked = await prepare(count, deed)
  const before = await spent()
  await paced(asked, rate * count, work)
  const after = await spent()
  const cost = Object.fromEntries(
    Object.keys(after).map((kind) => [kind, (after[kind] - before[kind]) / asked]),
  )
  return { ...cost, all: Object.values(cost).reduce((sum, ms) => sum + ms) }
}

/** Lets so many processes take requests; answers how many there will be. */
async function prepare(count, deed) {
  await site.let(count)
  if (deed !== 'a booking') return requests * count
  await emptyCalendar()
  return (mostBookings / each) * count
}

/** Begins so many pieces of work a second, however long each takes. */
async function paced(count, rate, work) {
  const begun = performance.now()
  const all = []
  for (let index = 0; index < count; index += 1) {
    const ahead = begun + (index / rate) * 1000 - performance.now()
    if (ahead > 0) await wait(ahead)
    all.push(work(index))
  }
  await Promise.all(all)
}

/** So that the same hours can be booked again. */
async function emptyCalendar() {
  await withClient(database.url, (client) => client.query('truncate meetings, reservations cascade'))
  hours = calendar.slice(0, mostBookings)
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
  return {
    gateway: await sum('gateway'),
    backend: await sum('backend'),
    database: await databaseTime(),
  }
}

function report() {
  const ms = (number) => number.toFixed(2)
  const ofOne = (deed) => measured.find((each) => each.deed === deed).all
  const table = [
    `Medians of ${rounds} rounds in turn of ${requests} requests for each process (bookings: ${mostBookings / each}), each asked ${share * 100} % of what one does at most, through HAProxy. ` +
      `The last column is what two cores do that run all of it, with ${atOnce} requests at once for each process. ${circumstances()}`,
    '',
    `| Request | of each kind | gateway, ms of processor | backend | PostgreSQL | all of it | of one (≤ ${most}) | a second at most |`,
    '|---|---|---|---|---|---|---|---|',
    ...measured.map(({ deed, count, gateway, backend, database, all, rate }) =>
      row(
        deed,
        count,
        ms(gateway),
        ms(backend),
        ms(database),
        ms(all),
        ms(all / ofOne(deed)),
        rate.toFixed(0),
      ),
    ),
  ].join('\n')
  const missed = measured
    .filter(({ deed, all }) => all / ofOne(deed) > most)
    .map(({ deed, count, all }) => `${deed} costs ${ms(all / ofOne(deed))} with ${count} of each`)
  conclude('scale', table, missed)
}
