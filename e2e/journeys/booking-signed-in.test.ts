import { test } from '../fixtures/accounts'
import { bookingPage } from '../fixtures/booking'
import { expect } from '../fixtures/test'

test('a customer is not asked again what the account says, finds the meeting in the dashboard, and may say something else for once', async ({
  page,
  createAccount,
  beSignedIn,
}) => {
  const account = await createAccount()
  await beSignedIn(account)
  const booking = bookingPage(page)
  await booking.open()
  const contact = page.getByRole('region', { name: 'Seus dados' })
  await expect(contact.getByText('Usaremos os dados da sua conta.')).toBeVisible()
  for (const known of [account.name, account.email, account.company])
    await expect(contact.getByText(known)).toBeVisible()
  await expect(contact.getByLabel('Nome completo')).toHaveCount(0)

  const time = await booking.hold(4)
  await contact.getByRole('checkbox').check()
  await booking.confirm.click()
  await expect(page.getByText(`Enviamos o convite para ${account.email}.`)).toBeVisible()

  await page.goto('/dashboard')
  const meetings = page.getByRole('region', { name: 'Próximas reuniões' })
  await expect(meetings).toContainText(`às ${time} (horário de Brasília)`)

  await booking.open()
  await page.getByRole('button', { name: 'Alterar' }).click()
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await page.getByLabel('Nome completo').fill('Beatriz Prado')
  await booking.hold(4)
  await page.getByRole('checkbox', { name: /^Concordo/ }).check()
  await booking.confirm.click()
  await page.getByRole('link', { name: 'Remarcar' }).click()
  await expect(page.getByText('Olá, Beatriz.')).toBeVisible()
})
