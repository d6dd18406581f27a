import type { Page } from '@playwright/test'
import { axeFindings } from '../fixtures/accessibility'
import { type Account, newPerson, tellPayer, test } from '../fixtures/accounts'
import {
  cancelTrial,
  comeBack,
  endTrial,
  expectInTheBooks,
  goOn,
  signUpFromDemo,
} from '../fixtures/agent-life'
import type { Mailbox } from '../fixtures/mailbox'
import { siteFindings } from '../fixtures/site-audit'
import { test as onTeamSite } from '../fixtures/team-site'
import { expect, whenReady } from '../fixtures/test'

const agent = 'Site Builder'
const workspace = '/dashboard/services/site-builder'

test.describe.configure({ timeout: 90_000 })
// Refusals and polite pages have statuses of their own.
const allowedNoise = /^Failed to load resource: .*(?:40[049]|503)/

/**
 * From the demo to a site that brings a message, and to the invoice.
 * @param site origin where the site is seen
 */
async function publish(
  page: Page,
  visitor: Page,
  mail: Mailbox,
  site = '',
): Promise<{ person: Account; address: string }> {
  const person = newPerson()
  const company = `Padaria ${person.email.slice(0, 6)}`
  await page.goto('/agents/site-builder#demo')
  await whenReady(page)
  const name = page.getByRole('textbox', { name: 'Nome', exact: true })
  await name.fill(company)
  await name.press('Enter')
  await signUpFromDemo(page, mail, person, { agent, company })

  await page.getByRole('link', { name: 'Continuar daqui' }).click()
  await page.getByRole('button', { name: 'Continuar com ela' }).click()
  await page.getByLabel('WhatsApp com DDD').fill('(47) 91234-5678')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const link = page.getByRole('link', { name: /\/s\/padaria-/ })
  await expect(link).toBeVisible()
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url())
  const address = site + pathname
  expect(await axeFindings(page)).toEqual([])

  expect(await siteFindings(visitor, await visitor.goto(address))).toEqual([])
  await expect(visitor).toHaveTitle(new RegExp(`^${company} \\| `))
  await visitor.getByLabel('Seu nome').fill('Bruno Lima')
  await visitor.getByLabel('Seu e-mail ou telefone com DDD').fill('bruno@')
  await visitor.getByLabel('Mensagem').fill('Fazem bolo de milho?')
  await visitor.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(visitor.getByText('Informe um e-mail ou um telefone com DDD.')).toBeVisible()
  await expect(visitor.getByLabel('Mensagem')).toHaveValue('Fazem bolo de milho?')
  await visitor.getByLabel('Seu e-mail ou telefone com DDD').fill('bruno@correio.example')
  await visitor.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(visitor.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()

  const { text } = await mail.newest(person.email, 'Nova mensagem no seu site')
  expect(text).toContain('Para responder: bruno@correio.example')
  await page.goto(`${workspace}?aba=resultados`)
  const message = page.getByRole('listitem').filter({ hasText: 'Fazem bolo de milho?' })
  await expect(message.getByRole('link', { name: 'bruno@correio.example' })).toBeVisible()
  await message.getByLabel('Situação da mensagem de Bruno Lima').selectOption('Respondida')
  await expect(page.getByText('Situação da mensagem salva.')).toBeVisible()
  await page.getByRole('tab', { name: 'Início' }).click()
  await expect(page.getByText('Tudo pronto: o agente já pode trabalhar.')).toBeVisible()
  await expectInTheBooks(page, { agent, meter: 'Créditos de IA', done: /1 mensage/ })
  return { person, address }
}

const expectStatus = (visitor: Page, address: string, status: number) =>
  expect.poll(async () => (await visitor.goto(address))?.status()).toBe(status)

/** Visitors find a polite page; its company changes nothing, and takes the page along. */
async function expectAtRest(page: Page, visitor: Page, address: string, why: string): Promise<void> {
  await expectStatus(visitor, address, 503)
  await expect(visitor.getByRole('heading', { name: 'Este site não está no ar agora' })).toBeVisible()
  expect(await axeFindings(visitor)).toEqual([])
  await page.goto(`${workspace}?aba=trabalho`)
  await expect(page.getByText(why, { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Publicar/ })).toHaveCount(0)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar a página' }).click()
  expect((await file).suggestedFilename()).toMatch(/^padaria-.*\.html$/)
}

test.describe('on a desk', () => {
  const viewport = { width: 1440, height: 900 }
  test.use({ viewport, allowedNoise })

  test('from the demo to a site that brings a message, cancelled and back', async ({
    page,
    elsewhere,
    mail,
  }) => {
    const visitor = await elsewhere({ viewport })
    const { person, address } = await publish(page, visitor, mail)
    await cancelTrial(page, agent)
    await expectAtRest(page, visitor, address, 'O plano deste agente terminou.')
    await tellPayer(person)
    await comeBack(page, agent)
    await expectStatus(visitor, address, 200)
    await page.goto(`${workspace}?aba=trabalho`)
    await page.getByRole('button', { name: 'Tirar do ar' }).click()
    await expect(page.getByText('Fora do ar')).toBeVisible()
    await expectStatus(visitor, address, 404)
  })
})

onTeamSite.describe('on a phone', () => {
  const viewport = { width: 390, height: 844 }
  onTeamSite.use({ viewport, allowedNoise })

  onTeamSite(
    'from the demo to a site that brings a message, paused as the trial runs out, and on',
    async ({ page, elsewhere, backend, site }) => {
      await backend.serve(page)
      const visitor = await elsewhere({ viewport })
      const { person, address } = await publish(page, visitor, backend.mail, site.url)
      await tellPayer(person, backend.url)
      await endTrial(backend, person, 'site-builder')
      await expectAtRest(page, visitor, address, 'Este agente está parado.')
      await goOn(page, agent)
      await expectStatus(visitor, address, 200)
    },
  )
})
