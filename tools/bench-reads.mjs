import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import {
  circumstances,
  conclude,
  numberAfter,
  ownDatabase,
  percentile,
  row,
  send,
  withBackend,
} from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { startNode, stop } from './lib/processes.mjs'
import { root } from './lib/workspace.mjs'

// `[DATABASE_URL=postgres://…] BENCH=<folder of the bench programs> npm run bench:reads [-- --rounds N --seconds N]`: how many reads a second one
// backend answers, beside its own `healthz` and beside a bare server with one indexed select through the same driver. Interleaved;
// each ratio is taken round by round. The figures go into docs/performance.md.

const apiPort = 4330
const barePort = 4331
const connections = 32
const rounds = numberAfter('--rounds') ?? 5
const duration = numberAfter('--seconds') ?? 3
const origin = `http://127.0.0.1:${apiPort}`
const customer = { email: 'cliente@demo.local', password: 'demonstracao-2026' }
const server = process.env.DATABASE_URL

/** What is read, and the least share of its yardstick. */
const reads = [
  { name: 'healthz', path: '/healthz' },
  { name: 'one select', address: `http://127.0.0.1:${barePort}/` },
  { name: 'pricing/public', path: '/api/v1/pricing/public', of: 'healthz', least: 0.6 },
  { name: 'products/whatsapp', path: '/api/v1/products/whatsapp', of: 'healthz', least: 0.6 },
  { name: 'settings', path: '/api/v1/settings/', of: 'healthz', least: 0.6 },
  { name: 'cookies/policy', path: '/api/v1/cookies/policy', of: 'healthz', least: 0.6 },
  { name: 'auth/me', path: '/api/v1/auth/me', of: 'one select', least: 0.5 },
  { name: 'dashboard', path: '/api/v1/dashboard', of: 'one select', least: 0.25 },
  { name: 'dashboard/billing', path: '/api/v1/dashboard/billing', of: 'one select', least: 0.25 },
  { name: 'dashboard/usage', path: '/api/v1/dashboard/usage', of: 'one select', least: 0.25 },
]

if (!process.env.BENCH) {
  console.error('Set BENCH to the folder of the bench programs.')
  process.exit(2)
}
const autocannon = createRequire(join(resolve(process.env.BENCH), 'package.json'))('autocannon')
await ensureDependencies()
await withBackend('bench-reads', { server, apiPort }, async () => {
  const bare = await startBare()
  try {
    report(await measure(await signIn()))
  } finally {
    await bare.stop()
  }
})
process.exit()

/** A server with one select, on a database of its own. */
async function startBare() {
  const database = await ownDatabase(server)
  const child = startNode(['--import', 'tsx', 'src/testing/one-select.ts'], {
    cwd: join(root, 'backend'),
    env: { ...process.env, DATABASE_URL: database.url, PORT: String(barePort) },
  })
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await send(undefined, 'GET', `http://127.0.0.1:${barePort}/`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isUp) break
    await new Promise((wake) => setTimeout(wake, 100))
  }
  return {
    async stop() {
      await stop(child)
      await database.drop()
    },
  }
}

async function signIn() {
  const { status, text, json } = await send(undefined, 'POST', `${origin}/api/v1/auth/login`, customer)
  if (status !== 200) throw new Error(`The login was answered ${status}: ${text}`)
  return json().token
}

async function measure(token) {
  const rates = Object.fromEntries(reads.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, path, address = `${origin}${path}` } of reads) {
      const { requests, non2xx, errors, ...rest } = await autocannon({
        url: address,
        connections,
        duration: round === 0 ? 1 : duration,
        headers: { authorization: `Bearer ${token}` },
      })
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${name} were no answers.`)
      // The first round warms up.
      if (round > 0) rates[name].push(requests.total / rest.duration)
    }
  }
  return rates
}

function report(rates) {
  const kind = server ? 'PostgreSQL' : 'PGlite'
  const missed = []
  const lines = reads.map(({ name, of, least }) => {
    const rate = Math.round(percentile(rates[name], 0.5))
    if (!of) return row(name, rate, '', '')
    const ratio = percentile(
      rates[name].map((each, round) => each / rates[of][round]),
      0.5,
    )
    if (ratio < least) missed.push(`${name}: ${ratio.toFixed(2)} of ${of} (≥ ${least})`)
    return row(name, rate, ratio.toFixed(2), `${of} (≥ ${least})`)
  })
  const text = [
    `${kind}, ${connections} connections, ${rounds} rounds of ${duration} s. ${circumstances()}`,
    '',
    row('Read', 'a second', 'ratio', 'of'),
    '|---|---:|---:|---|',
    ...lines,
  ].join('\n')
  conclude(`reads ${kind}`, text, missed)
}
