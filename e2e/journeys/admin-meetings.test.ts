import type { Page } from '@playwright/test'
import { newPerson } from '../fixtures/accounts'
import { bookByCall, bookingPage } from '../fixtures/booking'
import { focused, press, tabTo } from '../fixtures/keyboard'
import { test } from '../fixtures/team-site'
import { administrator, expect, whenReady } from '../fixtures/test'

// One after the other, on one backend: the day that is closed first keeps the meetings of the others away from its own.
test.describe.configure({ mode: 'default', timeout: 90_000 })

/** From anywhere on the page to the meeting of somebody, by keyboard alone. */
async function openMeetingOf(page: Page, email: string) {
  await tabTo(page, 'Lista')
  await press(page, 'Enter')
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeVisible()
  await press(page, '/')
  await expect(focused(page)).toHaveAccessibleName('Buscar')
  await page.keyboard.type(email)
  await press(page, 'Enter')
  await expect(page.getByText('1 resultado', { exact: true })).toBeVisible()
  await tabTo(page, /^\d\d\/\d\d\/20\d\d, \d\d:\d\d$/)
  await press(page, 'Enter')
  await expect(focused(page)).toHaveRole('heading')
}

test('a day that an administrator blocks is closed to visitors', async ({
  page,
  backend,
  beSignedIn,
  elsewhere,
}) => {
  const { date } = await bookByCall(newPerson(), { api: backend.url })
  await backend.serve(page)
  await beSignedIn(administrator)
  await page.goto('/admin/meetings')
  await whenReady(page)
  await tabTo(page, 'Folgas')
  await press(page, 'Enter')
  await tabTo(page, 'Bloquear dias')
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Bloquear dias' })
  await expect(dialog).toBeFocused()
  await dialog.getByLabel('Primeiro dia').fill(date)
  await dialog.getByLabel('Último dia').fill(date)
  await tabTo(page, /^Motivo/)
  await page.keyboard.type('Mudança de escritório')
  await press(page, 'Enter')
  await expect(dialog).toBeHidden()
  await expect(
    page.getByText('Há 1 reunião nesses dias. Ela continua marcada até alguém mover.'),
  ).toBeVisible()

  const visitor = await elsewhere()
  await backend.serve(visitor)
  const booking = bookingPage(visitor)
  await booking.open()
  const month = new Date(date).toLocaleDateString('pt-BR', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  if (!(await visitor.getByRole('grid', { name: month }).isVisible())) {
    await visitor.getByRole('button', { name: 'Próximo mês' }).click()
  }
  const closed = visitor.getByRole('button', { name: /, Fechado: Mudança de escritório$/ })
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
})

test('an administrator moves, accepts and cancels meetings by keyboard, and visitors hear of it', async ({
  page,
  backend,
  beSignedIn,
}) => {
  const [mover, asker, leaver] = [newPerson(), newPerson(), newPerson()]
  await bookByCall(mover, { api: backend.url })
  await bookByCall(asker, { api: backend.url, consultant: 'cs_diego' })
  await bookByCall(leaver, { api: backend.url })
  await backend.serve(page)
  await beSignedIn(administrator)
  await page.goto('/admin/meetings')
  await whenReady(page)

  await test.step('moves', async () => {
    await openMeetingOf(page, mover.email)
    await tabTo(page, 'Mover')
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Mover reunião' })
    await expect(dialog).toBeFocused()
    await expect(dialog.getByRole('radio').first()).toBeVisible()
    await tabTo(page, /^\d\d:\d\d$/)
    await press(page, 'Space')
    const time = await focused(page).evaluate((hour) => hour.closest('label')?.textContent ?? '')
    await tabTo(page, 'Mover')
    await press(page, 'Enter')
    await expect(page.getByText('Reunião movida. O cliente recebe um e-mail.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`, das ${time} às `)).toBeVisible()
    const { text } = await backend.mail.newest(mover.email, 'Reunião remarcada')
    expect(text).toContain(time)
  })

  await test.step('accepts', async () => {
    await page.goto('/admin/meetings')
    await whenReady(page)
    await openMeetingOf(page, asker.email)
    await expect(page.getByText('Pendente', { exact: true })).toBeVisible()
    await tabTo(page, 'Confirmar')
    await press(page, 'Enter')
    await expect(page.getByText('Reunião confirmada. O cliente recebe um e-mail.')).toBeVisible()
    await expect(page.getByText('Pendente', { exact: true })).toBeHidden()
    await backend.mail.newest(asker.email, /^Reunião confirmada: /)
  })

  await test.step('thinks better of a cancellation, and then does not', async () => {
    await page.goto('/admin/meetings')
    await whenReady(page)
    await openMeetingOf(page, leaver.email)
    const cancel = async () => {
      await tabTo(page, 'Cancelar reunião')
      await press(page, 'Enter')
      await expect(page.getByRole('dialog')).toBeFocused()
      await tabTo(page, 'Cancelar reunião')
      await press(page, 'Enter')
      await expect(page.getByText('Esta reunião está sendo cancelada.')).toBeVisible()
    }
    await cancel()
    await tabTo(page, 'Desfazer')
    await press(page, 'Enter')
    await expect(page.getByText('Esta reunião está sendo cancelada.')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Reuniões' })).toBeFocused()
    await cancel()
    // Who leaves has decided.
    await tabTo(page, 'Voltar à lista')
    await press(page, 'Enter')
    await backend.mail.newest(leaver.email, 'Reunião cancelada')
  })
})
