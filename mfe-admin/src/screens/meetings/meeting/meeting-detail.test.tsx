import {
  getAdminMe,
  getAdminMeeting,
  getAvailableSlots,
  getConsultantDay,
  getConsultants,
  moveForCustomer,
  setMeetingStatus,
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
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MeetingsScreen } from '../meetings-screen'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00'), advanceTimers: true })
  fakeBackend.replies(getAdminMe, makeAdmin())
  fakeBackend.replies(getConsultants, {
    items: [
      makeAdminConsultant(),
      makeAdminConsultant({ id: 'cs_2', name: 'Carla Dias', is_default: false }),
    ],
  })
  fakeBackend.replies(getAvailableSlots, makeAvailableDay())
  fakeBackend.replies(setMeetingStatus, makeAdminMeeting({ version: 2 }))
  fakeBackend.replies(moveForCustomer, makeAdminMeeting({ version: 2 }))
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
async function show(detail = makeMeetingDetail()) {
  fakeBackend.replies(getAdminMeeting, detail)
  const result = renderScreen(<MeetingsScreen />, {
    path: '/admin/meetings?aba=lista&reuniao=mt_1',
    session: 'signed-in',
  })
  await screen.findByRole('heading', { level: 2, name: 'Reunião sobre Prospect AI' })
  return result
}
const press = async (name: string) => user().click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const submit = async (name: string) => user().click(dialog().getByRole('button', { name }))
const conflict = (changes: Parameters<typeof makeAdminMeeting>[0]) => ({
  code: 'VERSION_CONFLICT' as const,
  current: makeAdminMeeting({ version: 5, ...changes }),
})

it('tells who meets whom, when and how, and what has happened', async () => {
  const { container } = await show(
    makeMeetingDetail(makeAdminMeeting({ outcome: null }), {
      history: [
        {
          kind: 'moved',
          by: 'administrator',
          from_start_at: '2026-11-23T09:00:00-03:00',
          start_at: '2026-11-24T14:00:00-03:00',
          reason: 'A pedido do cliente',
          at: '2026-11-20T10:00:00-03:00',
        },
      ],
    }),
  )
  expect(
    screen.getByText('terça-feira, 24 de novembro de 2026, das 14:00 às 14:30 (horário de Brasília)'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'ana@empresa.com.br' })).toHaveAttribute(
    'href',
    'mailto:ana@empresa.com.br',
  )
  expect(screen.getByText('Quer ver preços.')).toBeVisible()
  expect(screen.getByText('De 23/11/2026, 09:00 para 24/11/2026, 14:00')).toBeVisible()
  expect(screen.getByText('Motivo: A pedido do cliente')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('offers nothing to those who may only look', async () => {
  fakeBackend.replies(getAdminMe, makeAdmin(['meetings:read']))
  await show()
  expect(screen.queryByRole('button', { name: 'Mover' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancelar reunião' })).not.toBeInTheDocument()
})

it('accepts a request', async () => {
  await show(makeMeetingDetail(makeAdminMeeting({ status: 'pending' }), { next: ['confirmed', 'cancelled'] }))
  expect(screen.getByText('Falta confirmar este pedido. O horário fica guardado.')).toBeVisible()
  await press('Confirmar')
  await waitFor(() => expect(notified()).toEqual(['Reunião confirmada. O cliente recebe um e-mail.']))
  expect(fakeBackend.requests(setMeetingStatus)).toEqual([{ version: 1, status: 'confirmed', reason: '' }])
})

it('records how a meeting went', async () => {
  await show(makeMeetingDetail(makeAdminMeeting(), { next: ['completed', 'cancelled'] }))
  await press('Concluir')
  await user().click(dialog().getByLabelText('Não compareceu'))
  await submit('Salvar')
  await waitFor(() => expect(notified()).toEqual(['Reunião concluída.']))
  expect(fakeBackend.requests(setMeetingStatus)).toEqual([
    { version: 1, status: 'completed', outcome: 'no_show', reason: '' },
  ])
})

it('cancels ten seconds later, with the reason, and can be stopped until then', async () => {
  await show()
  await press('Cancelar reunião')
  expect(dialog().getByText('Ana Souza recebe um e-mail, e o horário fica livre.')).toBeVisible()
  await user().type(dialog().getByLabelText('Motivo (opcional)'), 'Viagem')
  await submit('Cancelar reunião')
  expect(notified()).toEqual(['Reunião cancelada.'])
  expect(screen.getByText('Esta reunião está sendo cancelada.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mover' })).not.toBeInTheDocument()
  expect(fakeBackend.requests(setMeetingStatus)).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(10_100))
  expect(fakeBackend.requests(setMeetingStatus)).toEqual([
    { version: 1, status: 'cancelled', reason: 'Viagem' },
  ])
})

describe('moving', () => {
  it('takes a free hour, of another person where wanted', async () => {
    fakeBackend.replies(getConsultantDay, {
      ...makeAvailableDay(['10:00'], { date: '2026-11-25' }),
      consultant_id: 'cs_2',
    })
    const { container } = await show()
    await press('Mover')
    expect(await dialog().findByLabelText('09:00')).toBeVisible()
    await user().selectOptions(dialog().getByLabelText('Com quem'), 'Carla Dias')
    fireEvent.change(dialog().getByLabelText(/^Dia/), { target: { value: '2026-11-25' } })
    await user().click(await dialog().findByLabelText('10:00'))
    expect(await axe(container)).toHaveNoViolations()
    await submit('Mover')
    await waitFor(() => expect(notified()).toEqual(['Reunião movida. O cliente recebe um e-mail.']))
    expect(fakeBackend.requests(moveForCustomer)).toEqual([
      { version: 1, reason: '', start_at: '2026-11-25T10:00:00-03:00', consultant_id: 'cs_2' },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('asks for an hour, and leads on from a day without any', async () => {
    fakeBackend.replies(
      getAvailableSlots,
      makeAvailableDay([], {
        closed_reason: 'holiday',
        closed_label: 'Natal',
        next_available_date: '2026-12-28',
      }),
    )
    await show()
    await press('Mover')
    expect(await dialog().findByText('Fechado: Natal')).toBeVisible()
    await submit('Mover')
    expect(await dialog().findByRole('alert')).toHaveTextContent('Escolha um horário.')
    fakeBackend.replies(getAvailableSlots, makeAvailableDay(['11:00'], { date: '2026-12-28' }))
    await submit('Ver 28/12/2026')
    expect(await dialog().findByLabelText('11:00')).toBeVisible()
    expect(dialog().getByLabelText(/^Dia/)).toHaveValue('2026-12-28')
    expect(fakeBackend.requests(moveForCustomer)).toEqual([])
  })

  it('offers the nearest hours where somebody was faster', async () => {
    fakeBackend.fails(moveForCustomer, 409, {
      code: 'SLOT_TAKEN',
      alternatives: [makeSlot('2026-11-24 14:30')],
    })
    await show()
    await press('Mover')
    await user().click(await dialog().findByLabelText('09:00'))
    await submit('Mover')
    const alert = await dialog().findByRole('alert')
    expect(alert).toHaveTextContent('Esse horário acabou de ser reservado. Estes são os mais próximos:')
    expect(alert.parentElement).toHaveFocus()
    fakeBackend.replies(moveForCustomer, makeAdminMeeting({ version: 2 }))
    await submit('ter., 24/11, 14:30')
    expect(dialog().getByLabelText('14:30')).toBeChecked()
    await submit('Mover')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(fakeBackend.requests(moveForCustomer).at(-1)).toMatchObject({
      start_at: '2026-11-24T14:30:00-03:00',
    })
  })

  it('says why an hour cannot be had, where no field can', async () => {
    fakeBackend.fails(moveForCustomer, 400, {
      code: 'VALIDATION_FAILED',
      errors: [
        {
          field: 'channel',
          code: 'CHANNEL_INVALID',
          message: 'Nesse horário não há atendimento por esse canal. Escolha outro canal.',
        },
      ],
    })
    await show()
    await press('Mover')
    await user().click(await dialog().findByLabelText('09:00'))
    await submit('Mover')
    expect(await dialog().findByRole('alert')).toHaveTextContent(/Nesse horário não há atendimento/)
  })
})

describe('two who change at once', () => {
  it('shows what stands now, and saves over it what somebody chooses', async () => {
    fakeBackend.fails(moveForCustomer, 409, conflict({ consultant: { id: 'cs_2', name: 'Carla Dias' } }))
    await show()
    await press('Mover')
    await user().click(await dialog().findByLabelText('09:00'))
    await submit('Mover')
    expect(await screen.findByRole('dialog', { name: 'Este registro mudou' })).toBeVisible()
    expect(
      dialog().getByLabelText('O atual: terça-feira, 24 de novembro de 2026, das 14:00 às 14:30'),
    ).toBeVisible()
    fakeBackend.replies(moveForCustomer, makeAdminMeeting({ version: 6 }))
    await submit('Salvar o que escolhi')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(fakeBackend.requests(moveForCustomer).at(-1)).toMatchObject({
      version: 5,
      start_at: '2026-11-24T09:00:00-03:00',
    })
  })

  it('leaves it as it stands where somebody gives in', async () => {
    fakeBackend.fails(setMeetingStatus, 409, conflict({ status: 'cancelled' }))
    await show(
      makeMeetingDetail(makeAdminMeeting({ status: 'pending' }), { next: ['confirmed', 'cancelled'] }),
    )
    await press('Confirmar')
    await screen.findByRole('dialog', { name: 'Este registro mudou' })
    expect(dialog().getByLabelText('O atual: Cancelada')).toBeVisible()
    await submit('Ficar com o atual')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(fakeBackend.requests(setMeetingStatus)).toHaveLength(1)
  })
})
