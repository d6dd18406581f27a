import { logIn, newPerson, test } from '../fixtures/accounts'
import { expect, whenReady } from '../fixtures/test'

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
  await test.step('the whole form works with the keyboard alone', async () => {
    await whenReady(page)
    await page.getByLabel('Nome completo').focus()
    for (const text of [person.name, person.email, person.company, '(11) 91234-5678', person.password]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('button', { name: 'Mostrar senha' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(/^Li e aceito/)).toBeFocused()
    await page.keyboard.press('Space')
    for (const name of [/^Termos de uso/, /^Política de privacidade/]) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Quero receber novidades por e-mail.')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Confira seu e-mail.' })).toBeInViewport()
    await expect(page.locator(':focus')).toContainText('Confira seu e-mail.')
  })
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
