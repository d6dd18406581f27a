import type { Page } from '@playwright/test'
import {
  axeFindings,
  colours,
  laidOut,
  lost,
  movements,
  outline,
  withLetters,
} from '../fixtures/accessibility'
import { expect, forEachTurn, pages, type Screen, states, test } from '../fixtures/screens'
import { backwards, pressTab, type TabStop, tabOrder, unmet } from '../fixtures/tab-order'
import { whenReady } from '../fixtures/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const narrowest = { width: 320, height: 800 }
const phone = { width: 390, height: 800 }
const desk = { width: 1280, height: 900 }

/** One page for each layout there is: where keys lead by Tab on a desk and on a phone is looked at there, and computed elsewhere. */
const layouts = ['/', '/agents/bi', '/auth/signup?product=prospect', '/dashboard', '/admin/meetings']

// One visit for all that is asked of a page. All that axe knows is asked once, in light; in dark, on the narrowest phone, what
// colours and widths can change.
forEachTurn(pages, () => {
  test('is whole for everybody', async ({ page, meet }) => {
    await meet(async (screen) => {
      expect(await movements(page), 'moves for who asked for no movement').toEqual([])
      await page.setViewportSize(desk)
      expect(await axeFindings(page), 'light').toEqual([])
      const computed = await lookAtOrder(page, screen)
      if (layouts.includes(screen.path)) {
        expect(computed).toEqual(await walkByTab(page, screen))
        await page.setViewportSize(phone)
        await walkByTab(page, screen)
      }
      // Where two columns just fit.
      await page.setViewportSize({ width: 768, height: 800 })
      await expectWhole(page, '768 px')
      await expectRoomForLarger(page)
      await page.setViewportSize(narrowest)
      await expectWhole(page, 'narrowest')
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFindings(page, [...colours, ...laidOut]), 'dark').toEqual([])
      await seeWhatOpens(page, screen)
    })
  })
})

// A state is its page with another part, and parts are seen in both themes in the gallery: axe is asked once, where room is least.
forEachTurn(states, () => {
  test('is whole for everybody', async ({ page, meet }) => {
    await meet(async (screen) => {
      await expectStateWhole(page, screen.only)
      await seeWhatOpens(page, screen)
    })
  })
})

/** Whoever has come opens one thing after the other: a page of its own for each would take three times as long. */
async function seeWhatOpens(page: Page, screen: Screen): Promise<void> {
  for (const { name, open, only, walked } of screen.opens ?? [])
    await test.step(name, async () => {
      await page.setViewportSize(only === 'phone' ? phone : desk)
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page)
      if (walked) await lookAtOrder(page, screen)
      await expectStateWhole(page, only)
      await page.keyboard.press('Escape')
    })
}

async function expectStateWhole(page: Page, only: Screen['only']): Promise<void> {
  expect(await movements(page), 'moves for who asked for no movement').toEqual([])
  await expectRoomForLarger(page, only)
  await page.setViewportSize(only === 'desk' ? desk : narrowest)
  await expectWhole(page, 'narrowest')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page), 'dark').toEqual([])
}

/**
 * Nothing is lost when letters are twice as large. All that is laid out follows them, and so this shows as well what a window
 * of half the size shows of a page that is twice as large.
 */
async function expectRoomForLarger(page: Page, only?: Screen['only']): Promise<void> {
  if (only === 'phone') return
  await page.setViewportSize({ width: 1280, height: 1024 })
  await withLetters(page, 32, async () => {
    expect(await lost(page), 'twice as large').toEqual([])
    await expectWhole(page, 'twice as large')
  })
}

/** The page has what every page has once, and is no wider than its window. */
async function expectWhole(page: Page, message: string): Promise<void> {
  await expect
    .poll(() => outline(page), { message })
    .toEqual({ language: 'pt-BR', titles: 1, mains: 1, tooWide: 0 })
}

/** Keys lead by Tab to where they are computed to lead. */
async function walkByTab(page: Page, screen: Screen): Promise<string[]> {
  await startWalk(page, screen)
  return judgeWay(page, await pressTab(page))
}

async function lookAtOrder(page: Page, screen: Screen): Promise<string[]> {
  await startWalk(page, screen)
  // Whoever uses keys is shown the focus.
  await page.keyboard.press('Tab')
  // The button that leads back to the top is fetched the first time that somebody is far enough from it.
  const isFar = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return scrollY > 300
  })
  const wayBack = page.getByRole('button', { name: 'Voltar ao topo' })
  await expect(wayBack).toHaveCount(isFar ? 1 : 0)
  const names = await judgeWay(page, await tabOrder(page))
  await expect(wayBack).toHaveCount(0)
  return names
}

async function startWalk(page: Page, { undecided }: Screen): Promise<void> {
  // The question comes before everything else.
  if (undecided) {
    await page.getByRole('heading', { name: 'Sua privacidade' }).focus()
    await page.keyboard.press('Tab')
  } else {
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
    await skip.focus()
    await expect(skip).toBeInViewport()
  }
}

/**
 * The way by Tab leads to the end of the page in reading order, reaches every control, and is always seen.
 * @returns what is on it
 */
async function judgeWay(page: Page, stops: TabStop[]): Promise<string[]> {
  expect(await unmet(page), 'Tab does not reach').toEqual([])
  expect(
    stops.flatMap(({ complaint }) => complaint ?? []),
    'Tab',
  ).toEqual([])
  expect(backwards(stops), 'out of reading order').toEqual([])
  // What the header covers of a page that has moved on is no fault of the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // A date has a stop for each of its parts.
  return stops.map(({ name }) => name).filter((name, index, names) => name !== names[index - 1])
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
