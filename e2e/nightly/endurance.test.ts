import type { CDPSession, Page } from '@playwright/test'
import { test as onGateway } from '../fixtures/gateway'
import { administrator, customer, expect, test, whenReady } from '../fixtures/test'
import { releaseWithWords } from '../fixtures/variants'

// What a page holds is counted by process: here each has one of its own.
test.use({ reuseContext: false })
onGateway.use({ reuseContext: false })

const kB = 1000

/** What a page holds on to. */
interface Held {
  listeners: number
  nodes: number
  timers: number
  styles: number
  /** Bytes of script objects. */
  heap: number
}

/** Counts timers that are still to come. */
function countTimers() {
  const waiting = new Set<unknown>()
  Object.assign(window, { waitingTimers: waiting })
  const { setInterval: start, clearInterval: stop } = window
  window.setInterval = ((...parts: Parameters<typeof start>) => {
    const timer = start(...parts)
    waiting.add(timer)
    return timer
  }) as typeof setInterval
  window.clearInterval = (timer) => {
    waiting.delete(timer)
    stop(timer)
  }
}

/** Waits until a page holds the same twice running, after what was left to do is done and the garbage is collected. */
async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  await page.waitForLoadState('networkidle')
  let held = await measure(page, devtools)
  await expect
    .poll(async () => {
      const before = held
      held = await measure(page, devtools)
      return isSame(before, held)
    })
    .toBe(true)
  return held
}

const isSame = (one: Held, other: Held) =>
  (['listeners', 'nodes', 'timers', 'styles'] as const).every((name) => one[name] === other[name]) &&
  Math.abs(one.heap - other.heap) < 10 * kB

async function measure(page: Page, devtools: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  const [timers, styles] = await page.evaluate(() => [
    (window as unknown as { waitingTimers: Set<unknown> }).waitingTimers.size,
    document.querySelectorAll('style, link[rel="stylesheet"]').length + document.adoptedStyleSheets.length,
  ])
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    timers: timers ?? Number.NaN,
    styles: styles ?? Number.NaN,
    heap: metric('JSHeapUsedSize'),
  }
}

/** Follows links that are nowhere on the page, as every link of the site is followed, each once what is behind the last is seen. */
async function goTo(page: Page, ...places: { path: string; heading: string }[]) {
  await page.evaluate(async (places) => {
    const isSeen = (heading: string) =>
      [...document.querySelectorAll('h1')].some(
        (title) => title.textContent === heading && title.checkVisibility(),
      )
    for (const { path, heading } of places) {
      const link = document.createElement('a')
      link.href = path
      document.body.append(link)
      link.click()
      link.remove()
      while (!isSeen(heading)) await new Promise(requestAnimationFrame)
    }
  }, places)
}

const privacy = { path: '/privacy', heading: 'Privacidade e termos de uso' }
const forgotten = { path: '/auth/forgot-password', heading: 'Esqueci minha senha' }
const settings = { path: '/dashboard/settings', heading: 'Configurações' }
const meetings = { path: '/admin/meetings', heading: 'Reuniões' }

for (const { area, there, back, as } of [
  { area: 'public', there: privacy, back: forgotten },
  { area: 'auth', there: forgotten, back: privacy },
  { area: 'dashboard', there: settings, back: privacy, as: customer },
  { area: 'admin', there: meetings, back: privacy, as: administrator },
]) {
  test.describe(() => {
    test.describe.configure({ timeout: 120_000 })

    test(`fifty visits of the ${area} area leave nothing behind`, async ({ page, signIn }) => {
      await page.addInitScript(countTimers)
      if (as) await signIn(as)
      await page.goto(back.path)
      await whenReady(page)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Performance.enable')
      const visit = async (times: number) => {
        await goTo(page, ...Array.from({ length: times }, () => [there, back]).flat())
      }
      await visit(10)
      const before = await heldBy(page, devtools)
      await visit(50)
      const after = await heldBy(page, devtools)
      console.log(area, JSON.stringify({ before, after }))
      expect({ ...after, heap: 0 }).toEqual({ ...before, heap: 0 })
      expect(after.heap - before.heap).toBeLessThan(750 * kB)
    })
  })
}

onGateway.describe('releases', () => {
  onGateway.describe.configure({ timeout: 120_000 })

  onGateway(
    'twenty upgrades and rollbacks of an area in one open page leave nothing behind but its two builds',
    async ({ page, gateway }) => {
      await page.addInitScript(countTimers)
      await page.goto(gateway.url + privacy.path)
      await whenReady(page)
      await goTo(page, forgotten)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Performance.enable')

      const other = 'Esqueci a minha senha'
      const { folder, build, remove } = await releaseWithWords('mfe-auth', { [forgotten.heading]: other })
      await gateway.release('publish', 'mfe-auth', '--from', folder)
      await remove()
      let heading = other
      const take = async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        await expect(page.getByText('Há uma versão nova desta página')).toBeVisible()
        await goTo(page, privacy, { ...forgotten, heading })
      }
      const swap = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          const isBack = heading === other
          if (isBack) await gateway.release('rollback', 'mfe-auth')
          else await gateway.release('promote', 'mfe-auth', '--build', build)
          heading = isBack ? forgotten.heading : other
          await take()
        }
      }
      await take()
      await swap(4)
      const before = await heldBy(page, devtools)
      await swap(10)
      const between = await heldBy(page, devtools)
      await swap(10)
      const after = await heldBy(page, devtools)
      console.log('upgrades', JSON.stringify({ before, between, after }))
      // What is left behind grows in each half; what a page learns, or has not let go of yet, in one at most.
      const grown = (name: keyof Held) => Math.min(between[name] - before[name], after[name] - between[name])
      for (const name of ['listeners', 'nodes', 'timers', 'styles'] as const)
        expect(grown(name), name).toBeLessThanOrEqual(0)
      expect(grown('heap')).toBeLessThan(375 * kB)
      await page.goto('about:blank')
    },
  )
})
