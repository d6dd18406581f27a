import {
  cancelMeeting,
  getAvailableDays,
  getAvailableSlots,
  getSettings,
  holdSlot,
  moveMeeting,
  openMeeting,
} from '@ag/contracts'
import {
  fakeBackend,
  makeAvailableDay,
  makeAvailableMonth,
  makeHold,
  makeManagedMeeting,
  makeSettings,
  makeSlot,
  renderScreen,
} from '@ag/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ManagedMeetingPage } from './managed-meeting'

const path = '/consultation/manage#mt_1.chave'
const button = (name: string) => screen.findByRole('button', { name })
const moved = makeManagedMeeting({
  start_at: '2026-11-26T09:00:00-03:00',
  end_at: '2026-11-26T09:30:00-03:00',
  moves_left: 2,
})

beforeEach(() => {
  fakeBackend.replies(getSettings, makeSettings())
  fakeBackend.replies(openMeeting, makeManagedMeeting())
})

const show = (at = path) => renderScreen(<ManagedMeetingPage />, { path: at })

it('shows the meeting that the link names, and tells nobody the key but the server', async () => {
  const { container } = show()
  expect(await screen.findByText('Olá, Ana.')).toBeVisible()
  expect(screen.getByText('Confirmada')).toBeVisible()
  expect(
    screen.getByText(/^terça-feira, 24 de novembro de 2026, das 14:00 às 14:30 \(horário de Brasília\)/),
  ).toBeVisible()
  for (const words of ['Reunião sobre Prospect AI', 'Videochamada', 'Bruno Lima'])
    expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Adicionar à agenda' })).toHaveAttribute(
    'href',
    '/api/v1/meetings/mt_1/calendar?key=chave',
  )
  expect(
    screen.getByText('Você pode remarcar mais 3 vezes e cancelar até duas horas antes do início.'),
  ).toBeVisible()
  expect(fakeBackend.paths(openMeeting)).toEqual(['/api/v1/meetings/mt_1/open'])
  expect(fakeBackend.requests(openMeeting)).toEqual([{ key: 'chave' }])
  expect(await axe(container)).toHaveNoViolations()
})

it.each(['', '#mt_1', '#mt_1.', '#.chave', '#<b>.chave'])(
  'says that a link with %j opens nothing',
  async (hash) => {
    show(`/consultation/manage${hash}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Este link não vale mais' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Marcar uma reunião' })).toHaveAttribute('href', '/consultation')
    expect(await screen.findByRole('link', { name: '(11) 4000-0000' })).toBeVisible()
    expect(fakeBackend.requests(openMeeting)).toEqual([])
  },
)

it('says so too of one that the server does not know any more', async () => {
  fakeBackend.fails(openMeeting, 404, { code: 'NOT_FOUND' })
  const { container } = show()
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('can be asked again when the server does not answer', async () => {
  fakeBackend.fails(openMeeting, 500)
  show()
  const retry = await button('Tentar novamente')
  fakeBackend.replies(openMeeting, makeManagedMeeting())
  await userEvent.click(retry)
  expect(await screen.findByText('Olá, Ana.')).toBeVisible()
})

describe('moving', () => {
  beforeEach(() => {
    fakeBackend.replies(getAvailableDays, makeAvailableMonth())
    fakeBackend.replies(getAvailableSlots, makeAvailableDay(['09:00', '10:00'], { date: '2026-11-26' }))
    fakeBackend.replies(holdSlot, makeHold())
    fakeBackend.replies(moveMeeting, moved)
  })

  async function chooseHour() {
    await userEvent.click(await button('quinta-feira, 26 de novembro de 2026, 3 horários livres'))
    await userEvent.click(await screen.findByRole('button', { name: /^09:00/ }))
    await screen.findByRole('region', { name: 'Horário reservado' })
  }

  it('takes another hour of the same calendar', async () => {
    const { container } = show()
    await userEvent.click(await button('Remarcar'))
    expect(screen.getByRole('heading', { name: 'Escolha o novo dia e horário' })).toHaveFocus()
    expect(await button('Confirmar novo horário')).toBeDisabled()
    await chooseHour()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(await button('Confirmar novo horário'))

    const done = await screen.findByRole('status')
    expect(done).toHaveTextContent(
      'Reunião remarcada para quinta-feira, 26 de novembro de 2026 às 09:00. Enviamos o novo convite por e-mail.',
    )
    expect(done).toHaveFocus()
    expect(fakeBackend.requests(moveMeeting)).toEqual([
      { start_at: '2026-11-26T09:00:00-03:00', hold_id: 'hold_1', key: 'chave' },
    ])
    expect(screen.getByText(/^quinta-feira, 26 de novembro de 2026, das 09:00 às 09:30/)).toBeVisible()
    expect(
      screen.getByText('Você pode remarcar mais 2 vezes e cancelar até duas horas antes do início.'),
    ).toBeVisible()
  })

  it('is begun by the link that says so, and can be left', async () => {
    show('/consultation/manage?step=move#mt_1.chave')
    expect(await screen.findByRole('heading', { name: 'Escolha o novo dia e horário' })).toHaveFocus()
    await userEvent.click(await button('Manter o horário atual'))
    expect(await button('Remarcar')).toBeVisible()
  })

  it('to an hour that is lost meanwhile offers the nearest', async () => {
    fakeBackend.fails(moveMeeting, 409, {
      code: 'SLOT_TAKEN',
      alternatives: [makeSlot('2026-11-26 10:00')],
    })
    show('/consultation/manage?step=move#mt_1.chave')
    await chooseHour()
    await userEvent.click(await button('Confirmar novo horário'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Esse horário acabou de ser reservado. Estes são os mais próximos:',
    )
    expect(await button('qui., 26/11, 10:00')).toBeVisible()
  })

  it('is not offered a fourth time', async () => {
    fakeBackend.replies(openMeeting, makeManagedMeeting({ moves_left: 0 }))
    show('/consultation/manage?step=move#mt_1.chave')
    expect(await screen.findByText(/^Olá/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remarcar' })).not.toBeInTheDocument()
    expect(
      screen.getByText(
        'Esta reunião já foi remarcada três vezes. Você ainda pode cancelar até duas horas antes do início.',
      ),
    ).toBeVisible()
    expect(await button('Cancelar reunião')).toBeVisible()
  })
})

describe('cancelling', () => {
  it('asks once more, takes a reason, and ends at a new start', async () => {
    fakeBackend.replies(cancelMeeting, makeManagedMeeting({ status: 'cancelled', can_change: false }))
    const { container } = show()
    await userEvent.click(await button('Cancelar reunião'))
    expect(screen.getByRole('heading', { name: 'Cancelar esta reunião?' })).toHaveFocus()
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo (opcional)' }), 'Viagem')
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(await button('Cancelar reunião'))

    expect(await screen.findByText('Reunião cancelada.')).toBeVisible()
    expect(fakeBackend.requests(cancelMeeting)).toEqual([{ reason: 'Viagem', key: 'chave' }])
    expect(screen.getByText('Cancelada')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Marcar outra reunião' })).toHaveAttribute(
      'href',
      '/consultation',
    )
    expect(screen.queryByRole('button', { name: 'Remarcar' })).not.toBeInTheDocument()
  })

  it('can be thought better of', async () => {
    show('/consultation/manage?step=cancel#mt_1.chave')
    await userEvent.click(await button('Manter reunião'))
    expect(await button('Cancelar reunião')).toBeVisible()
    expect(fakeBackend.requests(cancelMeeting)).toEqual([])
  })

  it('says what the server says against it', async () => {
    fakeBackend.fails(cancelMeeting, 409, {
      code: 'LIMIT_REACHED',
      userMessage: 'Faltam menos de duas horas para a reunião. Fale com a gente para remarcar ou cancelar.',
    })
    show('/consultation/manage?step=cancel#mt_1.chave')
    await userEvent.click(await button('Cancelar reunião'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/Faltam menos de duas horas para a reunião\./)
  })
})

it('is only a way to ask us in the last two hours', async () => {
  fakeBackend.replies(openMeeting, makeManagedMeeting({ can_change: false }))
  show('/consultation/manage?step=cancel#mt_1.chave')
  expect(
    await screen.findByText(
      'Faltam menos de duas horas para a reunião. Para remarcar ou cancelar, fale com a gente.',
    ),
  ).toBeVisible()
  expect(await screen.findByRole('link', { name: '(11) 4000-0000' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancelar reunião' })).not.toBeInTheDocument()
})

it('leads into the call where there is one', async () => {
  fakeBackend.replies(openMeeting, makeManagedMeeting({ join_url: 'https://sala.example/1' }))
  show()
  expect(
    await screen.findByRole('link', { name: 'Entrar na videochamada (abre em nova aba)' }),
  ).toHaveAttribute('href', 'https://sala.example/1')
})
