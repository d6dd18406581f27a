import { logIn, openAccountMenu } from '../fixtures/accounts'
import { administrator, customer, expect, test } from '../fixtures/test'

test('A2: an administrator lands in the admin area, and finds it from everywhere', async ({ page }) => {
  await page.goto('/auth/login')
  await logIn(page, administrator)
  await expect(page).toHaveURL('/admin')
  await page.goto('/dashboard')
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Administração' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('a customer lands in the dashboard, and is offered no admin area', async ({ page }) => {
  await page.goto('/auth/login')
  await logIn(page, customer)
  await expect(page).toHaveURL('/dashboard')
  await openAccountMenu(page)
  await expect(page.getByRole('menuitem', { name: 'Administração' })).toHaveCount(0)
})

test('the palette leads from anywhere in the area to a customer, by a few letters', async ({
  page,
  beSignedIn,
}) => {
  await beSignedIn(administrator)
  await page.goto('/admin/meetings')
  await expect(page.getByRole('button', { name: 'Ir para…' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Cliente, fatura/ })).toBeFocused()
  await page.keyboard.type('padaria cen')
  const found = page.getByRole('option', { name: `Padaria Central ${customer.email}` })
  await expect(found).toBeVisible()
  // Other journeys may have companies of that name, before it.
  while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/aba=clientes&cliente=/)
  await expect(page.getByRole('heading', { name: 'Padaria Central' })).toBeVisible()
})

test('A5: the overview says what the business earns, and each figure leads to whom it counts', async ({
  page,
  beSignedIn,
}) => {
  await beSignedIn(administrator)
  await page.goto('/admin')
  const business = page.getByRole('region', { name: 'O negócio' })
  await expect(business.getByRole('definition').filter({ hasText: /^R\$\s/ })).not.toHaveCount(0)
  await expect(business.getByRole('figure', { name: 'Recebido por mês' })).toBeVisible()
  await business.getByRole('link', { name: 'Receita mensal' }).click()
  await expect(page).toHaveURL(/aba=clientes&status=active/)
  await expect(page.getByRole('row').filter({ hasText: 'Padaria Central' })).toBeVisible()
})
