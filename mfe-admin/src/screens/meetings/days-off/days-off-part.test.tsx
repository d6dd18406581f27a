import {
  blockDays,
  getAdminMe,
  getBlockedDays,
  getConsultants,
  getHolidays,
  setOptionalDay,
  unblockDays,
} from '@ag/contracts'
import { fakeBackend, makeAdmin, makeAdminConsultant, notified, renderScreen } from '@ag/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MeetingsScreen } from '../meetings-screen'

const block = {
  id: 'bd_1',
  consultant_id: 'cs_1',
  first_day: '2026-12-21',
  last_day: '2026-12-31',
  label: 'Recesso',
  version: 1,
}
const carnival = (is_open: boolean) => ({
  items: [
    { date: '2026-01-01', name: 'Confraternização Universal', key: null, is_open: false },
    { date: '2026-02-16', name: 'Carnaval', key: 'carnival_monday', is_open },
  ],
})

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00'), advanceTimers: true })
  fakeBackend.replies(getAdminMe, makeAdmin())
  fakeBackend.replies(getConsultants, { items: [makeAdminConsultant()] })
  fakeBackend.replies(getBlockedDays, { items: [block] })
  fakeBackend.replies(getHolidays, carnival(false))
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const dialog = () => within(screen.getByRole('dialog'))
async function show() {
  const result = renderScreen(<MeetingsScreen />, {
    path: '/admin/meetings?aba=folgas',
    session: 'signed-in',
  })
  await screen.findByRole('table', { name: 'Feriados de 2026' })
  return result
}
const carnivalSwitch = () => screen.getByRole('switch', { name: 'Atender em Carnaval, 16/02/2026' })

it('lists blocked days and the holidays of a year', async () => {
  const { container } = await show()
  expect(
    screen.getByRole('row', {
      name: '21/12/2026 a 31/12/2026 Bruno Lima Recesso Desbloquear',
    }),
  ).toBeVisible()
  expect(
    screen.getByRole('row', { name: 'Confraternização Universal 01/01/2026, quinta-feira Fechado' }),
  ).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user().selectOptions(screen.getByLabelText('Ano'), '2027')
  expect(await screen.findByRole('table', { name: 'Feriados de 2027' })).toBeVisible()
  expect(fakeBackend.paths(getHolidays).at(-1)).toBe('/api/v1/admin/holidays?year=2027')
})

it('opens an optional day, every year', async () => {
  fakeBackend.replies(setOptionalDay, { key: 'carnival_monday', is_open: true })
  await show()
  fakeBackend.replies(getHolidays, carnival(true))
  await user().click(carnivalSwitch())
  await waitFor(() => expect(notified()).toEqual(['Carnaval: com atendimento.']))
  expect(carnivalSwitch()).toBeChecked()
  expect(fakeBackend.requests(setOptionalDay)).toEqual([{ is_open: true }])
  expect(fakeBackend.paths(setOptionalDay)).toEqual(['/api/v1/admin/holidays/carnival_monday'])
})

it('leaves a day as it was where it could not be saved', async () => {
  fakeBackend.isUnreachable(setOptionalDay)
  await show()
  await user().click(carnivalSwitch())
  await waitFor(() => expect(notified()).toEqual([expect.stringMatching(/^Problema de conexão/)]))
  expect(carnivalSwitch()).not.toBeChecked()
})

it('blocks days, and says how many meetings lie on them', async () => {
  fakeBackend.replies(blockDays, { block: { ...block, id: 'bd_2', consultant_id: null }, meetings: 2 })
  const { container } = await show()
  await user().click(screen.getByRole('button', { name: 'Bloquear dias' }))
  expect(await axe(container)).toHaveNoViolations()
  fireEvent.change(dialog().getByLabelText(/^Primeiro dia/), { target: { value: '2026-12-21' } })
  await user().type(dialog().getByLabelText(/^Motivo/), 'Recesso')
  await user().click(dialog().getByRole('button', { name: 'Bloquear' }))
  expect(await dialog().findByText('O último dia vem depois do primeiro.')).toBeVisible()
  fireEvent.change(dialog().getByLabelText(/^Último dia/), { target: { value: '2026-12-31' } })
  await user().click(dialog().getByRole('button', { name: 'Bloquear' }))
  expect(
    await screen.findByText('Há 2 reuniões nesses dias. Elas continuam marcadas até alguém mover.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver reuniões' })).toHaveAttribute(
    'href',
    '/admin/meetings?aba=lista&from=2026-12-21&to=2026-12-31&sort=start_at',
  )
  expect(fakeBackend.requests(blockDays)).toEqual([
    { consultant_id: null, first_day: '2026-12-21', last_day: '2026-12-31', label: 'Recesso' },
  ])
})

it('unblocks days ten seconds later', async () => {
  fakeBackend.replies(unblockDays, undefined)
  await show()
  await user().click(screen.getByRole('button', { name: 'Desbloquear 21/12/2026 a 31/12/2026' }))
  expect(screen.getByText('Nenhum dia bloqueado')).toBeVisible()
  expect(fakeBackend.requests(unblockDays)).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(10_100))
  expect(fakeBackend.requests(unblockDays)).toEqual([{ version: 1 }])
})

it('shows both, and changes neither, to those who may only look', async () => {
  fakeBackend.replies(getAdminMe, makeAdmin(['meetings:read']))
  await show()
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /bloquear/i })).not.toBeInTheDocument()
})
