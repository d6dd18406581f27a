import { makeAvailableMonth } from '@ag/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DayCalendar } from './day-calendar'

const november = makeAvailableMonth()
const christmas = { date: '2026-12-25', free: 0, closed_reason: 'holiday' as const, closed_label: 'Natal' }

const show = (day?: string) => (
  <DayCalendar
    first={november.first_date}
    last="2026-12-31"
    days={[...november.days, christmas]}
    day={day}
    onChoose={() => undefined}
  />
)
const closed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('says why days are closed in the month that is shown', async () => {
  const { rerender } = render(show())
  expect(closed()).toEqual(['Fechado: Dia da Consciência Negra (20/11)'])
  await userEvent.click(screen.getByRole('button', { name: 'Próximo mês' }))
  expect(closed()).toEqual(['Fechado: Natal (25/12)'])
  rerender(show('2026-11-26'))
  expect(closed()).toEqual(['Fechado: Dia da Consciência Negra (20/11)'])
})
