import type { Page } from '@playwright/test'
import { openAccountMenu } from '../fixtures/accounts'
import { always, nothingStored, readToTheEnd, storedBy, watchRequests } from '../fixtures/before-choice'
import { siteUrl } from '../fixtures/site-settings'
import { administrator, expect, test, whenReady } from '../fixtures/test'

const prerendered = [
  '/',
  '/agents',
  '/agents/site-builder',
  '/agents/email',
  '/agents/social',
  '/agents/prospect',
  '/agents/bi',
  '/agents/marketingai',
  '/agents/whatsapp',
  '/consultation',
  '/privacy',
  '/seguranca',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
]

/** What a page cannot do without before a choice. */
const necessaryOn: Record<string, string[]> = {
  '/consultation': ['on which days somebody can be met', 'when somebody can be met on a day'],
}

for (const path of prerendered)
  test.describe(path, () => {
    test.use({ decided: false })
    test('is whole before any script, comes alive without a change, and stores or sends nothing optional before a choice', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const html = await (await request.get(path)).text()
      expect(html).toMatch(/<div id="root" data-rendered="true">.*<h1/)
      expect(html).not.toContain(' style="')
      const requests = watchRequests(context, baseURL)
      const asked: string[] = []
      page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      // Those of the document: the page that a demo draws has one of its own, out of reach.
      const titles = () =>
        page.evaluate(() => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent))
      const before = await titles()
      await whenReady(page)
      expect(await titles()).toEqual(before)
      expect(before).toHaveLength(1)
      expect(asked.filter((address) => /manifest/.test(address))).toEqual([])

      await expect(page.locator('#choice').getByRole('dialog', { name: 'Sua privacidade' })).toBeVisible()
      await readToTheEnd(page)
      await expect.poll(() => storedBy(page, context)).toEqual(nothingStored)
      await expect.poll(requests).toEqual([`page ${path}`, ...(necessaryOn[path] ?? []), ...always].sort())
    })
  })

for (const path of ['/nada', '/agents/nada', '/auth/nada'])
  test.describe(`${path}`, () => {
    test.use({ allowedNoise: /404 \(Not Found\)/ })
    test('answers 404 with a page that says so', async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
      await expect(page).toHaveTitle(/Página não encontrada/)
      const isAgent = path.startsWith('/agents/')
      await page.getByRole('link', { name: isAgent ? 'Ver todos os agentes' : 'Voltar ao início' }).click()
      await expect(page).toHaveURL(isAgent ? '/agents' : '/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByText(name).first().click()

test('going from area to area needs no reload, names each address, and fetches one copy of each shared library', async ({
  page,
}) => {
  const canonical = page.locator('link[rel="canonical"]')
  const names = (path: string) => expect.soft(canonical).toHaveAttribute('href', siteUrl + path)
  await page.goto('/')
  await whenReady(page)
  await names('/')
  // What the assistant fetches is counted too.
  await expect(page.getByRole('button', { name: 'Assistente IA' })).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { marked: true }))

  await goTo(page, 'Agentes')
  await expect(page).toHaveURL(/\/agents$/)
  await expect(page).toHaveTitle(/compare e escolha/)
  await names('/agents')
  await goTo(page, 'Entrar')
  await expect(page.getByRole('heading', { name: 'Entrar na sua conta' })).toBeVisible()
  await test.step('one copy of each', () => hasOneCopyOfEach(page))

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/agents$/)
  expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true)
  await expect(page).toHaveTitle(/Agentes de IA/)
  await names('/agents')
  await page.goBack()
  await names('/')
  await expect(canonical).toHaveCount(1)
})

test('one copy of each shared library serves the dashboard, the admin area, and the agents after them', async ({
  page,
  beSignedIn,
}) => {
  await beSignedIn(administrator)
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A browser forgets what was fetched after 250 files.
  await page.evaluate(() => performance.setResourceTimingBufferSize(1000))
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Administração' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Automatize' }).click()
  await goTo(page, 'Agentes')
  await expect(page).toHaveURL('/agents')
  await expect(page.getByRole('heading', { level: 1, name: /agente/i })).toBeVisible()
  await hasOneCopyOfEach(page)
})

async function hasOneCopyOfEach(page: Page): Promise<void> {
  const copies = await page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/r\/.*\.js/.test(name))
    const sources = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()))
    const withReact = scripts.filter((_, index) => sources[index]?.includes('react.transitional.element'))
    return {
      // A class carries the build it comes from.
      buttons: [
        ...new Set([...document.querySelectorAll('[data-variant]')].map(({ classList }) => classList[0])),
      ],
      reactOfRemotes: withReact.filter((name) => !name.includes('/r/shell/')),
      withReact: new Set(withReact).size,
    }
  })
  expect.soft(copies.buttons).toHaveLength(1)
  expect.soft(copies.reactOfRemotes).toEqual([])
  expect.soft(copies.withReact).toBe(1)
}
