import type { BrowserContext, Page, Route } from '@playwright/test'
import { card, enterSettings, test } from '../fixtures/accounts'
import { expect, startSession } from '../fixtures/test'

const settings = '/dashboard/settings?secao=perfil'

// The browser reports every failed request itself.
test.use({ allowedNoise: /^Failed to load resource: (?:net::ERR_|.*503)/ })

const banner = (page: Page) => page.getByRole('banner')
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('ag.token'))

/** Nobody says any more whose the session is, until that is healed. */
async function breakMe(context: BrowserContext, answer: (route: Route) => unknown) {
  let isBroken = true
  let asked = 0
  await context.route(
    (url) => url.searchParams.get('path') === '/api/v1/auth/me',
    async (route) => {
      asked += 1
      if (isBroken) await answer(route)
      else await route.continue()
    },
  )
  return {
    heal: () => {
      isBroken = false
    },
    /** Nobody sees it on a page of a visitor: the third question comes after loading has ended. */
    isUnreachable: () => expect.poll(() => asked).toBeGreaterThan(2),
  }
}

// How long a page is loading at most, and how soon it heals, is shown by `restore.dom.test`, whose clock no machine slows;
// so is that a 500, a 503 and a missing network come to the same.
test.describe('while nobody answers whose the session is', () => {
  // Each page waits until nobody answers any more, and then until somebody does.
  test.describe.configure({ timeout: 60_000 })

  test('every page shows what it can, keeps what was typed, and heals by itself', async ({
    context,
    page,
    createAccount,
  }) => {
    const account = banner(page).getByRole('button', { name: /^Sua conta: / })
    await enterSettings(page, await createAccount())

    await test.step('a guarded page says so', async () => {
      const name = card(page, 'Seus dados').getByLabel('Nome completo')
      await name.fill('Marta Siqueira')
      const token = await tokenOf(page)
      const { heal } = await breakMe(context, () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByText('Erro ao carregar dados')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Carregando…' })).toHaveCount(0)
      await expect(page).toHaveURL(settings)
      expect(await tokenOf(page)).toBe(token)

      heal()
      await expect(name).toHaveValue('Marta Siqueira')
      expect(await tokenOf(page)).toBe(token)
    })

    await test.step('a public page is that of a visitor', async () => {
      const { heal } = await breakMe(context, () => undefined)
      await page.goto('/agents', { waitUntil: 'commit' })
      await expect(page.getByRole('button', { name: 'Assistente IA' })).toBeVisible()
      await expect(banner(page).getByRole('link', { name: 'Entrar' })).toBeVisible()

      heal()
      await expect(account).toBeVisible()
      await expect(page.getByRole('button', { name: 'Assistente IA' })).toBeHidden()
    })

    await test.step('a page of the accounts goes on', async () => {
      const me = await breakMe(context, () => undefined)
      await page.goto('/auth/signup')
      const company = page.getByLabel('Empresa')
      await company.fill('Oficina do Bairro')
      await me.isUnreachable()
      await expect(banner(page).getByRole('link', { name: 'Entrar' })).toBeVisible()

      me.heal()
      await expect(account).toBeVisible()
      await expect(company).toHaveValue('Oficina do Bairro')
    })
  })
})

test('a booking that is being filled in is still there when the session comes', async ({
  context,
  page,
  beSignedIn,
}) => {
  await beSignedIn()
  const me = await breakMe(context, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/consultation')
  const notes = page.getByLabel(/^O que você gostaria de conversar/)
  await expect(page.getByRole('grid')).toBeVisible()
  await notes.fill('Quero vender mais pelo WhatsApp.')
  await me.isUnreachable()
  me.heal()
  await expect(banner(page).getByRole('button', { name: /^Sua conta: / })).toBeVisible()
  await expect(notes).toHaveValue('Quero vender mais pelo WhatsApp.')
})

test('whoever is on the login goes on to where they wanted to be', async ({ context, page, beSignedIn }) => {
  await beSignedIn()
  const me = await breakMe(context, (route) => route.abort('internetdisconnected'))
  await page.goto('/auth/login?from=%2Fdashboard%2Fbilling')
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await me.isUnreachable()
  me.heal()
  await expect(page).toHaveURL('/dashboard/billing')
})

test.describe('a press', () => {
  test.use({ allowedNoise: /^Failed to load resource: .*(?:404|503)/ })

  test('asks again, and a token that is refused then leads to the login', async ({
    context,
    page,
    createAccount,
  }) => {
    await startSession(page, await createAccount())
    await page.goto('/dashboard')
    await expect(banner(page).getByRole('button', { name: /^Sua conta: / })).toBeVisible()
    await breakMe(context, (route) => route.fulfill({ status: 503, body: '' }))
    await page.reload()
    await page.getByRole('button', { name: 'Tentar novamente' }).focus()
    // In the place of the first answer: with none in between, the page that asks by itself would be told who it is.
    await context.route(
      (url) => url.searchParams.get('path') === '/api/v1/auth/me',
      (route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } }),
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/auth/login?from=%2Fdashboard')
    expect(await tokenOf(page)).toBeNull()
  })
})
