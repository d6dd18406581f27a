import { webcrypto } from 'node:crypto'
import {
  bookMeeting,
  getAvailableDays,
  getAvailableSlots,
  getNextSlots,
  getProfile,
  holdSlot,
} from '@ag/contracts'
import {
  fakeBackend,
  makeAvailableDay,
  makeAvailableMonth,
  makeHold,
  makeMeeting,
  makeNextSlots,
  makeProfile,
  makeSlot,
  renderScreen,
} from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { BookingPage } from './booking-page'

const path = '/consultation?agent=prospect'
// By their words: among the many days of a calendar a look at every role takes its time.
const field = (name: string) => screen.getByLabelText(name, { exact: false })
const consent = () => screen.getByLabelText(/^Concordo com o uso destes dados/)
const confirm = () => screen.getByText('Confirmar reunião')
const held = () => screen.findByText('Reservamos este horário por 5 minutos.')
const booked = makeMeeting()
const bookingReply = { success: true as const, meeting: booked, message: 'Reunião confirmada.' }

// It comes later than the page.
beforeAll(() => import('../../parts/meeting-times/meeting-times'))
beforeEach(() => {
  sessionStorage.clear()
  fakeBackend.replies(getNextSlots, makeNextSlots())
  fakeBackend.replies(getAvailableDays, makeAvailableMonth())
  fakeBackend.replies(getAvailableSlots, makeAvailableDay())
  fakeBackend.replies(holdSlot, makeHold())
  fakeBackend.replies(bookMeeting, bookingReply)
})

async function chooseHour() {
  await userEvent.click(await screen.findByText('terça-feira, 24 de novembro de 2026, 3 horários livres'))
  await userEvent.click(await screen.findByText('14:00'))
  await held()
}

async function write(name: string, words: string) {
  await userEvent.click(field(name))
  await userEvent.paste(words)
}

async function fillIn() {
  await write('Nome completo', 'Ana Souza')
  await write('E-mail', 'ana@empresa.com.br')
  await userEvent.click(consent())
}

it('books what was chosen, and ends at the meeting that stands', async () => {
  renderScreen(<BookingPage />, { path })
  await chooseHour()
  await fillIn()
  await write('O que você gostaria de conversar? (opcional)', 'Preços')
  await userEvent.click(confirm())

  const title = await screen.findByText('Reunião confirmada')
  expect(title.parentElement).toHaveFocus()
  expect(
    screen.getByText(
      'Reunião confirmada para terça-feira, 24 de novembro de 2026 às 14:00. Enviamos o convite para ana@empresa.com.br.',
    ),
  ).toBeVisible()
  expect(fakeBackend.requests(bookMeeting)).toEqual([
    {
      channel: 'video',
      preferred_time: '2026-11-24T14:00:00-03:00',
      contact_info: {
        name: 'Ana Souza',
        email: 'ana@empresa.com.br',
        phone: '',
        company: '',
        notes: 'Preços',
        consent: true,
      },
      product_id: 'prospect',
      hold_id: 'hold_1',
      website: '',
    },
  ])
  expect(screen.getByRole('link', { name: 'Adicionar à agenda' })).toHaveAttribute('href', booked.ics_url)
  expect(screen.getByRole('link', { name: 'Remarcar' })).toHaveAttribute(
    'href',
    'http://localhost/consultation/manage?step=move#mt_1.chave',
  )
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute(
    'href',
    'http://localhost/consultation/manage?step=cancel#mt_1.chave',
  )
})

it('shows what will be booked before it is', async () => {
  renderScreen(<BookingPage />, { path })
  const review = screen.getByRole('region', { name: 'Confira e confirme' })
  expect(review).toHaveTextContent('QuandoFalta escolher')
  await chooseHour()
  await userEvent.click(screen.getByLabelText('WhatsApp'))
  await fillIn()
  expect(review).toHaveTextContent(
    'QuandoTerça-feira, 24 de novembro de 2026, às 14:00 (horário de Brasília)',
  )
  expect(review).toHaveTextContent('CanalWhatsApp')
  expect(review).toHaveTextContent('AssuntoProspect AI')
  expect(review).toHaveTextContent('QuemAna Souza')
  expect(review).toHaveTextContent('Convite paraana@empresa.com.br')
})

describe('what is missing', () => {
  it('is said of the hour first, and of every field', async () => {
    renderScreen(<BookingPage />)
    await screen.findByRole('grid')
    await userEvent.click(confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent('Escolha o dia e o horário da reunião.')
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(field('Nome completo')).toHaveAccessibleDescription('Informe seu nome.')
    expect(consent()).toHaveAccessibleDescription('Autorize o uso dos dados para marcar a reunião.')
    expect(fakeBackend.requests(bookMeeting)).toEqual([])
  })

  it('is a phone only where the meeting is a call', async () => {
    renderScreen(<BookingPage />)
    await chooseHour()
    await fillIn()
    expect(field('Telefone com DDD (opcional)')).not.toBeRequired()
    await userEvent.click(screen.getByLabelText('Telefone'))
    expect(field('Telefone com DDD')).toBeRequired()
    await userEvent.click(confirm())
    await waitFor(() => expect(field('Telefone com DDD')).toHaveFocus())
    expect(field('Telefone com DDD')).toHaveAccessibleDescription(
      'Obrigatório para telefone e WhatsApp. Informe um telefone com DDD.',
    )
    await write('Telefone com DDD', '11912345678')
    await userEvent.click(confirm())
    await screen.findByText('Reunião confirmada')
    expect(fakeBackend.requests(bookMeeting)[0]).toMatchObject({
      channel: 'phone',
      contact_info: { phone: '+5511912345678' },
    })
  })

  it('may be what only the server knows, said where it belongs', async () => {
    fakeBackend.fails(bookMeeting, 400, {
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'contact_info.email', code: 'EMAIL_INVALID', message: 'Informe um e-mail válido.' }],
    })
    renderScreen(<BookingPage />)
    await chooseHour()
    await fillIn()
    await userEvent.click(confirm())
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('Informe um e-mail válido.'))
    expect(field('E-mail')).toHaveFocus()
  })
})

it('says what was refused where it is no field of the form', async () => {
  fakeBackend.fails(bookMeeting, 400, {
    code: 'VALIDATION_FAILED',
    errors: [
      { field: 'proof', code: 'PROOF_REQUIRED', message: 'Escolha o horário de novo e tente mais uma vez.' },
    ],
  })
  renderScreen(<BookingPage />)
  await chooseHour()
  await fillIn()
  await userEvent.click(confirm())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível agendarEscolha o horário de novo e tente mais uma vez.',
  )
})

describe('an hour that is lost at the last moment', () => {
  it('is followed by the nearest, with everything typed still there', async () => {
    const near = ['2026-11-24 14:30', '2026-11-24 15:00', '2026-11-26 09:00'].map((when) => makeSlot(when))
    fakeBackend.fails(bookMeeting, 409, { code: 'SLOT_TAKEN', alternatives: near })
    renderScreen(<BookingPage />)
    await chooseHour()
    await fillIn()
    await userEvent.click(confirm())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Esse horário acabou de ser reservado. Estes são os mais próximos:')
    expect(alert).toHaveFocus()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(field('Nome completo')).toHaveValue('Ana Souza')

    fakeBackend.replies(holdSlot, makeHold({ id: 'hold_2' }))
    fakeBackend.replies(bookMeeting, bookingReply)
    await userEvent.click(screen.getByText('ter., 24/11, 15:00'))
    await held()
    await userEvent.click(confirm())
    await screen.findByText('Reunião confirmada')
    const [lost, kept] = fakeBackend.headers(bookMeeting).map((headers) => headers.get('idempotency-key'))
    expect(lost).not.toBe(kept)
  })

  it('may be one that was held for too long', async () => {
    fakeBackend.fails(bookMeeting, 409, { code: 'HOLD_EXPIRED' })
    renderScreen(<BookingPage />)
    await chooseHour()
    await fillIn()
    await userEvent.click(confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'O tempo da reserva acabou. Escolha o horário de novo.',
    )
  })
})

it('sends the same booking again under the same key', async () => {
  fakeBackend.fails(bookMeeting, 500, { code: 'INTERNAL' })
  renderScreen(<BookingPage />)
  await chooseHour()
  await fillIn()
  await userEvent.click(confirm())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível agendar sua reunião. Tente novamente.',
  )
  fakeBackend.replies(bookMeeting, bookingReply)
  await userEvent.click(confirm())
  await screen.findByText('Reunião confirmada')
  const keys = fakeBackend.headers(bookMeeting).map((headers) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

it('does the work that a busy address owes, and sends it along', async () => {
  // jsdom brings no such thing.
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle })
  const challenge = {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00112233445566778899aabbccddeeff',
      salt: 'ffeeddccbbaa99887766554433221100',
      cost: 1,
      keyLength: 32,
      keyPrefix: '0',
    },
    signature: 'assinatura',
  }
  fakeBackend.replies(holdSlot, makeHold({ challenge }))
  renderScreen(<BookingPage />)
  await chooseHour()
  await fillIn()
  await userEvent.click(confirm())
  await screen.findByText('Reunião confirmada')
  const [{ proof = '' } = {}] = fakeBackend.requests(bookMeeting)
  expect(JSON.parse(atob(proof))).toMatchObject({ challenge, solution: { counter: expect.any(Number) } })
})

describe('who is signed in', () => {
  beforeEach(() => fakeBackend.replies(getProfile, makeProfile()))

  it('is not asked again what the account says', async () => {
    renderScreen(<BookingPage />, { session: 'signed-in' })
    expect(await screen.findByText('Usaremos os dados da sua conta.')).toBeVisible()
    expect(screen.queryByLabelText(/^Nome completo/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByLabelText('WhatsApp'))
    await chooseHour()
    await userEvent.click(consent())
    await userEvent.click(confirm())
    await screen.findByText('Reunião confirmada')
    expect(fakeBackend.requests(bookMeeting)[0]).toMatchObject({
      contact_info: {
        name: 'Ana Souza',
        email: 'ana@empresa.com.br',
        company: 'Padaria Central',
        phone: '+5511912345678',
      },
    })
  })

  it('may say something else', async () => {
    renderScreen(<BookingPage />, { session: 'signed-in' })
    await userEvent.click(await screen.findByText('Alterar'))
    expect(field('Nome completo')).toHaveFocus()
    expect(field('Nome completo')).toHaveValue('Ana Souza')
    await userEvent.clear(field('E-mail'))
    await write('E-mail', 'ana@casa.com.br')
    await chooseHour()
    await userEvent.click(consent())
    await userEvent.click(confirm())
    await screen.findByText('Reunião confirmada')
    expect(fakeBackend.requests(bookMeeting)[0]).toMatchObject({ contact_info: { email: 'ana@casa.com.br' } })
  })

  it('is asked for a number that the account does not have', async () => {
    fakeBackend.replies(getProfile, makeProfile({ phone: null }))
    renderScreen(<BookingPage />, { session: 'signed-in' })
    await screen.findByText('Usaremos os dados da sua conta.')
    expect(screen.queryByLabelText(/^Telefone com/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByLabelText('Telefone'))
    expect(field('Telefone com DDD')).toBeRequired()
  })
})

describe('a page that is loaded again', () => {
  it('still has the hour and what was typed', async () => {
    const { unmount } = renderScreen(<BookingPage />)
    await chooseHour()
    await fillIn()
    unmount()
    fakeBackend.replies(getAvailableSlots, makeAvailableDay(['09:00', '14:30']))
    renderScreen(<BookingPage />)
    expect((await held()).parentElement).toHaveTextContent('às 14:00')
    expect(field('Nome completo')).toHaveValue('Ana Souza')
    expect(screen.getByText('Recuperamos o que você havia digitado.')).toBeVisible()
    expect((await screen.findByText('14:00')).closest('button')).toHaveAttribute('aria-pressed', 'true')
  })

  it('has nothing of a booking that was made', async () => {
    const { unmount } = renderScreen(<BookingPage />)
    await chooseHour()
    await fillIn()
    await userEvent.click(confirm())
    await screen.findByText('Reunião confirmada')
    unmount()
    renderScreen(<BookingPage />)
    await screen.findByRole('grid')
    expect(field('Nome completo')).toHaveValue('')
    expect(screen.queryByText('Horário reservado')).not.toBeInTheDocument()
  })
})

it('takes what was done in the demo into the notes', async () => {
  renderScreen(<BookingPage />, { path: `${path}&demo=${encodeURIComponent('Padaria, três leads')}` })
  await waitFor(() =>
    expect(field('O que você gostaria de conversar? (opcional)')).toHaveValue(
      'Testei na demonstração: Padaria, três leads',
    ),
  )
})

it('says that a wish outside the hours waits for an answer', async () => {
  fakeBackend.replies(bookMeeting, { ...bookingReply, meeting: makeMeeting({ status: 'pending' }) })
  renderScreen(<BookingPage />)
  await chooseHour()
  await fillIn()
  await userEvent.click(confirm())
  expect(await screen.findByRole('heading', { name: 'Pedido de reunião enviado' })).toBeVisible()
})

describe('axe finds nothing wrong', () => {
  it('with a form that was refused', async () => {
    const { container } = renderScreen(<BookingPage />, { path })
    await chooseHour()
    await userEvent.click(confirm())
    await screen.findByText('Informe seu nome.')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('with the meeting that stands', async () => {
    const { container } = renderScreen(<BookingPage />, { path })
    await chooseHour()
    await fillIn()
    await userEvent.click(confirm())
    await screen.findByText('Reunião confirmada')
    expect(await axe(container)).toHaveNoViolations()
  })
})
