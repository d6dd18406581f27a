import type { Page } from '@playwright/test'
import { logIn, newPerson, test } from '../fixtures/accounts'
import { turnOnSecondFactor } from '../fixtures/authenticator'
import { expect } from '../fixtures/test'

test.use({
  javaScriptEnabled: false,
  // The browser reports every refusal itself.
  allowedNoise: /^Failed to load resource: .*(?:400|401)/,
})

/** What the login says to whoever is led to it, in words that Playwright passes over by their text. */
const arrival = (page: Page) => page.locator('main :target:visible')

test('without scripts an account is asked for, confirmed and opened, and the panel takes it over once there are some', async ({
  page,
  mail,
  context,
  elsewhere,
}) => {
  const person = newPerson()
  const main = page.getByRole('main')
  await page.goto('/auth/signup?product=whatsapp')
  await main.getByLabel('Nome completo').fill(person.name)
  await main.getByLabel(/^E-mail/).fill(person.email)
  await main.getByLabel('Empresa').fill(person.company)
  await main.getByLabel(/^Senha/).fill('curta')
  await main.getByRole('button', { name: 'Criar conta' }).click()
  await expect(main.getByRole('alert')).toContainText('Use pelo menos 12 caracteres.')
  await expect(main.getByRole('alert')).toContainText('Aceite os termos para continuar.')
  await expect(main.getByLabel('Nome completo')).toHaveValue(person.name)
  await expect(main.getByLabel(/^Senha/)).toHaveValue('')
  await expect(main.getByLabel(/^Senha/)).toHaveAccessibleDescription(/Use pelo menos 12 caracteres\./)
  await main.getByLabel(/^Senha/).fill(person.password)
  await main.getByRole('checkbox', { name: /^Li e aceito/ }).check()
  await main.getByRole('button', { name: 'Criar conta' }).click()
  await expect(arrival(page)).toContainText('Se o endereço puder ser usado, você receberá uma mensagem')

  const link = await mail.link(person.email, 'Confirme seu e-mail')
  await page.goto(link)
  await main.getByLabel('Link do e-mail').fill(link)
  await main.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(arrival(page)).toContainText('E-mail confirmado.')

  await page.goto('/auth/login?from=%2Fdashboard%2Fsettings')
  await logIn(page, { ...person, password: 'outra senha qualquer' })
  await expect(main.getByRole('alert')).toContainText(
    'Email ou senha incorretos. Verifique suas credenciais.',
  )
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await logIn(page, person)
  await expect(page.getByRole('heading', { name: 'Senha conferida' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Recarregar a página' })).toBeVisible()

  const scripted = await elsewhere({ javaScriptEnabled: true })
  await scripted.context().addCookies(await context.cookies(page.url()))
  await scripted.goto(page.url())
  await expect(scripted).toHaveURL('/dashboard/settings')
  expect(await scripted.context().cookies(page.url())).toEqual([])
})

test('without scripts a lost password is replaced, and the second step of a login is asked for', async ({
  page,
  mail,
  createAccount,
}) => {
  const account = await createAccount()
  const { app } = await turnOnSecondFactor(account)
  const main = page.getByRole('main')
  await page.goto('/auth/forgot-password')
  await main.getByLabel('E-mail').fill(account.email)
  await main.getByRole('button', { name: 'Enviar link' }).click()
  await expect(arrival(page)).toContainText('enviamos um link para criar uma nova senha')

  const link = await mail.link(account.email, /senha/i)
  const password = 'sete barcos descem o rio calmo'
  await page.goto(link)
  await main.getByLabel('Link do e-mail').fill(link)
  await main.getByLabel(/^Nova senha/).fill(password)
  await main.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(arrival(page)).toContainText('Senha alterada.')

  await logIn(page, { ...account, password })
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible()
  await page.getByLabel(/^Código/).fill('000000')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(main.getByRole('alert')).toContainText('Código incorreto.')
  await page.getByLabel(/^Código/).fill(app.nextCode())
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('heading', { name: 'Senha conferida' })).toBeVisible()
})
