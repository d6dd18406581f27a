import { card, logIn, signOut } from '../fixtures/accounts'
import { authenticator } from '../fixtures/authenticator'
import { test } from '../fixtures/backend'
import { administrator, expect } from '../fixtures/test'

test.describe.configure({ timeout: 60_000 })
// The browser reports every 403 itself.
test.use({
  allowedNoise: /^Failed to load resource: .*403/,
  backendSettings: { ADMIN_SECOND_FACTOR: 'on' },
})

test('administrators come to the admin area once they have a second factor, which they keep', async ({
  page,
  backend,
}) => {
  await backend.serve(page)
  await page.goto('/admin')
  await logIn(page, administrator)
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso negado' })).toBeVisible()
  await expect(
    page.getByText('Ative a verificação em duas etapas em Configurações para acessar esta área.'),
  ).toBeVisible()

  await page.goto('/dashboard/settings?secao=seguranca')
  const factor = card(page, 'Verificação em duas etapas')
  await expect(factor.getByText('Obrigatória')).toBeVisible()
  await factor.getByRole('button', { name: 'Ativar' }).click()
  await page.getByRole('dialog').getByLabel('Senha atual').fill(administrator.password)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const secret = await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()
  const app = authenticator(secret ?? '')
  await page.getByLabel(/^Código de 6 dígitos/).fill(app.code())
  await page.getByRole('dialog').getByRole('button', { name: 'Ativar' }).click()
  await page.getByRole('button', { name: 'Guardei os códigos' }).click()
  await expect(factor.getByText('Ativada', { exact: true })).toBeVisible()
  await expect(factor.getByRole('button', { name: 'Configurar de novo' })).toBeVisible()
  await expect(factor.getByRole('button', { name: 'Desativar' })).toBeHidden()

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
  await signOut(page)
  await page.goto('/admin')
  await logIn(page, administrator)
  await page.getByLabel('Código').fill(app.nextCode())
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('table', { name: 'Assinaturas por situação' })).toBeVisible()
})
