import { logIn, test } from '../fixtures/accounts'
import { administrator, customer, expect } from '../fixtures/test'

const guardedPages = [
  { path: '/dashboard', title: 'Painel' },
  { path: '/dashboard/billing', title: 'Faturamento' },
  { path: '/dashboard/settings?de=mail', title: 'Configurações' },
]

for (const { path, title } of guardedPages)
  test(`a visitor of ${path} logs in and comes back to it`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(`/auth/login?from=${encodeURIComponent(path)}`)
    await logIn(page, customer)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

test('a foreign address to come back to is ignored', async ({ page }) => {
  await page.goto('/auth/login?from=//example.com/dashboard')
  await logIn(page, customer)
  await expect(page).toHaveURL('/dashboard')
})

test('whoever is signed in does not see the login again', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/auth/login')
  await expect(page).toHaveURL('/dashboard')
})

test.describe('without permission', () => {
  // The browser reports every 403 itself.
  test.use({ allowedNoise: /^Failed to load resource: .*403/ })

  test('a customer is told so and can go back', async ({ page, signIn }) => {
    await signIn()
    await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Acesso negado' })).toBeVisible()
    await expect(page.getByText('Você não tem permissão para acessar esta área.')).toBeVisible()
    await expect(page.getByText('Usuários')).toHaveCount(0)
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  })
})

test('an administrator comes to the numbers', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/auth/login?from=%2Fadmin')
  await logIn(page, administrator)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Assinaturas por situação' })).toBeVisible()
})
