import { axeFindings } from '../fixtures/accessibility'
import { newPerson, tellPayer, test } from '../fixtures/accounts'
import { cancelTrial, comeBack, expectInTheBooks, signUpFromDemo } from '../fixtures/agent-life'
import { siteFindings } from '../fixtures/site-audit'
import { expect, whenReady } from '../fixtures/test'

const agent = 'Site Builder'
const workspace = '/dashboard/services/site-builder'

test.describe.configure({ timeout: 90_000 })
// Refusals and polite pages have statuses of their own.
test.use({ allowedNoise: /^Failed to load resource: .*(?:40[049]|503)/ })

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}))
  test(`from the demo to a site that brings a message, away and back, on a ${device}`, async ({
    page,
    elsewhere,
    mail,
  }) => {
    await page.setViewportSize(viewport)
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
    const address = (await link.getAttribute('href')) ?? ''
    expect(await axeFindings(page)).toEqual([])

    const visitor = await elsewhere({ viewport })
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

    await cancelTrial(page, agent)
    const seen = (status: number) =>
      expect.poll(async () => (await visitor.goto(address))?.status()).toBe(status)
    await seen(503)
    await expect(visitor.getByRole('heading', { name: 'Este site não está no ar agora' })).toBeVisible()
    expect(await axeFindings(visitor)).toEqual([])
    await page.goto(`${workspace}?aba=trabalho`)
    await expect(page.getByText('O plano deste agente terminou.', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Publicar/ })).toHaveCount(0)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar a página' }).click()
    expect((await file).suggestedFilename()).toMatch(/^padaria-.*\.html$/)

    await tellPayer(person)
    await comeBack(page, agent)
    await seen(200)
    await page.goto(`${workspace}?aba=trabalho`)
    await page.getByRole('button', { name: 'Tirar do ar' }).click()
    await expect(page.getByText('Fora do ar')).toBeVisible()
    await seen(404)
  })
