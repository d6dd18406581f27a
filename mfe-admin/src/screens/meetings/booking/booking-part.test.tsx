import {
  bookForCustomer,
  getAdminMe,
  getAdminMeeting,
  getAvailableSlots,
  getConsultants,
} from '@ag/contracts'
import {
  fakeBackend,
  makeAdmin,
  makeAdminConsultant,
  makeAdminMeeting,
  makeAvailableDay,
  makeMeetingDetail,
  makeSlot,
  notified,
  renderScreen,
} from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MeetingsScreen } from '../meetings-screen'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-24T08:00:00-03:00'), advanceTimers: true })
  fakeBackend.replies(getAdminMe, makeAdmin())
  fakeBackend.replies(getConsultants, { items: [makeAdminConsultant()] })
  fakeBackend.replies(getAvailableSlots, makeAvailableDay(['14:00', '15:00']))
  fakeBackend.replies(bookForCustomer, makeAdminMeeting({ source: 'admin' }))
  fakeBackend.replies(getAdminMeeting, makeMeetingDetail())
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const field = (name: RegExp) => screen.getByLabelText(name)
const submit = async () => user().click(screen.getByRole('button', { name: 'Marcar reunião' }))
const show = () =>
  renderScreen(<MeetingsScreen />, { path: '/admin/meetings?aba=nova', session: 'signed-in' })

async function fillIn() {
  await user().click(await screen.findByLabelText('14:00'))
  await user().type(field(/^Nome completo/), 'Ana Souza')
  await user().type(field(/^E-mail/), 'ana@empresa.com.br')
  await user().click(field(/^O cliente autorizou/))
}

it('books for a customer, and leads to the meeting', async () => {
  const { container, address } = show()
  await fillIn()
  await user().selectOptions(field(/^Agente/), 'Prospect AI')
  expect(await axe(container)).toHaveNoViolations()
  await submit()
  await waitFor(() => expect(address()).toBe('/admin/meetings?aba=lista&reuniao=mt_1'))
  expect(notified()).toEqual(['Reunião marcada. O convite vai para ana@empresa.com.br.'])
  expect(fakeBackend.requests(bookForCustomer)).toEqual([
    {
      channel: 'video',
      preferred_time: '2026-11-24T14:00:00-03:00',
      product_id: 'prospect',
      contact_info: {
        name: 'Ana Souza',
        email: 'ana@empresa.com.br',
        phone: '',
        company: '',
        notes: '',
        consent: true,
      },
    },
  ])
})

it('says what is missing', async () => {
  show()
  await screen.findByLabelText('14:00')
  await submit()
  expect(await screen.findByText('Informe o nome do cliente.')).toBeVisible()
  expect(screen.getByText('Confirme que o cliente autorizou.')).toBeVisible()
  await fillIn()
  await user().click(screen.getByLabelText('Telefone'))
  await submit()
  expect(await screen.findByText('Informe um telefone com DDD.')).toBeVisible()
  expect(fakeBackend.requests(bookForCustomer)).toEqual([])
})

it('asks for an hour before anything is sent', async () => {
  show()
  await screen.findByLabelText('14:00')
  await user().type(field(/^Nome completo/), 'Ana Souza')
  await user().type(field(/^E-mail/), 'ana@empresa.com.br')
  await user().click(field(/^O cliente autorizou/))
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Escolha um horário.')
  expect(fakeBackend.requests(bookForCustomer)).toEqual([])
})

it('sends the same booking under the same key, and another one under another', async () => {
  fakeBackend.isUnreachable(bookForCustomer)
  show()
  await fillIn()
  await submit()
  await screen.findByRole('alert')
  await submit()
  await waitFor(() => expect(fakeBackend.requests(bookForCustomer)).toHaveLength(2))
  fakeBackend.fails(bookForCustomer, 409, {
    code: 'SLOT_TAKEN',
    alternatives: [makeSlot('2026-11-24 15:00')],
  })
  await submit()
  await user().click(await screen.findByRole('button', { name: 'ter., 24/11, 15:00' }))
  fakeBackend.replies(bookForCustomer, makeAdminMeeting())
  await submit()
  await waitFor(() => expect(fakeBackend.requests(bookForCustomer)).toHaveLength(4))
  const keys = fakeBackend.headers(bookForCustomer).map((headers) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).toBe(keys[2])
  expect(keys[0]).not.toBe(keys[3])
})

it('puts what the server refuses where it belongs', async () => {
  fakeBackend.fails(bookForCustomer, 400, {
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'contact_info.email', code: 'EMAIL_INVALID', message: 'Informe um e-mail válido.' }],
  })
  show()
  await fillIn()
  await submit()
  await waitFor(() => expect(field(/^E-mail/)).toHaveAccessibleDescription('Informe um e-mail válido.'))
})
