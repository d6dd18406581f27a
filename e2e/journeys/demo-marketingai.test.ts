import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, whenReady } from '../fixtures/test'

test('a visitor plans a month, changes what is assumed and takes the plan along, by keyboard', async ({
  page,
}) => {
  await page.goto('/agents/marketingai')
  await whenReady(page)
  await page.locator('#demo').scrollIntoViewIfNeeded()
  const demo = page.getByRole('region', { name: 'Monte um plano de quatro semanas' })
  await expect(demo.getByText('Dados de exemplo')).toBeVisible()

  await demo.getByLabel(/^Verba do mês/).fill('pouco')
  await page.keyboard.press('Enter')
  await expect(demo.getByText('Digite um valor em reais, como 3.000 ou 1.500,50.')).toBeVisible()
  await expect(demo.getByLabel(/^Verba do mês/)).toBeFocused()

  await demo.getByLabel(/^Verba do mês/).fill('5.432,10')
  await demo.getByLabel('Objetivo').selectOption('Fazer clientes voltarem')
  await demo.getByRole('checkbox', { name: 'TikTok' }).press('Space')
  await demo.getByRole('button', { name: 'Montar o plano' }).press('Enter')
  await expect(demo.getByText('Plano pronto: verba, previsão e calendário logo abaixo.')).toBeVisible()
  const total = demo
    .getByRole('table', { name: 'Verba e previsão por canal' })
    .getByRole('row', { name: /^Total/ })
  await expect(total).toContainText(/R\$\s5\.432,10/)
  await expect(demo.getByText('Lembrar com carinho')).toBeVisible()

  const before = await total.textContent()
  await demo.getByLabel(/^Google: Custo por clique .*máximo$/).fill('9')
  await expect(total).not.toHaveText(before ?? '')
  const { violations } = await new AxeBuilder({ page }).include('#demo').analyze()
  expect(violations).toEqual([])

  const downloading = page.waitForEvent('download')
  await demo.getByRole('button', { name: 'Baixar', exact: true }).press('Enter')
  const file = await downloading
  expect(file.suggestedFilename()).toBe('plano-de-marketing.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('Total;5432,1;')

  await demo.getByRole('link', { name: /^Testar grátis/ }).press('Enter')
  await expect(page).toHaveURL(/\/auth\/signup\?product=marketing-ai&demo=/)
})
