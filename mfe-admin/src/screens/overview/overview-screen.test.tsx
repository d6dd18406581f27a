import {
  type AdminOverview,
  acceptInvitation,
  getAdminBusiness,
  getAdminMe,
  getAdminOverview,
  getMyInvitation,
  getReleasesHealth,
} from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { OverviewScreen } from './overview-screen'

const overview: AdminOverview = {
  users: { total: 1_234, verified: 1_100, new_last_7_days: 56 },
  subscriptions: [
    { status: 'trialing', count: 12 },
    { status: 'active', count: 340 },
    { status: 'past_due', count: 3 },
  ],
  trials_ending_7_days: 5,
  products: 7,
  mail: { waiting: 2, sent: 980, dead: 1 },
  leads_today: 4,
  meetings_today: 3,
  meetings_pending: 1,
  failed_payments: 2,
  refunds_to_send: 1,
  assistant: 'limited',
  generated_at: '2026-11-20T14:05:00-03:00',
}

const off = { name: 'mfe-auth', disabled: 'Já voltamos.', builds: [], last_change: null }

const show = () => renderScreen(<OverviewScreen />, { path: '/admin', session: 'signed-in' })

it('shows the business in numbers to who may see them', async () => {
  fakeBackend.replies(getAdminMe, {
    role: 'admin',
    permissions: ['overview:read', 'leads:read', 'products:read'],
  })
  fakeBackend.replies(getAdminOverview, overview)
  fakeBackend.replies(getReleasesHealth, { set: 'abc', releases: [off, off], recent: [] })
  const { container } = show()
  expect(await screen.findByText('1.234')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
  expect(screen.getByText('Administrador')).toBeVisible()
  expect(screen.getByText('1.100 com e-mail confirmado, 56 nos últimos 7 dias')).toBeVisible()
  expect(screen.getByText('2 na fila, 1 com falha')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Leads hoje' })).toHaveAttribute('href', '/admin?aba=leads')
  expect(screen.queryByRole('link', { name: 'Pagamentos com falha' })).not.toBeInTheDocument()
  expect(screen.getByText('Lento')).toBeVisible()
  expect(await screen.findByText('2 com problema')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Áreas do site' })).toHaveAttribute(
    'href',
    '/admin?aba=publicacoes',
  )
  expect(screen.getByText('Dados de 20 de novembro de 2026, às 14:05.')).toBeVisible()
  expect(screen.getByRole('row', { name: 'Ativo 340' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Total 355' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('shows what the business earns to who may see money, each figure with its meaning', async () => {
  fakeBackend.replies(getAdminMe, { role: 'financeiro', permissions: ['overview:read', 'billing:read'] })
  fakeBackend.replies(getAdminOverview, overview)
  fakeBackend.replies(getReleasesHealth, { set: 'abc', releases: [], recent: [] })
  fakeBackend.replies(getAdminBusiness, {
    recurring: 12_499.5,
    paying: 31,
    trials: 4,
    conversion: { ended: 8, became: 6 },
    churn: { before: 0, left: 0 },
    overdue: { count: 2, amount: 496 },
    forecast: { received: 9_000, due: 1_000 },
    months: [
      { month: '2026-10', received: 8_000 },
      { month: '2026-11', received: 9_000 },
    ],
  })
  const { container } = show()
  expect(await screen.findByText('R$ 12.499,50')).toBeVisible()
  expect(screen.getByText('mensalidades de 31 agentes pagos')).toBeVisible()
  expect(screen.getByText('75%')).toBeVisible()
  expect(screen.getByText('Sem dados')).toBeVisible()
  expect(screen.getByText('R$ 9.000,00 recebidos e R$ 1.000,00 a vencer até o fim do mês')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Em atraso' })).toHaveAttribute(
    'href',
    '/admin?aba=faturas&status=overdue',
  )
  expect(screen.getByRole('figure', { name: 'Recebido por mês' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

describe('when the server refuses', () => {
  let complaints: jest.SpyInstance
  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => complaints.mockRestore())

  it('denies access, in words, with a way back', async () => {
    fakeBackend.fails(getAdminMe, 403, { code: 'FORBIDDEN' })
    fakeBackend.replies(getMyInvitation, { invitation: null })
    fakeBackend.fails(getAdminOverview, 403, { code: 'FORBIDDEN' })
    const { container } = show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Acesso negado' })).toBeVisible()
    expect(screen.getByText('Você não tem permissão para acessar esta área.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeVisible()
    expect(screen.queryByText('Visão geral')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('offers to load again what could not be loaded', async () => {
    fakeBackend.replies(getAdminMe, { role: 'leitura', permissions: ['overview:read'] })
    fakeBackend.fails(getAdminOverview, 400, { code: 'VALIDATION_FAILED' })
    show()
    expect(await screen.findByText('Erro ao carregar dados')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  })

  it('lets in whoever was invited, once they accept', async () => {
    fakeBackend.fails(getAdminMe, 403, { code: 'FORBIDDEN' })
    fakeBackend.replies(getMyInvitation, {
      invitation: {
        email: 'ana@empresa.com.br',
        role: 'comercial',
        invited_by: 'Olga Dona',
        expires_at: '2026-11-27T12:00:00Z',
      },
    })
    show()
    expect(
      await screen.findByText('Olga Dona convidou você para a administração, com o papel Comercial.'),
    ).toBeVisible()
    fakeBackend.replies(acceptInvitation, { role: 'comercial' })
    fakeBackend.replies(getAdminMe, { role: 'comercial', permissions: ['overview:read'] })
    fakeBackend.replies(getAdminOverview, overview)
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar convite' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
  })
})
