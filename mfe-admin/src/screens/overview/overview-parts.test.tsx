import {
  type AdminInvoice,
  type AdminSettings,
  getAdminInvoices,
  getAdministrators,
  getAdminMe,
  getAdminSettings,
  getAudit,
  getCustomer,
  getCustomerHistory,
  getCustomers,
  getLead,
  getLeads,
  inviteAdministrator,
  type LeadDetails,
  markInvoicePaid,
  markRefundSent,
  refundCustomer,
  removeLead,
  saveAdminSettings,
  setAdministratorRole,
} from '@ag/contracts'
import { fakeBackend, makeInvoice, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { OverviewScreen } from './overview-screen'

const everything = [
  'overview:read',
  'leads:read',
  'leads:write',
  'billing:read',
  'billing:write',
  'meetings:read',
  'audit:read',
  'administrators:read',
  'administrators:write',
  'settings:read',
  'settings:write',
]

function show(query: string, permissions = everything) {
  fakeBackend.replies(getAdminMe, { role: 'owner', permissions })
  return renderScreen(<OverviewScreen />, { path: `/admin?aba=${query}`, session: 'signed-in' })
}

const lead: LeadDetails = {
  id: 'lead_1',
  session_id: 'as_1',
  name: 'João Ávila',
  email: 'joao@loja.example',
  phone: null,
  company: 'Loja',
  agent_interest: 'prospect',
  company_size: '2-10',
  timing: '30d',
  need: 'Mais vendas',
  score: 80,
  band: 'A',
  page_path: '/agents/prospect',
  consented_at: '2026-11-20T12:00:00Z',
  booking: { meeting_id: 'mt_1', start_at: '2026-11-24T17:00:00Z', status: 'confirmed' },
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
  transcript: [
    {
      id: 'm1',
      type: 'user',
      content: 'Quero vender mais.',
      timestamp: '2026-11-20T12:00:00Z',
      metadata: { suggestions: [], cards: [], client_message_id: null },
    },
  ],
}
const page = <Item,>(...items: Item[]) => ({ items, next_cursor: null, total: items.length })

it('lists leads, and shows one with every word of the conversation', async () => {
  fakeBackend.replies(getLeads, page(lead))
  fakeBackend.replies(getLead, lead)
  const { container } = show('leads&band=A')
  await userEvent.click(await screen.findByRole('link', { name: 'João Ávila' }))
  expect(await screen.findByText('Quero vender mais.')).toBeVisible()
  expect(screen.getByText('80 (A)')).toBeVisible()
  expect(screen.getByText('2 a 10')).toBeVisible()
  expect(screen.getByRole('link', { name: /24\/11\/2026, 14:00/ })).toHaveAttribute(
    'href',
    '/admin/meetings?aba=lista&reuniao=mt_1',
  )
  expect(screen.getByRole('link', { name: 'Voltar à lista' })).toHaveAttribute(
    'href',
    '/admin?aba=leads&band=A',
  )
  expect(await axe(container)).toHaveNoViolations()
  fakeBackend.replies(removeLead, undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Esquecer este lead' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Esquecer este lead' }))
  expect(await screen.findByRole('link', { name: 'João Ávila' })).toBeVisible()
  expect(notified()).toEqual(['Lead esquecido.'])
})

it('shows a customer with people, agents and invoices, and gives money back', async () => {
  const customer = {
    id: 'org_1',
    name: 'Padaria Central',
    contact: { name: 'Ana', email: 'ana@padaria.example', phone: null },
    people: 1,
    subscriptions: [{ product_id: 'prospect', name: 'Prospect AI', status: 'active' as const }],
    owes: 399,
    created_at: '2026-05-01T12:00:00Z',
  }
  fakeBackend.replies(getCustomers, page(customer))
  fakeBackend.replies(getCustomer, {
    customer,
    people: [
      { id: 'usr_1', name: 'Ana', email: 'ana@padaria.example', email_verified: true, last_login: null },
    ],
    subscriptions: [
      {
        product_id: 'prospect',
        name: 'Prospect AI',
        status: 'active',
        price: 399,
        trial_ends_at: null,
        current_period_end: '2026-12-01',
        guarantee_until: '2026-12-10T12:00:00Z',
      },
    ],
    invoices: [makeInvoice({ id: 'inv_1', number: '2026-000007', status: 'overdue' })],
  })
  fakeBackend.replies(getCustomerHistory, {
    usage: [],
    meetings: null,
    mails: [],
    conversations: null,
    notes: [],
  })
  const { container } = show('clientes')
  await userEvent.click(await screen.findByRole('link', { name: 'Padaria Central' }))
  expect(await screen.findByText('E-mail confirmado')).toBeVisible()
  expect(screen.getByText('2026-000007')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  fakeBackend.replies(refundCustomer, { refunded: 399 })
  await userEvent.click(screen.getByRole('button', { name: 'Reembolsar Prospect AI' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reembolsar' }))
  expect(fakeBackend.requests(refundCustomer)).toEqual([{ product_id: 'prospect', reason: '' }])
  fakeBackend.replies(markInvoicePaid, makeInvoice({ status: 'paid' }))
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como paga a fatura 2026-000007' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Marcar como paga' }))
  expect(fakeBackend.paths(markInvoicePaid)).toEqual(['/api/v1/admin/invoices/inv_1/paid'])
})

const invoice: AdminInvoice = {
  id: 'inv_1',
  number: '2026-000007',
  company_id: 'org_1',
  company: 'Padaria Central',
  issued_at: '2026-11-01T12:00:00Z',
  due_date: '2026-11-08',
  total: 399,
  status: 'paid',
  failure: null,
  to_send_back: 0,
}

it('lists invoices whose payment failed', async () => {
  fakeBackend.replies(
    getAdminInvoices,
    page<AdminInvoice>({ ...invoice, status: 'overdue', failure: 'Cartão recusado.' }),
  )
  show('faturas&failed=true')
  expect(await screen.findByText('Cartão recusado.')).toBeVisible()
  expect(fakeBackend.paths(getAdminInvoices)[0]).toContain('failed=true')
})

it('says what has to be sent back by hand, and notes that it was', async () => {
  const refunded: AdminInvoice = { ...invoice, status: 'refunded', to_send_back: 399 }
  fakeBackend.replies(getAdminInvoices, page(refunded))
  const { container } = show('faturas&to_send_back=true')
  const name = 'Registrar a devolução da fatura 2026-000007'
  const button = await screen.findByRole('button', { name })
  expect(button).toHaveTextContent(/^Devolver R\$\s399,00$/)
  expect(fakeBackend.paths(getAdminInvoices)[0]).toContain('to_send_back=true')
  await userEvent.click(button)
  const dialog = within(screen.getByRole('dialog', { name }))
  expect(dialog.getByText(/^R\$\s399,00 foram pagos de uma forma que não volta sozinha\./)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  fakeBackend.replies(markRefundSent, { sent: 399 })
  fakeBackend.replies(getAdminInvoices, page({ ...refunded, to_send_back: 0 }))
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar devolução' }))
  await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument())
  expect(fakeBackend.paths(markRefundSent)).toEqual(['/api/v1/admin/invoices/inv_1/refund-sent'])
})

const madePopular = {
  id: '7',
  at: '2026-11-20T12:00:00Z',
  actor: { id: 'usr_1', name: 'Olga Dona' },
  action: 'edit',
  entity: 'product',
  entity_id: 'prospect',
  before: { popular: false, version: 1 },
  after: { popular: true, version: 2 },
  reason: '',
  request_id: 'req_1',
}

it('tells who changed what, from what to what, and in which request', async () => {
  fakeBackend.replies(getAudit, page(madePopular))
  const { container } = show('auditoria')
  expect(
    await screen.findByRole('row', { name: /20\/11\/2026, 09:00 Olga Dona Alterou Agente: prospect/ }),
  ).toBeVisible()
  expect(screen.getByText(/de Não para Sim/)).toBeInTheDocument()
  expect(screen.getByText('req_1')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Abrir rastro/ })).toBeNull()
  expect(await axe(container)).toHaveNoViolations()
})

it('leads from a change to the trace of its request, where traces are kept', async () => {
  fakeBackend.replies(getAudit, page({ ...madePopular, trace_url: 'https://traces.example/req_1' }))
  const { container } = show('auditoria')
  const link = await screen.findByRole('link', { name: 'Abrir rastro (abre em nova aba)' })
  expect(link).toHaveAttribute('href', 'https://traces.example/req_1')
  expect(link).toHaveAttribute('title', 'req_1')
  expect(await axe(container)).toHaveNoViolations()
})

it('invites to the team and changes roles', async () => {
  fakeBackend.replies(getAdministrators, {
    items: [
      {
        id: 'usr_1',
        name: 'Olga Dona',
        email: 'olga@empresa.com.br',
        role: 'owner',
        second_factor: true,
        last_login: null,
        is_me: true,
      },
    ],
    invitations: [
      {
        email: 'bia@empresa.com.br',
        role: 'leitura',
        invited_by: 'Olga',
        expires_at: '2026-11-27T12:00:00Z',
      },
    ],
  })
  const { container } = show('equipe')
  expect(await screen.findByText('Olga Dona (você)')).toBeVisible()
  expect(screen.getByText('Somente leitura, vale até 27/11/2026')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  fakeBackend.replies(inviteAdministrator, {
    email: 'rui@empresa.com.br',
    role: 'agenda',
    invited_by: 'Olga',
    expires_at: '2026-11-27T12:00:00Z',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Convidar' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'rui@empresa.com.br')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Papel' }), 'Agenda')
  await userEvent.click(dialog.getByRole('button', { name: 'Convidar' }))
  expect(fakeBackend.requests(inviteAdministrator)).toEqual([{ email: 'rui@empresa.com.br', role: 'agenda' }])
  fakeBackend.fails(setAdministratorRole, 409, {
    code: 'LIMIT_REACHED',
    userMessage: 'Esta é a única pessoa proprietária. Dê esse papel a outra pessoa antes.',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Mudar o papel de Olga Dona' }))
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Papel' }),
    'Nenhum: deixa de administrar',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText(/única pessoa proprietária/)).toBeVisible()
})

it('saves of the settings what was changed, and says what is wrong', async () => {
  const stored: AdminSettings = {
    company_name: 'Automatize',
    legal_name: '',
    cnpj: null,
    address: null,
    contact_email: 'contato@automatize.example',
    contact_phone: '',
    whatsapp_number: '5511900000000',
    instagram_url: '',
    facebook_url: '',
    linkedin_url: 'https://linkedin.example/company/automatize',
    youtube_url: '',
    x_url: '',
    product_name: 'Automatize',
    hours: '',
    assistant_enabled: true,
    assistant_color: '',
    assistant_corner: 'round',
    assistant_side: 'right',
    pix_key: '',
    pix_name: '',
    pix_city: '',
    version: 3,
  }
  fakeBackend.replies(getAdminSettings, stored)
  fakeBackend.replies(saveAdminSettings, { ...stored, version: 4 })
  const { container } = show('configuracoes')
  const cnpj = await screen.findByRole('textbox', { name: 'CNPJ' })
  await userEvent.type(cnpj, '11.222.333/0001-82')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Informe um CNPJ válido.')).toBeVisible()
  const instagram = screen.getByRole('textbox', { name: 'Instagram' })
  await userEvent.type(instagram, 'http://instagram.example/nova')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Informe um endereço que comece com https://.')).toBeVisible()
  await userEvent.clear(instagram)
  await userEvent.type(instagram, 'https://instagram.example/nova')
  await userEvent.clear(screen.getByRole('textbox', { name: 'LinkedIn' }))
  await userEvent.clear(cnpj)
  await userEvent.type(cnpj, '12ABC34501DE35')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Assistente ligado no site' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Cor do assistente' }), 'verde')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Use uma cor como #0a6b4e.')).toBeVisible()
  await userEvent.clear(screen.getByRole('textbox', { name: 'Cor do assistente' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Cor do assistente' }), '#7a1fa2')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Lado do botão do assistente' }),
    'Esquerda',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(fakeBackend.requests(saveAdminSettings)).toEqual([
    {
      version: 3,
      cnpj: '12ABC34501DE35',
      instagram_url: 'https://instagram.example/nova',
      linkedin_url: '',
      assistant_enabled: false,
      assistant_color: '#7a1fa2',
      assistant_side: 'left',
    },
  ])
  expect(await axe(container)).toHaveNoViolations()
})
