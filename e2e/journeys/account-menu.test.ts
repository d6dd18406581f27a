import { openAccountMenu, test } from '../fixtures/accounts'
import { administrator, expect, whenReady } from '../fixtures/test'

const button = { name: /^Sua conta: / }

test('a customer reaches settings and help from the header, by keyboard', async ({ page, signIn }) => {
  await signIn()
  const account = page.getByRole('banner').getByRole('button', button)
  const menu = page.getByRole('menu', button)
  await account.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Configurações' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(account).toBeFocused()

  await account.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ajuda' })).toBeVisible()
  await page.getByRole('dialog', { name: 'Ajuda' }).getByRole('button', { name: 'Fechar' }).click()

  await account.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
})

test('a press outside closes it, and the theme is chosen in it', async ({ page, signIn }) => {
  await signIn()
  await openAccountMenu(page)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name: 'Escuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openAccountMenu(page)
  await expect(page.getByRole('menuitemradio', { name: 'Escuro' })).toBeChecked()
})

test('an administrator reaches the site’s settings, and their own beside them', async ({
  page,
  beSignedIn,
}) => {
  await beSignedIn(administrator)
  await page.goto('/admin/meetings')
  await openAccountMenu(page)
  await expect(page.getByRole('menuitem', { name: 'Minha conta' })).toHaveAttribute(
    'href',
    '/dashboard/settings',
  )
  await page.getByRole('menuitem', { name: 'Configurações' }).click()
  await expect(page).toHaveURL('/admin?aba=configuracoes')
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Minha conta' }).click()
  await expect(page).toHaveURL('/dashboard/settings')
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Administração' }).click()
  await expect(page).toHaveURL('/admin')
})

test('on a phone it is beside the menu of the site', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn()
  await page.goto('/agents')
  await openAccountMenu(page)
  await expect(page.getByRole('menuitem', { name: 'Configurações' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Painel' }),
  ).toBeVisible()
})

test('a visitor fetches none of it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await whenReady(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\/(?:account|overlay)\.js$/.test(path))).toEqual([])
})

test.describe('where it cannot be fetched', () => {
  test.use({ allowedNoise: /./ })
  test('there is still the way out', async ({ page, signIn }) => {
    await page.route('**/account.js*', (route) => route.abort())
    await signIn()
    await page.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('in the dashboard the header sells nothing, and leads to the customer’s agents', async ({
  page,
  beSignedIn,
}) => {
  await beSignedIn()
  await page.goto('/dashboard')
  const header = page.getByRole('banner')
  await expect(header.getByRole('navigation', { name: 'Principal' })).toHaveCount(0)
  const agent = header.getByRole('navigation', { name: 'Seus agentes' }).getByRole('link').first()
  const name = await agent.getByRole('img').getAttribute('aria-label')
  await agent.click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await expect(agent).toHaveAttribute('aria-current', 'page')
})
