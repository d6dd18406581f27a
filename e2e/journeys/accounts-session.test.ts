import type { BrowserContext, Page, Request } from '@playwright/test'
import { logIn, signOut, test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('ag.token'), localStorage.getItem('ag.org_id')])
const dashboardIsThere = (page: Page) =>
  expect(page.getByText(/^Olá, .+\. Veja como estão seus agentes\.$/)).toBeVisible()
const isCallTo = (path: string) => (request: Request) =>
  new URL(request.url()).searchParams.get('path') === path
const refresh = '/api/v1/auth/refresh'
const isRefresh = isCallTo(refresh)
const isDashboard = isCallTo('/api/v1/dashboard')

type Account = Parameters<typeof logIn>[1]

test('a session is in every tab and outlives a reload; signing out ends it in all of them, goes home and leaves nothing of the person', async ({
  context,
  page,
  signIn,
}) => {
  const other = await context.newPage()
  const login = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: 'Entrar' })
  const [token, id] = await test.step('signing in is seen by the other tab', async () => {
    await other.goto('/agents')
    await expect(login(other)).toBeVisible()
    await signIn()
    await expect(other.getByRole('button', { name: 'Sua conta: Carlos Cliente' })).toBeVisible()
    return stored(page)
  })

  await test.step('a reload keeps the session', async () => {
    expect([token, id]).toEqual([expect.stringMatching(/^ey/), expect.stringMatching(/^usr_/)])
    await page.reload()
    await dashboardIsThere(page)
    await expect(page).toHaveURL('/dashboard')
    expect(await stored(page)).toEqual([token, id])
  })

  await test.step('signing out empties the storage, goes home and takes the other tab along', async () => {
    await other.goto('/dashboard/settings')
    await expect(other.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
    for (const path of ['/dashboard/billing', '/dashboard/settings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const personal = [String(id), 'Carlos', 'cliente@demo.local', 'eyJ']
    const held = async () => {
      const kept = await page.evaluate(keptByScripts)
      return personal.filter((word) => kept.includes(word))
    }
    expect(await held()).not.toEqual([])

    const told = page.waitForRequest(isCallTo('/api/v1/auth/logout'))
    await signOut(page)
    expect(await stored(page)).toEqual([null, null])
    await expect(login(page)).toBeVisible()
    expect((await (await told).response())?.status()).toBe(204)
    await expect(other).toHaveURL('/auth/login?from=%2Fdashboard%2Fsettings')
    expect(await held()).toEqual([])
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/auth/login?from=%2Fdashboard')
  })
})

/** All that scripts of the site can read again later: storage, cookies, caches with what is in them, databases by name. */
async function keptByScripts(): Promise<string> {
  const answers: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      answers.push(request.url, (await (await cache.match(request))?.text()) ?? '')
  }
  const databases = await indexedDB.databases()
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, answers, databases])
}

test('two tabs, one refresh, and both go on with the new token', async ({ context, page, createAccount }) => {
  const { other, refreshes } = await twoTabs(context, page, await createAccount())
  const [before] = await stored(page)
  // The answer waits until both clocks have moved: both tabs want a refresh at the same time.
  let answer: () => void = () => undefined
  const bothWant = new Promise<void>((resolve) => {
    answer = resolve
  })
  await context.route(
    (url) => url.searchParams.get('path') === refresh,
    async (route) => {
      await bothWant
      await route.continue()
    },
  )
  await context.clock.fastForward('56:00')
  answer()
  await expect.poll(() => stored(page).then(([token]) => token)).not.toBe(before)
  const [token] = await stored(page)
  const tabs = [page, other].map((tab) => ({ tab, asked: tab.waitForRequest(isDashboard) }))
  // Long enough for what is on screen to be asked for again.
  await context.clock.fastForward('02:00')
  for (const { tab, asked } of tabs) {
    await tab.getByRole('banner').getByRole('link', { name: 'Automatize' }).click()
    await expect(tab.getByRole('heading', { level: 1, name: 'Painel' })).toBeHidden()
    await tab.getByRole('banner').getByRole('link', { name: 'Painel' }).click()
    const request = await asked
    expect(request.headers().authorization).toBe(`Bearer ${token}`)
    expect((await request.response())?.status()).toBe(200)
    await dashboardIsThere(tab)
  }
  expect(refreshes).toHaveLength(1)
})

test('the tab that refreshes is closed meanwhile, and the next one does it at once', async ({
  context,
  page,
  createAccount,
}) => {
  const { tabs } = await severalTabs(context, page, await createAccount(), Number(process.env.TABS ?? 3))
  const [before] = await stored(page)
  const asking: Page[] = []
  await context.route(
    (url) => url.searchParams.get('path') === refresh,
    async (route) => {
      asking.push(route.request().frame().page())
      if (asking.length > 1) await route.continue()
    },
  )
  // Time stands still from here on: who does it next waits for no timer.
  await context.clock.pauseAt(Date.now() + 56 * 60_000)
  await expect.poll(() => asking.length).toBe(1)
  await asking[0]?.close()

  const left = tabs.filter((tab) => tab !== asking[0])
  for (const tab of left) {
    await expect.poll(() => stored(tab).then(([token]) => token)).not.toBe(before)
  }
  await context.clock.resume()
  for (const tab of left) await dashboardIsThere(tab)
  expect(asking).toHaveLength(2)
})

test.describe('when the refresh is refused', () => {
  // The browser reports every 401 itself.
  test.use({ allowedNoise: /^Failed to load resource: .*401/ })

  test('the session ends in both tabs, in words and with a way back', async ({
    context,
    page,
    createAccount,
  }) => {
    const account = await createAccount()
    const { other, refreshes } = await twoTabs(context, page, account)
    await context.route(
      (url) => url.searchParams.get('path') === refresh,
      (route) =>
        route.fulfill({
          status: 401,
          json: { code: 'AUTH_SESSION_EXPIRED', message: 'Sua sessão expirou.', requiresAuth: true },
        }),
    )
    await context.clock.fastForward('56:00')

    await expect.poll(() => refreshes.length).toBe(1)
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Sessão Expirada' })).toBeVisible()
      await expect(
        tab.getByText('Sua sessão expirou. Faça login novamente para continuar.', { exact: true }),
      ).toBeVisible()
      await expect(tab.getByRole('link', { name: 'clique aqui' })).toHaveAttribute(
        'href',
        '/auth/login?from=%2Fdashboard',
      )
      await expect(tab).toHaveURL('/dashboard')
      expect(await stored(tab)).toEqual([null, null])
    }

    await page.getByRole('button', { name: 'Fazer Login' }).click()
    await expect(page).toHaveURL('/auth/login?from=%2Fdashboard')
    await logIn(page, account)
    await expect(page).toHaveURL('/dashboard')
    await dashboardIsThere(other)
  })
})

test.describe('when the refresh finds no network', () => {
  // The browser reports every failed request itself.
  test.use({ allowedNoise: /^Failed to load resource: net::ERR_/ })

  test('nobody is logged out, and it is made up for', async ({ context, page, createAccount }) => {
    const { other } = await twoTabs(context, page, await createAccount())
    const [before] = await stored(page)
    let isDown = true
    await context.route(
      (url) => url.searchParams.get('path') === refresh,
      (route) => (isDown ? route.abort('internetdisconnected') : route.continue()),
    )
    const failed = context.waitForEvent('requestfailed', isRefresh)
    await context.clock.fastForward('56:00')
    await failed
    await dashboardIsThere(page)
    await dashboardIsThere(other)
    expect((await stored(page))[0]).toBe(before)

    isDown = false
    await expect.poll(() => stored(page).then(([token]) => token), { timeout: 15_000 }).not.toBe(before)
    await dashboardIsThere(page)
    await dashboardIsThere(other)
  })
})

/** Two tabs on the dashboard, with a clock that can be moved on and an eye on the refreshes. */
async function twoTabs(context: BrowserContext, page: Page, account: Account) {
  const { tabs, refreshes } = await severalTabs(context, page, account, 2)
  const [, other = page] = tabs
  return { other, refreshes }
}

/** As `twoTabs`, of any number; `page` is the first. */
async function severalTabs(context: BrowserContext, page: Page, account: Account, count: number) {
  const refreshes: Request[] = []
  context.on('request', (request) => {
    if (isRefresh(request)) refreshes.push(request)
  })
  await context.clock.install()
  await page.goto('/auth/login')
  await logIn(page, account)
  await dashboardIsThere(page)
  const tabs = [page]
  while (tabs.length < count) {
    const tab = await context.newPage()
    await tab.goto('/dashboard')
    await dashboardIsThere(tab)
    tabs.push(tab)
  }
  // Whatever is still asked for when the clock moves would find that its time is over.
  for (const tab of tabs) await tab.waitForLoadState('networkidle')
  return { tabs, refreshes }
}
