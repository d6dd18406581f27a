import { focused, tabTo } from '../fixtures/keyboard'
import { expect, test, whenReady } from '../fixtures/test'

test('a visitor puts own numbers into the calculator and goes on to the trial', async ({ page }) => {
  await page.goto('/')
  await whenReady(page)
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/outcome[^/]*\.js$/.test(new URL(name).pathname)),
    )
  expect(await scripts()).toBe(false)

  await page.getByRole('heading', { name: 'Quanto um agente pode render' }).scrollIntoViewIfNeeded()
  const result = page.getByRole('region', { name: 'Resultado por mês' })
  await page.getByLabel('Agente', { exact: true }).selectOption('Prospect AI')
  // The card can be used before its code is there.
  await expect.poll(scripts).toBe(true)
  await page.getByLabel('Contatos abordados por mês').fill('1.000')
  await page.getByLabel('Custo de uma hora da equipe (R$)').fill('40')
  await expect(result.getByText('Tempo: 1.000 × 8 min ÷ 60 × 70% = 93,3 h')).toBeVisible()
  await expect(result.getByText('Mensalidade do Prospect AI: R$ 399,00')).toBeVisible()
  await expect(result.getByRole('status')).toContainText('de economia estimada')

  await result.getByRole('link', { name: /Testar grátis/ }).click()
  await expect(page).toHaveURL('/auth/signup?product=prospect')
  await expect(page.getByText(/Você escolheu Prospect AI/)).toBeVisible()
})

test('the calculator is one of the stops of Tab on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await whenReady(page)
  // What is below the fold is taken over after the rest, and somebody may be on the way already.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Agente', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await tabTo(page, 'Comparar todos os agentes')
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveAccessibleName('Agente')
  await expect(focused(page)).toBeInViewport()
})

test('the comparison is narrowed by need, by keyboard, and the address keeps it', async ({ page }) => {
  await page.goto('/agents')
  await whenReady(page)
  const agents = page.getByRole('list', { name: 'Lista de agentes' }).getByRole('heading', { level: 2 })
  await expect(agents).toHaveCount(7)
  await page.getByRole('radio', { name: 'Ver todos' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(agents).toHaveText(['Prospect AI', 'Atendimento WhatsApp'])
  await expect(page).toHaveURL('/agents?need=atender')
  await page.reload()
  await whenReady(page)
  await expect(agents).toHaveText(['Prospect AI', 'Atendimento WhatsApp'])
})
