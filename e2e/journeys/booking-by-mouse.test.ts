import { newPerson } from '../fixtures/accounts'
import { bookingPage } from '../fixtures/booking'
import { expect, test, whenReady } from '../fixtures/test'

test('a visitor comes from an agent and books a meeting about it', async ({ page, mail, request }) => {
  const person = newPerson()
  const booking = bookingPage(page)
  await page.goto('/agents/prospect')
  await whenReady(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Marcar uma reunião sobre o Prospect AI' })
    .first()
    .click()
  await expect(page.getByText('Sobre: Prospect AI')).toBeVisible()
  // The first free day is open already.
  await expect(booking.freeHours.first()).toBeVisible()

  await page.getByRole('radio', { name: 'WhatsApp' }).check()
  const time = await booking.hold()
  await booking.fillIn(person)
  await expect(page.locator('p[aria-hidden]', { hasText: `às ${time}` })).toBeInViewport()
  await booking.confirm.click()
  await expect(page.getByLabel('Telefone com DDD')).toBeFocused()
  await page.getByLabel('Telefone com DDD').fill('11912345678')
  await page.getByLabel(/^O que você gostaria de conversar/).fill('Preços para duas lojas')
  const review = page.getByRole('region', { name: 'Confira e confirme' })
  await expect(review).toContainText(`às ${time} (horário de Brasília)`)
  await expect(review).toContainText('WhatsApp')
  await booking.confirm.click()

  const done = page.getByText(
    new RegExp(`^Reunião confirmada para .* às ${time}\\. Enviamos o convite para ${person.email}\\.$`),
  )
  await expect(done).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Reunião confirmada' }).locator('..'),
  ).toBeFocused()
  const file = await request.get(
    (await page.getByRole('link', { name: 'Adicionar à agenda' }).getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('SUMMARY:Reunião sobre Prospect AI')

  await page.goto(await mail.link(person.email, /^Reunião confirmada: /))
  await expect(page.getByText('Olá, Helena.')).toBeVisible()
  await expect(page.getByText('Reunião sobre Prospect AI')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('each choice brings what comes next into sight', async ({ page }) => {
    const booking = bookingPage(page)
    await booking.open()
    await (await booking.ownDay()).tap()
    await expect(page.getByRole('heading', { name: 'Escolha o horário' })).toBeInViewport()
    await booking.freeHours.first().tap()
    await expect(booking.held.getByText('Reservamos este horário por 5 minutos.')).toBeInViewport()
    await booking.fillIn(newPerson())
    await booking.confirm.tap()
    await expect(page.getByRole('heading', { name: 'Reunião confirmada' })).toBeInViewport()
  })
})
