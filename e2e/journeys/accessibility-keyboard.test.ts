import type { Page } from '@playwright/test'
import { focusStop, unmet } from '../fixtures/accessibility'
import {
  authPages,
  expect,
  forEachScreen,
  openStates,
  privatePages,
  publicPages,
  type Screen,
  test,
} from '../fixtures/screens'
import { whenReady } from '../fixtures/test'

const asked: Screen[] = openStates.filter(({ undecided }) => undecided)

forEachScreen([...publicPages, ...authPages, ...privatePages, ...asked], ({ undecided }) => {
  for (const width of [390, 1280])
    test(`Tab walks to the end in reading order and is always seen, ${width} px`, async ({
      page,
      arrive,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await arrive()
      // The question comes before everything else.
      if (undecided) {
        await page.getByRole('heading', { name: 'Sua privacidade' }).focus()
        await page.keyboard.press('Tab')
      } else {
        const skip = page.getByRole('link', { name: 'Pular para o conteúdo' })
        await skip.focus()
        await expect(skip).toBeInViewport()
      }

      const stops = await walk(page)
      expect(await unmet(page), 'Tab does not reach').toEqual([])
      expect(stops.flatMap(({ complaint }) => complaint ?? [])).toEqual([])
      const flow = stops.filter(({ floats }) => !floats)
      const backwards = flow.filter(({ box }, index) => {
        const before = flow[index - 1]?.box
        return before && box.bottom <= before.top && box.left <= before.left
      })
      expect(
        backwards.map(({ name }) => name),
        'out of reading order',
      ).toEqual([])
    })
})

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

/** Presses Tab until the page has been left, and tells what received the focus. */
async function walk(page: Page) {
  const limit = 300
  const stops: NonNullable<Awaited<ReturnType<typeof focusStop>>>[] = []
  for (let step = 0; step < limit; step += 1) {
    const stop = await focusStop(page)
    // Behind the last control comes the browser itself, or the first one again.
    if (!stop) return stops
    stops.push(stop)
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard never leaves the page: ${stops.at(-1)?.name}`)
}
