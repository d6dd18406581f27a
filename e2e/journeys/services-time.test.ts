import type { Page } from '@playwright/test'
import { logIn } from '../fixtures/accounts'
import { test } from '../fixtures/backend'
import { customer, expect } from '../fixtures/test'

test.describe.configure({ timeout: 60_000 })
// The browser reports every 401 itself.
test.use({ allowedNoise: /^Failed to load resource: .*401/ })

const services = '/dashboard/services'
const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Seus agentes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test('V7: who decides during the trial pays nothing before it ends, and an agent whose trial has ended comes back by card', async ({
  page,
  backend,
  noise,
}) => {
  await backend.serve(page)

  await test.step('a trial ends, rests, and comes back by card', async () => {
    await backend.sql(`
      update subscriptions set status = 'trialing', first_charged_at = null, current_period_end = null,
        trial_started_at = now() - interval '13 days', trial_ends_at = now() + interval '1 day'
        where product_id = 'prospect'`)
    await page.goto('/dashboard')
    await logIn(page, customer)
    await expect(page.getByText('Prospect AI: falta 1 dia do seu teste.')).toBeVisible()

    await backend.sql(`
      update subscriptions set trial_ends_at = now() - interval '1 day' where product_id = 'prospect'`)
    await page.reload()
    await page
      .getByText('Prospect AI: seu teste terminou.', { exact: false })
      .locator('..')
      .getByRole('link', { name: 'Escolher forma de pagamento' })
      .click()
    await expect(page).toHaveURL(`${services}?product=prospect`)
    await expect(page.getByRole('dialog')).toContainText(/\d+ de \d+ dias|1–\d+\//)
    await page.getByRole('button', { name: 'Agora não' }).click()
    await expect(card(page, 'Prospect AI')).toContainText(
      /Você pode consultar tudo até .* Depois disso, o agente é pausado\./,
    )

    await backend.sql(`
      update subscriptions set trial_ends_at = now() - interval '16 days' where product_id = 'prospect'`)
    await page.reload()
    await expect(card(page, 'Prospect AI')).toContainText('Pausado')
    await page.getByRole('button', { name: 'Voltar a usar Prospect AI' }).click()
    await page.getByRole('button', { name: /^Assinar e pagar R\$/ }).click()
    await expect(page.getByText('Prospect AI está ativo.')).toBeVisible()
    await expect(card(page, 'Prospect AI')).toContainText('Ativo')
    expect.soft(noise.lines).toEqual([])
  })

  await test.step('who decides during the trial pays nothing before it ends', async () => {
    await page.getByRole('button', { name: /^Adicionar Business Intelligence/ }).click()
    await page.getByRole('button', { name: 'Começar teste grátis' }).click()
    const mine = card(page, 'Business Intelligence')
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
