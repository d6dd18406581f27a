import type { Page } from '@playwright/test'
import { logIn, signOut, test } from '../fixtures/accounts'
import { turnOnSecondFactor } from '../fixtures/authenticator'
import { expect } from '../fixtures/test'

const settings = '/dashboard/settings?secao=seguranca'
const wrongCode = /Código incorreto\. Confira o aplicativo e tente de novo\./

const code = (page: Page) => page.getByLabel(/^Código/)
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar' }).click()

// The browser reports every refusal itself.
test.use({ allowedNoise: /^Failed to load resource: .*(?:400|429)/ })

test('behind the password the login asks for a code, goes on to where somebody wanted to be, and makes who guesses wait', async ({
  page,
  createAccount,
}) => {
  const account = await createAccount()
  const { app } = await turnOnSecondFactor(account)
  await page.goto(settings)
  await logIn(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme que é você' })).toBeVisible()
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
  await signOut(page)

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
