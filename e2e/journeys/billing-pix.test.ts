import { test } from '../fixtures/accounts'
import { billingPage } from '../fixtures/billing'
import { expect } from '../fixtures/test'

test('a trial becomes paid by Pix, while the customer looks on, on a phone, and is found so at a desk', async ({
  page,
  createAccount,
  beSignedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await beSignedIn(await createAccount({ product: 'prospect', payer: true }))
  await page.goto('/dashboard/services')
  await page.getByRole('button', { name: 'Assinar Prospect AI' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Pix' }).check()
  await page.getByRole('button', { name: /^Assinar e pagar R\$/ }).click()

  await expect(page).toHaveURL(/\/dashboard\/billing\?invoice=/)
  const billing = billingPage(page)
  await expect(page.getByRole('dialog', { name: /^Fatura / })).toContainText('R$')
  await expect(billing.dialog.getByText('Pagamento confirmado.')).toBeVisible()
  await billing.dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page).toHaveURL('/dashboard/billing')
  await expect(billing.rows).toHaveCount(1)
  await expect(billing.rows.first()).toContainText('com Pix')
  await expect(billing.method).toContainText('A cada fatura, você recebe um código para pagar.')
  await expect(billing.guarantee).toContainText('Prospect AI')
})
