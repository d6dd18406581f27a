import type { Page } from '@playwright/test'
import { card, enterSettings, logIn, test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

const newPassword = 'sete pontes sobre o mesmo riacho'

const current = (page: Page) => card(page, 'Senha').getByLabel('Senha atual')
const chosen = (page: Page) => card(page, 'Senha').getByLabel('Nova senha')

// The browser reports every 401 itself.
test.use({ allowedNoise: /^Failed to load resource: .*401/ })

test('a new password ends the other sessions, not this one, and its owner hears of it', async ({
  page,
  mail,
  elsewhere,
  createAccount,
}) => {
  // Three browsers and six logins, each of which takes the server some work.
  test.setTimeout(60_000)
  const account = await createAccount()
  const [working, waiting] = [await elsewhere(), await elsewhere()]
  await enterSettings(working, account)
  await enterSettings(waiting, account)
  await enterSettings(page, account, 'seguranca')
  await current(page).fill(account.password)
  await chosen(page).fill(newPassword)
  await expect(page.getByText('Força da senha: Forte.')).toBeVisible()
  await card(page, 'Senha').getByRole('button', { name: 'Alterar senha' }).click()
  await expect(page.getByText('Senha alterada.')).toBeVisible()
  await expect(page.getByText('As outras sessões foram encerradas.')).toBeVisible()
  await expect(current(page)).toHaveValue('')
  await expect(chosen(page)).toHaveValue('')
  await expect(page.getByText(/^Força da senha/)).toBeHidden()
  await expect(page.getByText('Não há outras sessões abertas.')).toBeVisible()
  await mail.newest(account.email, 'Sua senha foi alterada')

  await working.getByRole('navigation', { name: 'Seções do painel' }).getByText('Faturamento').click()
  await waiting.reload()
  for (const other of [working, waiting])
    await expect(other.getByRole('heading', { level: 1, name: 'Sessão Expirada' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('Não há outras sessões abertas.')).toBeVisible()
  await waiting.getByRole('button', { name: 'Fazer Login' }).click()
  await logIn(waiting, account)
  await expect(waiting.getByText('Email ou senha incorretos. Verifique suas credenciais.')).toBeVisible()
  await logIn(waiting, { ...account, password: newPassword })
  await expect(waiting).toHaveURL(/\/dashboard\/settings/)
})
