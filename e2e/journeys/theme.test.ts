import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, whenReady } from '../fixtures/test'

const theme = (page: Page) => page.locator('html').getAttribute('data-theme')
const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const choose = (page: Page, name: string) => option(page, name).check({ force: true })
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const stored = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'ag_theme')?.value
const light = 'rgb(251, 250, 246)'
const dark = 'rgb(12, 20, 17)'

/** Allows functional cookies, in the box at the end of any page. */
async function allowFunctional(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gerenciar cookies' }).click()
  const box = page.getByRole('dialog', { name: 'Sua privacidade' })
  await box.getByRole('switch', { name: 'Funcionais' }).click()
  await box.getByRole('button', { name: 'Aceitar Selecionados' }).click()
  await expect(box).toHaveCount(0)
}

/** What the browser paints around the page. */
const around = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

test('a page is drawn in the kept theme from its first picture', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'ag_theme', value: 'dark', url: baseURL ?? '' }])
  await context.addInitScript(() => {
    const looks: unknown[] = []
    Object.assign(globalThis, { looks })
    const look = () => {
      if (document.body)
        looks.push([document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor])
      if (looks.length < 20) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await whenReady(page)
  const looks = await page.evaluate(() => (globalThis as unknown as { looks: unknown[] }).looks)
  expect(looks.length).toBeGreaterThan(0)
  expect(new Set(looks.map((look) => JSON.stringify(look)))).toEqual(
    new Set([JSON.stringify(['dark', dark])]),
  )
  await expect(option(page, 'Escuro')).toBeChecked()
  expect(await around(page)).toBe('#0c1411')
  expect(await page.locator('meta[name="theme-color"]').count()).toBe(2)
})

test.describe('with a decision about cookies', () => {
  test.use({ decided: false })

  test('a choice holds for the visit, and is stored only where that is allowed', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await whenReady(page)
    await page.getByRole('button', { name: 'Rejeitar Todos' }).click()
    await expect(option(page, 'Sistema')).toBeChecked()
    await choose(page, 'Escuro')
    expect([await theme(page), await ground(page), await around(page)]).toEqual(['dark', dark, '#0c1411'])
    expect(await stored(context)).toBeUndefined()
    await expect(page.getByText('Vale só para esta visita.')).toBeVisible()
    await page.getByRole('link', { name: 'Comparar todos', exact: true }).click()
    await expect(page).toHaveURL(/\/agents$/)
    expect(await theme(page)).toBe('dark')

    await allowFunctional(page)
    await expect.poll(() => stored(context)).toBe('dark')
    await expect(page.getByText('Vale só para esta visita.')).toHaveCount(0)
    await page.reload()
    expect(await ground(page)).toBe(dark)
    await whenReady(page)
    await choose(page, 'Sistema')
    expect(await stored(context)).toBe('system')
    expect(await ground(page)).toBe(light)

    await page.getByRole('button', { name: 'Gerenciar cookies' }).click()
    await page.getByRole('button', { name: 'Remover consentimento' }).click()
    await expect.poll(() => stored(context)).toBeUndefined()
  })
})

test('a choice made before the page has its scripts counts', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'Escuro')
  await whenReady(page)
  await expect.poll(() => theme(page)).toBe('dark')
  await expect(option(page, 'Escuro')).toBeChecked()
})

test('the device is followed while nothing else is chosen, its change too, and then a choice by keyboard in another tab', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await whenReady(page)
  expect([await ground(page), await around(page)]).toEqual([dark, '#0c1411'])
  await page.emulateMedia({ colorScheme: 'light' })
  expect([await ground(page), await around(page)]).toEqual([light, '#fbfaf6'])
  await choose(page, 'Claro')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect([await ground(page), await around(page)]).toEqual([light, '#fbfaf6'])

  const other = await context.newPage()
  await other.goto('/agents')
  await whenReady(other)
  await option(other, 'Sistema').focus()
  await other.keyboard.press('ArrowLeft')
  await expect(option(other, 'Escuro')).toBeFocused()
  expect(await theme(other)).toBe('dark')
  await expect.poll(() => theme(page)).toBe('dark')
  await expect(option(page, 'Escuro')).toBeChecked()
})
