import type { Page } from '@playwright/test'
import { expect, test, whenReady } from '../fixtures/test'

/** Opens home in a browser that counts its fades, and waits until links lead on without a reload. */
async function openHome(page: Page) {
  await page.addInitScript(() => {
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (...given) {
      performance.mark('fade')
      return start.apply(this, given)
    }
  })
  await page.goto('/')
  await whenReady(page)
  await expect(page.getByRole('button', { name: 'Assistente IA' })).toBeVisible()
}

const fades = (page: Page) => page.evaluate(() => performance.getEntriesByName('fade').length)

async function goTo(page: Page, link: string, heading: string) {
  await page.getByRole('banner').getByRole('link', { name: link }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('one area fades into the next, whose pages follow each other without, and none does with less motion', async ({
  page,
}) => {
  await openHome(page)
  await goTo(page, 'Entrar', 'Entrar na sua conta')
  expect(await fades(page)).toBe(1)
  await expect(page.locator('html')).not.toHaveClass(/./)
  await goTo(page, 'Testar grátis', 'Criar conta')
  expect(await fades(page)).toBe(1)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goTo(page, 'Agentes', 'Compare os agentes e escolha o seu')
  expect(await fades(page)).toBe(1)
})
