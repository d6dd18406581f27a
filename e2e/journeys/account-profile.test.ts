import type { Page } from '@playwright/test'
import { card, enterSettings, test } from '../fixtures/accounts'
import { expect, noiseOfFaults } from '../fixtures/test'

const name = 'Nome completo'
const company = 'Empresa'
const phone = 'WhatsApp (opcional)'

const field = (page: Page, label: string) => card(page, 'Seus dados').getByLabel(label)
const save = (page: Page) => card(page, 'Seus dados').getByRole('button', { name: 'Salvar' }).click()

test('a customer changes their data, and every page and tab says so', async ({
  context,
  page,
  createAccount,
}) => {
  const account = await createAccount()
  await enterSettings(page, account)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByText('Helena Prado · Oficina do Bairro')).toBeVisible()

  await expect(field(page, name)).toHaveValue('Helena Prado')
  await field(page, name).fill('Marta Siqueira')
  await field(page, company).fill('Padaria Central')
  await field(page, phone).fill('11912345678')
  await save(page)
  await expect(page.getByText('Dados salvos.')).toBeVisible()
  await expect(page.getByText('Marta Siqueira · Padaria Central')).toBeVisible()
  await page.getByRole('navigation', { name: 'Seções do painel' }).getByText('Painel').click()
  await expect(page.getByText('Olá, Marta. Veja como estão seus agentes.')).toBeVisible()

  await other.reload()
  await expect(other.getByText('Marta Siqueira · Padaria Central')).toBeVisible()
  await other.goto('/dashboard/settings')
  await expect(field(other, name)).toHaveValue('Marta Siqueira')
  await expect(field(other, company)).toHaveValue('Padaria Central')
  await expect(field(other, phone)).toHaveValue('(11) 91234-5678')

  await field(other, phone).fill('')
  await save(other)
  await expect(other.getByText('Dados salvos.')).toBeVisible()
  await page.goto('/dashboard/settings')
  await expect(field(page, phone)).toHaveValue('')
})

const mistakes = [
  { label: name, text: '', message: 'Informe seu nome.' },
  { label: name, text: '12', message: 'Informe seu nome.' },
  { label: name, text: 'a'.repeat(101), message: 'Use no máximo 100 caracteres.' },
  { label: company, text: '   ', message: 'Informe o nome da empresa.' },
  { label: company, text: 'a'.repeat(121), message: 'Use no máximo 120 caracteres.' },
  { label: phone, text: '91234-5678', message: 'Informe um telefone com DDD.' },
  { label: phone, text: '+12', message: 'Informe um telefone com DDD.' },
]

test('each wrong input is named at its field, which takes the focus', async ({ page, createAccount }) => {
  await enterSettings(page, await createAccount())
  for (const { label, text, message } of mistakes) {
    const before = await field(page, label).inputValue()
    await field(page, label).fill(text)
    await save(page)
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message))
    await expect(field(page, label)).toBeFocused()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    await field(page, label).fill(before)
  }
})

test.describe('without a network', () => {
  test.use({ allowedNoise: noiseOfFaults })

  test('saving says so and loses nothing', async ({ context, page, createAccount }) => {
    await enterSettings(page, await createAccount())
    await field(page, name).fill('Marta Siqueira')
    await context.setOffline(true)
    await save(page)
    await expect(card(page, 'Seus dados').getByRole('alert')).toContainText('Problema de conexão')
    await expect(field(page, name)).toHaveValue('Marta Siqueira')
    await context.setOffline(false)
    await save(page)
    await expect(page.getByText('Dados salvos.')).toBeVisible()
  })
})
