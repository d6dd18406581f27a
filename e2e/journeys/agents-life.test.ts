import type { Page } from '@playwright/test'
import { logIn } from '../fixtures/accounts'
import { test } from '../fixtures/backend'
import { customer, expect } from '../fixtures/test'

const services = '/dashboard/services'
const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Seus agentes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const pay = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Assinar e pagar R\$/ })
    .click()

/** The agent is among what the next invoice charges. */
async function expectOnNextInvoice(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/billing')
  await expect(page.getByRole('region', { name: 'Próxima cobrança' })).toContainText(name)
}

test.describe('a table, at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, allowedNoise: /^Failed to load resource: .*409/ })
  test.describe.configure({ timeout: 60_000 })

  test('rests when a trial is over, can be read meanwhile, and answers again', async ({ page, backend }) => {
    await backend.serve(page)
    await page.goto(`${services}?product=business-intelligence`)
    await logIn(page, customer)
    await press(page, 'Começar teste grátis')
    await expect(card(page, 'Business Intelligence')).toContainText('Em teste')
    await page.goto(`${services}/business-intelligence?aba=trabalho`)
    await press(page, 'Enviar tabela')
    await page.getByLabel(/^Arquivo CSV/).setInputFiles({
      name: 'vendas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Data;Loja;Receita\n05/09/2026;Centro;R$ 120,00\n12/09/2026;Praia;R$ 80,00\n'),
    })
    await press(page, 'Enviar')
    await expect(page.getByText('A tabela Vendas está pronta para perguntas.').first()).toBeVisible()
    const ask = async () => {
      await page.getByLabel('Sua pergunta').fill('receita por loja')
      await press(page, 'Perguntar')
    }
    const answer = page.getByText(/^Centro vem na frente em receita/).first()
    await ask()
    await expect(answer).toBeVisible()

    await backend.sql(`update subscriptions set trial_ends_at = now() - interval '16 days'
      where product_id = 'business-intelligence'`)
    await page.reload()
    await expect(page.getByText('Este agente está parado.', { exact: false })).toBeVisible()
    await expect(page.getByLabel('Sua pergunta')).toBeDisabled()
    await press(page, 'Abrir Vendas')
    const file = page.waitForEvent('download')
    await press(page, /^Baixar/)
    expect((await file).suggestedFilename()).toMatch(/vendas.*\.csv$/i)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Voltar a usar' }).click()
    await pay(page)
    await expect(card(page, 'Business Intelligence')).toContainText('Ativo')
    await expectOnNextInvoice(page, 'Business Intelligence')
    await page.goto(`${services}/business-intelligence?aba=trabalho`)
    await ask()
    await expect(answer).toBeVisible()
  })
})
