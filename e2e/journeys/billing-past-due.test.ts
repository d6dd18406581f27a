import { logIn } from '../fixtures/accounts'
import { test } from '../fixtures/backend'
import { billingPage, chooseNewCard } from '../fixtures/billing'
import { customer, expect } from '../fixtures/test'

test.describe.configure({ timeout: 60_000 })
// The browser reports every 402 itself.
test.use({ allowedNoise: /^Failed to load resource: .*402/ })

test('invoices are overdue and say why; another card pays one, and a Pix the other while the customer looks on', async ({
  page,
  backend,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await backend.serve(page)
  await page.goto('/dashboard/billing')
  await logIn(page, customer)
  const billing = billingPage(page)
  const banner = page.getByText(/^Não conseguimos cobrar sua fatura\. Vamos tentar de novo em/)

  await test.step('neither was paid after all', async () => {
    await billing.chooseCard('Recusa')
    await expect(billing.method).toContainText('Mastercard final 0002')
    await backend.sql(`
      update invoices set status = 'overdue', method = null, paid_at = null, tries = 1,
        first_failed_at = now(), next_try_at = now() + interval '1 day', failure = 'O banco recusou o cartão.'
        where id in (select id from invoices order by issued_at desc limit 2);
      update subscriptions set status = 'past_due' where product_id = 'prospect'`)
    await page.reload()
    await expect(banner).toBeVisible()
    for (const row of [billing.rows.first(), billing.rows.nth(1)]) {
      await expect(row).toContainText('Vencida')
      await expect(row).toContainText('O banco recusou o cartão.')
    }
  })

  await test.step('another card pays', async () => {
    await billing.rows
      .first()
      .getByRole('button', { name: /^Pagar/ })
      .click()
    await expect(billing.dialog.getByRole('radio', { name: 'Mastercard final 0002' })).toBeChecked()
    await billing.dialog.getByRole('button', { name: 'Pagar', exact: true }).click()
    await expect(billing.dialog.getByRole('alert')).toContainText('Pagamento não aprovado')
    await expect(billing.dialog.getByRole('alert')).toContainText('O banco recusou o cartão.')

    await chooseNewCard(page, 'Aprova')
    await billing.dialog.getByRole('button', { name: 'Pagar', exact: true }).click()
    await expect(page.getByText('Pagamento confirmado.')).toBeVisible()
    await expect(billing.dialog).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard/billing')
    await expect(billing.rows.first()).toContainText('com cartão')
    await expect(billing.rows.nth(1)).toContainText('Vencida')
    await expect(banner).toBeVisible()
    await expect(billing.method).toContainText('Visa final 4242')
  })

  await test.step('a Pix pays', async () => {
    await expect(page.getByText(/Você também pode pagar agora com Pix\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Pagar com Pix' }).click()
    const picture = billing.dialog.getByRole('img', { name: 'Código QR do Pix' })
    await expect(picture).toBeVisible()
    // The content policy lets it be seen.
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    await billing.dialog.getByRole('button', { name: 'Copiar código' }).click()
    await expect(billing.dialog.getByText('Copiado.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^000201.*br\.gov\.bcb\.pix/)
    await expect(
      billing.dialog.getByRole('status').filter({ hasText: 'Pagamento confirmado.' }),
    ).toBeVisible()
    await expect(picture).toHaveCount(0)
    await billing.dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(billing.rows.first()).toContainText('com cartão')
    await expect(billing.rows.nth(1)).toContainText('com Pix')
    await expect(page.getByText(/^Não conseguimos cobrar sua fatura\./)).toHaveCount(0)
  })
})
