import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Account, card, enterSettings, logIn, signOut, test } from '../fixtures/accounts'
import { authenticator, turnOnSecondFactor } from '../fixtures/authenticator'
import { expect } from '../fixtures/test'

const title = 'Verificação em duas etapas'
const wrongCode = /Código incorreto\. Confira o aplicativo e tente de novo\./

/** What an app is told that cannot look at the picture. */
const secret = (page: Page) => page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/)

async function enterWithCode(page: Page, account: Account, code: string) {
  await page.goto('/dashboard/settings?secao=seguranca')
  await logIn(page, account)
  await page.getByLabel('Código').fill(code)
  await page.getByRole('button', { name: 'Confirmar' }).click()
}

// The browser reports every refusal itself.
test.use({ allowedNoise: /^Failed to load resource: .*400/ })

test('an app is connected in two steps, and recovery codes are told once', async ({
  page,
  mail,
  createAccount,
}) => {
  const account = await createAccount()
  await enterSettings(page, account, 'seguranca')
  const factor = card(page, title)
  await expect(factor.getByText('Desativada', { exact: true })).toBeVisible()

  await factor.getByRole('button', { name: 'Ativar' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  const password = proof.getByLabel('Senha atual')
  for (const [guess, message] of [
    ['', 'Informe sua senha.'],
    ['nunca foi esta', 'Senha incorreta.'],
  ] as const) {
    await password.fill(guess)
    await proof.getByRole('button', { name: 'Continuar' }).click()
    await expect(password).toHaveAccessibleDescription(message)
    await expect(password).toBeFocused()
  }
  await password.fill(account.password)
  await proof.getByRole('button', { name: 'Continuar' }).click()

  const link = page.getByRole('dialog', { name: 'Conecte o aplicativo' })
  await expect(link.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  const app = authenticator((await secret(page).textContent()) ?? '')
  const code = link.getByLabel(/^Código de 6 dígitos/)
  for (const [guess, message] of [
    ['', /Informe o código\./],
    ['000000', wrongCode],
  ] as const) {
    await code.fill(guess)
    await link.getByRole('button', { name: 'Ativar' }).click()
    await expect(code).toHaveAccessibleDescription(message)
    await expect(code).toBeFocused()
  }
  await code.fill(app.code())
  await link.getByRole('button', { name: 'Ativar' }).click()

  const telling = page.getByRole('dialog', { name: 'Guarde os códigos de recuperação' })
  await expect(telling.getByRole('listitem')).toHaveCount(10)
  const codes = await telling.getByRole('listitem').allTextContents()
  await page.keyboard.press('Escape')
  await expect(telling.getByRole('alert')).toContainText('Guarde os códigos antes de sair.')
  const download = page.waitForEvent('download')
  await telling.getByRole('button', { name: 'Baixar códigos' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('codigos-de-recuperacao.txt')
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toEqual(expect.arrayContaining(codes))
  await telling.getByRole('button', { name: 'Guardei os códigos' }).click()

  await expect(page.getByText('Verificação em duas etapas ativada.')).toBeVisible()
  await expect(factor.getByText('Ativada', { exact: true })).toBeVisible()
  await expect(factor.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
  await mail.newest(account.email, 'Verificação em duas etapas ativada')
  await page.reload()
  await expect(factor.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
  await expect(page.getByText(codes[0] ?? '')).toBeHidden()
})

test('another app takes the place of the first, and so do its recovery codes', async ({
  page,
  mail,
  elsewhere,
  createAccount,
}) => {
  const account = await createAccount()
  const { app, recoveryCodes } = await turnOnSecondFactor(account)
  await enterWithCode(page, account, app.nextCode())
  await card(page, title).getByRole('button', { name: 'Configurar de novo' }).click()
  await page.getByRole('dialog').getByLabel('Senha atual').fill(account.password)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const other = authenticator((await secret(page).textContent()) ?? '')
  await page.getByLabel(/^Código de 6 dígitos/).fill(other.code())
  await page.getByRole('dialog').getByRole('button', { name: 'Ativar' }).click()
  await page.getByRole('button', { name: 'Guardei os códigos' }).click()
  await mail.newest(account.email, 'Aplicativo autenticador trocado')

  const laptop = await elsewhere()
  const [old = ''] = recoveryCodes
  await enterWithCode(laptop, account, old)
  await expect(laptop.getByLabel('Código')).toHaveAccessibleDescription(wrongCode)
  await laptop.getByLabel('Código').fill(other.nextCode())
  await laptop.getByRole('button', { name: 'Confirmar' }).click()
  await expect(card(laptop, title).getByText('Restam 10 códigos de recuperação.')).toBeVisible()
})

test('it is turned off with the password and a code, and the login asks no more', async ({
  page,
  mail,
  createAccount,
}) => {
  const account = await createAccount()
  const { app, recoveryCodes } = await turnOnSecondFactor(account)
  await enterWithCode(page, account, app.nextCode())
  const factor = card(page, title)
  await factor.getByRole('button', { name: 'Desativar' }).click()
  const removal = page.getByRole('dialog', { name: 'Desativar a verificação em duas etapas?' })
  const password = removal.getByLabel('Senha atual')
  const code = removal.getByLabel('Código')
  const [recoveryCode = ''] = recoveryCodes
  for (const { given, typed, at, message } of [
    { given: '', typed: recoveryCode, at: password, message: 'Informe sua senha.' },
    { given: 'nunca foi esta', typed: recoveryCode, at: password, message: 'Senha incorreta.' },
    { given: account.password, typed: '', at: code, message: /Informe o código\./ },
    { given: account.password, typed: '000000', at: code, message: wrongCode },
  ]) {
    await password.fill(given)
    await code.fill(typed)
    await removal.getByRole('button', { name: 'Desativar' }).click()
    await expect(at).toHaveAccessibleDescription(message)
    await expect(at).toBeFocused()
  }
  await code.fill(recoveryCode)
  await removal.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByText('Verificação em duas etapas desativada.')).toBeVisible()
  await expect(factor.getByText('Desativada', { exact: true })).toBeVisible()
  await mail.newest(account.email, 'Verificação em duas etapas desativada')

  await signOut(page)
  await page.goto('/auth/login')
  await logIn(page, account)
  await expect(page).toHaveURL('/dashboard')
})
