import { endOnServer, test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

// The browser reports every refusal itself.
test.use({ allowedNoise: /^Failed to load resource: .*40[01]/ })

test('who loses the session on a public page is told so, and comes back to it by the login', async ({
  page,
  signIn,
  createAccount,
}) => {
  const account = await createAccount()
  await signIn(account)
  // An address of the site on which nothing runs: the page before may have calls on their way, which would be told first.
  await page.goto('/robots.txt')
  await endOnServer(page)
  await page.goto('/consultation')
  const said = page.getByRole('region', { name: 'Avisos' }).getByRole('listitem')
  await expect(said.getByText('Sua sessão expirou. Faça login novamente.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible()
  await said.getByRole('button', { name: 'Fazer Login' }).click()
  await expect(page).toHaveURL('/auth/login?from=%2Fconsultation')
  await expect(said).toHaveCount(0)
})

test("an answer that says 'Token inválido' leads to the login, after a countdown", async ({
  context,
  page,
  signIn,
}) => {
  await signIn()
  await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.clock.install()
  await page.route(
    (url) => url.searchParams.get('path')?.startsWith('/api/v1/dashboard/billing') ?? false,
    (route) => route.fulfill({ status: 400, json: { detail: 'Token inválido' } }),
  )
  await page.getByRole('link', { name: 'Faturamento' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sessão Expirada' })).toBeVisible()
  await expect(page.getByText(/^Redirecionando em \d+s\.\.\.$/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('ag.token'))).toBeNull()
  // It waits for who points at it.
  await page.mouse.move(0, 0)
  await expect(async () => {
    await context.clock.runFor(1000)
    expect(new URL(page.url()).pathname).toBe('/auth/login')
  }).toPass()
  await expect(page).toHaveURL('/auth/login?from=%2Fdashboard%2Fbilling')
})
