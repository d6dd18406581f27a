import type { Page } from '@playwright/test'
import { logIn, test } from '../fixtures/accounts'
import { billingPage } from '../fixtures/billing'
import { expect } from '../fixtures/test'

const fields = [
  ['Razão social', 'Oficina do Bairro Ltda.'],
  ['CEP', '01310-100'],
  ['Rua', 'Avenida Paulista'],
  ['Número', '1000'],
  ['Complemento (opcional)', 'Sala 12'],
  ['Bairro', 'Bela Vista'],
  ['Cidade', 'São Paulo'],
] as const

const field = (page: Page, label: string) =>
  billingPage(page).profile.getByRole('textbox', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}`) })

test('a customer says on a phone whom invoices are for, and finds it again at a desk', async ({
  page,
  createAccount,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/dashboard/billing')
  await logIn(page, await createAccount())
  const { profile } = billingPage(page)
  const save = () => profile.getByRole('button', { name: 'Salvar' }).click()

  await save()
  await expect(field(page, 'CNPJ')).toHaveAccessibleDescription('Informe um CNPJ válido.')
  await expect(field(page, 'CNPJ')).toBeFocused()
  await expect(profile.getByText('Informe a UF.')).toBeVisible()

  await field(page, 'CNPJ').pressSequentially('12abc34501de35')
  await expect(field(page, 'CNPJ')).toHaveValue('12.ABC.345/01DE-35')
  await expect(field(page, 'CNPJ')).not.toHaveAccessibleDescription(/./)
  for (const [label, text] of fields) await field(page, label).fill(text)
  await profile.getByLabel('UF').selectOption('SP')
  // What is typed outlives the page until it is saved.
  await page.reload()
  await expect(page.getByText('Recuperamos o que você havia digitado.')).toBeVisible()
  await save()
  await expect(page.getByText('Dados de faturamento salvos.')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(field(page, 'CNPJ')).toHaveValue('12.ABC.345/01DE-35')
  for (const [label, text] of fields) await expect(field(page, label)).toHaveValue(text)
  await expect(profile.getByLabel('UF')).toHaveValue('SP')
  await expect(page.getByText('Recuperamos o que você havia digitado.')).toHaveCount(0)
})
