import type { Page } from '@playwright/test'
import { logIn } from '../fixtures/accounts'
import { test } from '../fixtures/backend'
import { customer, expect } from '../fixtures/test'

test.describe.configure({ timeout: 60_000 })

const services = '/dashboard/services'
const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Seus agentes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a trial ends, rests, and comes back by card', async ({ page, backend }) => {
  await backend.serve(page)
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
})

test('an unpaid invoice is one press away, from the first screen and from its agent', async ({
  page,
  backend,
}) => {
  await backend.serve(page)
  await backend.sql(`
    update invoices set status = 'overdue', method = null, paid_at = null, tries = 1,
      first_failed_at = now(), next_try_at = now() + interval '1 day', failure = 'O banco recusou o cartão.'
      where id = (select id from invoices order by issued_at desc limit 1);
    update subscriptions set status = 'past_due' where product_id = 'prospect'`)
  await page.goto('/dashboard')
  await logIn(page, customer)
  await expect(page.getByText(/^Não conseguimos cobrar sua fatura\. Vamos tentar de novo em/)).toBeVisible()
  const pay = page.getByRole('link', { name: 'Pagar agora' })
  await expect(pay).toHaveAttribute('href', /^\/dashboard\/billing\?invoice=inv_/)
  await page.goto(services)
  await expect(card(page, 'Prospect AI')).toContainText('Pagamento pendente')
  await card(page, 'Prospect AI')
    .getByRole('link', { name: /^Pagar fatura/ })
    .click()
  await expect(page).toHaveURL(/\/dashboard\/billing\?invoice=inv_/)
  await expect(page.getByRole('dialog', { name: /^Fatura/ })).toBeVisible()
})
