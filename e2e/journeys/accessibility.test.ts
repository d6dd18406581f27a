import { axeFindings, lost, movements, outline, setLetters, sidewaysScroll } from '../fixtures/accessibility'
import { everyScreen, expect, forEachScreen, test } from '../fixtures/screens'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phones = [320, 390]
const desks = [768, 1280, 1920]

forEachScreen(everyScreen, ({ only }) => {
  const widths = { phone: phones, desk: desks, both: [...phones, ...desks] }[only ?? 'both']

  // One visit for all: what is asked differs, the page is the same.
  test('is whole for everybody', async ({ page, arrive }) => {
    await arrive()
    expect(await outline(page)).toEqual({ language: 'pt-BR', titles: 1, mains: 1 })
    expect(await movements(page), 'moves for who asked for no movement').toEqual([])

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => sidewaysScroll(page), { message: `${width} px` }).toBe(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await axeFindings(page), `${colorScheme}, ${width} px`).toEqual([])
      }
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
