import { logIn, newPerson, test } from '../fixtures/accounts'
import { expect } from '../fixtures/test'

test('a visitor becomes a customer: agents, sign-up, mail, login, dashboard', async ({
  page,
  mail,
  elsewhere,
}) => {
  const person = newPerson()

  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Prospect AI', exact: true }).click()
  await expect(page).toHaveURL('/agents/prospect')
  await expect(page.getByText(/R\$\s399/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Testar grátis por 14 dias o Prospect AI' }).first().click()

  await expect(page).toHaveURL('/auth/signup?product=prospect')
  await expect(
    page.getByText(
      /^Você escolheu Prospect AI: 14 dias grátis\. Se continuar, paga só os dias que restarem do mês e, depois, R\$\s399 por mês\. Sem cartão\.$/,
    ),
  ).toBeVisible()
  await page.getByLabel('Nome completo').fill(person.name)
  await page.getByLabel('E-mail corporativo').fill(person.email)
  await page.getByLabel('Empresa').fill(person.company)
  await page.getByLabel('WhatsApp (opcional)').fill('(11) 91234-5678')
  await page.getByLabel(/^Senha/).fill(person.password)
  await page.getByLabel(/^Li e aceito/).check()
  await page.getByRole('button', { name: 'Criar conta' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Confira seu e-mail.' })).toBeVisible()
  await expect(
    page.getByText(`Se ${person.email} puder ser usado, você receberá uma mensagem com os próximos passos.`),
  ).toBeVisible()

  const phone = await elsewhere()
  await phone.goto(await mail.link(person.email, 'Confirme seu e-mail'))
  await phone.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'E-mail confirmado.' })).toBeVisible()
  await expect(phone).toHaveURL('/auth/verify-email')
  await phone.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await logIn(phone, person)

  await expect(phone).toHaveURL('/dashboard')
  await expect(phone.getByText('Olá, Helena. Veja como estão seus agentes.')).toBeVisible()
  const agent = phone.getByRole('listitem').filter({ hasText: 'Prospect AI' })
  await expect(agent.getByText('Em teste')).toBeVisible()
  await expect(agent.getByText('Faltam 14 dias do seu teste.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/agents', '/agents/prospect'])
    test(`the prices can be read on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/R\$\s399/).first()).toBeVisible()
    })
})
