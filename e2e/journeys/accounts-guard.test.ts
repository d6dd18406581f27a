import { logIn, test } from '../fixtures/accounts'
import { customer, expect } from '../fixtures/test'

test('a visitor of a guarded page logs in and comes back to it', async ({ page }) => {
  const path = '/dashboard/settings?de=mail'
  await page.goto(path)
  await expect(page).toHaveURL(`/auth/login?from=${encodeURIComponent(path)}`)
  await logIn(page, customer)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
})

test.describe('without permission', () => {
  // The browser reports every 403 itself.
  test.use({ allowedNoise: /^Failed to load resource: .*403/ })

  test('a customer is told so and can go back', async ({ page, signIn }) => {
    await signIn()
    await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
    await test.step('the login sends on who is signed in', async () => {
      await page.goto('/auth/login')
      await expect(page).toHaveURL('/dashboard')
    })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Acesso negado' })).toBeVisible()
    await expect(page.getByText('Você não tem permissão para acessar esta área.')).toBeVisible()
    await expect(page.getByText('Usuários')).toHaveCount(0)
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  })
})
