import { axeFindings } from '../fixtures/accessibility'
import { logIn, test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const workspace = '/dashboard/services/site-builder'

test.describe.configure({ timeout: 60_000 })
// Refusals and polite pages have statuses of their own.
test.use({ allowedNoise: /^Failed to load resource: .*40[04]/ })

test("a company's site goes online, brings a message from a phone and rests politely", async ({
  page,
  elsewhere,
  createAccount,
  mail,
}) => {
  const owner = await createAccount({ product: 'site-builder' })
  await page.setViewportSize(desk)
  await page.goto(`${workspace}?aba=trabalho`)
  await logIn(page, owner)
  const company = `Oficina ${owner.email.slice(0, 6)}`
  await page.getByLabel(/^Tipo de negócio/).selectOption('Oficina mecânica')
  await page.getByLabel(/^Nome/).fill(company)
  await page.getByLabel(/^Cidade/).fill('Joinville')
  await page.getByRole('button', { name: 'Montar página' }).click()
  await page.getByLabel('WhatsApp com DDD').fill('(47) 91234-5678')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const link = page.getByRole('link', { name: /\/s\/oficina-/ })
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href')) ?? ''
  expect(await axeFindings(page)).toEqual([])

  const visitor = await elsewhere({ viewport: phone, javaScriptEnabled: true })
  await visitor.goto(address)
  await expect(visitor).toHaveTitle(`${company} | Oficina mecânica em Joinville`)
  await expect(visitor.getByRole('link', { name: '(47) 91234-5678' })).toHaveAttribute(
    'href',
    'https://wa.me/5547912345678',
  )
  expect(await axeFindings(visitor)).toEqual([])
  await visitor.getByLabel('Seu nome').fill('Bruno Lima')
  await visitor.getByLabel('Seu e-mail ou telefone com DDD').fill('bruno@')
  await visitor.getByLabel('Mensagem').fill('Quanto custa a revisão?')
  await visitor.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(visitor.getByText('Informe um e-mail ou um telefone com DDD.')).toBeVisible()
  await expect(visitor.getByLabel('Mensagem')).toHaveValue('Quanto custa a revisão?')
  await visitor.getByLabel('Seu e-mail ou telefone com DDD').fill('bruno@correio.example')
  await visitor.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(visitor.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()

  const { text } = await mail.newest(owner.email, 'Nova mensagem no seu site')
  expect(text).toContain('Para responder: bruno@correio.example')
  await page.goto(`${workspace}?aba=resultados`)
  const message = page.getByRole('listitem').filter({ hasText: 'Quanto custa a revisão?' })
  await expect(message.getByRole('link', { name: 'bruno@correio.example' })).toBeVisible()
  await message.getByLabel('Situação da mensagem de Bruno Lima').selectOption('Respondida')
  await expect(page.getByText('Situação da mensagem salva.')).toBeVisible()

  await page.getByRole('tab', { name: 'Trabalho' }).click()
  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await expect(page.getByText('Fora do ar')).toBeVisible()
  await expect
    .poll(async () => (await visitor.goto(address))?.status(), { message: 'the page is taken off' })
    .toBe(404)
  await expect(visitor.getByRole('heading', { name: 'Este site não está no ar agora' })).toBeVisible()
  expect(await axeFindings(visitor)).toEqual([])
})
