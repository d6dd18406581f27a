import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, whenReady } from '../fixtures/test'

test('a visitor writes a campaign, mends what the checks find, and takes it along, by keyboard', async ({
  page,
}) => {
  await page.goto('/agents/email')
  await whenReady(page)
  await page.locator('#demo').scrollIntoViewIfNeeded()
  const demo = page.getByRole('region', { name: 'Escreva uma campanha e veja como ela chega' })
  await expect(demo.getByText('Dados de exemplo')).toBeVisible()

  await demo.getByLabel('Nome do negócio').fill('Escola Azul')
  await demo.getByLabel('O que você faz').selectOption('Cursos e educação')
  await demo.getByLabel('Objetivo').selectOption('Convidar para um evento')
  await demo.getByLabel('O que você quer contar').fill('Aula aberta na quinta')
  await page.keyboard.press('Enter')
  const phone = demo.getByRole('region', { name: 'E-mail no celular' })
  await expect(phone.getByText('Confirmar presença')).toBeVisible()
  await expect(phone.getByText('Equipe Escola Azul')).toBeVisible()

  const subject = demo.getByRole('textbox', { name: 'Assunto direto' })
  await subject.fill('ÚLTIMA CHANCE!! Aula aberta na quinta-feira da semana que vem')
  await expect(demo.getByText('7 de 11 em ordem')).toBeVisible()
  await expect(demo.getByText(/o celular corta/).first()).toBeVisible()
  await subject.fill('Você vem? Aula aberta na quinta')
  await expect(demo.getByText('11 de 11 em ordem')).toBeVisible()

  await demo.getByRole('tab', { name: 'Celular' }).focus()
  await page.keyboard.press('End')
  await expect(demo.getByRole('region', { name: 'E-mail no celular, em modo escuro' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('#demo').analyze()
  expect(violations).toEqual([])

  const downloading = page.waitForEvent('download')
  await demo.getByRole('button', { name: 'Baixar', exact: true }).press('Enter')
  const file = await downloading
  expect(file.suggestedFilename()).toBe('email-escola-azul.html')
  const html = await readFile(await file.path(), 'utf8')
  expect(html).toContain('Aula aberta na quinta')
  expect(html).toContain('href="{{link_descadastro}}"')

  await demo.getByRole('link', { name: /^Testar grátis/ }).press('Enter')
  await expect(page).toHaveURL(/\/auth\/signup\?product=email-marketing&demo=/)
})
