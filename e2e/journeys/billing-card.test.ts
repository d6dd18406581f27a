import { readFile } from 'node:fs/promises'
import { test } from '../fixtures/accounts'
import { activate, billingPage } from '../fixtures/billing'
import { expect } from '../fixtures/test'

/** '6–31/12, 26 de 31 dias: R$ 81,35' */
const charge = /(?:\d+–)?\d+\/\d\d(?:, \d+ de \d+ dias)?: R\$\s[\d.]+,\d\d/

test('V6: overview, services and billing tell one charge, with its days; paid by card on a phone, its invoice is a file at a desk', async ({
  page,
  createAccount,
  beSignedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const account = await createAccount({ product: 'prospect', payer: true })
  await beSignedIn(account)
  await page.goto('/dashboard')
  const overview = page.getByRole('region', { name: 'Próxima fatura' })
  await expect.soft(overview).toContainText(charge)
  const [told = ''] = charge.exec((await overview.textContent()) ?? '') ?? []
  await page.goto('/dashboard/services')
  const agent = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Prospect AI', exact: true }) })
  await expect.soft(agent).toContainText(`Só se continuar: ${told}`)

  const billing = billingPage(page)
  await page.goto('/dashboard/billing')
  const [days = '', amount = ''] = told.split(': ')
  await expect.soft(billing.next).toContainText(`Prospect AI (${days})`)
  await expect.soft(billing.next).toContainText(amount)
  await expect(page.getByText('Durante o teste, você não paga nada.')).toBeVisible()
  await expect(billing.next).toContainText('Depois disso, só se você continuar:')
  await expect(billing.method).toContainText('Você ainda não escolheu como pagar.')
  await billing.chooseCard('Aprova')
  await expect(billing.method).toContainText('Visa final 4242')

  const { number, total } = await activate(account, 'prospect')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(billing.next).toContainText('R$ 399,00')
  await expect(billing.guarantee.getByRole('listitem')).toContainText(/^Prospect AI, até /)
  const row = billing.rows.filter({ hasText: `Fatura ${number}` })
  await expect(row).toContainText('Paga')
  await expect(row).toContainText('com cartão')
  await expect(row.getByRole('definition').first()).toBeHidden()
  await row.getByText('Ver itens').click()
  await expect(row.getByRole('definition').first()).toHaveText(`R$ ${total.toFixed(2).replace('.', ',')}`)

  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: `Baixar PDF da fatura ${number}` }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`fatura-${number}.pdf`)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  // Bytes that were taken for text on the way would have grown, and the end would not be where it says.
  expect(bytes.subarray(-32).toString('latin1')).toContain('%%EOF')
  const [, start] = /startxref\s+(\d+)/.exec(bytes.toString('latin1')) ?? []
  expect(bytes.subarray(Number(start), Number(start) + 4).toString('latin1')).toBe('xref')
})
