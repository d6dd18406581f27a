import type { Page } from '@playwright/test'
import { card, enterSettings, test } from '../fixtures/accounts'
import { expect, noiseOfFaults } from '../fixtures/test'

const name = 'Nome completo'
const company = 'Empresa'
const phone = 'WhatsApp (opcional)'

const field = (page: Page, label: string) => card(page, 'Seus dados').getByLabel(label)
const save = (page: Page) => card(page, 'Seus dados').getByRole('button', { name: 'Salvar' }).click()

// A lost network is reported by the browser itself.
test.use({ allowedNoise: noiseOfFaults })

test('a customer changes their data and their mails, and every page and tab says so', async ({
  context,
  page,
  createAccount,
}) => {
  const account = await createAccount()
  await enterSettings(page, account)
  await test.step('without a network saving says so and loses nothing', async () => {
    await expect(field(page, name)).toHaveValue('Helena Prado')
    await field(page, name).fill('Marta Siqueira')
    await context.setOffline(true)
    await save(page)
    await expect(card(page, 'Seus dados').getByRole('alert')).toContainText('Problema de conexão')
    await expect(field(page, name)).toHaveValue('Marta Siqueira')
    await context.setOffline(false)
  })

  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByText('Helena Prado · Oficina do Bairro')).toBeVisible()

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

  await test.step('which mails they get', async () => {
    await page.getByRole('tab', { name: 'Notificações' }).click()
    const alerts = page.getByRole('switch', { name: 'Avisos de limite de uso' })
    const news = page.getByRole('switch', { name: 'Novidades' })
    await expect(alerts).toBeChecked()
    await expect(news).not.toBeChecked()
    await alerts.click()
    await expect(page.getByText('Escolha salva.')).toBeVisible()
    await news.click()
    await expect(page.getByText('Escolha salva.')).toHaveCount(2)
    await page.reload()
    await expect(alerts).not.toBeChecked()
    await expect(news).toBeChecked()
    await expect(page.getByText(/^Faturas e pagamentos, fim do teste/)).toBeVisible()
  })
})
