import { getDashboard, getMeetings } from '@ag/contracts'
import { fakeBackend, makeDashboard, makeMeeting, renderScreen } from '@ag/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { OverviewScreen } from './overview-screen'

const day = 24 * 60 * 60 * 1_000
const inDays = (days: number) => new Date(Date.now() + days * day - 1_000).toISOString()

const service = (changes: Partial<ReturnType<typeof makeDashboard>['services'][number]> = {}) => ({
  product_id: 'prospect',
  name: 'Prospect AI',
  status: 'trialing' as const,
  trial_ends_at: inDays(9),
  icon_path: 'M4 12h16',
  continues_after_trial: false,
  setup: { done: 2, total: 4 },
  results: [],
  ...changes,
})

const show = () => renderScreen(<OverviewScreen />, { path: '/dashboard', session: 'signed-in' })

it('greets the customer, shows the agents and passes axe', async () => {
  fakeBackend.replies(getDashboard, makeDashboard({ services: [service()] }))
  const { container } = show()
  expect(screen.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  expect(await screen.findByText('Olá, Ana. Veja como estão seus agentes.')).toBeVisible()
  const agents = within(screen.getByRole('region', { name: 'Seus agentes' }))
  expect(agents.getByText('Prospect AI')).toBeVisible()
  expect(agents.getByText('Em teste')).toBeVisible()
  expect(agents.getByText('Faltam 9 dias do seu teste.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('promises that nothing is due during the first trial', async () => {
  fakeBackend.replies(
    getDashboard,
    makeDashboard({
      services: [service()],
      next_invoice: {
        amount: 360.39,
        due_date: '2026-12-04',
        estimated_usage: 0,
        ends_trial: true,
        if_continued: true,
      },
    }),
  )
  show()
  const invoice = within(await screen.findByRole('region', { name: 'Próxima fatura' }))
  expect(invoice.getByText('Grátis')).toBeVisible()
  expect(invoice.getByText('Até 4 de dezembro de 2026')).toBeVisible()
  expect(invoice.getByText('Se continuar, você paga 4–31/12, 28 de 31 dias: R$ 360,39.')).toBeVisible()
})

it('says that a trial that goes on becomes a plan, and that an agent that is paused costs nothing', async () => {
  fakeBackend.replies(
    getDashboard,
    makeDashboard({
      services: [
        service({ continues_after_trial: true }),
        service({ product_id: 'whatsapp', status: 'paused' }),
      ],
      next_invoice: {
        amount: 360.39,
        due_date: '2026-12-04',
        estimated_usage: 0,
        ends_trial: true,
        if_continued: false,
      },
    }),
  )
  show()
  const invoice = within(await screen.findByRole('region', { name: 'Próxima fatura' }))
  expect(invoice.getByText('Grátis')).toBeVisible()
  expect(invoice.getByText('Depois, seu plano começa: 4–31/12, 28 de 31 dias: R$ 360,39.')).toBeVisible()
})

it('tells when the next invoice is due, and what use may add', async () => {
  fakeBackend.replies(
    getDashboard,
    makeDashboard({
      services: [service({ status: 'active', trial_ends_at: null })],
      next_invoice: {
        amount: 399,
        due_date: '2026-12-04',
        estimated_usage: 12.5,
        ends_trial: false,
        if_continued: false,
      },
    }),
  )
  show()
  const invoice = within(await screen.findByRole('region', { name: 'Próxima fatura' }))
  expect(invoice.getByText('Prevista para 4 de dezembro de 2026')).toBeVisible()
  expect(invoice.getByText('R$ 411,50')).toBeVisible()
  expect(invoice.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Mensalidades',
    'Uso previsto até lá',
  ])
  expect(invoice.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    'R$\u00a0399,00',
    'R$\u00a012,50',
  ])
})

it('tells of what was used before an agent was paused', async () => {
  fakeBackend.replies(
    getDashboard,
    makeDashboard({
      services: [service({ status: 'paused', trial_ends_at: null })],
      next_invoice: {
        amount: 0,
        due_date: '2026-12-01',
        estimated_usage: 12.5,
        ends_trial: false,
        if_continued: false,
      },
    }),
  )
  show()
  const invoice = within(await screen.findByRole('region', { name: 'Próxima fatura' }))
  expect(invoice.getByText('Prevista para 1º de dezembro de 2026')).toBeVisible()
  expect(invoice.getByText('Uso previsto até lá')).toBeVisible()
  expect(invoice.queryByText('Mensalidades')).toBeNull()
})

it('asks for a way to pay once a trial is over', async () => {
  fakeBackend.replies(
    getDashboard,
    makeDashboard({
      services: [service({ status: 'trial_ended', trial_ends_at: inDays(-2) })],
      next_invoice: null,
    }),
  )
  show()
  expect(
    await screen.findByText('Seu teste terminou. Escolha uma forma de pagamento para continuar.'),
  ).toBeVisible()
  expect(screen.getByText('Nenhuma fatura prevista.')).toBeVisible()
})

it('leads those without agents to one', async () => {
  fakeBackend.replies(getDashboard, makeDashboard({ services: [], next_invoice: null }))
  const { container } = show()
  expect(
    await screen.findByText('Você ainda não tem agentes ativos. Comece um teste grátis de 14 dias.'),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver agentes' })).toHaveAttribute('href', '/agents')
  expect(await axe(container)).toHaveNoViolations()
})

it('shows notices, limits that are near and meetings ahead', async () => {
  fakeBackend.replies(getMeetings, { items: [makeMeeting({ id: 'm1' })] })
  fakeBackend.replies(
    getDashboard,
    makeDashboard({
      notices: [
        {
          id: 'invoice-inv_1',
          type: 'error',
          text: 'Não conseguimos cobrar sua fatura.',
          action: { label: 'Pagar agora', href: '/dashboard/billing?invoice=inv_1' },
        },
        {
          id: 'limit-email_sends',
          type: 'warning',
          text: 'Envios de e-mail: Você usou 90% do limite de R$ 80,00.',
          action: { label: 'Ver uso', href: '/dashboard/usage' },
        },
      ],
      usage_alerts: [
        { meter: 'ai_credits', percent: 50 },
        { meter: 'email_sends', percent: 90 },
      ],
      upcoming_meetings: [
        { id: 'm1', title: 'Primeiros passos', start_at: '2026-11-24T14:30:00-03:00', status: 'confirmed' },
      ],
    }),
  )
  const { container } = show()
  expect(await screen.findByText('Não conseguimos cobrar sua fatura.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pagar agora' })).toHaveAttribute(
    'href',
    '/dashboard/billing?invoice=inv_1',
  )
  expect(screen.getByText('Você usou 50% do limite de créditos de IA.')).toBeVisible()
  expect(screen.getAllByText(/Você usou/)).toHaveLength(2)
  expect(
    screen.getByText('terça-feira, 24 de novembro de 2026, às 14:30 (horário de Brasília)'),
  ).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Remarcar ou cancelar Primeiros passos' })).toHaveAttribute(
    'href',
    'http://localhost/consultation/manage#mt_1.chave',
  )
  expect(await axe(container)).toHaveNoViolations()
})

it('leads to every section there is, and says where one is', async () => {
  fakeBackend.replies(getDashboard, makeDashboard())
  show()
  const menu = within(screen.getByRole('navigation', { name: 'Seções do painel' }))
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Painel', '/dashboard'],
    ['Serviços', '/dashboard/services'],
    ['Faturamento', '/dashboard/billing'],
    ['Uso', '/dashboard/usage'],
    ['Configurações', '/dashboard/settings'],
  ])
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Painel')
  await screen.findByText('Prospect AI')
})

it('says when the data cannot be had, and can be asked again', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeBackend.fails(getDashboard, 400, { code: 'VALIDATION_FAILED' })
  show()
  expect(await screen.findByText('Erro ao carregar dados')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Seções do painel' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('Erro ao carregar dados')).toBeVisible()
  complaints.mockRestore()
})
