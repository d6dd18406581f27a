import { getSettings } from '@ag/contracts'
import { fakeBackend, makeSettings, renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import { ConsultationScreen } from './consultation-screen'

const whatsapp = () => screen.findByRole('link', { name: 'Combinar pelo WhatsApp (abre em nova aba)' })
const email = () => screen.findByRole('link', { name: 'Combinar por e-mail' })
const queryOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams

beforeEach(() => fakeBackend.replies(getSettings, makeSettings()))

it('opens a chat, a mail or a call about a meeting', async () => {
  renderScreen(<ConsultationScreen />, { path: '/consultation' })

  expect(screen.getByRole('heading', { level: 1, name: 'Marcar uma reunião' })).toBeVisible()
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

it('carries the agent on that the visitor comes from', async () => {
  renderScreen(<ConsultationScreen />, { path: '/consultation?agent=business-intelligence' })

  expect(screen.getByText('Assunto: Business Intelligence')).toBeVisible()
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
    expect(screen.queryByText(/^Assunto:/)).not.toBeInTheDocument()
  },
)

it('pretends no calendar: there is nothing to fill in', async () => {
  renderScreen(<ConsultationScreen />)
  await whatsapp()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

it('says so when our contacts cannot be had', async () => {
  fakeBackend.fails(getSettings, 500)
  renderScreen(<ConsultationScreen />)
  expect(await screen.findByText(/^Não conseguimos carregar nossos contatos agora/)).toBeVisible()
})
