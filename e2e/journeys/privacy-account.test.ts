import { expect, type Page } from '@playwright/test'
import { logIn, test } from '../fixtures/accounts'
import { whenReady } from '../fixtures/test'

test.use({ decided: false })

const consent = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('ag.privacy') ?? 'null') as Record<string, unknown> | null,
  )

test('a decision made before signing in is tied to the account once, and to no second one', async ({
  page,
  createAccount,
}) => {
  test.slow()
  const [first, second] = [await createAccount(), await createAccount()]
  const ties: (boolean | undefined)[] = []
  page.on('response', async (response) => {
    if (/consent%2F[\w-]+%2Faccount$/.test(response.url()))
      ties.push(((await response.json()) as { tied?: boolean }).tied)
  })
  await page.goto('/auth/login')
  await whenReady(page)
  await page.getByRole('button', { name: 'Aceitar Todos' }).click()
  await expect(page.getByText('Preferências salvas.')).toBeVisible()
  await logIn(page, first)
  await expect(page).toHaveURL(/\/dashboard/)
  await expect.poll(() => ties).toEqual([true])
  const { consent_id } = (await consent(page)) as { consent_id: string }
  await page.reload()
  await whenReady(page)
  await page.waitForLoadState('networkidle')
  expect(ties).toEqual([true])

  // Somebody else decides in the same browser: it is a proof of its own.
  await page.evaluate(() => localStorage.removeItem('ag.token'))
  await page.goto('/auth/login')
  await whenReady(page)
  await logIn(page, second)
  await expect(page).toHaveURL(/\/dashboard/)
  await page.getByRole('button', { name: 'Gerenciar cookies' }).click()
  await page.getByRole('button', { name: 'Rejeitar Todos' }).click()
  await expect(page.getByText('Preferências salvas.')).toBeVisible()
  await expect.poll(() => ties).toEqual([true, true])
  expect((await consent(page))?.consent_id).not.toBe(consent_id)
})
