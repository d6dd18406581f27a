import type { Page } from '@playwright/test'
import { expect, test, whenReady } from '../fixtures/test'

const kB = 1000

/** Compressed size of each script body that a page loads, by address, in the order of arrival. */
async function scriptBodies(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const sizes = new Map<string, number>()
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || sizes.has(pathname)) return
    sizes.set(pathname, 0)
    expect(response.headers()['content-encoding'], pathname).toBe('br')
    pending.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => {
          sizes.set(pathname, responseBodySize)
        }),
    )
  })
  return async () => {
    await Promise.all(pending)
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  }
}

test('home on a cold cache stays within its bytes, and no script holds up the page', async ({
  page,
  request,
}) => {
  const total = await scriptBodies(page)
  await page.goto('/')
  await whenReady(page)
  const html = await (await request.get('/')).text()
  const [boot = ''] = /<script>.*<\/script>/s.exec(html) ?? []
  const untilInteractive = (await total()) + boot.length
  await expect(page.getByRole('button', { name: 'Assistente IA' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const inAll = (await total()) + boot.length
  test.info().annotations.push({
    type: 'bytes',
    description: `${(untilInteractive / kB).toFixed(1)} kB until interactive, ${(inAll / kB).toFixed(1)} kB in all`,
  })
  console.log(test.info().annotations.at(-1)?.description)
  expect(untilInteractive).toBeLessThanOrEqual(150 * kB)
  expect(inAll).toBeLessThanOrEqual(175 * kB)
  // Nothing in the document blocks rendering: no script from elsewhere, no stylesheet, no early fetch.
  expect(html).not.toMatch(/<script[^>]+src=|<link[^>]+rel="(?:stylesheet|preload|modulepreload)"/)
})

test('no script is fetched before the page has loaded, unless somebody touches it', async ({ page }) => {
  await page.goto('/')
  await whenReady(page)
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts.filter(({ startTime }) => startTime < (navigation?.domContentLoadedEventEnd ?? 0)).length
  })
  expect(early).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('home, the comparison and an agent can be read, prices included', async ({ page }) => {
    for (const [path, price] of [
      ['/', 'R$ 399'],
      ['/agents', 'R$ 97'],
      ['/agents/bi', 'R$ 199'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(price).first()).toBeVisible()
    }
    await page.getByRole('link', { name: 'Testar grátis' }).first().click()
    await expect(page.getByRole('heading', { name: 'Criar conta' })).toBeVisible()
  })
})
