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
import { test as onTeamSite } from '../fixtures/team-site'
import { expect, whenReady } from '../fixtures/test'

const agent = 'Atendimento WhatsApp'
const workspace = '/dashboard/services/whatsapp'

test.describe.configure({ timeout: 90_000 })

const log = (page: Page) => page.getByRole('log')
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Sua mensagem' }).fill(text)
  await page.getByRole('button', { name: 'Enviar' }).click()
}

/**
 * From the demo to a customer who is answered, and to the invoice.
 * @param site origin of the chat page
 */
async function answerOne(page: Page, visitor: Page, mail: Mailbox, site = ''): Promise<Account> {
  await page.goto('/agents/whatsapp#demo')
  await whenReady(page)
  await page.getByRole('button', { name: 'Vocês entregam?' }).click()
  await expect(log(page).getByText('Entregamos até 3 km')).toBeVisible()

  const person = newPerson()
  await signUpFromDemo(page, mail, person, { agent })

  await page.getByRole('tab', { name: 'Ajustes' }).click()
  await page.getByLabel('Nome que os clientes conhecem').fill('Padaria Lua')
  await page.getByRole('button', { name: 'Adicionar item' }).click()
  const item = page.getByRole('group', { name: 'Item 1' })
  await item.getByLabel('Nome').fill('Bolo de cenoura')
  await item.getByLabel('Preço em reais').fill('48')
  // The demo brings its questions along, and no answers.
  for (const answer of await page.getByLabel('Resposta', { exact: true }).all())
    await answer.fill('Pergunte à equipe no balcão.')
  await page.getByRole('button', { name: 'Salvar', exact: true }).first().click()
  await expect(page.getByText('Conteúdo salvo: o agente já responde com ele.')).toBeVisible()
  const slug = `lua-${person.email.slice(0, 10)}`
  await page.getByLabel(/^Nome no endereço/).fill(slug)
  await page.getByRole('button', { name: 'Salvar', exact: true }).last().click()
  await expect(page.getByText('Ajustes salvos.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'WhatsApp da empresa' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await visitor.goto(`${site}/c/${slug}`)
  await write(visitor, 'qto é o bolo de cenoura?')
  await expect(log(visitor).getByText(/Bolo de cenoura: R\$\s48,00/)).toBeVisible()
  expect(await axeFindings(visitor)).toEqual([])

  await page.getByRole('tab', { name: 'Trabalho' }).click()
  await page.getByRole('button', { name: /^Visitante / }).click()
  await expect(log(page).getByText('qto é o bolo de cenoura?')).toBeVisible()
  await page.goto(`${workspace}?aba=resultados`)
  await expect(page.getByText('Respondidas pelo agente').first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await expectInTheBooks(page, { agent, meter: 'Mensagens de WhatsApp', done: /^1 respostas? do agente/ })
  return person
}

/** Who writes finds that nobody answers now. */
async function expectAtRest(visitor: Page): Promise<void> {
  await visitor.reload()
  await expect(visitor.getByText('Atendimento em pausa')).toBeVisible()
  await expect(visitor.getByRole('textbox')).toHaveCount(0)
  expect(await axeFindings(visitor)).toEqual([])
}

/** What was said is still there, and what the agent does not know reaches its company. */
async function expectAnswered(visitor: Page, mail: Mailbox, { email }: Account): Promise<void> {
  await visitor.reload()
  await expect(log(visitor).getByText('qto é o bolo de cenoura?')).toBeVisible()
  await write(visitor, 'e vcs consertam geladeira?')
  await expect(log(visitor).getByText(/Chamei a equipe/)).toBeVisible()
  expect((await mail.newest(email, /espera uma resposta$/)).text).toContain('consertam geladeira')
}

test.describe('on a desk', () => {
  const viewport = { width: 1440, height: 900 }
  test.use({ viewport })

  test('from the demo to customers who are answered, cancelled and back', async ({
    page,
    elsewhere,
    mail,
  }) => {
    const visitor = await elsewhere({ viewport })
    const person = await answerOne(page, visitor, mail)
    await cancelTrial(page, agent)
    await expectAtRest(visitor)
    await tellPayer(person)
    await comeBack(page, agent)
    await expectAnswered(visitor, mail, person)
  })
})

onTeamSite.describe('on a phone', () => {
  const viewport = { width: 390, height: 844 }
  onTeamSite.use({ viewport })

  onTeamSite(
    'from the demo to customers who are answered, paused as the trial runs out, and on',
    async ({ page, elsewhere, backend, site }) => {
      await backend.serve(page)
      const visitor = await elsewhere({ viewport })
      const person = await answerOne(page, visitor, backend.mail, site.url)
      await tellPayer(person, backend.url)
      await endTrial(backend, person, 'whatsapp')
      await expectAtRest(visitor)
      await page.goto(`${workspace}?aba=trabalho`)
      await goOn(page, agent)
      await expectAnswered(visitor, backend.mail, person)
    },
  )
})
