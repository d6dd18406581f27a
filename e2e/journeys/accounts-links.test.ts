import { forgotPassword } from '@ag/contracts'
import type { Page } from '@playwright/test'
import { logIn, test } from '../fixtures/accounts'
import { ask } from '../fixtures/api'
import { asleep, expect } from '../fixtures/test'

const deadLink = 'Este link expirou ou já foi usado. Peça um novo.'
const newPassword = 'sete pontes sobre o mesmo riacho'

test('a verification link answers the same when it is used again', async ({
  page,
  mail,
  elsewhere,
  createAccount,
}) => {
  const account = await createAccount({ confirmed: false })
  const link = await mail.link(account.email, 'Confirme seu e-mail')
  for (const reader of [page, await elsewhere(), page]) {
    await reader.goto('/')
    await reader.goto(link)
    await reader.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
    await expect(reader.getByRole('heading', { level: 1, name: 'E-mail confirmado.' })).toBeVisible()
    await expect(reader.getByText('Você já pode entrar.')).toBeVisible()
  }
})

test('opening a link confirms nothing by itself and leaves no secret in the address', async ({
  page,
  mail,
  createAccount,
}) => {
  const account = await createAccount({ confirmed: false })
  await page.goto(await mail.link(account.email, 'Confirme seu e-mail'))
  await expect(page.getByRole('button', { name: 'Confirmar meu e-mail' })).toBeEnabled()
  await expect(page).toHaveURL('/auth/verify-email')
  await page.goto('/auth/login')
  await logIn(page, account)
  await expect(page.getByText(/^Por favor, verifique seu email/)).toBeVisible()
})

test('a page without a link says how to get one', async ({ page }) => {
  await page.goto('/auth/verify-email')
  await expect(
    page.getByText('Para confirmar, use o link que enviamos. Se preferir, peça um novo.'),
  ).toBeVisible()
  await page.goto('/auth/reset-password')
  await expect(page.getByText(deadLink)).toBeVisible()
})

test('V11: a used link says so before a new password is thought of', async ({
  page,
  mail,
  createAccount,
}) => {
  const account = await createAccount()
  await ask(forgotPassword, { email: account.email })
  const link = await mail.link(account.email, 'Crie uma nova senha')
  await choosePassword(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'Senha alterada.' })).toBeVisible()
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByText(deadLink)).toBeVisible()
  await expect(page.getByLabel(/^Nova senha/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Pedir um novo link' }).click()
  await expect(page).toHaveURL('/auth/forgot-password')
})

test('a new password sent before the page woke up goes with its link', async ({
  page,
  mail,
  createAccount,
}) => {
  const account = await createAccount()
  await ask(forgotPassword, { email: account.email })
  const link = await mail.link(account.email, 'Crie uma nova senha')
  const wake = await asleep(page)
  await page.goto(link, { waitUntil: 'commit' })
  await page.getByLabel('Nova senha').fill(newPassword)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  wake()
  await expect(page.getByRole('heading', { level: 1, name: 'Senha alterada.' })).toBeVisible()
})

test.describe('refused', () => {
  // The browser reports every refusal itself.
  test.use({ allowedNoise: /^Failed to load resource: .*(?:400|401)/ })

  test('a broken verification link says so and offers a new one', async ({ page, mail, createAccount }) => {
    const account = await createAccount({ confirmed: false })
    await page.goto('/auth/verify-email#token=nunca-foi-um-link')
    await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
    await expect(page.getByText(deadLink)).toBeVisible()

    await page.getByLabel('E-mail').fill(account.email)
    await page.getByRole('button', { name: 'Reenviar e-mail de verificação' }).click()
    await expect(
      page.getByText('Se este e-mail ainda precisar de confirmação, enviaremos um novo link.'),
    ).toBeVisible()
    await expect.poll(async () => (await mail.all(account.email)).length).toBe(2)
  })

  test('a new password by mail: the old one and every session end, the link works once', async ({
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
  })

  test('using one of two links for a new password uses up both', async ({ page, mail, createAccount }) => {
    const account = await createAccount()
    const links: string[] = []
    for (const count of [1, 2]) {
      await page.goto('/auth/forgot-password')
      await page.getByLabel('E-mail').fill(account.email)
      await page.getByRole('button', { name: 'Enviar link' }).click()
      await expect
        .poll(async () => (await mail.all(account.email)).filter(isReset).length, { message: 'mails' })
        .toBe(count)
      links.push(await mail.link(account.email, 'Crie uma nova senha'))
    }
    const [first = '', second = ''] = links
    expect(first).not.toBe(second)
    await choosePassword(page, first)
    await expect(page.getByRole('heading', { level: 1, name: 'Senha alterada.' })).toBeVisible()
    await page.goto('/')
    await page.goto(second)
    await expect(page.getByText(deadLink)).toBeVisible()
  })
})

const isReset = ({ subject }: { subject: string }) => subject === 'Crie uma nova senha'

async function choosePassword(page: Page, link: string) {
  await page.goto('/')
  await page.goto(link)
  await page.getByLabel('Nova senha').fill(newPassword)
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
}
