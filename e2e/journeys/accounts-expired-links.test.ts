import { newPerson } from '../fixtures/accounts'
import { test } from '../fixtures/backend'
import { customer, expect } from '../fixtures/test'

test.describe.configure({ timeout: 60_000 })
// The browser reports every refusal itself.
test.use({ allowedNoise: /^Failed to load resource: .*400/ })

test('links of mails expire: after a day for a new address, after an hour for a new password', async ({
  page,
  backend,
}) => {
  const person = newPerson()
  await backend.serve(page)
  await page.goto('/auth/signup')
  await page.getByLabel('Nome completo').fill(person.name)
  await page.getByLabel('E-mail corporativo').fill(person.email)
  await page.getByLabel('Empresa').fill(person.company)
  await page.getByLabel(/^Senha/).fill(person.password)
  await page.getByLabel(/^Li e aceito/).check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  const confirmation = await backend.mail.link(person.email, 'Confirme seu e-mail')

  await page.goto('/auth/forgot-password')
  await page.getByLabel('E-mail').fill(customer.email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  const recovery = await backend.mail.link(customer.email, 'Crie uma nova senha')

  await backend.hoursLater(1.01)
  await page.goto(recovery)
  await expect(page.getByText('Este link expirou ou já foi usado. Peça um novo.')).toBeVisible()
  await page.getByRole('link', { name: 'Pedir um novo link' }).click()
  await expect(page).toHaveURL('/auth/forgot-password')

  await backend.hoursLater(24.01)
  await page.goto(confirmation)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByText('Este link expirou ou já foi usado. Peça um novo.')).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Reenviar e-mail de verificação' }).click()
  await expect
    .poll(async () => (await backend.mail.link(person.email, 'Confirme seu e-mail')) !== confirmation)
    .toBe(true)
  await page.goto('/')
  await page.goto(await backend.mail.link(person.email, 'Confirme seu e-mail'))
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado.' })).toBeVisible()
})
