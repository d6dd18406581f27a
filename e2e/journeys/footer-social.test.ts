import { test } from '../fixtures/team-site'
import { administrator, expect, whenReady } from '../fixtures/test'

test.describe.configure({ timeout: 120_000 })

const names = ['Instagram', 'Facebook', 'LinkedIn', 'YouTube', 'X', 'WhatsApp']

test('the company’s places that an administrator names are in the footer, with and without scripts', async ({
  page,
  browser,
  backend,
  site,
  beSignedIn,
}) => {
  await backend.serve(page)
  await beSignedIn(administrator)
  await page.goto('/admin?aba=configuracoes')
  await whenReady(page)
  await page.getByRole('textbox', { name: 'Facebook' }).fill('https://facebook.example/automatize')
  await page.getByRole('textbox', { name: 'LinkedIn' }).fill('')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Alterações salvas.')).toBeVisible()

  // A page that a script has drawn, from one that has no such footer.
  await page.getByRole('banner').getByRole('link', { name: 'Automatize' }).click()
  const elsewhere = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name: `${name} (abre em nova aba)`, exact: true })
  await expect(elsewhere('Facebook')).toHaveAttribute('href', 'https://facebook.example/automatize')

  await expect
    .poll(async () => (await fetch(site.url)).text(), { timeout: 60_000 })
    .toContain('https://facebook.example/automatize')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(site.url)
  const links = plain
    .getByRole('contentinfo')
    .getByRole('list')
    .filter({ has: plain.getByLabel(/Facebook/) })
  await expect(links.getByRole('link')).toHaveCount(4)
  for (const name of names) {
    const link = links.getByRole('link', { name: `${name} (abre em nova aba)`, exact: true })
    if (name === 'LinkedIn' || name === 'X') {
      await expect(link).toHaveCount(0)
      continue
    }
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await context.close()
})
