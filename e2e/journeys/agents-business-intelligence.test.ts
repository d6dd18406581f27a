import type { Page } from '@playwright/test'
import { axeFindings } from '../fixtures/accessibility'
import { newPerson, tellPayer } from '../fixtures/accounts'
import {
  cancelTrial,
  comeBack,
  endTrial,
  expectInTheBooks,
  goOn,
  signUpFromDemo,
} from '../fixtures/agent-life'
import type { Mailbox } from '../fixtures/mailbox'
import { test } from '../fixtures/team-site'
import { expect, whenReady } from '../fixtures/test'

const agent = 'Business Intelligence'
const workspace = '/dashboard/services/business-intelligence'
const sales = `Data;Loja;Receita
05/09/2026;Centro;R$ 120,00
12/09/2026;Praia;R$ 80,00
03/10/2026;Centro;R$ 200,00
`

test.describe.configure({ timeout: 90_000 })
test.use({ allowedNoise: /^Failed to load resource: .*409/ })

async function ask(page: Page): Promise<void> {
  await page.getByLabel('Sua pergunta').fill('receita por loja')
  await page.getByRole('button', { name: 'Perguntar' }).click()
  const answer = page.getByRole('region', { name: 'Resposta' })
  await expect(answer.getByText(/^Centro vem na frente em receita: R\$\s320,00/)).toBeVisible()
}

/** From a file in the demo to an answer that stays on the board, with every step done. */
async function setUp(page: Page, mail: Mailbox) {
  await page.goto('/agents/bi#demo')
  await whenReady(page)
  const demo = page.getByRole('region', { name: 'Pergunte aos números de uma loja' })
  const choosing = page.waitForEvent('filechooser')
  await demo.getByRole('button', { name: 'Usar o meu CSV' }).click()
  await (await choosing).setFiles({ name: 'vendas.csv', mimeType: 'text/csv', buffer: Buffer.from(sales) })
  await expect(demo.getByText(/^3 linhas, 3 colunas/)).toBeVisible()
  await demo.getByRole('textbox', { name: 'Sua pergunta' }).fill('receita por loja')
  await page.keyboard.press('Enter')
  await expect(demo.getByText(/^Centro vem na frente em receita/).first()).toBeVisible()
  const person = newPerson()
  await signUpFromDemo(page, mail, person, { agent })

  await page.getByRole('link', { name: 'Continuar daqui' }).click()
  await page.getByRole('button', { name: 'Usar vendas.csv, da demonstração' }).click()
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText(/^A tabela Vendas está pronta para perguntas\.$/i).first()).toBeVisible()
  await ask(page)
  const answer = page.getByRole('region', { name: 'Resposta' })
  await answer.getByRole('button', { name: 'Fixar no painel' }).click()
  await expect(answer.getByRole('button', { name: 'Fixada no painel' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('tab', { name: 'Ajustes' }).click()
  await page.getByLabel('Enviar toda semana').check()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Relatório salvo.')).toBeVisible()

  await page.getByRole('tab', { name: 'Resultados' }).click()
  const pinned = page.getByRole('article', { name: 'Receita por loja' })
  await expect(pinned.getByText(/^Centro vem na frente/)).toBeVisible()
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar imagem' }).click()
  expect((await picture).suggestedFilename()).toBe('painel.png')
  await page.getByRole('tab', { name: 'Início' }).click()
  await expect(page.getByText('Tudo pronto: o agente já pode trabalhar.')).toBeVisible()
  await expectInTheBooks(page, { agent, meter: 'Créditos de IA', done: /1 perguntas? respondida/i })
  return person
}

/** Nothing is asked any more, and all of it can be read and taken along. */
async function expectAtRest(page: Page, why: string): Promise<void> {
  await page.goto(`${workspace}?aba=trabalho`)
  await expect(page.getByText(why, { exact: false })).toBeVisible()
  await expect(page.getByLabel('Sua pergunta')).toBeDisabled()
  await page.getByRole('button', { name: /^Abrir Vendas$/i }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Baixar/ }).click()
  expect((await file).suggestedFilename()).toMatch(/vendas.*\.csv$/i)
  await page.keyboard.press('Escape')
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a company asks its own table, cancels and comes back', async ({ page, mail }) => {
    const person = await setUp(page, mail)
    await cancelTrial(page, agent)
    await expectAtRest(page, 'O plano deste agente terminou.')
    await tellPayer(person)
    await comeBack(page, agent)
    await page.goto(`${workspace}?aba=trabalho`)
    await ask(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a company asks its own table, lets the trial run out and goes on', async ({ page, backend }) => {
    await backend.serve(page)
    const person = await setUp(page, backend.mail)
    await tellPayer(person, backend.url)
    await endTrial(backend, person, 'business-intelligence')
    await expectAtRest(page, 'Este agente está parado.')
    await goOn(page, agent)
    await page.goto(`${workspace}?aba=trabalho`)
    await ask(page)
  })
})
