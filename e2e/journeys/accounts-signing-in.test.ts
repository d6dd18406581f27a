import { logIn, test } from '../fixtures/accounts'
import { holdBack } from '../fixtures/hold-back'
import { expect } from '../fixtures/test'

test.describe('with a wrong password', () => {
  // The browser reports every 401 itself.
  test.use({ allowedNoise: /^Failed to load resource: .*401/ })

  test('nothing typed is lost, and correcting only the password is enough', async ({
    page,
    createAccount,
  }) => {
    const account = await createAccount()
    const wrong = 'quase a senha certa'
    await page.goto('/auth/login')
    await logIn(page, { ...account, password: wrong })
    await expect(page.getByRole('alert')).toContainText(
      'Email ou senha incorretos. Verifique suas credenciais.',
    )
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
    await expect(page.getByLabel(/^Senha/)).toHaveValue(wrong)
    await page.getByLabel(/^Senha/).fill(account.password)
    await page.getByLabel(/^Senha/).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  })
})

test('an address that is not confirmed cannot enter, not even once its link was opened, and gets another', async ({
  page,
  mail,
  createAccount,
}) => {
  const account = await createAccount({ confirmed: false })
  const links = async () => (await mail.all(account.email)).map(({ subject }) => subject)
  expect(await links()).toEqual(['Confirme seu e-mail'])

  await test.step('opening a link confirms nothing by itself and leaves no secret in the address', async () => {
    await page.goto(await mail.link(account.email, 'Confirme seu e-mail'))
    await expect(page.getByRole('button', { name: 'Confirmar meu e-mail' })).toBeEnabled()
    await expect(page).toHaveURL('/auth/verify-email')
  })

  await page.goto('/auth/login')
  await logIn(page, account)
  await expect(
    page.getByText('Por favor, verifique seu email antes de fazer login. Verifique sua caixa de entrada.', {
      exact: true,
    }),
  ).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('ag.token'))).toBeNull()

  const resend = page.getByRole('button', { name: 'Reenviar e-mail de verificação' })
  await resend.click()
  await expect(
    page.getByText('Se este e-mail ainda precisar de confirmação, enviaremos um novo link.'),
  ).toBeVisible()
  await expect(page.getByText(/Você pode pedir outro em \d+ segundos\./)).toBeVisible()
  await expect(resend).toBeDisabled()

  await expect.poll(links).toEqual(['Confirme seu e-mail', 'Confirme seu e-mail'])
  await page.goto(await mail.link(account.email, 'Confirme seu e-mail'))
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await logIn(page, account)
  await expect(page).toHaveURL('/dashboard')
})

test('what was typed and sent before the page woke up still signs in', async ({ page, createAccount }) => {
  const account = await createAccount()
  const wake = await holdBack(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await logIn(page, account)
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
  wake()
  await expect(page).toHaveURL('/dashboard')
})
