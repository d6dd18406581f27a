import { expect, test } from '../fixtures/gateway'
import { whenReady } from '../fixtures/test'

test('the code of a page is there before somebody follows its link', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/privacy')
  await whenReady(page)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.includes('/mfe-auth/'))).toEqual([])

  const link = page.getByRole('banner').getByRole('link', { name: 'Entrar' }).first()
  const code = page.waitForResponse((answer) => /mfe-auth\/.*\/login\.js/.test(answer.url()))
  await link.hover()
  await (await code).finished()
  await page.waitForLoadState('networkidle')
  const before = fetched.length
  await link.click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(fetched.slice(before)).toEqual([])
})

test('before its scripts run, a page lets the browser fetch the document behind a link, and not after', async ({
  page,
  wire,
}) => {
  wire.breaks(/\/r\/shell\/.*\/main\.js/, 'hang')
  const documents = () =>
    wire.asked.filter((address) => !address.startsWith('/r/') && !address.startsWith('/api/'))
  await page.goto(`${wire.url}/privacy`)
  await page.getByRole('banner').getByRole('link', { name: 'Agentes' }).first().hover()
  await expect.poll(documents).toContain('/agents')

  wire.heal()
  wire.asked.length = 0
  await page.goto(`${wire.url}/privacy`)
  await whenReady(page)
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
  await page.goto('about:blank')
})
