import { test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

const sales = `Data;Loja;Receita
05/09/2026;Centro;R$ 120,00
12/09/2026;Praia;R$ 80,00
03/10/2026;Centro;R$ 200,00
`

test('a company asks its own table on a phone and keeps the answer in sight', async ({
  page,
  createAccount,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(await createAccount({ product: 'business-intelligence' }))
  await page.goto('/dashboard/services/business-intelligence?aba=trabalho')
  await page.getByRole('button', { name: 'Enviar tabela' }).click()
  await page
    .getByLabel(/^Arquivo CSV/)
    .setInputFiles({ name: 'vendas.csv', mimeType: 'text/csv', buffer: Buffer.from(sales) })
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('A tabela Vendas está pronta para perguntas.').first()).toBeVisible()

  await page.getByLabel('Sua pergunta').fill('receita por loja')
  await page.getByRole('button', { name: 'Perguntar' }).click()
  const answer = page.getByRole('region', { name: 'Resposta' })
  await expect(answer.getByText(/^Centro vem na frente em receita: R\$\s320,00/)).toBeVisible()
  await answer.getByRole('button', { name: 'Fixar no painel' }).click()
  await expect(answer.getByRole('button', { name: 'Fixada no painel' })).toBeVisible()

  await page.getByRole('tab', { name: 'Resultados' }).click()
  const pinned = page.getByRole('article', { name: 'Receita por loja' })
  await expect(pinned.getByText(/^Centro vem na frente/)).toBeVisible()
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar imagem' }).click()
  expect((await picture).suggestedFilename()).toBe('painel.png')

  await page.goto('/dashboard/usage')
  await expect(
    page.getByRole('region', { name: 'Créditos de IA' }).getByText('1', { exact: true }).first(),
  ).toBeVisible()
})
