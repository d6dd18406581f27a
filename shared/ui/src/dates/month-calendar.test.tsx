import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { type CalendarEvent, MonthCalendar } from './month-calendar'

const today = '2026-11-24'
const makeEvents = (count: number, date = today): CalendarEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${date}-${index}`,
    title: `Reunião ${index + 1}`,
    date,
    time: `1${index}:00`,
    status: 'confirmed',
  }))

const day = (name: string | RegExp) => screen.getByRole('button', { name })
const cell = (number: string) => screen.getByText(number).closest('td') as HTMLElement

it('passes axe, with events and without', async () => {
  const { container, rerender } = render(<MonthCalendar today={today} events={makeEvents(7)} />)
  await userEvent.click(day(/^terça-feira, 24/))
  expect(await axe(container)).toHaveNoViolations()
  rerender(<MonthCalendar today={today} events={[]} />)
  expect(await axe(container)).toHaveNoViolations()
})

it('names the days of the week', () => {
  render(<MonthCalendar today={today} events={[]} />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'dom',
    'seg',
    'ter',
    'qua',
    'qui',
    'sex',
    'sáb',
  ])
})

it('is walked and read by keyboard', async () => {
  render(<MonthCalendar today={today} events={makeEvents(2, '2026-11-25')} />)
  for (let stop = 0; stop < 3; stop++) await userEvent.tab()
  expect(day('terça-feira, 24 de novembro de 2026')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(day('quarta-feira, 25 de novembro de 2026, 2 eventos')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '10:00 · Reunião 1Confirmada',
    '11:00 · Reunião 2Confirmada',
  ])
  await userEvent.keyboard('{PageDown}')
  expect(day('sexta-feira, 25 de dezembro de 2026')).toHaveFocus()
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

describe('by pointer', () => {
  it('turns the months, and says when there is nothing in one', async () => {
    const onMonthChange = jest.fn()
    render(<MonthCalendar today={today} events={makeEvents(1)} onMonthChange={onMonthChange} />)
    expect(screen.queryByText('Nenhum evento neste mês.')).not.toBeInTheDocument()
    await userEvent.click(day('Próximo mês'))
    expect(screen.getByRole('grid', { name: 'dezembro de 2026' })).toBeVisible()
    expect(screen.getByText('Nenhum evento neste mês.')).toBeVisible()
    await userEvent.click(day('Mês anterior'))
    await userEvent.click(day('Mês anterior'))
    expect(screen.getByRole('grid', { name: 'outubro de 2026' })).toBeVisible()
    expect(onMonthChange.mock.calls).toEqual([['2026-12'], ['2026-11'], ['2026-10']])
  })

  it('lists a day that is pressed, also one without events', async () => {
    render(<MonthCalendar today={today} events={makeEvents(1)} />)
    await userEvent.click(day('terça-feira, 24 de novembro de 2026, 1 evento'))
    expect(screen.getByRole('listitem')).toHaveTextContent('10:00 · Reunião 1')
    await userEvent.click(day('quarta-feira, 25 de novembro de 2026'))
    expect(screen.getByText('Nenhum evento neste dia.')).toBeVisible()
  })
})

describe('a cell', () => {
  it.each([
    [1, false, ['10:00 Reunião 1'], undefined],
    [2, false, ['10:00 Reunião 1', '11:00 Reunião 2'], undefined],
    [3, false, ['10:00 Reunião 1', '11:00 Reunião 2'], '+1 mais'],
    [7, false, ['10:00 Reunião 1', '11:00 Reunião 2'], '+5 mais'],
    [1, true, ['10:00 Reunião 1'], undefined],
    [3, true, ['10:00 Reunião 1'], '+2 mais'],
  ])('with %d events (compact: %s) shows %j and %s', (count, compact, titles, more) => {
    render(<MonthCalendar today={today} compact={compact} events={makeEvents(count)} />)
    const shown = within(cell('24'))
    const events = [...cell('24').querySelectorAll('.event')]
    expect(events.map(({ textContent }) => textContent)).toEqual(titles)
    expect(shown.queryByText(/mais/)?.textContent).toBe(more)
  })

  it.each([
    [1, 1],
    [5, 5],
    [7, 5],
  ])('with %d events has %d dots', (count, dots) => {
    const { rerender } = render(<MonthCalendar today={today} events={makeEvents(count)} />)
    expect(cell('24').querySelectorAll('.dot')).toHaveLength(dots)
    rerender(<MonthCalendar today={today} events={makeEvents(count)} compact />)
    expect(cell('24').querySelectorAll('.dot')).toHaveLength(dots)
  })
})

it.each([
  ['confirmed', 'success', 'Confirmada'],
  ['pending', 'warning', 'Pendente'],
  ['cancelled', 'danger', 'Cancelada'],
  ['completed', 'info', 'Concluída'],
])('calls %s by its name', async (status, tone, label) => {
  render(<MonthCalendar today={today} events={makeEvents(1).map((event) => ({ ...event, status }))} />)
  expect(screen.getByText('10:00 Reunião 1')).toHaveAttribute('data-tone', tone)
  await userEvent.click(day(/^terça-feira, 24/))
  expect(within(screen.getByRole('listitem')).getByText(label)).toBeVisible()
})

it.each(['postponed', 'toString'])('keeps a status that it does not know (%s) neutral', async (status) => {
  render(<MonthCalendar today={today} events={makeEvents(1).map((event) => ({ ...event, status }))} />)
  expect(screen.getByText('10:00 Reunião 1')).toHaveAttribute('data-tone', 'neutral')
  await userEvent.click(day(/^terça-feira, 24/))
  expect(screen.getByRole('listitem')).toHaveTextContent(/^10:00 · Reunião 1$/)
})

it('puts events without a time first', async () => {
  const [timed] = makeEvents(1)
  const events = [
    timed,
    { id: 'all-day', title: 'Feriado', date: today, status: 'confirmed' },
  ] as CalendarEvent[]
  render(<MonthCalendar today={today} events={events} />)
  expect(within(cell('24')).getAllByText(/Reunião|Feriado/)[0]).toHaveTextContent('Feriado')
})

it('has no style attribute when rendered on a server', () => {
  expect(renderToString(<MonthCalendar today={today} events={makeEvents(3)} />)).not.toMatch(/ style=/)
})

describe('with a month that somebody else keeps', () => {
  it('goes along with it, and begins with a day that was chosen before', () => {
    const props = { today, events: [...makeEvents(1), ...makeEvents(2, '2026-12-02')] }
    const { rerender } = render(<MonthCalendar {...props} month="2026-11" defaultChosen={today} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    rerender(<MonthCalendar {...props} month="2026-12" />)
    expect(screen.getByRole('grid', { name: 'dezembro de 2026' })).toBeVisible()
    expect(day('quarta-feira, 2 de dezembro de 2026, 2 eventos')).toBeVisible()
  })

  it('misses no event while they are on their way', () => {
    render(<MonthCalendar today={today} events={[]} busy defaultChosen={today} />)
    expect(screen.queryByText(/^Nenhum evento/)).not.toBeInTheDocument()
  })
})

it('lists events that lead somewhere', async () => {
  const onChoose = jest.fn()
  render(
    <MonthCalendar
      today={today}
      events={makeEvents(1)}
      onChoose={onChoose}
      entry={({ id }, words) => <a href={`#${id}`}>{words}</a>}
    />,
  )
  await userEvent.click(day('terça-feira, 24 de novembro de 2026, 1 evento'))
  expect(onChoose).toHaveBeenCalledWith(today)
  expect(screen.getByRole('link', { name: '10:00 · Reunião 1' })).toHaveAttribute('href', '#2026-11-24-0')
})

it('shows five hundred events with no more than a few for each day', () => {
  const events = Array.from({ length: 500 }, (_, index) => ({
    id: String(index),
    title: 'Reunião',
    date: `2026-11-${String((index % 30) + 1).padStart(2, '0')}`,
    time: '10:00',
    status: 'confirmed',
  }))
  const { container } = render(<MonthCalendar today={today} events={events} />)
  expect(day('terça-feira, 24 de novembro de 2026, 16 eventos')).toBeVisible()
  // Thirty days, each with two events, a count of the rest and five dots.
  expect(container.querySelectorAll('[data-tone]')).toHaveLength(30 * 7)
})
