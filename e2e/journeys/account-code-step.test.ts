import type { Page } from '@playwright/test'
import { card, logIn, test } from '../fixtures/accounts'
import { turnOnSecondFactor } from '../fixtures/authenticator'
import { expect } from '../fixtures/test'

const settings = '/dashboard/settings?secao=seguranca'
const wrongCode = /Código incorreto\. Confira o aplicativo e tente de novo\./

const code = (page: Page) => page.getByLabel(/^Código/)
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar' }).click()
const isAskedForACode = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Confirme que é você' })).toBeVisible()

// The browser reports every refusal itself.
test.use({ allowedNoise: /^Failed to load resource: .*(?:400|429)/ })

test('behind the password the login asks for a code, and goes on to where somebody wanted to be', async ({
  page,
  createAccount,
}) => {
  const account = await createAccount()
  const { app } = await turnOnSecondFactor(account)
  await page.goto(settings)
  await logIn(page, account)
  await isAskedForACode(page)
  await expect(code(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('ag.token'))).toBeNull()
  for (const [guess, message] of [
    ['', /Informe o código\./],
    ['12345', /Informe o código\./],
    ['000000', wrongCode],
  ] as const) {
    await code(page).fill(guess)
    await confirm(page)
    await expect(code(page)).toHaveAccessibleDescription(message)
    await expect(code(page)).toBeFocused()
  }
  // As apps write it.
  await code(page).fill(app.nextCode().replace(/^.../, '$& '))
  await confirm(page)
  await expect(page).toHaveURL(settings)
})

test('a recovery code opens once, and its owner hears of it', async ({
  page,
  mail,
  elsewhere,
  createAccount,
}) => {
  const account = await createAccount()
  const { recoveryCodes } = await turnOnSecondFactor(account)
  const [recoveryCode = '', another = ''] = recoveryCodes
  const other = await elsewhere()
  for (const browser of [page, other]) {
    await browser.goto(settings)
    await logIn(browser, account)
    await browser.getByRole('button', { name: 'Usar um código de recuperação' }).click()
    await expect(code(browser)).toBeFocused()
    await code(browser).fill(recoveryCode.toUpperCase())
    await confirm(browser)
  }
  const factor = card(page, 'Verificação em duas etapas')
  await expect(factor.getByText('Restam 9 códigos de recuperação.')).toBeVisible()
  expect((await mail.newest(account.email, 'Código de recuperação usado')).text).toContain('Restam 9.')

  await expect(code(other)).toHaveAccessibleDescription(wrongCode)
  await code(other).fill(another)
  await confirm(other)
  await expect(other).toHaveURL(settings)
})

test('going back keeps the address, and a login that took too long says so', async ({
  page,
  createAccount,
}) => {
  const account = await createAccount()
  const { app } = await turnOnSecondFactor(account)
  await page.goto('/auth/login')
  await logIn(page, account)
  await isAskedForACode(page)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
  await expect(page.getByLabel(/^Senha/)).toBeFocused()
  await expect(page.getByLabel(/^Senha/)).toHaveValue('')

  await logIn(page, account)
  await page.route(/login%2Fsecond-factor/, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'AUTH_TOKEN_INVALID', userMessage: 'O tempo para confirmar acabou. Entre de novo.' },
    }),
  )
  await code(page).fill(app.nextCode())
  await confirm(page)
  await expect(page.getByRole('alert')).toContainText('O tempo para confirmar acabou. Entre de novo.')
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
})

test('who guesses codes has to begin anew, and then to wait', async ({ page, createAccount }) => {
  const account = await createAccount()
  const { app } = await turnOnSecondFactor(account)
  await page.goto('/auth/login')
  await logIn(page, account)
  for (const guess of ['000000', '000001', '000002', '000003', '000004']) {
    await code(page).fill(guess)
    await confirm(page)
    await expect(code(page)).toHaveAccessibleDescription(wrongCode)
    await expect(page.getByRole('button', { name: 'Confirmar' })).toBeEnabled()
  }
  await code(page).fill(app.nextCode())
  await confirm(page)
  await expect(page.getByRole('alert')).toContainText('O tempo para confirmar acabou. Entre de novo.')

  await logIn(page, account)
  await code(page).fill(app.nextCode())
  await confirm(page)
  await expect(page.getByRole('alert')).toContainText('Muitas tentativas')
})
