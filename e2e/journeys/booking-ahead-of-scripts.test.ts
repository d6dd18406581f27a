import { newPerson } from '../fixtures/accounts'
import { bookingPage } from '../fixtures/booking'
import { holdBack } from '../fixtures/hold-back'
import { expect, test } from '../fixtures/test'

/** What the plain form sends. */
const fields = [
  'channel',
  'preferred_time',
  'name',
  'email',
  'phone',
  'company',
  'notes',
  'consent',
  'website',
  'product_id',
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is a form with the next ten hours, which books the meeting as the one with scripts does', async ({
    page,
    mail,
  }) => {
    const person = newPerson()
    await page.goto('/consultation')
    const main = page.getByRole('main')
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.soft(main.getByText('Combinar por e-mail').first()).toBeVisible()
    await expect.soft(main).not.toContainText('Carregando')
    const form = page.locator('form[action="/consultation"][method="post"]')
    const names = await form
      .locator('[name]')
      .evaluateAll((inputs) => [...new Set(inputs.map((input) => input.getAttribute('name')))])
    expect.soft(names.toSorted()).toEqual(fields.toSorted())
    const slots = form.getByRole('group', { name: 'Escolha o horário' }).getByRole('radio')
    await expect.soft(slots).toHaveCount(10)
    await expect.soft(slots.first()).toHaveValue(/^20\d\d-\d\d-\d\dT\d\d:\d\d:00-03:00$/)
    await expect.soft(form.getByRole('textbox', { name: /^Telefone/ })).not.toHaveAttribute('required')
    await expect.soft(form.getByLabel('Não preencha este campo')).toBeHidden()
    await expect.soft(form.getByRole('button', { name: 'Confirmar reunião' })).toBeVisible()

    await slots.last().check()
    await page.getByLabel('Nome completo').fill(person.name)
    await page.getByLabel(/^E-mail/).fill(person.email)
    await page.getByRole('checkbox', { name: /^Concordo/ }).check()
    await page.getByRole('button', { name: 'Confirmar reunião' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reunião confirmada' })).toBeVisible()
    await mail.newest(person.email, /^Reunião confirmada: /)
  })

  test('a link to a meeting says what it needs', async ({ page }) => {
    await page.goto('/consultation/manage#mt_1.chave')
    const main = page.getByRole('main')
    await expect(main.getByText(/^Para ver, remarcar ou cancelar a reunião por aqui/)).toBeVisible()
    await expect(main.getByText('Carregando…')).toBeHidden()
  })
})

for (const width of [1440, 768, 390, 320])
  test(`nothing moves when the calendar takes the place of the plain hours, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const release = await holdBack(page)
    await page.goto('/consultation?agent=business-intelligence')
    const placeOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y
    const steps = ['Canal', 'Dia e horário', 'Seus dados']
    const before = await Promise.all(steps.map(placeOf))
    release()
    await expect(bookingPage(page).calendar).toBeVisible()
    await expect(page.getByText('Sobre: Business Intelligence')).toBeVisible()
    expect(await Promise.all(steps.map(placeOf))).toEqual(before)
  })

test('what was typed and picked before the scripts arrive is still there, and the hour is held', async ({
  page,
}) => {
  const person = newPerson()
  const release = await holdBack(page)
  await page.goto('/consultation')
  const booking = bookingPage(page)
  const picked = page.getByRole('group', { name: 'Escolha o horário' }).getByRole('radio').nth(3)
  const start = await picked.getAttribute('value')
  await picked.check()
  await page.getByRole('radio', { name: 'Telefone' }).check()
  await page.getByRole('textbox', { name: /^Telefone/ }).fill('(11) 91234-5678')
  await page.getByLabel(/^E-mail/).fill(person.email)
  await page.getByLabel('Nome completo').fill(person.name)

  release()
  await expect(booking.held).toContainText(`às ${start?.slice(11, 16)} (horário de Brasília)`)
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await expect(page.getByLabel('Nome completo')).toHaveValue(person.name)
  await expect(page.getByRole('radio', { name: 'Telefone' })).toBeChecked()
  await page.getByRole('checkbox', { name: /^Concordo/ }).check()
  await booking.confirm.click()
  await expect(page.getByRole('heading', { name: 'Reunião confirmada' })).toBeVisible()
})
