import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import {
  circumstances,
  conclude,
  emptyResults,
  numberAfter,
  ownDatabase,
  percentile,
  processorTime,
  row,
  send,
} from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `[DATABASE_URL=postgres://…] BENCH=<folder of the bench programs> npm run bench:traces [-- --rounds N --seconds N --starts N --before FOLDER]`: what traces
// cost. Sites that are alike but for them are asked as fast as they answer, in turn; each ratio is taken round by round. No two
// processes are equally fast, so all of them are started several times. `--before` names a built checkout that knows no traces. The
// figures go into docs/performance.md.

const firstPort = Number(process.env.PORT || 4360)
const connections = 32
const rounds = numberAfter('--rounds') ?? 6
const starts = numberAfter('--starts') ?? 4
const duration = numberAfter('--seconds') ?? 2
const before = process.argv[process.argv.indexOf('--before') + 1]
const customer = { email: 'cliente@demo.local', password: 'demonstracao-2026' }
const server = process.env.DATABASE_URL
const mostLost = 0.03

const reads = [
  { name: 'a page', kind: 'gateway', path: '/' },
  { name: 'the prices, through the gateway', kind: 'gateway', path: proxied('/api/v1/pricing/public') },
  { name: 'who am I, through the gateway', kind: 'gateway', path: proxied('/api/v1/auth/me') },
  { name: 'who am I, of the backend', kind: 'backend', path: '/api/v1/auth/me' },
  { name: 'a dashboard, of the backend', kind: 'backend', path: '/api/v1/dashboard' },
]

if (!process.env.BENCH) {
  console.error('Set BENCH to the folder of the bench programs.')
  process.exit(2)
}
const autocannon = createRequire(join(resolve(process.env.BENCH), 'package.json'))('autocannon')
await ensureDependencies()
const { buildAll } = await import('./lib/build.mjs')
const { publishAll, startServer } = await import('./lib/site.mjs')
const { root } = await import('./lib/workspace.mjs')
const folder = emptyResults('bench-traces')
await buildAll()
const collector = await startCollector()
const names = ['mfe-public', 'shell']
const off = { name: 'off' }
const on = { name: 'on', env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } }
const all = {
  name: 'every request',
  env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: 'parentbased_always_on' },
}
const old = process.argv.includes('--before') ? [{ name: 'before', checkout: resolve(before) }] : []
/** What is compared with what is off; who traces everything is still sending while the next is asked, so it is asked apart. */
const groups = [[on, ...old], [all]]
/** Of each variant and read the shares of what is off, round by round. */
const found = new Map()
const rates = new Map(reads.map(({ name }) => [name, []]))
for (let turn = 0; turn < starts; turn += 1)
  for (const [index, group] of groups.entries()) await measureOnce([off, ...group], `${turn}-${index}`)
report()
process.exit()

function proxied(path) {
  return `/api/proxy?path=${encodeURIComponent(path)}`
}

/** Takes what it is sent, as a collector does. */
async function startCollector() {
  const state = { url: '', spans: 0 }
  const listener = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      state.spans += text.split('"spanId"').length - 1
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise((listening) => listener.listen(0, '127.0.0.1', listening))
  state.url = `http://127.0.0.1:${listener.address().port}`
  return state
}

/** Starts a site of each kind, asks all of them in turn, and ends them. */
async function measureOnce(variants, turn) {
  const sites = []
  try {
    for (const [index, variant] of variants.entries())
      sites.push(await startSite(variant, `${turn}-${index}`, index))
    for (let round = 0; round <= rounds; round += 1)
      for (const read of reads) {
        const figures = new Map()
        for (const site of shuffled(sites))
          figures.set(site.name, await ask(site, read, round === 0 ? 1 : duration))
        // The first round warms up.
        if (round > 0) note(read.name, figures)
      }
  } finally {
    for (const site of sites) await site.stop()
  }
}

/** Nobody is always asked after the same one. */
function shuffled(sites) {
  const drawn = sites.map((site) => [Math.random(), site])
  return drawn.sort(([one], [other]) => one - other).map(([, site]) => site)
}

function note(read, figures) {
  const { rate, work } = figures.get('off')
  rates.get(read).push(rate)
  for (const [name, own] of figures) {
    const key = `${name} ${read}`
    found.set(key, [...(found.get(key) ?? []), { rate: own.rate / rate, work: own.work / work }])
  }
}

async function startSite({ name, env = {}, checkout = root }, place, index) {
  const database = await ownDatabase(server)
  const port = firstPort + 2 * index
  const settings = {
    dataDir: join(folder, place),
    publicUrl: `http://127.0.0.1:${port}`,
    gateway: `http://127.0.0.1:${port}`,
  }
  const own = {
    PORT: String(port),
    API_PORT: String(port + 1),
    HOST: '127.0.0.1',
    NODE_ENV: '',
    DEMO: 'on',
    DATABASE_URL: database.url,
    ADDRESS_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  }
  const backend = startServer('backend', settings, own, checkout)
  const gateway = startServer('gateway', settings, own, checkout)
  const origins = { gateway: settings.gateway, backend: `http://127.0.0.1:${port + 1}` }
  await Promise.all([
    backend.ready(`${origins.backend}/readyz`),
    gateway.answers(`${origins.gateway}/readyz`),
  ])
  await publishAll(settings, names)
  await gateway.ready(`${origins.gateway}/readyz`)
  const { status, text, json } = await send(
    undefined,
    'POST',
    `${origins.backend}/api/v1/auth/login`,
    customer,
  )
  if (status !== 200) throw new Error(`The login was answered ${status}: ${text}`)
  return {
    name,
    origins,
    token: json().token,
    async stop() {
      await gateway.stop()
      await backend.stop()
      await database.drop()
    },
  }
}

/** How many are answered a second, and how much work of the processor each of them is, of gateway and backend together. */
async function ask({ origins, token }, { kind, path }, seconds) {
  const spent = async () => {
    const each = Object.values(origins).map((origin) => processorTime(undefined, origin))
    return (await Promise.all(each)).reduce((sum, milliseconds) => sum + milliseconds)
  }
  const start = await spent()
  const { requests, non2xx, errors, ...rest } = await autocannon({
    url: origins[kind] + path,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${path} were no answers.`)
  return { rate: requests.total / rest.duration, work: ((await spent()) - start) / requests.total }
}

function report() {
  const missed = []
  const variants = groups.flat()
  const median = (numbers) => percentile(numbers, 0.5)
  const lines = reads.map(({ name }) => {
    const share = (variant, figure) =>
      median(found.get(`${variant.name} ${name}`).map((each) => each[figure]))
    // What a process answers when it has a processor to itself is one by its work, however busy the machine was.
    const lost = 1 - 1 / share(on, 'work')
    if (lost > mostLost) missed.push(`${name}: ${(100 * lost).toFixed(1)} % lost (≤ ${100 * mostLost})`)
    const cells = variants.flatMap((variant) => [
      share(variant, 'rate').toFixed(3),
      share(variant, 'work').toFixed(3),
    ])
    return row(name, Math.round(median(rates.get(name))), ...cells)
  })
  const heads = variants.flatMap(({ name }) => [
    `${name}: answers`,
    `work${name === 'on' ? ` (≤ ${(1 / (1 - mostLost)).toFixed(2)})` : ''}`,
  ])
  const text = [
    `${server ? 'PostgreSQL' : 'PGlite'}, ${connections} connections, ${starts} starts, ${rounds} rounds of ${duration} s each; ${collector.spans} spans arrived. ${circumstances()}`,
    '',
    row('Asked for', 'off, a second', ...heads),
    `|---|---:|${heads.map(() => '---:|').join('')}`,
    ...lines,
  ].join('\n')
  conclude('traces', text, missed)
}
