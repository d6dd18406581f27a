import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { card, enterSettings, logIn, signOut, test } from '../fixtures/accounts'
import { authenticator } from '../fixtures/authenticator'
import { expect } from '../fixtures/test'

const title = 'Verificação em duas etapas'
const wrongCode = /Código incorreto\. Confira o aplicativo e tente de novo\./

/** What an app is told that cannot look at the picture. */
const secret = (page: Page) => page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/)

async function recoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('dialog', { name: 'Guarde os códigos de recuperação' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return codes.allTextContents()
}

// The browser reports every refusal itself.
test.use({ allowedNoise: /^Failed to load resource: .*400/ })

test('a second step is turned on with an app, moved to another, passed by a recovery code once and turned off', async ({
  page,
  mail,
  elsewhere,
  createAccount,
}) => {
  // Two browsers, and many passwords and codes, each of which takes the server some work.
  test.setTimeout(60_000)
  const account = await createAccount()
  const factor = card(page, title)
  await enterSettings(page, account, 'seguranca')

  const [old = ''] =
    await test.step('an app is connected in two steps, and recovery codes are told once', async () => {
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
      const codes = await recoveryCodes(page)
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
      return codes
    })

  const [recoveryCode = '', another = ''] =
    await test.step('another app takes its place, and so do its recovery codes', async () => {
      await factor.getByRole('button', { name: 'Configurar de novo' }).click()
      await page.getByRole('dialog').getByLabel('Senha atual').fill(account.password)
      await page.getByRole('button', { name: 'Continuar' }).click()
      const other = authenticator((await secret(page).textContent()) ?? '')
      await page.getByLabel(/^Código de 6 dígitos/).fill(other.code())
      await page.getByRole('dialog').getByRole('button', { name: 'Ativar' }).click()
      const codes = await recoveryCodes(page)
      await page.getByRole('button', { name: 'Guardei os códigos' }).click()
      await mail.newest(account.email, 'Aplicativo autenticador trocado')
      return codes
    })

  const laptop = await elsewhere()
  const factorThere = card(laptop, title)
  await test.step('a recovery code opens, and its owner hears of it', async () => {
    const code = laptop.getByLabel(/^Código/)
    const confirm = laptop.getByRole('button', { name: 'Confirmar' })
    await laptop.goto('/dashboard/settings?secao=seguranca')
    await logIn(laptop, account)
    await laptop.getByRole('button', { name: 'Usar um código de recuperação' }).click()
    await expect(code).toBeFocused()
    await code.fill(old)
    await confirm.click()
    await expect(code).toHaveAccessibleDescription(wrongCode)
    await code.fill(recoveryCode.toUpperCase())
    await confirm.click()
    await expect(factorThere.getByText('Restam 9 códigos de recuperação.')).toBeVisible()
    expect((await mail.newest(account.email, 'Código de recuperação usado')).text).toContain('Restam 9.')
  })

  await test.step('it is turned off with the password and a code, and the login asks no more', async () => {
    await factorThere.getByRole('button', { name: 'Desativar' }).click()
    const removal = laptop.getByRole('dialog', { name: 'Desativar a verificação em duas etapas?' })
    const password = removal.getByLabel('Senha atual')
    const code = removal.getByLabel('Código')
    for (const { given, typed, at, message } of [
      { given: '', typed: another, at: password, message: 'Informe sua senha.' },
      { given: 'nunca foi esta', typed: another, at: password, message: 'Senha incorreta.' },
      { given: account.password, typed: '', at: code, message: /Informe o código\./ },
      { given: account.password, typed: '000000', at: code, message: wrongCode },
      { given: account.password, typed: recoveryCode, at: code, message: wrongCode },
    ]) {
      await password.fill(given)
      await code.fill(typed)
      await removal.getByRole('button', { name: 'Desativar' }).click()
      await expect(at).toHaveAccessibleDescription(message)
      await expect(at).toBeFocused()
    }
    await code.fill(another)
    await removal.getByRole('button', { name: 'Desativar' }).click()
    await expect(laptop.getByText('Verificação em duas etapas desativada.')).toBeVisible()
    await expect(factorThere.getByText('Desativada', { exact: true })).toBeVisible()
    await mail.newest(account.email, 'Verificação em duas etapas desativada')

    await signOut(laptop)
    await laptop.goto('/auth/login')
    await logIn(laptop, account)
    await expect(laptop).toHaveURL('/dashboard')
  })
})
