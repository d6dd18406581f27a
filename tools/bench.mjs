import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { conclude, emptyResults, numberAfter, percentile, row } from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run, start } from './lib/processes.mjs'

// `BENCH=<folder of the bench programs> npm run bench [-- --runs N]`: our pages beside the same pages as static HTML without scripts, and beside a page
// written by hand that nothing of the same content can beat; cold, on the mobile profile, interleaved in one run. The figures go into
// docs/performance.md.

const bench = process.env.BENCH && resolve(process.env.BENCH)
if (!bench || !existsSync(join(bench, 'page.mjs'))) {
  console.error('Set BENCH to the folder of the bench programs (page.mjs, serve.mjs), installed with npm ci.')
  process.exit(2)
}

/** Each page, and the one written by hand that it is held against. */
const pages = {
  home: { path: '/', limit: '/' },
  agent: { path: '/agents/prospect', limit: '/' },
  consultation: { path: '/consultation', limit: '/' },
  login: { path: '/auth/login', limit: '/auth/login' },
}
const limits = { limitRatio: 1.15, cls: 0.01, tbt: 50, rounds: 2 }
const runs = numberAfter('--runs') ?? 7
const perConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'])
const agent = new Agent({ keepAlive: true })
const ports = { site: 3300, api: 4300, twin: 3301, oursFront: 7441, twinFront: 7442, limit: 7443 }

await ensureDependencies()
const { buildAll } = await import('./lib/build.mjs')
const { siteSettings, startSite } = await import('./lib/site.mjs')

const results = emptyResults('bench')
const dataDir = join(results, 'data')
Object.assign(process.env, {
  PORT: String(ports.site),
  API_PORT: String(ports.api),
  DATA_DIR: dataDir,
  ADDRESS_LIMITS: 'off',
})
await buildAll()
const site = await startSite(siteSettings())
const twin = await startTwin()
const fronts = []
try {
  // First: it makes the certificate.
  fronts.push(await serveLimit())
  fronts.push(await front(ports.oursFront, ports.site), await front(ports.twinFront, ports.twin))
  const rows = []
  for (const [name, page] of Object.entries(pages)) rows.push(await measure(name, page))
  report(rows)
} finally {
  for (const stop of fronts) stop()
  twin.close()
  await site.stop()
}
process.exit()

/** The same pages without a script; everything else (fonts, pictures) still comes from the site. */
async function startTwin() {
  const documents = new Map()
  for (const { path } of Object.values(pages)) {
    const html = await (await fetch(`http://127.0.0.1:${ports.site}${path}`)).text()
    const bare = html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    documents.set(path, brotliCompressSync(bare))
  }
  const server = createServer((incoming, outgoing) => {
    const packed = documents.get(incoming.url)
    if (!packed) return relay(ports.site, incoming, outgoing)
    outgoing.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    })
    outgoing.end(packed)
  })
  await new Promise((listening) => server.listen(ports.twin, '127.0.0.1', listening))
  return server
}

/** The page by hand, packed ahead and served as a CDN would. */
async function serveLimit() {
  const server = start(
    process.execPath,
    [join(bench, 'serve.mjs'), '--port', String(ports.limit), '--root', join(bench, 'static-limit')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(server.stdout, 'data')
  return () => server.kill()
}

/** TLS and HTTP/2 before a server that packs its answers ahead: a front that packs them anew would add its own time to each. */
async function front(port, target) {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(join(tmpdir(), 'bench-cert', name)))
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => relay(target, incoming, outgoing))
  await new Promise((listening) => server.listen(port, '127.0.0.1', listening))
  return () => server.close()
}

/** Has another server of this machine answer. */
function relay(port, incoming, outgoing) {
  const isOwn = ([name]) => !name.startsWith(':') && !perConnection.has(name)
  const headers = (all) => Object.fromEntries(Object.entries(all).filter(isOwn))
  const upstream = request(
    {
      agent,
      port,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...headers(incoming.headers),
        host: `127.0.0.1:${port}`,
        'x-forwarded-proto': 'https',
      },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode, headers(answer.headers))
      answer.pipe(outgoing)
    },
  )
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}

async function measure(name, { path, limit }) {
  const json = join(results, `${name}.json`)
  const code = await run(process.execPath, [
    join(bench, 'page.mjs'),
    ...['--runs', String(runs), '--si', '0', '--profile', 'mobile', '--json', json],
    `limit=https://localhost:${ports.limit}${limit}`,
    `static=https://localhost:${ports.twinFront}${path}`,
    `ours=https://localhost:${ports.oursFront}${path}`,
  ])
  if (code !== 0) throw new Error(`${path} could not be measured; the lines above say why.`)
  const { results: measured, chromium, node, cores, date } = JSON.parse(readFileSync(json, 'utf8'))
  const median = (numbers) => percentile(numbers, 0.5)
  const of = (target, key) => median(measured[target].map((each) => each[key]))
  const over = (target) => median(measured.ours.map((each, index) => each.lcp / measured[target][index].lcp))
  return {
    path,
    about: `${chromium}, Node ${node}, ${cores} cores, ${date.slice(0, 10)}`,
    lcp: of('ours', 'lcp'),
    limitLcp: of('limit', 'lcp'),
    limitRatio: over('limit'),
    staticLcp: of('static', 'lcp'),
    staticRatio: over('static'),
    cls: Math.max(...measured.ours.map((each) => each.cls)),
    tbt: of('ours', 'tbt'),
    rounds: of('ours', 'roundsToLcp'),
    js: of('ours', 'jsBytes') / 1000,
    total: of('ours', 'bytes') / 1000,
  }
}

function report(rows) {
  const round = (value, digits = 0) => value.toFixed(digits)
  const table = [
    `${runs} interleaved cold loads of each, medians (of the shift, the worst). ${rows[0].about}.`,
    '',
    '| Page | Largest paint, ms | page by hand, ms | ratio (≤ 1.15) | itself as static HTML, ms | ratio | shift (≤ 0.01) | blocking, ms (≤ 50) | rounds to it (≤ 2) | script, kB | all, kB |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((page) =>
      row(
        `\`${page.path}\``,
        round(page.lcp),
        round(page.limitLcp),
        round(page.limitRatio, 2),
        round(page.staticLcp),
        round(page.staticRatio, 2),
        round(page.cls, 4),
        round(page.tbt),
        page.rounds,
        round(page.js),
        round(page.total),
      ),
    ),
  ].join('\n')
  const missed = rows.flatMap((page) =>
    Object.entries(limits).flatMap(([key, limit]) =>
      page[key] > limit ? `${page.path}: ${key} is ${page[key]}, the limit ${limit}` : [],
    ),
  )
  conclude('figures', table, missed)
}
