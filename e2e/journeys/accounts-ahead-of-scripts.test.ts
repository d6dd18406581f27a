import { holdBack } from '../fixtures/hold-back'
import { expect, test, whenReady } from '../fixtures/test'

for (const [path, label] of [
  ['/auth/signup', 'Empresa'],
  ['/auth/forgot-password', 'E-mail'],
] as const)
  test(`what was typed before the scripts arrive is still there, on ${path}`, async ({ page }) => {
    const release = await holdBack(page)
    await page.addInitScript(() => {
      const removed: string[] = []
      Object.assign(window, { removed })
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes) if (node instanceof HTMLFormElement) removed.push(node.textContent)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(path, { waitUntil: 'commit' })
    const field = page.getByRole('main').getByLabel(label).first()
    await field.fill('antes')
    await expect(page.locator('html[data-ready]')).toHaveCount(0)

    release()
    await whenReady(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual([])
    await expect(field).toHaveValue('antes')
    // The form knows of it: what it draws next does not empty the field.
    await page.getByRole('main').locator('[type=submit]').click()
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible()
    await expect(field).toHaveValue('antes')
  })
