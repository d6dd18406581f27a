import { join } from 'node:path'
import { circumstances, conclude, emptyResults, numberAfter, percentile, row } from './lib/bench.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `npm run bench:launcher [-- --runs N]`: how soon the assistant's panel is there once its button is pressed and its code is at hand, and what the button
// costs a page before anybody wants it. At the machine's own pace and four times slower. The figures go into docs/performance.md.

const limits = { open: 200, longTasks: 0 }
const runs = numberAfter('--runs') ?? 15
const slower = [1, 4]

await ensureDependencies()
const executablePath = await ensureChromium()
const { buildAll } = await import('./lib/build.mjs')
const { siteSettings, startSite } = await import('./lib/site.mjs')
const { chromium } = await import('@playwright/test')
const results = emptyResults('bench-launcher')
Object.assign(process.env, {
  PORT: process.env.PORT || '3360',
  API_PORT: process.env.API_PORT || '4360',
  DATA_DIR: join(results, 'data'),
  ADDRESS_LIMITS: 'off',
  DEMO: 'on',
})
await buildAll()
const settings = siteSettings()
const site = await startSite(settings)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const rows = []
  for (const rate of slower) {
    const measured = []
    for (let run = 0; run < runs; run += 1) measured.push(await measure(rate))
    rows.push({ rate, measured })
  }
  report(rows)
} finally {
  await browser.close()
  await site.stop()
}
process.exit()

/** One visit: the button comes, somebody points at it, and presses it. */
async function measure(rate) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(watch)
  await page.goto(settings.gateway)
  const launcher = page.getByRole('button', { name: /^Assistente IA/ })
  await launcher.waitFor()
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() => {
    // What ran before its first script had come was not its own; of what came later anything may have been.
    const [first] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/r\/mfe-assistant\//.test(name))
    return window.bench.tasks.filter(({ start }) => start >= first.responseEnd)
  })
  const came = page.waitForResponse((answer) => /mfe-assistant\/.*panel/.test(answer.url()))
  await launcher.hover()
  await (await came).finished()
  await page.waitForLoadState('networkidle')
  await launcher.click()
  await page.getByRole('textbox', { name: 'Sua mensagem' }).waitFor()
  await page.waitForFunction(() => window.bench.opened)
  const open = await page.evaluate(() => window.bench.opened - window.bench.pressed)
  await context.close()
  return { open, longTasks: before.length, longest: Math.max(0, ...before.map(({ length }) => length)) }
}

/** In the page: its long tasks, the press, and the frame in which the panel is there with the focus in it. */
function watch() {
  window.bench = { tasks: [] }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.bench.tasks.push({ start: startTime, length: duration })
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('pointerdown', () => {
    window.bench.pressed = performance.now()
  })
  addEventListener('focusin', ({ target }) => {
    if (target.tagName !== 'TEXTAREA') return
    requestAnimationFrame(() => setTimeout(() => (window.bench.opened ??= performance.now())))
  })
}

function report(rows) {
  const text = [
    `${runs} visits each, Chromium ${browser.version()}. ${circumstances()}`,
    '',
    `| Processor | long tasks of a visit since the button's code came, most (${limits.longTasks}) | panel open, median ms | 95 of 100, ms (≤ ${limits.open}) |`,
    '|---|---|---|---|',
    ...rows.map(({ rate, measured }) => {
      const opens = measured.map(({ open }) => open)
      return row(
        rate === 1 ? 'as it is' : `${rate} times slower`,
        Math.max(...measured.map(({ longTasks }) => longTasks)),
        percentile(opens, 0.5).toFixed(0),
        percentile(opens, 0.95).toFixed(0),
      )
    }),
  ].join('\n')
  const [own] = rows
  const missed = []
  const open = percentile(
    own.measured.map((each) => each.open),
    0.95,
  )
  if (open > limits.open) missed.push(`the panel opens in ${open.toFixed(0)} ms at p95`)
  const worst = own.measured.find(({ longTasks }) => longTasks > limits.longTasks)
  if (worst) missed.push(`${worst.longTasks} long tasks, the longest of ${worst.longest.toFixed(0)} ms`)
  conclude('launcher', text, missed)
}
