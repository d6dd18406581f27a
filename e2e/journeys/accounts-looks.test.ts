import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { test } from '../fixtures/accounts'
import { administrator, customer, expect, whenReady } from '../fixtures/test'

const screens: { path: string; title: string; account?: { email: string; password: string } }[] = [
  { path: '/auth/login', title: 'Entrar na sua conta' },
  { path: '/auth/signup?product=prospect', title: 'Criar conta' },
  { path: '/auth/forgot-password', title: 'Esqueci minha senha' },
  { path: '/auth/reset-password#token=abc', title: 'Crie uma nova senha' },
  { path: '/auth/verify-email#token=abc', title: 'Confirme seu e-mail' },
  { path: '/dashboard', title: 'Painel', account: customer },
  { path: '/dashboard/services', title: 'Serviços', account: customer },
  { path: '/dashboard/billing', title: 'Faturamento', account: customer },
  { path: '/dashboard/settings', title: 'Configurações', account: customer },
  { path: '/admin', title: 'Administração', account: administrator },
]

for (const { path, title, account } of screens) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, signIn }) => {
      if (account) await signIn(account)
      await page.goto(path)
      await whenReady(page)
      await isThere(page, title)
    })

    test('axe finds nothing, in light and dark, on a phone and on a desk', async ({ page }) => {
      test.slow()
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [390, 1440]) {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 900 })
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(summary), `${colorScheme} at ${width} px`).toEqual([])
        }
    })

    test('nothing scrolls sideways on a narrow phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow).toBe(0)
    })
  })
}

test('the words after a sign-up form are held to the same', async ({ page }) => {
  await page.goto('/auth/signup')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText('Informe seu nome.')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(summary)).toEqual([])
})

async function isThere(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Carregando…' })).toHaveCount(0)
}

interface Violation {
  id: string
  nodes: { target: unknown; failureSummary?: string }[]
}

const summary = ({ id, nodes }: Violation) =>
  `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`
