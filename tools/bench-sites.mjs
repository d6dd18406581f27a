import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { register } from 'tsx/esm/api'
import { circumstances, conclude, emptyResults, numberAfter, percentile, row, send } from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `BENCH=<folder of the bench programs> npm run bench:sites [-- --rounds N --seconds N]`: how often a second the gateway answers with a
// company's published site, beside pages of ours that never change. Interleaved; each ratio is taken round by round. The figures go into
// docs/performance.md.

const limits = { rate: 1000, ratio: 0.7 }
const connections = 32
const rounds = numberAfter('--rounds') ?? 5
const duration = numberAfter('--seconds') ?? 3
const customer = { email: 'cliente@demo.local', password: 'demonstracao-2026' }

if (!process.env.BENCH) {
  console.error('Set BENCH to the folder of the bench programs.')
  process.exit(2)
}
const autocannon = createRequire(join(resolve(process.env.BENCH), 'package.json'))('autocannon')
await ensureDependencies()
const { buildAll } = await import('./lib/build.mjs')
const { siteSettings, startSite } = await import('./lib/site.mjs')
Object.assign(process.env, {
  PORT: process.env.PORT || '3390',
  API_PORT: process.env.API_PORT || '4390',
  DATA_DIR: join(emptyResults('bench-sites'), 'data'),
  ADDRESS_LIMITS: 'off',
})
await buildAll()
const settings = siteSettings()
const site = await startSite(settings)
try {
  report(await measure({ home: '/', agents: '/agents', site: await publishSite() }))
} finally {
  await site.stop()
}
process.exit()

/** Makes a site as a company does; the path at which visitors find it. */
async function publishSite() {
  const { token } = await ask('POST', '/api/v1/auth/login', customer)
  const headers = { authorization: `Bearer ${token}` }
  const subscription = '/api/v1/dashboard/subscriptions/site-builder'
  const { due_today, price_version } = await ask('GET', `${subscription}/offer`, undefined, headers)
  const once = { ...headers, 'idempotency-key': randomUUID() }
  await ask('POST', subscription, { due_today, price_version }, once)
  const stop = register()
  const { draftSite } = await import('../shared/agents/src/site-builder/site.ts')
  const { businessKinds } = await import('../shared/agents/src/site-builder/business-kinds.ts')
  await stop()
  const details = {
    title: '',
    description: '',
    address: 'Rua das Flores, 100',
    phone: '',
    whatsapp: '(19) 91234-5678',
    instagram: '',
  }
  const content = { ...draftSite('padaria', businessKinds.padaria.sample), details }
  const agent = '/api/v1/dashboard/agents/site-builder'
  const { version, slug } = await ask('PUT', `${agent}/site`, { version: null, content }, headers)
  await ask('POST', `${agent}/publish`, { version }, headers)
  return `/s/${slug}`
}

async function ask(method, path, body, headers) {
  const { status, text, json } = await send(undefined, method, settings.backend + path, body, headers)
  if (status >= 300) throw new Error(`${path} was answered ${status}: ${text}`)
  return text === '' ? undefined : json()
}

async function measure(paths) {
  const rates = Object.fromEntries(Object.keys(paths).map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, path] of Object.entries(paths)) {
      const { requests, non2xx, errors, ...rest } = await autocannon({
        url: settings.gateway + path,
        connections,
        duration: round === 0 ? 1 : duration,
        // As browsers ask, and as visitors who are counted.
        headers: { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Mozilla/5.0 (Linux; Android 15)' },
      })
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${name} were no answers.`)
      // The first round warms up.
      if (round > 0) rates[name].push(requests.total / rest.duration)
    }
  return rates
}

function report(rates) {
  const middle = (numbers) => percentile(numbers, 0.5)
  const beside = (name) => middle(rates.site.map((rate, round) => rate / rates[name][round]))
  const rate = middle(rates.site)
  const text = [
    `${connections} connections, ${rounds} rounds of ${duration} s, the asking program on the same cores. ${circumstances()}`,
    '',
    row('Page', 'a second', 'the site beside it (≥ 0.7, or the site ≥ 1000 a second)'),
    '|---|---:|---:|',
    row('home', Math.round(middle(rates.home)), beside('home').toFixed(2)),
    row('the comparison of agents', Math.round(middle(rates.agents)), beside('agents').toFixed(2)),
    row("a company's site", Math.round(rate), ''),
  ].join('\n')
  const ratio = Math.min(beside('home'), beside('agents'))
  const holds = rate >= limits.rate || ratio >= limits.ratio
  conclude(
    'sites',
    text,
    holds ? [] : [`sites: ${Math.round(rate)} a second, ${ratio.toFixed(2)} of a page of ours`],
  )
}
