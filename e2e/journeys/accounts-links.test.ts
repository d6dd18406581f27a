import { forgotPassword } from '@ag/contracts'
import type { Page } from '@playwright/test'
import { logIn, test } from '../fixtures/accounts'
import { ask } from '../fixtures/api'
import { holdBack } from '../fixtures/hold-back'
import { expect } from '../fixtures/test'

const deadLink = 'Este link expirou ou já foi usado. Peça um novo.'
const newPassword = 'sete pontes sobre o mesmo riacho'

test('a page without a link says how to get one', async ({ page }) => {
  await page.goto('/auth/verify-email')
  await expect(
    page.getByText('Para confirmar, use o link que enviamos. Se preferir, peça um novo.'),
  ).toBeVisible()
  await page.goto('/auth/reset-password')
  await expect(page.getByText(deadLink)).toBeVisible()
})

test('a new password sent before the page woke up goes with its link', async ({
  page,
  mail,
  createAccount,
}) => {
  const account = await createAccount()
  await ask(forgotPassword, { email: account.email })
  const link = await mail.link(account.email, 'Crie uma nova senha')
  const wake = await holdBack(page)
  await page.goto(link, { waitUntil: 'commit' })
  await page.getByLabel('Nova senha').fill(newPassword)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  wake()
  await expect(page.getByRole('heading', { level: 1, name: 'Senha alterada.' })).toBeVisible()
})

test.describe('with an old password and an old session', () => {
  // The browser reports every refusal itself.
  test.use({ allowedNoise: /^Failed to load resource: .*401/ })

  test('V11: a new password by mail: the old one and every session end, and its used link says so before another is thought of', async ({
    page,
    mail,
    elsewhere,
    createAccount,
  }) => {
    const account = await createAccount()
    const laptop = await elsewhere()
    await laptop.goto('/auth/login')
    await logIn(laptop, account)
    await expect(laptop).toHaveURL('/dashboard')

    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Esqueci minha senha' })).toBeVisible()
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Confira seu e-mail.' })).toBeVisible()
    const link = await mail.link(account.email, 'Crie uma nova senha')
    await choosePassword(page, link)
    await expect(page.getByRole('heading', { level: 1, name: 'Senha alterada.' })).toBeVisible()
    await mail.newest(account.email, 'Sua senha foi alterada')

    await laptop.reload()
    await expect(laptop.getByRole('heading', { name: 'Sessão Expirada' })).toBeVisible()
    expect(await laptop.evaluate(() => localStorage.getItem('ag.token'))).toBeNull()
    await laptop.getByRole('button', { name: 'Fazer Login' }).click()
    await expect(laptop).toHaveURL(/\/auth\/login/)

    await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
    await logIn(page, account)
    await expect(page.getByText('Email ou senha incorretos. Verifique suas credenciais.')).toBeVisible()
    await logIn(page, { ...account, password: newPassword })
    await expect(page).toHaveURL('/dashboard')

    await laptop.goto(link)
    await expect(laptop.getByText(deadLink)).toBeVisible()
    await expect(laptop.getByLabel(/^Nova senha/)).toHaveCount(0)
    await laptop.getByRole('link', { name: 'Pedir um novo link' }).click()
    await expect(laptop).toHaveURL('/auth/forgot-password')
  })
})

async function choosePassword(page: Page, link: string) {
  await page.goto('/')
  await page.goto(link)
  await page.getByLabel('Nova senha').fill(newPassword)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
}
