import { getAdminMe, getAdminMeeting, getConsultants, getMeetingMonth } from '@ag/contracts'
import { fakeBackend, makeAdmin, makeAdminConsultant, makeMeetingDetail, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
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
