import { logIn, openAccountMenu } from '../fixtures/accounts'
import { administrator, customer, expect, test } from '../fixtures/test'

test('A2, A4, A5: an administrator lands in the admin area, and finds it, its figures, its settings and its customers', async ({
  page,
}) => {
  await test.step('A2: the way in', async () => {
    await page.goto('/admin')
    await expect(page).toHaveURL('/auth/login?from=%2Fadmin')
    await page.goto('/auth/login')
    await logIn(page, administrator)
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Assinaturas por situação' })).toBeVisible()
  })

  await test.step('A5: what the business earns, and whom each figure counts', async () => {
    const business = page.getByRole('region', { name: 'O negócio' })
    await expect(business.getByRole('definition').filter({ hasText: /^R\$\s/ })).not.toHaveCount(0)
    await expect(business.getByRole('figure', { name: 'Recebido por mês' })).toBeVisible()
    await business.getByRole('link', { name: 'Receita mensal' }).click()
    await expect(page).toHaveURL(/aba=clientes&status=active/)
    await expect(page.getByRole('row').filter({ hasText: 'Padaria Central' })).toBeVisible()
  })

  await test.step('the settings of the site, and their own beside them, and back from anywhere', async () => {
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

  await test.step('A4: the palette leads to a customer, by a few letters', async () => {
    await expect(page.getByRole('button', { name: 'Ir para…' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Cliente, fatura/ })).toBeFocused()
    await page.keyboard.type('padaria cen')
    const found = page.getByRole('option', { name: `Padaria Central ${customer.email}` })
    await expect(found).toBeVisible()
    // Other journeys may have companies of that name, before it.
    while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/aba=clientes&cliente=/)
    await expect(page.getByRole('heading', { name: 'Padaria Central' })).toBeVisible()
  })
})
