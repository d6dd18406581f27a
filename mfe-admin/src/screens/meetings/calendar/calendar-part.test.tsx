import { getAdminMe, getAdminMeeting, getConsultants, getMeetingMonth } from '@ag/contracts'
import { fakeBackend, makeAdmin, makeAdminConsultant, makeMeetingDetail, renderScreen } from '@ag/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MeetingsScreen } from '../meetings-screen'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00'), advanceTimers: true })
  fakeBackend.replies(getAdminMe, makeAdmin())
  fakeBackend.replies(getConsultants, {
    items: [makeAdminConsultant(), makeAdminConsultant({ id: 'cs_2', name: 'Carla Dias' })],
  })
  fakeBackend.replies(getMeetingMonth, {
    month: '2026-11',
    items: [
      {
        id: 'mt_1',
        title: 'Reunião sobre Prospect AI',
        date: '2026-11-24',
        time: '14:00',
        status: 'confirmed',
        name: 'Ana Souza',
        consultant_id: 'cs_1',
      },
    ],
  })
  fakeBackend.replies(getAdminMeeting, makeMeetingDetail())
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const show = (search = '') =>
  renderScreen(<MeetingsScreen />, { path: `/admin/meetings${search}`, session: 'signed-in' })
const day = () => screen.findByText('terça-feira, 24 de novembro de 2026, 1 evento')

it('shows a month, and leads from a day to a meeting and back to it', async () => {
  const { container, address } = show()
  await user().click(await day())
  const link = screen.getByRole('link', { name: '14:00 · Ana Souza · Reunião sobre Prospect AI' })
  expect(screen.getByText('Confirmada')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user().click(link)
  expect(await screen.findByRole('heading', { level: 2, name: 'Reunião sobre Prospect AI' })).toHaveFocus()
  expect(address()).toBe('/admin/meetings?mes=2026-11&dia=2026-11-24&reuniao=mt_1')
  await user().click(screen.getByRole('link', { name: 'Voltar ao calendário' }))
  const again = await screen.findByRole('link', { name: /^14:00 · Ana Souza/ })
  expect(again).toHaveFocus()
  expect(address()).toBe('/admin/meetings?mes=2026-11&dia=2026-11-24')
})

it('shows a meeting of a status that nobody knows as neutral, and leaves out one that is none', async () => {
  const meeting = {
    id: 'mt_1',
    title: 'Demonstração',
    date: '2026-11-24',
    time: '14:00',
    status: 'postponed',
    name: 'Ana Souza',
    consultant_id: 'cs_1',
  }
  const items = [
    meeting,
    { id: 'mt_2', date: 24 },
    { ...meeting, id: 'mt_3', status: 'confirmed', time: '15:00' },
  ]
  fakeBackend.says(getMeetingMonth, JSON.stringify({ month: '2026-11', items }))
  show()
  await user().click(await screen.findByText('terça-feira, 24 de novembro de 2026, 2 eventos'))
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => item.textContent?.includes('Ana Souza'))
  expect(first).toHaveTextContent(/^14:00 · Ana Souza · Demonstração$/)
  expect(second).toHaveTextContent(/^15:00 · Ana Souza · DemonstraçãoConfirmada$/)
  expect(screen.getByText('14:00 Ana Souza · Demonstração')).toHaveAttribute('data-tone', 'neutral')
})

it('keeps the month and the person in its address', async () => {
  const { address } = show()
  await day()
  await user().click(screen.getByRole('button', { name: 'Próximo mês' }))
  await waitFor(() => expect(address()).toBe('/admin/meetings?mes=2026-12'))
  await user().selectOptions(screen.getByLabelText('Consultor'), 'Carla Dias')
  await waitFor(() =>
    expect(fakeBackend.paths(getMeetingMonth).at(-1)).toBe(
      '/api/v1/admin/meetings/calendar?month=2026-12&consultant_id=cs_2',
    ),
  )
})

describe('on a phone', () => {
  const query = Object.assign(new EventTarget(), { matches: true })
  beforeEach(() => Object.assign(window, { matchMedia: () => query }))
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))
  const grid = () => screen.getByRole('grid').closest('[class]:not(table)')

  it('shows one event a day of one person’s, and how many more there are', async () => {
    const at = (time: string) => ({
      id: time,
      title: 'Demonstração',
      date: '2026-11-24',
      time,
      status: 'confirmed' as const,
      name: 'Ana Souza',
      consultant_id: 'cs_1',
    })
    fakeBackend.replies(getMeetingMonth, {
      month: '2026-11',
      items: ['09:00', '10:00', '11:00'].map(at),
    })
    show('?consultant_id=cs_1')
    await screen.findByText('terça-feira, 24 de novembro de 2026, 3 eventos')
    expect(grid()).toHaveAttribute('data-compact')
    expect(screen.getByText('09:00')).toHaveTextContent('09:00 Ana Souza · Demonstração')
    expect(screen.queryByText(/^1\d:00/)).not.toBeInTheDocument()
    expect(screen.getByText('+2 mais')).toBeVisible()
  })

  it('leaves everybody’s month as it is', async () => {
    show()
    await day()
    expect(grid()).not.toHaveAttribute('data-compact')
  })

  it('goes along when the window grows', async () => {
    show('?consultant_id=cs_1')
    await day()
    act(() => {
      query.matches = false
      query.dispatchEvent(new Event('change'))
    })
    expect(grid()).not.toHaveAttribute('data-compact')
  })
})

it('says that a month is empty only when it is', async () => {
  fakeBackend.replies(getMeetingMonth, { month: '2027-01', items: [] })
  show('?mes=2027-01')
  expect(await screen.findByText('Nenhum evento neste mês.')).toBeVisible()
  expect(screen.getByRole('grid', { name: 'janeiro de 2027' })).toBeVisible()
})

it('offers to ask again where the month does not come', async () => {
  fakeBackend.fails(getMeetingMonth, 400, { code: 'VALIDATION_FAILED' })
  show()
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  expect(screen.queryByText('Nenhum evento neste mês.')).not.toBeInTheDocument()
})
