import type { Page } from '@playwright/test'
import {
  axeFindings,
  colours,
  laidOut,
  lost,
  movements,
  outline,
  sidewaysScroll,
  tabStops,
  unmet,
  withLetters,
} from '../fixtures/accessibility'
import { expect, forEachScreen, pages, type Screen, states, test } from '../fixtures/screens'
import { whenReady } from '../fixtures/test'

// These journeys look at pages and keep nothing: one page for all of a worker has its programs compiled from the first time on.
test.use({ contextOptions: { reducedMotion: 'reduce' }, reuseContext: true })

const narrowest = { width: 320, height: 800 }
const phone = { width: 390, height: 800 }
const desk = { width: 1280, height: 900 }
/** What a window of 1280 by 1024 shows at 200 %. */
const twiceAsLarge = { width: 640, height: 512 }

/** One page for each layout there is: on a phone the way by Tab differs in what they share, and in nothing else. */
const walkedOnPhones = ['/', '/agents/bi', '/auth/signup', '/dashboard', '/admin/meetings']

// One visit for all that is asked of a page. All that axe knows is asked once, in light; in dark, on the narrowest phone, what
// colours and widths can change.
forEachScreen(pages, (page) => {
  test('is whole for everybody', async ({ page: shown, arrive }) => {
    await arrive()
    expect(await movements(shown), 'moves for who asked for no movement').toEqual([])
    await shown.setViewportSize(desk)
    expect(await axeFindings(shown), 'light').toEqual([])
    await walkByTab(shown, page)
    if (walkedOnPhones.includes(page.path)) {
      await shown.setViewportSize(phone)
      await walkByTab(shown, page)
    }
    // Where two columns just fit.
    await shown.setViewportSize({ width: 768, height: 800 })
    await expectWhole(shown, '768 px')
    await expectRoomForLarger(shown)
    await shown.setViewportSize(narrowest)
    await expectWhole(shown, 'narrowest')
    await shown.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(shown, [...colours, ...laidOut]), 'dark').toEqual([])
  })
})

// A state is its page with another part, and parts are seen in both themes in the gallery: axe is asked once, where room is least.
forEachScreen(states, ({ only }) => {
  test('is whole for everybody', async ({ page, arrive }) => {
    await arrive()
    expect(await movements(page), 'moves for who asked for no movement').toEqual([])
    await expectRoomForLarger(page, only)
    await page.setViewportSize(only === 'desk' ? desk : narrowest)
    await expectWhole(page, 'narrowest')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page), 'dark').toEqual([])
  })
})

/** Nothing is lost when letters, or the whole page, are twice as large. */
async function expectRoomForLarger(page: Page, only?: Screen['only']): Promise<void> {
  if (only !== 'phone') {
    await page.setViewportSize(desk)
    await withLetters(page, 32, async () => {
      expect(await lost(page), 'text twice as large').toEqual([])
      await expectWhole(page, 'text twice as large')
    })
  }
  if (only !== 'desk') {
    await page.setViewportSize(twiceAsLarge)
    expect(await lost(page), 'page twice as large').toEqual([])
    await expectWhole(page, 'page twice as large')
  }
}

/** The page has what every page has once, and is no wider than its window. */
async function expectWhole(page: Page, message: string): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), { message }).toBe(0)
  expect(await outline(page), message).toEqual({ language: 'pt-BR', titles: 1, mains: 1 })
}

/** Tab walks to the end of the page in reading order, reaches every control, and is always seen. */
async function walkByTab(page: Page, { undecided }: Screen): Promise<void> {
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
  expect(await unmet(page), 'Tab does not reach').toEqual([])
  expect(
    stops.flatMap(({ complaint }) => complaint ?? []),
    'Tab',
  ).toEqual([])
  const flow = stops.filter(({ floats }) => !floats)
  const backwards = flow.filter(({ box }, index) => {
    const before = flow[index - 1]?.box
    return before && box.bottom <= before.top && box.left <= before.left
  })
  expect(
    backwards.map(({ name }) => name),
    'out of reading order',
  ).toEqual([])
  // What the header covers of a page that has moved on is no fault of the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
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
