import { login } from '@ag/contracts'
import type { Page } from '@playwright/test'
import { card, enterSettings, test } from '../fixtures/accounts'
import { ask } from '../fixtures/api'
import { expect } from '../fixtures/test'

const phone = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}
const laptop = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
}

const open = (page: Page) => card(page, 'Sessões abertas')
const session = (page: Page, text: string) => open(page).getByRole('listitem').filter({ hasText: text })

// The browser reports every 401 itself.
test.use({ allowedNoise: /^Failed to load resource: .*401/ })

test('sessions on other devices are seen and ended, one or all at once', async ({
  page,
  mail,
  elsewhere,
  createAccount,
}) => {
  const account = await createAccount()
  await enterSettings(page, account, 'seguranca')
  await expect(session(page, 'Este dispositivo')).toContainText('Em uso agora')
  await expect(open(page).getByText('Não há outras sessões abertas.')).toBeVisible()

  const other = await elsewhere(phone)
  await enterSettings(other, account)
  expect((await mail.newest(account.email, 'Novo acesso à sua conta')).text).toContain('Chrome no Android')
  await page.reload()
  await expect(session(page, 'Chrome no Android')).toContainText(
    /Último uso em \d{2}\/\d{2}\/\d{4}, às \d{2}:\d{2}/,
  )
  await expect(session(page, 'Este dispositivo').getByRole('button')).toHaveCount(0)

  const end = page.getByRole('button', { name: 'Encerrar a sessão em Chrome no Android' })
  const question = page.getByRole('dialog', { name: 'Encerrar esta sessão?' })
  await end.click()
  await expect(question).toContainText('Quem usa Chrome no Android vai precisar entrar de novo.')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question).toBeHidden()
  await expect(end).toBeFocused()
  await end.click()
  await question.getByRole('button', { name: 'Encerrar sessão' }).click()
  await expect(page.getByText('Sessão encerrada.')).toBeVisible()
  await expect(open(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Sessões abertas' })).toBeFocused()

  await other.getByRole('tab', { name: 'Segurança' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Sessão Expirada' })).toBeVisible()

  const { email, password } = account
  for (const device of [phone, laptop]) await ask(login, { email, password }, device)
  await page.reload()
  await expect(open(page).getByRole('listitem')).toHaveCount(3)
  await expect(session(page, 'Firefox no Windows')).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar as outras sessões' }).click()
  const questionOfAll = page.getByRole('dialog', { name: 'Encerrar as outras sessões?' })
  await questionOfAll.getByRole('button', { name: 'Encerrar as outras' }).click()
  await expect(page.getByText('2 sessões encerradas.')).toBeVisible()
  await expect(open(page).getByText('Não há outras sessões abertas.')).toBeVisible()
  await page.reload()
  await expect(session(page, 'Este dispositivo')).toBeVisible()
})
