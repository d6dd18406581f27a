import type { Page } from '@playwright/test'
import { logIn, test as shared } from '../fixtures/accounts'
import { test } from '../fixtures/backend'
import { chooseNewCard } from '../fixtures/billing'
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

shared.describe('a site, on a phone', () => {
  shared.use({
    viewport: { width: 390, height: 844 },
    allowedNoise: /^Failed to load resource: .*(?:409|503)/,
  })
  shared.describe.configure({ timeout: 60_000 })

  shared(
    'goes with its plan, stays to be taken along, and comes back as it was',
    async ({ page, elsewhere, createAccount, beSignedIn }) => {
      const workspace = `${services}/site-builder`
      const owner = await createAccount({ product: 'site-builder', payer: true })
      await beSignedIn(owner)
      await page.goto(`${workspace}?aba=trabalho`)
      await page.getByLabel(/^Nome/).fill(`Padaria ${owner.email.slice(0, 6)}`)
      await page.getByLabel(/^Cidade/).fill('Joinville')
      await press(page, 'Montar página')
      await page.getByLabel('WhatsApp com DDD').fill('(47) 91234-5678')
      await press(page, 'Publicar')
      const link = page.getByRole('link', { name: /\/s\/padaria-/ })
      await expect(link).toBeVisible()
      const address = (await link.getAttribute('href')) ?? ''
      const visitor = await elsewhere()
      const seen = (status: number) =>
        expect.poll(async () => (await visitor.goto(address))?.status()).toBe(status)
      await seen(200)
      await visitor.getByLabel('Seu nome').fill('Bruno Lima')
      await visitor.getByLabel('Seu e-mail ou telefone com DDD').fill('bruno@correio.example')
      await visitor.getByLabel('Mensagem').fill('Fazem bolo de milho?')
      await press(visitor, 'Enviar mensagem')
      await expect(visitor.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()

      await page.goto(services)
      await press(page, 'Assinar Site Builder')
      await chooseNewCard(page, 'Aprova')
      await pay(page)
      await expect(card(page, 'Site Builder')).toContainText('Ativo')
      await page.goto('/dashboard')
      await expect(page.getByRole('region', { name: 'Seus agentes' })).toContainText(/1 mensage/)
      await expectOnNextInvoice(page, 'Site Builder')

      await page.goto(services)
      await press(page, 'Pedir reembolso Site Builder')
      await press(page, 'Quero o reembolso')
      await expect(card(page, 'Site Builder')).toHaveCount(0)
      await seen(503)
      await expect(visitor.getByRole('heading', { name: 'Este site não está no ar agora' })).toBeVisible()
      await page.goto(`${workspace}?aba=trabalho`)
      await expect(page.getByText('O plano deste agente terminou.', { exact: false })).toBeVisible()
      const file = page.waitForEvent('download')
      await press(page, /^Baixar/)
      expect((await file).suggestedFilename()).toMatch(/\.html$/)
      await expect(page.getByRole('button', { name: /^Publicar/ })).toHaveCount(0)

      await page.getByRole('link', { name: 'Voltar a usar' }).click()
      await pay(page)
      await expect(card(page, 'Site Builder')).toContainText('Ativo')
      await seen(200)
    },
  )
})

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
