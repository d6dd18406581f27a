import type { Page } from '@playwright/test'
import { test } from '../fixtures/accounts'
import { chooseNewCard } from '../fixtures/billing'
import { expect } from '../fixtures/test'

const services = '/dashboard/services'

const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Seus agentes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const phone = { width: 390, height: 900 }
const desk = { width: 1440, height: 900 }

/** On a desk, and on the phone that the story goes on with. */
async function expectNoSidewaysScroll(page: Page) {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBe(0)
  }
}

/** From a trial to a plan that is paid for by a card whose bank answers like this. */
async function subscribe(page: Page, name: string, answer: 'Aprova' | 'Recusa') {
  await press(page, `Assinar ${name}`)
  await expect(dialog(page).getByText(/\d+ de \d+ dias$|^1–/)).toBeVisible()
  await chooseNewCard(page, answer)
  await dialog(page)
    .getByRole('button', { name: /^Assinar e pagar R\$/ })
    .click()
}

test('a trial becomes a plan by card on a phone, is cancelled, kept after all, and given back', async ({
  page,
  createAccount,
  beSignedIn,
}) => {
  await beSignedIn(await createAccount({ product: 'prospect', payer: true }))
  await page.setViewportSize(phone)
  await page.goto(services)
  const agent = card(page, 'Prospect AI')
  await expect(agent).toContainText('Em teste')
  await expect(agent).toContainText('Faltam 14 dias do seu teste.')
  await expect(agent).toContainText('Só se continuar: ')

  await subscribe(page, 'Prospect AI', 'Aprova')
  await expect(page.getByText('Prospect AI está ativo.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(agent).toContainText('Ativo')
  await expect(agent.getByText(/^R\$\s399,00 em 01\//)).toBeVisible()
  await expectNoSidewaysScroll(page)

  await press(page, 'Cancelar plano Prospect AI')
  await expect(dialog(page)).toContainText(/^.*Seu plano continua ativo até .*guardados por 90 dias\./)
  await press(page, 'Manter plano')
  await expect(agent).toContainText('Ativo')
  await press(page, 'Cancelar plano Prospect AI')
  await dialog(page).getByLabel('O que faltou? (opcional)').fill('Só queria testar.')
  await press(page, 'Cancelar plano')
  await expect(page.getByText(/^Plano cancelado\. O agente continua ativo até /)).toBeVisible()
  await expect(agent).toContainText('Cancelamento agendado')
  await press(page, 'Desfazer cancelamento Prospect AI')
  await expect(page.getByText('Cancelamento desfeito. Prospect AI continua ativo.')).toBeVisible()
  await expect(agent.getByRole('heading')).toBeFocused()
  await expect(agent.getByRole('button', { name: /^Desfazer/ })).toHaveCount(0)

  await press(page, 'Pedir reembolso Prospect AI')
  await expect(dialog(page)).toContainText(/Você está na garantia de 30 dias\. Quer o reembolso de R\$/)
  await press(page, 'Quero o reembolso')
  await expect(page.getByText(/^Reembolso de R\$.* a caminho\.$/)).toBeVisible()
  await expect(agent).toHaveCount(0)
  await expect(page.getByText('Você ainda não tem agentes ativos.', { exact: false })).toBeVisible()
  await expectNoSidewaysScroll(page)

  // The trial was had: the way back is a plan at once.
  await press(page, 'Adicionar Prospect AI')
  await expect(dialog(page).getByText(/\d+ de \d+ dias$|^1–/)).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: 'Visa final 4242' })).toBeChecked()
  await dialog(page)
    .getByRole('button', { name: /^Assinar e pagar R\$/ })
    .click()
  await expect(agent).toContainText('Ativo')
  await expect(agent.getByRole('button', { name: /reembolso/ })).toHaveCount(1)
})

test('another agent begins with a trial, from its link, and a trial ends without a cent', async ({
  page,
  createAccount,
  beSignedIn,
}) => {
  await beSignedIn(await createAccount())
  await page.goto(`${services}?product=whatsapp`)
  await expect(dialog(page)).toContainText('teste grátis de 14 dias')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(services)
  await press(page, 'Adicionar Atendimento WhatsApp')
  await press(page, 'Começar teste grátis')
  await expect(page.getByText('Teste grátis de Atendimento WhatsApp iniciado.')).toBeVisible()
  await expect(card(page, 'Atendimento WhatsApp')).toContainText('Em teste')
  await expect(page.getByRole('button', { name: 'Adicionar Atendimento WhatsApp' })).toHaveCount(0)

  await press(page, 'Cancelar plano Atendimento WhatsApp')
  await expect(dialog(page)).toContainText('O teste termina agora e nada é cobrado.')
  await press(page, 'Cancelar plano')
  await expect(card(page, 'Atendimento WhatsApp')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Adicionar Atendimento WhatsApp' })).toBeVisible()
})

test.describe('a card that is refused', () => {
  // The browser reports every 402 itself.
  test.use({ allowedNoise: /^Failed to load resource: .*402/ })

  test('leaves its invoice open, for another day or another way', async ({
    page,
    createAccount,
    beSignedIn,
  }) => {
    await beSignedIn(await createAccount({ product: 'whatsapp', payer: true }))
    await page.goto(services)
    await subscribe(page, 'Atendimento WhatsApp', 'Recusa')
    await expect(dialog(page).getByRole('alert')).toContainText('O banco recusou o cartão.')
    await press(page, 'Agora não')
    const agent = card(page, 'Atendimento WhatsApp')
    await expect(agent).toContainText('Em teste')
    await expect(agent).toContainText('O banco recusou o cartão.')
    await expect(agent).toContainText(/A fatura [\d-]+, de R\$\s[\d,]+, está em aberto/)

    await agent.getByRole('link', { name: /^Pagar fatura/ }).click()
    await expect(dialog(page)).toContainText(/^.*A fatura continua em aberto até .*: tente outra forma\./)
    // The card that was refused is not kept.
    await expect(dialog(page).getByRole('radio', { name: /final/ })).toHaveCount(0)
    await dialog(page).getByRole('radio', { name: 'Pix' }).check()
    await dialog(page).getByRole('button', { name: 'Pagar', exact: true }).click()
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Pagamento confirmado.' })).toBeVisible({
      timeout: 15_000,
    })
    await page.goto(services)
    await expect(card(page, 'Atendimento WhatsApp')).toContainText('Ativo')
  })
})
