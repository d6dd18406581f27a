import { randomInt } from 'node:crypto'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  circumstances,
  conclude,
  emptyResults,
  neededServer,
  numberAfter,
  ownDatabase,
  percentile,
  row,
  send,
} from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `DATABASE_URL=postgres://… npm run bench:overload [-- --seconds N]`: a site is asked for five times what it can answer, and must go on answering
// nearly as much as it can, say at once what it cannot, and be itself again when that is over. Then floods of sign-ups, logins and messages, under
// which others may not wait. The figures go into docs/performance.md.

const port = Number(process.env.PORT || 4380)
const seconds = numberAfter('--seconds') ?? 60
const atOnce = 64
const times = 5
const limits = { goodput: 0.8, refusal: 50, recovery: 10_000, others: 300 }
const password = 'quatro rios cruzam a serra azul'

const server = neededServer()
await ensureDependencies()
const { buildAll } = await import('./lib/build.mjs')
const { publishAll, startServer } = await import('./lib/site.mjs')
await buildAll()
const site = `http://127.0.0.1:${port}`
const backendOrigin = `http://127.0.0.1:${port + 1}`
const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
const database = await ownDatabase(server)
const settings = { dataDir: join(emptyResults('bench-overload'), 'data'), publicUrl: site, gateway: site }
const env = {
  PORT: String(port),
  API_PORT: String(port + 1),
  HOST: '127.0.0.1',
  NODE_ENV: '',
  DEMO: 'on',
  DATABASE_URL: database.url,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
}
const servers = [startServer('backend', settings, env), startServer('gateway', settings, env)]
try {
  await Promise.all([servers[0].ready(`${backendOrigin}/readyz`), servers[1].answers(`${site}/readyz`)])
  await publishAll(settings, ['mfe-public', 'shell'])
  await servers[1].ready(`${site}/readyz`)
  const customer = { email: 'cliente@demo.local', password: 'demonstracao-2026' }
  const { token } = (await post('/api/v1/auth/login', customer)).json()
  const reads = [
    () => get('/api/v1/pricing/public'),
    () => get('/api/v1/auth/me', token),
    () => get('/api/v1/dashboard', token),
  ]
  const read = () => reads[randomInt(reads.length)]()

  await together(read, 3)
  const capacity = (await together(read, 10)).length / 10
  const probes = watchProbes()
  const before = await inGateway()
  const overload = await steadily(read, times * capacity, seconds)
  const spent = meansBetween(before, await inGateway())
  const recovery = await untilItself(read)
  const flaps = probes.stop()
  await wait(2000)
  const alone = await steadily(read, capacity / 5, 10)
  const floods = {
    '50 logins a second, of 500 addresses': [
      50,
      () => post('/api/v1/auth/login', { email: `p${randomInt(1e6)}@empresa.example`, password }),
    ],
    '200 sign-ups a second, of one address': [200, signUp],
    '200 first messages a second, of one address': [
      200,
      () => post('/api/v1/assistant/session', { page_url: site }, '203.0.113.9'),
    ],
  }
  const others = []
  for (const [name, [rate, deed]] of Object.entries(floods)) {
    const [beside, flood] = await Promise.all([steadily(read, capacity / 5, 15), steadily(deed, rate, 15)])
    others.push({ name, beside, flood })
    await wait(10_000)
  }
  report({ capacity, overload, spent, recovery, flaps, alone, others })
} finally {
  for (const each of servers.toReversed()) await each.stop()
  agent.destroy()
  await database.drop()
}
process.exit()

function signUp() {
  const form = {
    name: 'Helena Prado',
    email: `c${randomInt(1e9)}@empresa.example`,
    company: 'Oficina',
    password,
    accept_terms: true,
  }
  return post('/api/v1/auth/signup', form, '203.0.113.7')
}

/** Everybody comes from an address of their own, unless told. */
function call(method, path, { body, token, address = `198.51.${randomInt(256)}.${randomInt(256)}` } = {}) {
  return send(agent, method, `${site}/api/proxy?path=${encodeURIComponent(path)}`, body, {
    'x-forwarded-for': address,
    ...(body && { 'idempotency-key': `bench-${randomInt(1e12)}` }),
    ...(token && { authorization: `Bearer ${token}` }),
  })
}
function get(path, token) {
  return call('GET', path, { token })
}
function post(path, body, address) {
  return call('POST', path, { body, address })
}

async function timedAnswer(deed) {
  const begun = performance.now()
  const { status } = await deed().catch(({ code }) => ({ status: code }))
  return { status, ms: performance.now() - begun }
}

/** A number of people, each of whom asks again as soon as there is an answer. */
async function together(deed, duration) {
  const until = Date.now() + duration * 1000
  const answers = []
  const person = async () => {
    while (Date.now() < until) answers.push(await timedAnswer(deed))
  }
  await Promise.all(Array.from({ length: atOnce }, person))
  return answers
}

/** So many a second, whatever becomes of those before. */
async function steadily(deed, rate, duration) {
  const begun = performance.now()
  const all = []
  for (let due = 0; due < rate * duration; ) {
    due = Math.min(rate * duration, ((performance.now() - begun) * rate) / 1000)
    while (all.length < due) all.push(timedAnswer(deed))
    await wait(5)
  }
  return Promise.all(all)
}

/** How many calls of each outcome the gateway has handed on or refused, and how many seconds that took it. */
async function inGateway() {
  const { text } = await send(undefined, 'GET', `${site}/metrics`)
  const read = (what, status) =>
    Number(
      new RegExp(
        `^gateway_request_seconds_${what}{route="/api/proxy",method="GET",status="${status}"} (\\S+)`,
        'm',
      ).exec(text)?.[1] ?? 0,
    )
  const of = (status) => ({ count: read('count', status), sum: read('sum', status) })
  return { answered: of('2xx'), refused: of('5xx') }
}

/** Milliseconds of each, on average. */
function meansBetween(before, after) {
  const mean = (kind) =>
    Math.round(
      (1000 * (after[kind].sum - before[kind].sum)) / Math.max(1, after[kind].count - before[kind].count),
    )
  return { answered: mean('answered'), refused: mean('refused') }
}

/** Milliseconds until ten in a row are answered within 100 ms. */
async function untilItself(deed) {
  const begun = performance.now()
  for (let good = 0; good < 10; ) {
    const { status, ms } = await timedAnswer(deed)
    good = status === 200 && ms < 100 ? good + 1 : 0
    if (performance.now() - begun > 60_000) break
  }
  return performance.now() - begun
}

/** Asks both servers whether they are ready, until told. */
function watchProbes() {
  let isOver = false
  let flaps = 0
  void (async () => {
    while (!isOver) {
      for (const origin of [site, backendOrigin]) {
        const { status } = await timedAnswer(() => send(undefined, 'GET', `${origin}/readyz`))
        if (status !== 200) flaps += 1
      }
      await wait(500)
    }
  })()
  return {
    stop() {
      isOver = true
      return flaps
    },
  }
}

function report({ capacity, overload, spent, recovery, flaps, alone, others }) {
  const p99 = (answers) =>
    Math.round(
      percentile(
        answers.map(({ ms }) => ms),
        0.99,
      ),
    )
  const good = overload.filter(({ status }) => status === 200)
  const refused = overload.filter(({ status }) => status === 503)
  const other = overload.length - overload.filter(({ status }) => status === 200 || status === 503).length
  const goodput = good.length / seconds / capacity
  const missed = []
  if (goodput < limits.goodput)
    missed.push(`${goodput.toFixed(2)} of what it can was answered (≥ ${limits.goodput})`)
  if (spent.refused > limits.refusal) missed.push(`A refusal takes ${spent.refused} ms (≤ ${limits.refusal})`)
  if (recovery > limits.recovery)
    missed.push(`It was itself again after ${recovery} ms (≤ ${limits.recovery})`)
  if (flaps > 0) missed.push(`${flaps} times it said that it was not ready`)
  for (const { name, beside } of others)
    if (p99(beside) > limits.others)
      missed.push(`${name}: others wait ${p99(beside)} ms (≤ ${limits.others})`)
  const text = [
    `${circumstances()} ${Math.round(capacity)} answers a second is what it can with ${atOnce} at once (prices, who am I, a dashboard); PostgreSQL and those who ask are on the same machine.`,
    '',
    row(`${times} times that for ${seconds} s`, ''),
    row('---', '---:'),
    row('answered, of what it can', goodput.toFixed(2)),
    row('an answer in the gateway, ms on average', spent.answered),
    row('refused with 503, a second', Math.round(refused.length / seconds)),
    row('a refusal in the gateway, ms on average', spent.refused),
    row(
      'median of an answer and of a refusal as the asker sees them, ms',
      [good, refused]
        .map((some) =>
          Math.round(
            percentile(
              some.map(({ ms }) => ms),
              0.5,
            ) ?? 0,
          ),
        )
        .join(', '),
    ),
    row('neither', other),
    row('itself again after, ms', Math.round(recovery)),
    row('not ready meanwhile, times', flaps),
    '',
    row('Flood', 'p99 of others, ms', 'refused of the flood'),
    row('---', '---:', '---:'),
    row('none', p99(alone), ''),
    ...others.map(({ name, beside, flood }) =>
      row(
        name,
        p99(beside),
        `${Math.round((100 * flood.filter(({ status }) => status === 429).length) / flood.length)} %`,
      ),
    ),
  ]
  conclude('overload', text.join('\n'), missed)
}
