import AxeBuilder from '@axe-core/playwright'
import { administrator, customer, expect, test, whenReady } from '../fixtures/test'

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
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
]

for (const path of prerendered) {
  test(`${path} is whole before any script, and comes alive without a change`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(/<div id="root" data-rendered="true">.*<h1/)
    expect(html).not.toContain(' style="')
    const asked: string[] = []
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await whenReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(asked.filter((address) => /manifest/.test(address))).toEqual([])
  })
}

test('a deep link into the dashboard opens it, for who is signed in', async ({ page, signIn }) => {
  await signIn(customer)
  const answer = await page.goto('/dashboard')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
})

test('a deep link into the admin area opens it, for an administrator', async ({ page, signIn }) => {
  await signIn(administrator)
  const answer = await page.goto('/admin')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const path of ['/nada', '/agents/nada', '/auth/nada', '/authors'])
  test.describe(`${path}`, () => {
    test.use({ allowedNoise: /404 \(Not Found\)/ })
    test('answers 404 with a page that says so', async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
      await expect(page).toHaveTitle(/Página não encontrada/)
      await page.getByRole('link', { name: 'Voltar ao início' }).click()
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

test('going from area to area needs no reload', async ({ page }) => {
  await page.goto('/')
  await whenReady(page)
  await page.evaluate(() => Object.assign(globalThis, { marked: true }))
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Agentes').first().click()
  await expect(page).toHaveURL(/\/agents$/)
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Entrar').first().click()
  await expect(page.getByRole('heading', { name: 'Entrar na sua conta' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/agents$/)
  expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true)
  await expect(page).toHaveTitle(/Agentes de IA/)
})

test('one copy of each shared library serves the whole page', async ({ page }) => {
  await page.goto('/')
  await whenReady(page)
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Entrar').first().click()
  await expect(page.getByRole('heading', { name: 'Entrar na sua conta' })).toBeVisible()
  const copies = await page.evaluate(() => {
    type Scope = Record<string, Record<string, unknown>>
    const { __INSTANCES__: instances } = (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Scope } }[] } }
    ).__FEDERATION__
    const [first, ...others] = instances.map(({ shareScopeMap }) => shareScopeMap.default)
    return {
      oneScope: others.every((scope) => scope === first),
      versions: Object.entries(first ?? {}).map(([name, versions]) => [name, Object.keys(versions).length]),
    }
  })
  expect(copies.oneScope).toBe(true)
  expect(Object.fromEntries(copies.versions)).toEqual({
    react: 1,
    'react/jsx-runtime': 1,
    'react-dom': 1,
    'react-dom/client': 1,
    '@ag/platform': 1,
    '@ag/ui': 1,
    '@ag/ui/data': 1,
    '@ag/ui/dates': 1,
    '@ag/ui/form': 1,
    '@ag/ui/overlay': 1,
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`${colorScheme}`, () => {
    test.use({ colorScheme })
    for (const path of ['/', '/agents', '/agents/prospect', '/consultation', '/privacy', '/nada'])
      test.describe(`${path}`, () => {
        test.use({ allowedNoise: /404 \(Not Found\)/ })
        test('has nothing that axe finds, and nothing that scrolls sideways', async ({ page }) => {
          await page.goto(path)
          await whenReady(page)
          for (const width of [320, 390, 768, 1440]) {
            await page.setViewportSize({ width, height: 900 })
            const overflow = () =>
              page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
            expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0)
          }
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
        })
      })
  })
