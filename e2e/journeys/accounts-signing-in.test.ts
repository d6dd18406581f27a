import { logIn, newPerson, test } from '../fixtures/accounts'
import { asleep, expect, whenReady } from '../fixtures/test'

const refusal = 'Email ou senha incorretos. Verifique suas credenciais.'

test.describe('refused', () => {
  // The browser reports every 401 itself.
  test.use({ allowedNoise: /^Failed to load resource: .*401/ })

  test('a wrong password and an unknown address are answered alike, and nothing typed is lost', async ({
    page,
    createAccount,
  }) => {
    const account = await createAccount()
    const wrongPassword = { ...account, password: 'uma frase que não é a senha' }
    await page.goto('/auth/login')
    const answers: (string | null)[] = []
    for (const attempt of [wrongPassword, newPerson()]) {
      await logIn(page, attempt)
      await expect(page.getByRole('alert')).toContainText(refusal)
      answers.push(await page.getByRole('alert').textContent())
      await expect(page.getByLabel('E-mail')).toHaveValue(attempt.email)
      await expect(page.getByLabel(/^Senha/)).toHaveValue(attempt.password)
      await page.reload()
    }
    expect(answers[1]).toBe(answers[0])

    await logIn(page, account)
    await expect(page).toHaveURL('/dashboard')
  })

  test('correcting only the password is enough', async ({ page, createAccount }) => {
    const account = await createAccount()
    await page.goto('/auth/login')
    await logIn(page, { ...account, password: 'quase a senha certa' })
    await expect(page.getByText(refusal)).toBeVisible()
    await page.getByLabel(/^Senha/).fill(account.password)
    await page.getByLabel(/^Senha/).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  })
})

test('an address that is not confirmed cannot enter, and gets another link', async ({
  page,
  mail,
  createAccount,
}) => {
  const account = await createAccount({ confirmed: false })
  const links = async () => (await mail.all(account.email)).map(({ subject }) => subject)
  expect(await links()).toEqual(['Confirme seu e-mail'])

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
  const wake = await asleep(page)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await logIn(page, account)
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
  wake()
  await expect(page).toHaveURL('/dashboard')
})

test('a password can be looked at', async ({ page }) => {
  await page.goto('/auth/login')
  await whenReady(page)
  const password = page.getByLabel(/^Senha/)
  await password.fill('segredo à vista')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})
