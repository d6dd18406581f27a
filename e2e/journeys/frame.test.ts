import type { Page } from '@playwright/test'
import { holdBack } from '../fixtures/hold-back'
import { administrator, expect, hasFont, test, whenReady } from '../fixtures/test'

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' })
const sheet = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const up = (page: Page) => page.getByRole('button', { name: 'Voltar ao topo' })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test.describe('the menu of a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens, holds the page still, gives the focus back, and closes behind the keyboard and on the next page', async ({
    page,
  }) => {
    await page.goto('/')
    await whenReady(page)
    await expect(sheet(page)).toBeHidden()
    await toggle(page).click()
    await expect(sheet(page)).toBeVisible()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')

    await page.keyboard.press('Tab')
    await expect(sheet(page).getByRole('link', { name: 'Agentes' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible')

    await toggle(page).click()
    await page.mouse.click(200, 700)
    await expect(sheet(page)).toBeHidden()

    await toggle(page).click()
    await toggle(page).click()
    await expect(sheet(page)).toBeHidden()

    await toggle(page).click()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
    await expect(sheet(page)).toBeHidden()
    await toggle(page).click()
    await sheet(page).getByRole('link', { name: 'Agentes' }).click()
    await expect(page).toHaveURL(/\/agents$/)
    await expect(sheet(page)).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('opens all the same', async ({ page }) => {
      await page.goto('/')
      await toggle(page).click()
      await expect(sheet(page).getByRole('link', { name: 'Entrar' })).toBeVisible()
    })
  })
})

for (const width of [390, 1440])
  test(`the way back to the top covers nothing that floats, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await whenReady(page)
    const launcher = page.getByRole('button', { name: 'Assistente IA' })
    await expect(launcher).toBeVisible()
    await expect(up(page)).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await expect(up(page)).toBeVisible()
    const bottom = async () => {
      const { y = 0, height = 0 } = (await up(page).boundingBox()) ?? {}
      return y + height
    }
    const top = async () => (await launcher.boundingBox())?.y ?? 0
    expect(await bottom()).toBeLessThanOrEqual(await top())

    await page
      .getByRole('button', { name: 'Gerenciar cookies' })
      .evaluate((button: HTMLElement) => button.click())
    const box = page.getByRole('dialog', { name: 'Sua privacidade' })
    await expect(box).toBeVisible()
    // On a phone it waits for the answer.
    if (width === 390) await expect(launcher).toBeHidden()
    else expect(await bottom()).toBeLessThanOrEqual(await top())
    expect(await bottom()).toBeLessThanOrEqual((await box.boundingBox())?.y ?? 0)
    await box.getByRole('button', { name: 'Fechar' }).click()

    await up(page).click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(up(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

test('the product’s font comes from here, and words stay where they are when it comes late', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\.woff2$/)
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const heightOf = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().height)
  const before = await heightOf()
  arrive()
  await page.waitForFunction(hasFont)
  await whenReady(page)
  expect(await heightOf()).toBe(before)
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.02)
})

test('a page stays as it was drawn while its stylesheets come one after the other', async ({ page }) => {
  const arrive = await holdBack(page, /mfe-public\/.*\.css$/)
  await page.goto('/agents/prospect', { waitUntil: 'domcontentloaded' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const sizeOf = () => title.evaluate((element) => getComputedStyle(element).fontSize)
  const before = await sizeOf()
  // Whoever touches the page has it started.
  await page.mouse.click(5, 5)
  const ours = page.locator('link[rel="stylesheet"][href*="/shell/"]')
  await expect(ours).toBeAttached()
  await expect.poll(() => ours.evaluate((link) => (link as HTMLLinkElement).sheet !== null)).toBe(true)
  expect(await sizeOf()).toBe(before)
  arrive()
  await whenReady(page)
  expect(await sizeOf()).toBe(before)
})

test('the footer begins below the first screen, also while a page has yet to be filled', async ({
  page,
  beSignedIn,
}) => {
  await beSignedIn()
  await page.setViewportSize({ width: 390, height: 1100 })
  for (const path of ['/dashboard', '/dashboard/usage', '/auth/forgot-password']) {
    await page.goto(path, { waitUntil: 'commit' })
    const footer = page.getByRole('contentinfo')
    await expect(footer).toBeAttached()
    expect((await footer.boundingBox())?.y, path).toBeGreaterThanOrEqual(1100)
  }
})

test('the site can be installed under its own name and sign', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string
    icons: { src: string }[]
  }
  expect(await page.title()).toContain(manifest.name)
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
    expect((await request.get(path)).headers()['content-type']).toMatch(/^image\//)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the admin area shows which part it is', async ({ page, beSignedIn }) => {
    await beSignedIn(administrator)
    await page.goto('/admin?aba=configuracoes')
    await expect(page.getByRole('link', { name: 'Configurações', exact: true })).toBeInViewport({
      ratio: 0.9,
    })
    expect(await scrolled(page)).toBe(0)
  })

  test('the dashboard shows which section and which part it is', async ({ page, beSignedIn }) => {
    await beSignedIn()
    await page.goto('/dashboard/settings?secao=privacidade')
    const menu = page.getByRole('navigation', { name: 'Seções do painel' })
    await expect.soft(menu.getByRole('link', { name: 'Configurações' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('tab', { name: 'Privacidade', exact: true })).toBeInViewport({ ratio: 0.9 })
    expect(await scrolled(page)).toBe(0)
  })
})
