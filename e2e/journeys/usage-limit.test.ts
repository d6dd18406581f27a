import { randomBytes } from 'node:crypto'
import { recordUsage } from '@ag/contracts'
import { card, logIn } from '../fixtures/accounts'
import { test } from '../fixtures/backend'
import { customer, expect } from '../fixtures/test'

const key = randomBytes(24).toString('hex')
const meter = 'Mensagens de WhatsApp'

test.describe.configure({ timeout: 60_000 })
test.use({ backendSettings: { SERVICE_KEYS: key } })

/** What an agent reports about the demo's customer. */
async function use(backend: string, quantity: number) {
  const event = {
    id: randomBytes(12).toString('hex'),
    company_id: 'org_usr_demo_cliente',
    product_id: 'prospect',
    meter: 'whatsapp_messages',
    quantity,
    occurred_at: new Date().toISOString(),
  }
  const answer = await fetch(backend + recordUsage.path, {
    method: recordUsage.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ events: [event] }),
  })
  expect(await answer.json()).toMatchObject({ accepted: 1, repeated: 0 })
}

test('a limit that is reached is told on the screen and by mail', async ({ page, backend }) => {
  await backend.serve(page)
  await page.goto('/dashboard/usage')
  await logIn(page, customer)
  await expect(card(page, meter)).toContainText('Sem limite definido.')
  await card(page, meter).getByRole('button', { name: 'Definir limite' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Quanto gastar/)
    .fill('150,00')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Limite salvo.')).toBeVisible()
  await expect(card(page, meter)).toContainText(/\d+% de R\$\s150,00/)
  await expect(card(page, meter)).not.toContainText('Limite atingido')

  await use(backend.url, 20_000)
  await page.reload()
  await expect(card(page, meter)).toContainText(/Limite atingido em \d\d\/\d\d\/\d{4}\./)
  await page.waitForLoadState('networkidle')
  // Mails about limits go out every few minutes, and whenever the server starts.
  await backend.hoursLater(0.01)
  // At a month's end the demo's own limits are reached as well, each with a mail of its own.
  const told = async () =>
    (await backend.mail.all(customer.email)).find(
      ({ subject, text }) =>
        /^Você usou 1\d\d% do seu limite$/.test(subject) && text.includes(`${meter}. Você usou`),
    )
  await expect
    .poll(async () => (await told())?.text)
    .toContain('Seus agentes continuam funcionando: o limite serve só para avisar.')
})
