import { newPerson } from '../fixtures/accounts'
import { bookByCall, bookingPage } from '../fixtures/booking'
import { expect, test } from '../fixtures/test'

test('a meeting is moved and then cancelled by the link in its mail, whose key no address and no search engine has', async ({
  page,
  mail,
  request,
}) => {
  const person = newPerson()
  const { manage_url } = await bookByCall(person)
  const [, key = ''] = new URL(manage_url).hash.split('.')
  const addresses: string[] = []
  page.on('request', (sent) => addresses.push(sent.url().split('#')[0] ?? ''))
  const booking = bookingPage(page)
  await page.goto(manage_url)
  await expect(page.getByText('Olá, Helena.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect.soft((await request.get('/consultation/manage')).headers()['x-robots-tag']).toBe('noindex')

  await test.step('moved', async () => {
    await page.getByRole('button', { name: 'Remarcar' }).click()
    await expect(page.getByRole('heading', { name: 'Escolha o novo dia e horário' })).toBeFocused()
    await expect(booking.calendar).toBeVisible()
    const time = await booking.hold(3)
    await page.getByRole('button', { name: 'Confirmar novo horário' }).click()

    const done = page.getByRole('status').filter({ hasText: 'Reunião remarcada' })
    await expect(done).toBeFocused()
    await expect(done).toContainText(`às ${time}. Enviamos o novo convite por e-mail.`)
    await expect(page.getByText(`, das ${time} às `)).toBeVisible()
    await expect(page.getByText(/^Você pode remarcar mais 2 vezes/)).toBeVisible()
    expect(await mail.link(person.email, 'Reunião remarcada')).toBe(manage_url)
    await page.reload()
    await expect(page.getByText(`, das ${time} às `)).toBeVisible()
  })

  await test.step('cancelled, with a reason', async () => {
    await page.getByRole('button', { name: 'Cancelar reunião' }).click()
    await expect(page.getByRole('heading', { name: 'Cancelar esta reunião?' })).toBeFocused()
    await page.getByLabel('Motivo (opcional)').fill('Viagem')
    await page.getByRole('button', { name: 'Cancelar reunião' }).click()
    await expect(page.getByText('Reunião cancelada.')).toBeVisible()
    await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()
    await mail.newest(person.email, 'Reunião cancelada')
    await page.getByRole('link', { name: 'Marcar outra reunião' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Marcar uma reunião' })).toBeVisible()
  })

  expect(addresses.filter((address) => address.includes(key))).toEqual([])
})
