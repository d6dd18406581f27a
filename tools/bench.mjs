import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join, resolve } from 'node:path'
import { conclude, emptyResults, numberAfter, percentile, row } from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run, start } from './lib/processes.mjs'

// `BENCH=<folder of the bench programs> npm run bench [-- --runs N]`: our pages beside the same pages as static HTML without scripts, cold, on the
// mobile profile, interleaved in one run. The figures go into docs/performance.md.

const bench = process.env.BENCH && resolve(process.env.BENCH)
if (!bench || !existsSync(join(bench, 'page.mjs'))) {
  console.error('Set BENCH to the folder of the bench programs (page.mjs, serve.mjs), installed with npm ci.')
  process.exit(2)
}

const pages = { home: '/', overview: '/agents', agent: '/agents/prospect' }
const limits = { cls: 0.01, lcpRatio: 1.15, tbt: 150, rounds: 2 }
const runs = numberAfter('--runs') ?? 7
const ports = { site: 3300, api: 4300, twin: 3301, oursFront: 7441, twinFront: 7442 }

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
  await front(ports.oursFront, ports.site)
  await front(ports.twinFront, ports.twin)
  const rows = []
  for (const [name, path] of Object.entries(pages)) rows.push(await measure(name, path))
  report(rows)
} finally {
  for (const each of fronts) each.kill()
  twin.close()
  await site.stop()
}
process.exit()

/** The same pages without a script; everything else (fonts, pictures) still comes from the site. */
async function startTwin() {
  const documents = new Map()
  for (const path of Object.values(pages)) {
    const html = await (await fetch(`http://127.0.0.1:${ports.site}${path}`)).text()
    documents.set(
      path,
      html
        .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
        .replace(/<link rel="preload" as="script"[^>]*>/g, ''),
    )
  }
  const server = createServer((incoming, outgoing) => {
    const html = documents.get(incoming.url)
    if (html !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      outgoing.end(html)
      return
    }
    const upstream = request(
      { port: ports.site, path: incoming.url, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers)
        answer.pipe(outgoing)
      },
    )
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  await new Promise((listening) => server.listen(ports.twin, '127.0.0.1', listening))
  return server
}

/** What a CDN would do, the same for both. One after the other: the first makes the certificate. */
async function front(port, behind) {
  const server = start(
    process.execPath,
    [
      join(bench, 'serve.mjs'),
      '--port',
      String(port),
      '--proxy',
      `http://127.0.0.1:${behind}`,
      '--brotli',
      '11',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  fronts.push(server)
  await once(server.stdout, 'data')
}

async function measure(name, path) {
  const json = join(results, `${name}.json`)
  const code = await run(process.execPath, [
    join(bench, 'page.mjs'),
    ...['--runs', String(runs), '--si', '0', '--profile', 'mobile', '--json', json],
    `static=https://localhost:${ports.twinFront}${path}`,
    `ours=https://localhost:${ports.oursFront}${path}`,
  ])
  if (code !== 0) throw new Error(`${path} could not be measured; the lines above say why.`)
  const { results: measured, chromium, node, cores, date } = JSON.parse(readFileSync(json, 'utf8'))
  const median = (numbers) => percentile(numbers, 0.5)
  const of = (target, key) => median(measured[target].map((each) => each[key]))
  return {
    path,
    about: `${chromium}, Node ${node}, ${cores} cores, ${date.slice(0, 10)}`,
    lcp: of('ours', 'lcp'),
    staticLcp: of('static', 'lcp'),
    lcpRatio: median(measured.ours.map((each, index) => each.lcp / measured.static[index].lcp)),
    cls: Math.max(...measured.ours.map((each) => each.cls)),
    tbt: of('ours', 'tbt'),
    blocking: of('ours', 'blocking'),
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
    '| Page | Largest paint, ms | static, ms | ratio (≤ 1.15) | shift (≤ 0.01) | blocking, ms (≤ 150) | rounds to it (≤ 2) | script, kB | all, kB |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map((page) =>
      row(
        `\`${page.path}\``,
        round(page.lcp),
        round(page.staticLcp),
        round(page.lcpRatio, 2),
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
