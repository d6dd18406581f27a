import type { BrowserContext, Page } from '@playwright/test'
import { axeFindings } from '../fixtures/accessibility'
import { holdBack } from '../fixtures/hold-back'
import { expect, test, whenReady } from '../fixtures/test'

test.use({ decided: false })

const box = (page: Page) => page.locator('#choice').getByRole('dialog', { name: 'Sua privacidade' })
const answer = (page: Page, name: string) => box(page).getByRole('button', { name })
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('ag.privacy') ?? 'null') as Record<string, unknown> | null,
  )
const cookiesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort()
const saved = (page: Page) => page.getByText('Preferências salvas.')

for (const path of ['/', '/auth/login'])
  test(`V16: the question is there before any script is, and nothing moves when it is taken over, on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await holdBack(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    expect(await axeFindings(page)).toEqual([])
    const before = await box(page).boundingBox()
    const shift = await page.evaluate(() => {
      const seen = Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node?: Node }[]
        })[])
          if (entry.sources.some(({ node }) => node?.parentElement?.closest('#choice')))
            seen.shift += entry.value
      }).observe({ type: 'layout-shift' })
      return seen.shift
    })
    release()
    await expect(page.getByRole('heading', { name: 'Sua privacidade' })).toBeFocused()
    expect(await box(page).boundingBox()).toEqual(before)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(shift)
  })

/** Presses an answer with one switch turned while scripts are held back; returns what lets them come. */
async function answerBeforeScripts(page: Page, name: string): Promise<() => void> {
  const release = await holdBack(page)
  await page.goto('/')
  await box(page).getByRole('switch', { name: 'Funcionais' }).click()
  await answer(page, name).click()
  return release
}

test('an answer that is pressed before the scripts are there is carried out, and asked for no more, not even for a moment', async ({
  page,
  context,
}) => {
  const release = await answerBeforeScripts(page, 'Aceitar Selecionados')
  await expect(box(page)).toBeHidden()
  expect(await cookiesOf(context)).toEqual([])
  release()
  await expect(saved(page)).toBeVisible()
  expect(await cookiesOf(context)).toEqual(['ag_functional', 'ag_lang', 'ag_necessary', 'ag_theme'])
  await expect.poll(() => stored(page)).toMatchObject({ consent_id: expect.stringMatching(/^cns_/) })
  expect(await stored(page)).not.toHaveProperty('early')

  const releaseAgain = await holdBack(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(box(page)).toBeHidden()
  releaseAgain()
  await whenReady(page)
  await expect(box(page)).toHaveCount(0)
})

test('a no, whatever the switches say, reaches the next page where this one is left before its scripts come', async ({
  page,
  context,
}) => {
  const release = await answerBeforeScripts(page, 'Rejeitar Todos')
  await page.goto('/agents')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(box(page)).toBeHidden()
  release()
  await expect(saved(page)).toBeVisible()
  expect(await cookiesOf(context)).toEqual(['ag_necessary'])
})

test('the keyboard meets the question first, and what was turned or wanted stays so', async ({ page }) => {
  const release = await holdBack(page)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(answer(page, 'Personalizar')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  release()
  await expect(box(page).getByText('O que é guardado').first()).toBeVisible()
  await expect(box(page).getByRole('switch', { name: 'Funcionais' })).toBeChecked()
  await answer(page, 'Aceitar Selecionados').click()
  await expect(saved(page)).toBeVisible()
  expect(await stored(page)).toMatchObject({ preferences: { functional: true, analytics: false } })
})
