import type { Page } from '@playwright/test'
import { logIn, test as withAccounts } from '../fixtures/accounts'
import { test as withBackend } from '../fixtures/backend'
import { activate, billingPage } from '../fixtures/billing'
import { customer, expect } from '../fixtures/test'

const agent = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
/** '6–31/12, 26 de 31 dias: R$ 81,35' */
const charge = /(?:\d+–)?\d+\/\d\d(?:, \d+ de \d+ dias)?: R\$\s[\d.]+,\d\d/

withAccounts(
  'V6: overview, services and billing tell one charge, with its days',
  async ({ page, createAccount, beSignedIn }) => {
    const account = await createAccount({ product: 'whatsapp' })
    await beSignedIn(account)
    await page.goto('/dashboard')
    const overview = page.getByRole('region', { name: 'Próxima fatura' })
    await expect(overview).toContainText(charge)
    const [told = ''] = charge.exec((await overview.textContent()) ?? '') ?? []
    await page.goto('/dashboard/services')
    await expect(agent(page, 'Atendimento WhatsApp')).toContainText(`Só se continuar: ${told}`)
    await page.goto('/dashboard/billing')
    const [days = '', amount = ''] = told.split(': ')
    await expect(billingPage(page).next).toContainText(`Atendimento WhatsApp (${days})`)
    await expect(billingPage(page).next).toContainText(amount)
  },
)

withAccounts(
  'V3: a plan that begins is confirmed by mail, with its invoice as a file',
  async ({ createAccount, mail }) => {
    const account = await createAccount({ product: 'prospect', payer: true })
    expect((await mail.newest(account.email, /^Seu teste de Prospect AI começou$/)).text).toMatch(charge)
    const { number } = await activate(account, 'prospect', 'sandbox_passes')
    const { text, files } = await mail.newest(account.email, 'Assinatura confirmada: Prospect AI')
    expect(text).toContain(`A fatura ${number} está paga`)
    expect(files).toEqual([`fatura-${number}.pdf`])
  },
)

withBackend.describe('time', () => {
  withBackend.describe.configure({ timeout: 60_000 })
  // The browser reports every 401 itself.
  withBackend.use({ allowedNoise: /^Failed to load resource: .*401/ })

  withBackend('V7: who decides during the trial pays nothing before it ends', async ({ page, backend }) => {
    await backend.serve(page)
    await page.goto('/dashboard/services')
    await logIn(page, customer)
    await page.getByRole('button', { name: /^Adicionar Business Intelligence/ }).click()
    await page.getByRole('button', { name: 'Começar teste grátis' }).click()
    const mine = agent(page, 'Business Intelligence')
    await expect(mine).toContainText('Só se continuar: ')
    await mine.getByRole('button', { name: /^Assinar depois do teste/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/Hoje\s*R\$\s0,00/)
    await dialog.getByRole('button', { name: 'Assinar depois do teste' }).click()
    await expect(mine).toContainText('Até lá, nada é cobrado.')

    await backend.hoursLater(14 * 24 + 1)
    await page.goto('/auth/login?from=/dashboard/services')
    await logIn(page, customer)
    await expect(mine).toContainText('Ativo')
    const confirmed = await backend.mail.newest(
      customer.email,
      'Assinatura confirmada: Business Intelligence',
    )
    expect(confirmed.files).toHaveLength(1)
  })
})
