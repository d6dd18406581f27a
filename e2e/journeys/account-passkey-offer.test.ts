import type { Page } from '@playwright/test'
import { logIn, test } from '../fixtures/accounts'
import { siteByName } from '../fixtures/site-settings'
import { expect, whenReady } from '../fixtures/test'

// Passkeys belong to a name.
test.use({ baseURL: siteByName, decided: false })

const offer = (page: Page) => page.getByRole('region', { name: 'Entre sem senha' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('ag.functional.passkey_offer'))
const dashboardIsThere = (page: Page) =>
  expect(page.getByText(/^Olá, .+\. Veja como estão seus agentes\.$/)).toBeVisible()

test('the offer of a passkey is turned down, for the visit or as long as functional cookies are allowed, and then taken', async ({
  page,
  createAccount,
}) => {
  const account = await createAccount()
  await page.goto('/auth/login')
  await whenReady(page)
  await page.getByRole('button', { name: 'Aceitar Todos' }).click()
  await page.goto('/dashboard')
  await logIn(page, account)
  await expect(page).toHaveURL('/dashboard')
  await offer(page).getByRole('button', { name: 'Agora não' }).click()
  await expect.poll(() => stored(page)).toBe('dismissed')
  await page.reload()
  await dashboardIsThere(page)
  await expect(offer(page)).toBeHidden()

  await page.goto('/dashboard/settings?secao=privacidade')
  await page.getByRole('button', { name: 'Gerenciar cookies' }).first().click()
  await page.getByRole('button', { name: 'Rejeitar Todos' }).click()
  await expect(page.getByText('Hoje você permite: Necessários.')).toBeVisible()
  expect(await stored(page)).toBeNull()
  await page.goto('/dashboard')
  await offer(page).getByRole('button', { name: 'Agora não' }).click()
  await expect(offer(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await stored(page)).toBeNull()
  const menu = page.getByRole('navigation', { name: 'Seções do painel' })
  await menu.getByText('Faturamento').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Faturamento' })).toBeVisible()
  await menu.getByText('Painel').click()
  await dashboardIsThere(page)
  await expect(offer(page)).toBeHidden()

  await page.reload()
  await offer(page).getByRole('link', { name: 'Criar chave de acesso' }).click()
  await expect(page).toHaveURL('/dashboard/settings?secao=seguranca')
  await expect(page.getByRole('button', { name: 'Adicionar chave de acesso' })).toBeVisible()
})
