import {
  createAvailabilityRule,
  editAvailabilityRule,
  getAdminMe,
  getAvailabilityRules,
  getConsultants,
  removeAvailabilityRule,
} from '@ag/contracts'
import {
  fakeBackend,
  makeAdmin,
  makeAdminConsultant,
  makeAvailabilityRule,
  notified,
  renderScreen,
} from '@ag/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MeetingsScreen } from '../meetings-screen'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00'), advanceTimers: true })
  fakeBackend.replies(getAdminMe, makeAdmin())
  fakeBackend.replies(getConsultants, {
    items: [makeAdminConsultant(), makeAdminConsultant({ id: 'cs_2', name: 'Carla Dias' })],
  })
  fakeBackend.replies(getAvailabilityRules, {
    items: [
      makeAvailabilityRule(),
      makeAvailabilityRule({
        id: 'ar_2',
        start: '13:00',
        end: '18:00',
        buffer_after: 0,
        channels: ['phone'],
        valid_to: '2026-12-31',
      }),
      makeAvailabilityRule({ id: 'ar_3', consultant_id: 'cs_2', weekday: 3 }),
    ],
  })
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const dialog = () => within(screen.getByRole('dialog'))
const press = async (name: string) => user().click(screen.getByRole('button', { name }))
const type = (name: RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(name), { target: { value } })
async function show() {
  const result = renderScreen(<MeetingsScreen />, {
    path: '/admin/meetings?aba=disponibilidade',
    session: 'signed-in',
  })
  await screen.findByRole('table', { name: 'Semana de Bruno Lima' })
  return result
}
const monday = () => screen.getByRole('row', { name: /^segunda-feira/ })

it('shows a week of each person', async () => {
  const { container, address } = await show()
  expect(monday()).toHaveTextContent('09:00 às 12:00reuniões de 30 min, pausa de 15 min')
  expect(monday()).toHaveTextContent('13:00 às 18:00reuniões de 30 min, só Telefone, até 31/12/2026')
  expect(screen.getByRole('row', { name: 'quarta-feira Não atende' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user().selectOptions(screen.getByLabelText('Consultor'), 'Carla Dias')
  expect(await screen.findByRole('table', { name: 'Semana de Carla Dias' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'segunda-feira Não atende' })).toBeVisible()
  expect(address()).toBe('/admin/meetings?aba=disponibilidade&consultant_id=cs_2')
})

it('adds hours', async () => {
  fakeBackend.replies(createAvailabilityRule, makeAvailabilityRule({ id: 'ar_4' }))
  const { container } = await show()
  await press('Adicionar horário')
  expect(await axe(container)).toHaveNoViolations()
  await user().selectOptions(dialog().getByLabelText('Dia da semana'), 'sexta-feira')
  type(/^Início/, '14:00')
  await user().click(dialog().getByRole('button', { name: 'Salvar' }))
  expect(await dialog().findByText('O fim vem depois do início.')).toBeVisible()
  type(/^Fim/, '17:00')
  await user().click(dialog().getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(notified()).toEqual(['Horário salvo.']))
  expect(fakeBackend.requests(createAvailabilityRule)).toEqual([
    {
      consultant_id: 'cs_1',
      weekday: 5,
      start: '14:00',
      end: '17:00',
      slot_minutes: 30,
      buffer_after: 15,
      channels: null,
      valid_from: null,
      valid_to: null,
    },
  ])
})

it('edits hours over what somebody else has saved meanwhile', async () => {
  fakeBackend.fails(editAvailabilityRule, 409, {
    code: 'VERSION_CONFLICT',
    current: makeAvailabilityRule({ version: 7, end: '11:00', slot_minutes: 60 }),
  })
  await show()
  await press('Editar segunda-feira, das 09:00 às 12:00')
  type(/^Fim/, '13:00')
  await user().click(dialog().getByLabelText('WhatsApp'))
  await user().click(dialog().getByRole('button', { name: 'Salvar' }))
  await screen.findByRole('dialog', { name: 'Este registro mudou' })
  expect(dialog().getByLabelText('O atual: 11:00')).toBeVisible()
  await user().click(dialog().getByLabelText('O atual: Todos'))
  fakeBackend.replies(editAvailabilityRule, makeAvailabilityRule())
  await user().click(dialog().getByRole('button', { name: 'Salvar o que escolhi' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(notified()).toEqual(['Horário salvo.'])
  expect(fakeBackend.requests(editAvailabilityRule).at(-1)).toMatchObject({
    version: 7,
    rule: { end: '13:00', slot_minutes: 60, channels: null },
  })
})

it('removes hours ten seconds later', async () => {
  fakeBackend.replies(removeAvailabilityRule, undefined)
  await show()
  await press('Remover segunda-feira, das 09:00 às 12:00')
  expect(monday()).not.toHaveTextContent('09:00 às 12:00')
  expect(notified()).toEqual(['Horário removido.'])
  expect(fakeBackend.requests(removeAvailabilityRule)).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(10_100))
  expect(fakeBackend.requests(removeAvailabilityRule)).toEqual([{ version: 1 }])
})

it('leaves the week alone for those who may only look', async () => {
  fakeBackend.replies(getAdminMe, makeAdmin(['meetings:read']))
  await show()
  expect(screen.queryByRole('button', { name: /^(?:Editar|Remover|Adicionar)/ })).not.toBeInTheDocument()
})
