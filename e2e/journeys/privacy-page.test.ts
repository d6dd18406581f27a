import type { Page } from '@playwright/test'
import { expect, test, whenReady } from '../fixtures/test'

test.use({ decided: false })

const list = (page: Page) => page.getByRole('region', { name: 'O que guardamos, por categoria' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the privacy page names every cookie, its provider, purpose and duration', async ({ page }) => {
    await page.goto('/privacy')
    const main = page.getByRole('main')
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.soft(main.getByText('Automatize Demonstração Ltda.').first()).toBeVisible()
    await expect.soft(main).not.toContainText('Carregando')
    for (const category of ['Necessários', 'Funcionais', 'Análise', 'Marketing'])
      await expect(list(page).getByRole('table', { name: new RegExp(`^${category}, `) })).toBeVisible()
    await expect(
      list(page).getByRole('row', {
        name: 'ag_theme Este site Lembrar o tema, claro ou escuro 365 dias Cookie',
      }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'O que registramos da sua escolha' })).toBeVisible()
  })
})

test('a choice is changed from the privacy page', async ({ page }) => {
  await page.goto('/privacy#cookies-escolha')
  await whenReady(page)
  const choice = page.getByRole('region', { name: 'Sua escolha' })
  await expect(choice.getByText('Você ainda não escolheu. Até lá, só o necessário é guardado.')).toBeVisible()
  const box = page.getByRole('dialog', { name: 'Sua privacidade', exact: true }).first()
  await box.getByRole('button', { name: 'Aceitar Todos' }).click()
  await expect(
    choice.getByText('Hoje você permite: Necessários, Funcionais, Análise, Marketing.'),
  ).toBeVisible()
  await choice.getByRole('button', { name: 'Gerenciar cookies' }).click()
  await box.getByRole('button', { name: 'Rejeitar Todos' }).click()
  await expect(choice.getByText('Hoje você permite: Necessários.')).toBeVisible()
  await expect(choice.getByRole('button', { name: 'Gerenciar cookies' })).toBeFocused()
})
