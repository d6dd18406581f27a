import { openAccountMenu, test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

const button = { name: /^Sua conta: / }

test('a customer reaches settings, help and agents from the header, by keyboard and on a phone', async ({
  page,
  signIn,
}) => {
  await signIn()
  const header = page.getByRole('banner')
  const account = header.getByRole('button', button)
  const menu = page.getByRole('menu', button)

  await test.step('which sells nothing in the dashboard', async () => {
    await expect(header.getByRole('navigation', { name: 'Seus agentes' })).toBeVisible()
    await expect(header.getByRole('navigation', { name: 'Principal' })).toHaveCount(0)
  })

  await test.step('help, the theme and settings by keyboard', async () => {
    await account.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Configurações' })).toBeFocused()
    await expect(page.getByRole('menuitem', { name: 'Administração' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(account).toBeFocused()

    await account.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Ajuda' })).toBeVisible()
    await page.getByRole('dialog', { name: 'Ajuda' }).getByRole('button', { name: 'Fechar' }).click()

    await account.press('Enter')
    await page.keyboard.press('e')
    await expect(page.getByRole('menuitemradio', { name: 'Escuro' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await account.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Escuro' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  })

  await test.step('their agents', async () => {
    const agent = header.getByRole('navigation', { name: 'Seus agentes' }).getByRole('link').first()
    const name = await agent.getByRole('img').getAttribute('aria-label')
    await agent.click()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
    await expect(agent).toHaveAttribute('aria-current', 'page')
  })

  await test.step('on a phone beside the menu of the site', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/agents')
    await openAccountMenu(page)
    await expect(page.getByRole('menuitem', { name: 'Configurações' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Painel' }),
    ).toBeVisible()
  })
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
