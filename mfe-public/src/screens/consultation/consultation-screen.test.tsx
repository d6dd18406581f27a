import { getAvailableDays, getNextSlots, getSettings } from '@ag/contracts'
import { fakeBackend, makeAvailableMonth, makeNextSlots, makeSettings, renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import { booking, ConsultationScreen } from './consultation-screen'

const whatsapp = () => screen.findByRole('link', { name: 'Combinar pelo WhatsApp (abre em nova aba)' })
const email = () => screen.findByRole('link', { name: 'Combinar por e-mail' })
const queryOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams

beforeAll(booking.preload)
beforeEach(() => {
  fakeBackend.replies(getAvailableDays, makeAvailableMonth())
  fakeBackend.replies(getSettings, makeSettings())
  fakeBackend.replies(getNextSlots, makeNextSlots())
})

it('opens a chat, a mail or a call for those who would rather not fill in anything', async () => {
  renderScreen(<ConsultationScreen />, { path: '/consultation' })

  expect(await screen.findByRole('heading', { level: 1, name: 'Marcar uma reunião' })).toBeVisible()
  const chat = await whatsapp()
  expect(chat).toHaveAttribute('target', '_blank')
  expect(queryOf(chat).get('text')).toBe(
    'Olá! Gostaria de marcar uma reunião com um especialista da Empresa Exemplo.',
  )
  expect(await email()).toHaveAttribute('href', expect.stringMatching(/^mailto:contato@exemplo\.com\.br\?/))
  expect(queryOf(await email()).get('subject')).toBe('Marcar uma reunião')
  expect(screen.getByRole('link', { name: 'Ligar para (11) 4000-0000' })).toHaveAttribute(
    'href',
    'tel:1140000000',
  )
})

it('says when somebody answers, and by which clock', async () => {
  renderScreen(<ConsultationScreen />)
  expect(
    await screen.findByText('Atendimento: segunda a sexta, das 9h às 18h, horário de Brasília.'),
  ).toBeVisible()
})

it.each(['agent', 'product'])('carries the %s on that the visitor comes from', async (name) => {
  renderScreen(<ConsultationScreen />, { path: `/consultation?${name}=business-intelligence` })

  expect(await screen.findByText('Sobre: Business Intelligence')).toBeVisible()
  expect(queryOf(await whatsapp()).get('text')).toBe(
    'Olá! Gostaria de marcar uma reunião com um especialista da Empresa Exemplo sobre o Business Intelligence.',
  )
  expect(queryOf(await email()).get('subject')).toBe('Marcar uma reunião sobre o Business Intelligence')
})

it.each(['/consultation?agent=unknown', '/consultation?agent=%3Cscript%3E', '/consultation?agent='])(
  'names no agent on %s',
  async (path) => {
    renderScreen(<ConsultationScreen />, { path })
    expect(queryOf(await email()).get('subject')).toBe('Marcar uma reunião')
    expect(screen.queryByText(/^Sobre:/)).not.toBeInTheDocument()
  },
)

it('says so when our contacts cannot be had', async () => {
  fakeBackend.fails(getSettings, 500)
  renderScreen(<ConsultationScreen />)
  expect(await screen.findByText(/^Não conseguimos carregar nossos contatos agora/)).toBeVisible()
})
