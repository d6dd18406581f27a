import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { DatePicker, type DatePickerProps } from './date-picker'

// Tuesday, 24 November 2026.
const today = '2026-11-24'

function Booking({
  chosen = () => undefined,
  ...props
}: Partial<DatePickerProps> & { chosen?: (day: string) => void }) {
  const [day, setDay] = useState<string>()
  return (
    <DatePicker
      label="Escolha o dia"
      today={today}
      name="day"
      {...props}
      value={day}
      onChange={(next) => {
        setDay(next)
        chosen(next)
      }}
    />
  )
}

const day = (name: string) => screen.getByRole('button', { name })
const month = (name: string) => screen.getByRole('grid', { name })
const previous = () => screen.getByRole('button', { name: 'Mês anterior' })
const next = () => screen.getByRole('button', { name: 'Próximo mês' })

it('passes axe, and says which days there are', async () => {
  const { container } = render(<Booking />)
  expect(await axe(container)).toHaveNoViolations()
  expect(screen.getByRole('group', { name: 'Escolha o dia' })).toHaveAccessibleDescription(
    'Reuniões disponíveis apenas de segunda a sexta-feira',
  )
  expect(month('novembro de 2026')).toBeVisible()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'dom',
    'seg',
    'ter',
    'qua',
    'qui',
    'sex',
    'sáb',
  ])
  expect(day('terça-feira, 24 de novembro de 2026')).toHaveAttribute('aria-current', 'date')
})

describe('by keyboard', () => {
  async function enter(props: Parameters<typeof Booking>[0] = {}) {
    render(<Booking {...props} />)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
  }

  it('is one stop among the others, at the first day that can be chosen', async () => {
    await enter({ min: '2026-11-26' })
    expect(day('quinta-feira, 26 de novembro de 2026')).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it.each([
    ['{ArrowRight}', 'quarta-feira, 25 de novembro de 2026'],
    ['{ArrowUp}', 'terça-feira, 24 de novembro de 2026'],
    ['{ArrowDown}', 'terça-feira, 1º de dezembro de 2026'],
    ['{Home}', 'domingo, 22 de novembro de 2026'],
    ['{End}', 'sábado, 28 de novembro de 2026'],
    ['{PageDown}', 'quinta-feira, 24 de dezembro de 2026'],
    ['{Shift>}{PageDown}{/Shift}', 'quarta-feira, 24 de novembro de 2027'],
  ])('moves with %s to %s', async (keys, name) => {
    await enter()
    await userEvent.keyboard(keys)
    expect(day(name)).toHaveFocus()
  })

  it('is spared the weeks that have gone by', async () => {
    await enter()
    expect(screen.queryByRole('button', { name: 'sábado, 21 de novembro de 2026' })).not.toBeInTheDocument()
    expect(day('domingo, 22 de novembro de 2026')).toHaveAttribute('aria-disabled', 'true')
  })

  it('goes back no further than the month it begins in', async () => {
    await enter()
    await userEvent.keyboard('{PageUp}')
    expect(day('terça-feira, 24 de novembro de 2026')).toHaveFocus()
  })

  it('chooses a day, and sends it with its form', async () => {
    const chosen = jest.fn()
    await enter({ chosen })
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(chosen.mock.calls).toEqual([['2026-11-25']])
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('25')
    expect(document.querySelector('input[name=day]')).toHaveValue('2026-11-25')
  })

  it('reads days that are off and does not choose them', async () => {
    const chosen = jest.fn()
    await enter({ chosen })
    await userEvent.keyboard('{End}{Enter}')
    expect(day('sábado, 28 de novembro de 2026')).toHaveAttribute('aria-disabled', 'true')
    expect(chosen).not.toHaveBeenCalled()
  })
})

describe('by pointer', () => {
  it.each([
    ['a Saturday', 'sábado, 28 de novembro de 2026'],
    ['a Sunday', 'domingo, 29 de novembro de 2026'],
    ['a day before the first', 'segunda-feira, 23 de novembro de 2026'],
    ['a day after the last', 'segunda-feira, 30 de novembro de 2026'],
    ['a day without a free time', 'quinta-feira, 26 de novembro de 2026'],
  ])('does not choose %s', async (_, name) => {
    const chosen = jest.fn()
    render(<Booking chosen={chosen} max="2026-11-29" isAvailable={(day) => day !== '2026-11-26'} />)
    expect(day(name)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day(name))
    expect(chosen).not.toHaveBeenCalled()
  })

  it('turns to months that have days to choose, and tells which', async () => {
    const onMonthChange = jest.fn()
    render(<Booking max="2026-12-20" onMonthChange={onMonthChange} />)
    expect(previous()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous())
    expect(month('novembro de 2026')).toBeVisible()
    await userEvent.click(next())
    expect(month('dezembro de 2026')).toBeVisible()
    expect(next()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next())
    await userEvent.click(previous())
    expect(month('novembro de 2026')).toBeVisible()
    expect(onMonthChange.mock.calls).toEqual([['2026-12'], ['2026-11']])
  })
})

it('shows the month of a day that is chosen for the visitor', () => {
  const { rerender } = render(<DatePicker label="Dia" today={today} onChange={() => undefined} />)
  rerender(<DatePicker label="Dia" today={today} onChange={() => undefined} value="2026-12-02" />)
  expect(month('dezembro de 2026')).toBeVisible()
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('2')
})

it('begins where the first free day turns out to be, and stays where somebody has turned to', async () => {
  const props = { label: 'Dia', today, onChange: () => undefined }
  const { rerender } = render(<DatePicker {...props} />)
  rerender(<DatePicker {...props} min="2026-12-01" />)
  expect(month('dezembro de 2026')).toBeVisible()
  expect(day('terça-feira, 1º de dezembro de 2026')).toHaveAttribute('tabindex', '0')
  await userEvent.click(next())
  rerender(<DatePicker {...props} min="2026-12-02" />)
  expect(month('janeiro de 2027')).toBeVisible()
})

it('says more about a day where there is more to say', () => {
  render(<Booking describe={(day) => (day === today ? '6 horários livres' : undefined)} />)
  expect(day('terça-feira, 24 de novembro de 2026, 6 horários livres')).toBeVisible()
})

it('has no style attribute when rendered on a server', () => {
  expect(renderToString(<Booking />)).not.toMatch(/ style=/)
})
