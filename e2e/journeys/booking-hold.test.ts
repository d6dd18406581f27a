import { newPerson } from '../fixtures/accounts'
import { test as withBackend } from '../fixtures/backend'
import { bookingPage } from '../fixtures/booking'
import { expect, test } from '../fixtures/test'

test('the hour outlives a reload, and time that runs out is told in time, can be had more of, and leads back with nothing lost', async ({
  page,
}) => {
  const person = newPerson()
  const booking = bookingPage(page)
  await page.clock.install()
  await booking.open()
  const time = await booking.hold(2)
  await booking.fillIn(person)
  await expect(booking.held.getByRole('timer')).toHaveText(/^4:[345]\d$/)

  await page.reload()
  await expect(booking.held).toContainText(`às ${time} (horário de Brasília)`)
  await expect(page.getByLabel('Nome completo')).toHaveValue(person.name)

  // Whatever is still asked for would find that its time is over.
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward('03:10')
  await expect(booking.held.getByRole('status')).toHaveText(
    'Restam 2 minutos da reserva. Você pode mantê-la por mais 5 minutos.',
  )
  await booking.held.getByRole('button', { name: 'Manter por mais 5 minutos' }).click()
  await expect(booking.held.getByRole('timer')).toHaveText(/^(?:5:00|4:5\d)$/)

  await page.clock.fastForward('05:01')
  const alert = page.getByRole('alert').filter({ hasText: 'O tempo da reserva acabou.' })
  await expect(alert).toHaveText('O tempo da reserva acabou. Escolha o horário de novo.')
  await expect(alert).toBeFocused()
  await expect(booking.held).toHaveCount(0)
  await expect(page.getByLabel('Nome completo')).toHaveValue(person.name)

  await booking.freeHours.first().click()
  await expect(booking.held).toContainText('(horário de Brasília)')
  await booking.confirm.click()
  await expect(page.getByRole('heading', { name: 'Reunião confirmada' })).toBeVisible()
  expect(time).toMatch(/^\d\d:\d\d$/)
})

withBackend.describe('two visitors and one consultant', () => {
  withBackend.describe.configure({ timeout: 120_000 })
  withBackend.use({ allowedNoise: /Failed to load resource/ })

  withBackend('the slower one is offered the three nearest hours', async ({ page, elsewhere, backend }) => {
    await backend.sql('update consultants set is_active = is_default')
    const other = await elsewhere()
    for (const each of [page, other]) await backend.serve(each)
    const [slow, quick] = [bookingPage(page), bookingPage(other)]
    await slow.open()
    await slow.fillIn(newPerson())
    await (await slow.ownDay()).click()
    await expect(slow.freeHours.first()).toBeVisible()

    await quick.open()
    const time = await quick.hold()
    await quick.fillIn(newPerson())
    await quick.confirm.click()
    await expect(other.getByRole('heading', { name: 'Reunião confirmada' })).toBeVisible()

    await slow.freeHours.filter({ hasText: time }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Esse horário acabou de ser reservado.' })
    await expect(alert).toBeFocused()
    await expect(alert).toContainText('Estes são os mais próximos:')
    await expect(alert.getByRole('button')).toHaveCount(3)
    await expect(alert.getByRole('button').first()).toHaveText(/^[a-zá]{3}\., \d\d\/\d\d, \d\d:\d\d$/)
    await expect(slow.freeHours.filter({ hasText: time })).toHaveCount(0)

    await alert.getByRole('button').first().click()
    await expect(slow.held).toContainText('Reservamos este horário por 5 minutos.')
    await slow.confirm.click()
    await expect(page.getByRole('heading', { name: 'Reunião confirmada' })).toBeVisible()
  })
})
