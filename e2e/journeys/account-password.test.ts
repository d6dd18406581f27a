import type { Page } from '@playwright/test'
import { card, enterSettings, logIn, test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

const newPassword = 'sete pontes sobre o mesmo riacho'

const current = (page: Page) => card(page, 'Senha').getByLabel('Senha atual')
const chosen = (page: Page) => card(page, 'Senha').getByLabel('Nova senha')
const change = (page: Page) => card(page, 'Senha').getByRole('button', { name: 'Alterar senha' }).click()

test.describe('refused', () => {
  // The browser reports every refusal itself.
  test.use({ allowedNoise: /^Failed to load resource: .*(?:400|401|429)/ })

  test('each wrong input is named at its field, which takes the focus', async ({ page, createAccount }) => {
    const account = await createAccount()
    const [local = ''] = account.email.split('@')
    const mistakes = [
      { now: '', next: newPassword, at: current, message: 'Informe sua senha.' },
      { now: 'nunca foi esta', next: newPassword, at: current, message: 'Senha incorreta.' },
      { now: account.password, next: 'onze letras', at: chosen, message: 'Use pelo menos 12 caracteres.' },
      {
        now: account.password,
        next: 'senha123456789',
        at: chosen,
        message: 'Essa senha é fácil de adivinhar. Use uma frase ou palavras pouco comuns.',
      },
      ...[`${account.name} em 2026`, `${local} na serra`].map((next) => ({
        now: account.password,
        next,
        at: chosen,
        message: 'A senha não pode conter seu nome, e-mail ou empresa.',
      })),
    ]
    await enterSettings(page, account, 'seguranca')
    for (const { now, next, at, message } of mistakes) {
      await current(page).fill(now)
      await chosen(page).fill(next)
      await change(page)
      await expect(at(page)).toHaveAccessibleDescription(new RegExp(message))
      await expect(at(page)).toBeFocused()
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    }
  })

  test('who guesses has to wait, also with the right one', async ({ page, createAccount }) => {
    const account = await createAccount()
    await enterSettings(page, account, 'seguranca')
    await chosen(page).fill(newPassword)
    for (const guess of ['um palpite', 'outro palpite', 'mais um palpite', 'quase um palpite', 'o último']) {
      await current(page).fill(guess)
      await change(page)
      await expect(current(page)).toHaveAccessibleDescription(/Senha incorreta\./)
    }
    await current(page).fill(account.password)
    await change(page)
    await expect(card(page, 'Senha').getByRole('alert')).toContainText('Muitas tentativas')
  })

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
    await change(page)
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
})
