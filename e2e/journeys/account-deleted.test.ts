import { enterSettings, logIn } from '../fixtures/accounts'
import { test } from '../fixtures/backend'
import { customer, expect } from '../fixtures/test'

test.describe.configure({ timeout: 60_000 })
// The browser reports every 401 itself.
test.use({ allowedNoise: /^Failed to load resource: .*401/ })

test('after seven days the account lets nobody in', async ({ page, backend }) => {
  await backend.serve(page)
  await enterSettings(page, customer, 'privacidade', backend.url)
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await page.getByLabel('Senha atual').fill(customer.password)
  await page.getByRole('button', { name: 'Excluir conta' }).click()
  await expect(page.getByText('Exclusão pedida.')).toBeVisible()

  await backend.hoursLater(7 * 24 + 0.01)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Sessão Expirada' })).toBeVisible()
  await page.getByRole('button', { name: 'Fazer Login' }).click()
  await logIn(page, customer)
  await expect(page.getByText('Email ou senha incorretos. Verifique suas credenciais.')).toBeVisible()
})
