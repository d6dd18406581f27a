import type { Page } from '@playwright/test'
import { card, enterSettings, test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

const sections = ['Painel', 'Serviços', 'Faturamento', 'Configurações']

const inAWeek = () =>
  new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toLocaleDateString('pt-BR', {
    dateStyle: 'long',
    timeZone: 'America/Sao_Paulo',
  })
const notice = (page: Page) =>
  page.getByRole('main').getByText(`Sua conta será excluída em ${inAWeek()}.`, { exact: true })
const request = (page: Page) =>
  card(page, 'Excluir a conta').getByRole('button', { name: 'Excluir minha conta' })

// The browser reports every refusal itself.
test.use({ allowedNoise: /^Failed to load resource: .*400/ })

test('an account is to be deleted in a week, every page says so, and its owner thinks better of it', async ({
  context,
  page,
  mail,
  createAccount,
}) => {
  const account = await createAccount()
  await enterSettings(page, account, 'privacidade')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()

  await request(page).click()
  const question = page.getByRole('dialog', { name: 'Excluir sua conta?' })
  const password = question.getByLabel('Senha atual')
  for (const [guess, message] of [
    ['', 'Informe sua senha.'],
    ['nunca foi esta', 'Senha incorreta.'],
  ] as const) {
    await password.fill(guess)
    await question.getByRole('button', { name: 'Excluir conta' }).click()
    await expect(password).toHaveAccessibleDescription(message)
    await expect(password).toBeFocused()
  }
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(notice(page)).toBeHidden()
  await request(page).click()
  await password.fill(account.password)
  await question.getByRole('button', { name: 'Excluir conta' }).click()

  await expect(page.getByText('Exclusão pedida.')).toBeVisible()
  await expect(request(page)).toBeHidden()
  expect((await mail.newest(account.email, 'Sua conta será excluída')).text).toContain(inAWeek())
  for (const section of sections) {
    await page.getByRole('navigation', { name: 'Seções do painel' }).getByText(section).click()
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
    await expect(notice(page)).toBeVisible()
  }

  await other.reload()
  await expect(notice(other)).toBeVisible()
  await other.getByRole('button', { name: 'Cancelar exclusão' }).click()
  await expect(other.getByText('Exclusão cancelada.')).toBeVisible()
  await expect(notice(other)).toBeHidden()
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto('/dashboard/settings?secao=privacidade')
  await expect(request(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
})
