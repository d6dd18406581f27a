import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, whenReady } from '../fixtures/test'

test('a visitor asks a shop and then a file of their own, by keyboard', async ({ page }) => {
  await page.goto('/agents/bi')
  await whenReady(page)
  await page.getByRole('link', { name: 'Ver demo' }).press('Enter')
  const demo = page.getByRole('region', { name: 'Pergunte aos números de uma loja' })
  await expect(demo.getByText('Dados de exemplo')).toBeInViewport()
  const answer = demo.getByRole('region', { name: 'Resposta' })
  const ask = async (question: string) => {
    await demo.getByRole('textbox', { name: 'Sua pergunta' }).fill(question)
    await page.keyboard.press('Enter')
  }

  await demo.getByRole('button', { name: 'Receita por canal' }).press('Enter')
  await expect(answer.getByText(/^Site vem na frente em receita: R\$\s135\.311,45/)).toBeVisible()
  await expect(answer.getByText(/SELECT canal, SUM\(receita\)/)).toBeVisible()

  await ask('Como foram as vendas mês a mês?')
  await expect(answer.getByRole('row', { name: /dez\/25.*R\$\s51\.026,95/ })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('#demo').analyze()
  expect(violations).toEqual([])
  const downloading = page.waitForEvent('download')
  await answer.getByRole('button', { name: 'Baixar' }).press('Enter')
  const file = await downloading
  expect(file.suggestedFilename()).toBe('resposta.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFMês;Receita;Variação\r\njan\/25;/)

  await ask('vendas por vendedor')
  await expect(answer.getByText('Não sei responder a isso')).toBeVisible()
  await expect(answer.getByText(/“vendedor”/)).toBeVisible()

  const choose = async (name: string, content: string | Buffer) => {
    const choosing = page.waitForEvent('filechooser')
    await demo.getByRole('button', { name: /^(Usar o meu CSV|Trocar o arquivo)$/ }).press('Enter')
    await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  }
  await choose('vendas.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))
  await expect(demo.getByRole('alert')).toHaveText(/Isto é uma planilha do Excel/)
  await choose('vendas.csv', 'Data;Vendedor;Valor\n05/01/2025;Ana;R$ 1.234,56\n03/02/2025;Beto;R$ 100,44\n')
  await expect(demo.getByText('2 linhas, 3 colunas. O arquivo não sai do seu navegador.')).toBeVisible()
  await ask('vendas por vendedor')
  await expect(answer.getByText(/^Ana vem na frente em valor: R\$\s1\.234,56, 92,5% do total/)).toBeVisible()

  await demo.getByRole('link', { name: /^Testar grátis/ }).press('Enter')
  await expect(page).toHaveURL(/\/auth\/signup\?product=business-intelligence&demo=/)
})
