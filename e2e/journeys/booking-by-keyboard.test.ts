import { newPerson } from '../fixtures/accounts'
import { test as withBackend } from '../fixtures/backend'
import { bookingPage } from '../fixtures/booking'
import { focused, press, tabTo } from '../fixtures/keyboard'
import { expect } from '../fixtures/test'

withBackend(
  'a meeting is booked by keyboard alone, what is missing is said, and everything says its name',
  async ({ page, backend }) => {
    await backend.serve(page)
    const person = newPerson()
    const booking = bookingPage(page)
    await booking.open()
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Marcar uma reunião" [level=1]
    - region "Canal":
      - group "Como prefere conversar?":
        - radio "Videochamada" [checked]
        - radio "Telefone"
        - radio "WhatsApp"
    - region "Dia e horário":
      - group "Escolha o dia":
        - button "Mês anterior"
        - button "Próximo mês"
        - grid
      - region "Escolha o horário"
    - region "Seus dados"
    - region "Confira e confirme"
  `)

    await tabTo(page, 'Videochamada')
    await booking.confirm.focus()
    await press(page, 'Enter')
    const missing = page.getByRole('alert').filter({ hasText: 'Escolha o dia e o horário da reunião.' })
    await expect(missing).toBeFocused()
    await expect(page.getByLabel('Nome completo')).toHaveAccessibleDescription('Informe seu nome.')
    await tabTo(page, 'Mês anterior')
    await press(page, 'Tab', 'Tab')
    const dayName = /^[a-zç]+(?:-feira)?, \d+º? de [a-zç]+ de 20\d\d, \d+ horários? livres?$/
    await expect(focused(page)).toHaveAccessibleName(dayName)
    await press(page, 'PageDown')
    await expect(focused(page)).toHaveAccessibleName(/ de 20\d\d/)
    await press(page, 'PageUp', 'PageDown', 'Home')
    await expect(focused(page)).toHaveAccessibleName(/^domingo, /)
    await expect(focused(page)).toHaveAttribute('aria-disabled', 'true')
    await press(page, 'Enter')
    await expect(booking.held).toHaveCount(0)
    await expect(booking.freeHours.first()).toBeVisible()

    const [day = ''] = await booking.freeDays.allInnerTexts()
    await expect(async () => {
      await press(page, 'ArrowRight')
      await expect(focused(page)).toHaveAccessibleName(dayName, { timeout: 1 })
    }).toPass({ intervals: [1] })
    await press(page, 'Enter')
    const title = page.getByRole('heading', { level: 3, name: 'Escolha o horário' })
    await expect(title).toBeFocused()
    await expect(title).toHaveAccessibleDescription(/^[a-zç]+-feira, .* Horários em horário de Brasília$/)
    expect(day).not.toBe('')

    await expect(booking.freeHours.first()).toBeVisible()
    await press(page, 'Tab')
    await expect(focused(page)).toHaveAccessibleName(/^\d\d:\d\d/)
    await tabTo(page, 'Voltar ao calendário')
    await press(page, 'Enter')
    await expect(focused(page)).toHaveAccessibleName(dayName)
    await press(page, 'Enter')
    await expect(title).toBeFocused()
    await press(page, 'Tab', 'Enter')
    await expect(focused(page)).toHaveAccessibleName(
      / \(horário de Brasília\) Reservamos este horário por 5 minutos\.$/,
    )
    await expect(booking.hours.getByRole('button', { pressed: true })).toHaveCount(1)

    await tabTo(page, /^Nome completo/)
    await page.keyboard.type(person.name)
    await tabTo(page, /^E-mail/)
    await page.keyboard.type(person.email)
    await tabTo(page, /^Concordo com o uso destes dados/)
    await press(page, 'Space')
    await tabTo(page, 'Confirmar reunião')
    await press(page, 'Enter')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Reunião confirmada' }).locator('..'),
    ).toBeFocused()
    await press(page, 'Tab')
    await expect(focused(page)).toHaveAccessibleName('Adicionar à agenda')
  },
)
