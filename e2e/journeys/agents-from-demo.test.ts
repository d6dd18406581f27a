import { logIn, newPerson, test } from '../fixtures/accounts'
import { expect, whenReady } from '../fixtures/test'

test('what a visitor made in a demo on a phone is there after the first login', async ({ page, mail }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/agents/site-builder#demo')
  await whenReady(page)
  const name = page.getByRole('textbox', { name: 'Nome', exact: true })
  await name.fill('Padaria Lua')
  await name.press('Enter')
  await page
    .getByRole('region', { name: 'Gostou? Continue com o seu negócio' })
    .getByRole('link', { name: /^Testar grátis/ })
    .click()

  const person = newPerson()
  await expect(page.getByText(/^O que você fez na demonstração vai junto: /)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue('Padaria Lua')
  await page.getByRole('textbox', { name: 'Nome completo' }).fill(person.name)
  await page.getByRole('textbox', { name: 'E-mail corporativo' }).fill(person.email)
  await page.getByLabel(/^Senha/).fill(person.password)
  await page.getByRole('checkbox', { name: /^Li e aceito/ }).check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confira seu e-mail.' })).toBeVisible()

  await page.goto(await mail.link(person.email, 'Confirme seu e-mail'))
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado.' })).toBeVisible()
  await page.goto('/auth/login')
  await logIn(page, person)
  await page.getByRole('main').getByRole('link', { name: 'Site Builder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Site Builder' })).toBeVisible()
  const draft = page.getByRole('region', { name: 'O que você fez na demonstração' })
  await expect(draft.getByText(/Padaria Lua/)).toBeVisible()
})
