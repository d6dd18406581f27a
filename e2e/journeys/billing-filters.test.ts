import { billingPage } from '../fixtures/billing'
import { expect, test } from '../fixtures/test'

test('which invoices show is part of the address: it outlives a reload and the way back', async ({
  page,
  beSignedIn,
}) => {
  await beSignedIn()
  await page.goto('/dashboard/billing')
  const billing = billingPage(page)
  await expect(billing.rows).not.toHaveCount(0)
  const all = await billing.rows.count()

  await billing.status.selectOption('Reembolsada')
  await expect(page.getByText('Nenhuma fatura com estes filtros.')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/billing?situacao=refunded')
  await page.reload()
  await expect(page.getByText('Nenhuma fatura com estes filtros.')).toBeVisible()
  await expect(billing.status).toHaveValue('refunded')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(billing.rows).toHaveCount(all)

  await billing.status.selectOption('Paga')
  const years = await billing.year.getByRole('option').allTextContents()
  await billing.year.selectOption(years.at(-1) ?? '')
  await expect(page).toHaveURL(`/dashboard/billing?situacao=paid&ano=${years.at(-1)}`)
  await expect(billing.rows.first()).toContainText(`/${years.at(-1)}`)
  await page.getByRole('navigation', { name: 'Seções do painel' }).getByText('Uso').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uso' })).toBeVisible()
  await page.goBack()
  await expect(billing.status).toHaveValue('paid')
  await expect(billing.year).toHaveValue(years.at(-1) ?? '')
  await expect(billing.rows.first()).toContainText('Paga')
})
