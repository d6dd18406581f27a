import type { Page } from '@playwright/test'
import {
  axeFindings,
  colours,
  laidOut,
  lost,
  movements,
  outline,
  setLetters,
  sidewaysScroll,
  tabStops,
  unmet,
} from '../fixtures/accessibility'
import { everyScreen, expect, forEachScreen, type Screen, test, walkedScreens } from '../fixtures/screens'
import { whenReady } from '../fixtures/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const narrowest = 320
const phones = [narrowest, 390]
const desks = [768, 1280, 1920]
/** Everything is asked at one phone's width and at one desk's; at the others, what a width by itself can break. */
const thorough = [390, 1280]

forEachScreen(everyScreen, (screen) => {
  const { only } = screen
  const widths = { phone: phones, desk: desks, both: [...phones, ...desks] }[only ?? 'both']

  // One visit for all: what is asked differs, the page is the same.
  test('is whole for everybody', async ({ page, arrive }) => {
    await arrive()
    expect(await movements(page), 'moves for who asked for no movement').toEqual([])

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => sidewaysScroll(page), { message: `${width} px` }).toBe(0)
      expect(await outline(page), `${width} px`).toEqual({ language: 'pt-BR', titles: 1, mains: 1 })
      // What is large enough to press on the narrowest phone has more room everywhere else.
      if (width === narrowest) expect(await axeFindings(page, laidOut), `${width} px`).toEqual([])
      if (!thorough.includes(width)) continue
      expect(await axeFindings(page), `light, ${width} px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFindings(page, colours), `dark, ${width} px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      if (!walkedScreens.includes(screen)) continue
      await walkByTab(page, screen, width)
      // What the header covers of a page that has moved on is no fault of the page.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    }

    if (only !== 'desk') {
      // What a window of 1280 by 1024 shows at 200 %.
      await page.setViewportSize({ width: 640, height: 512 })
      expect(await lost(page), 'page twice as large').toEqual([])
      await expect.poll(() => sidewaysScroll(page), { message: 'page twice as large' }).toBe(0)
    }
    if (only !== 'phone') {
      await page.setViewportSize({ width: 1280, height: 900 })
      await setLetters(page, 32)
      expect(await lost(page), 'text twice as large').toEqual([])
      await expect.poll(() => sidewaysScroll(page), { message: 'text twice as large' }).toBe(0)
    }
  })
})

/** Tab walks to the end of the page in reading order, reaches every control, and is always seen. */
async function walkByTab(page: Page, { undecided }: Screen, width: number): Promise<void> {
  await seeWayBack(page)
  // The question comes before everything else.
  if (undecided) {
    await page.getByRole('heading', { name: 'Sua privacidade' }).focus()
    await page.keyboard.press('Tab')
  } else {
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
    await skip.focus()
    await expect(skip).toBeInViewport()
  }

  const stops = await tabStops(page)
  expect(await unmet(page), `Tab does not reach, ${width} px`).toEqual([])
  expect(
    stops.flatMap(({ complaint }) => complaint ?? []),
    `Tab, ${width} px`,
  ).toEqual([])
  const flow = stops.filter(({ floats }) => !floats)
  const backwards = flow.filter(({ box }, index) => {
    const before = flow[index - 1]?.box
    return before && box.bottom <= before.top && box.left <= before.left
  })
  expect(
    backwards.map(({ name }) => name),
    `out of reading order, ${width} px`,
  ).toEqual([])
}

/** The button that leads back to the top is fetched the first time that somebody is far enough from it. */
async function seeWayBack(page: Page): Promise<void> {
  const far = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return scrollY > 300
  })
  const wayBack = page.getByRole('button', { name: 'Voltar ao topo' })
  await expect(wayBack).toHaveCount(far ? 1 : 0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(wayBack).toHaveCount(0)
}

test('the skip link comes first and leads past the menu', async ({ page }) => {
  await page.goto('/agents')
  await whenReady(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test.describe('on a phone', () => {
  test.use({
    shown: { name: '', path: '/dashboard/settings', as: 'customer' },
    viewport: { width: 390, height: 844 },
  })

  test('the menu of the dashboard starts where the customer is', async ({ page, arrive }) => {
    await arrive()
    const menu = page.getByRole('navigation', { name: 'Seções do painel' })
    await expect(menu.getByRole('link', { name: 'Configurações' })).toBeInViewport({ ratio: 1 })
  })
})
