import { Agent } from 'node:http'
import { join } from 'node:path'
import {
  circumstances,
  conclude,
  emptyResults,
  numberAfter,
  ownDatabase,
  percentile,
  row,
  send,
  withClient,
} from './lib/bench.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `DATABASE_URL=postgres://… npm run bench:calendar [-- --runs N]`: the longest task of the browser while the calendar of the admin area shows a month with
// 500 meetings, from the address on and through the month after it. The figures go into docs/performance.md.

const limit = 200
const runs = numberAfter('--runs') ?? 15
const meetings = 500
const demo = { email: 'admin@demo.local', password: 'demonstracao-2026' }

const server = process.env.DATABASE_URL
if (!server) {
  console.error('Set DATABASE_URL to a PostgreSQL server: the meetings are put into it.')
  process.exit(2)
}
await ensureDependencies()
const executablePath = await ensureChromium()
const { buildAll } = await import('./lib/build.mjs')
const { siteSettings, startSite } = await import('./lib/site.mjs')
const { chromium } = await import('@playwright/test')
const results = emptyResults('bench-calendar')
await buildAll()
const database = await ownDatabase(server)
Object.assign(process.env, {
  PORT: process.env.PORT || '3370',
  API_PORT: process.env.API_PORT || '4370',
  DATA_DIR: join(results, 'data'),
  DATABASE_URL: database.url,
  ADDRESS_LIMITS: 'off',
  DEMO: 'on',
})
const settings = siteSettings()
const site = await startSite(settings)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  await withClient(database.url, fill)
  const token = await logIn()
  const visits = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(token))
  report(visits)
} finally {
  await browser.close()
  await site.stop()
  await database.drop()
}
process.exit()

/** Meetings of this month that overlap nowhere. */
async function fill(client) {
  await client.query(
    `insert into meetings (id, consultant_id, start_at, end_at, until, status, channel, title, name, email, email_key, company,
        notes, consented_at, source, created_at, updated_at)
      select 'mt_c' || n, 'cs_bruno', at, at + interval '30 minutes', at + interval '45 minutes', 'completed', 'video',
        'Reunião', 'Pessoa ' || n, 'pessoa' || n || '@empresa.example', 'pessoa' || n || '@empresa.example',
        'Empresa ' || n, '', now(), 'consultation', now(), now()
      from (select n, date_trunc('month', now()) + interval '12 hours' + n * interval '50 minutes' as at
        from generate_series(0, $1 - 1) n) times`,
    [meetings],
  )
}

async function logIn() {
  const agent = new Agent()
  const answer = await send(agent, 'POST', `${settings.backend}/api/v1/auth/login`, demo)
  agent.destroy()
  return answer.json().token
}

/** One administrator: this month, the next one, and back. */
async function visit(token) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript((token) => {
    localStorage.setItem('ag.token', token)
    window.tasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  }, token)
  await page.goto(`${settings.gateway}/admin/meetings`)
  // A day names a few of its meetings and counts the others.
  const shown = page.getByText(/^\+\d+ mais$/)
  await shown.nth(15).waitFor()
  await page.getByRole('button', { name: 'Próximo mês' }).click()
  await shown.first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Mês anterior' }).click()
  await shown.nth(15).waitFor()
  await page.waitForTimeout(200)
  const tasks = await page.evaluate(() => window.tasks)
  await context.close()
  return Math.max(0, ...tasks)
}

function report(visits) {
  const text = [
    `${runs} visits, Chromium ${browser.version()}. ${circumstances()}`,
    '',
    `| Meetings in the month | longest task of a visit, median ms | of all visits, ms (≤ ${limit}) |`,
    '|---|---|---|',
    row(meetings, percentile(visits, 0.5).toFixed(0), Math.max(...visits).toFixed(0)),
  ].join('\n')
  const worst = Math.max(...visits)
  conclude('calendar', text, worst > limit ? [`a task of ${worst.toFixed(0)} ms`] : [])
}
