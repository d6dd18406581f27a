import {
  addCustomerNote,
  type CustomerHistory,
  endCustomerSessions,
  getAdminMe,
  getCustomer,
  getCustomerHistory,
  removeCustomerNote,
} from '@ag/contracts'
import { fakeBackend, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { OverviewScreen } from '../overview-screen'

const at = '2026-11-20T12:00:00.000Z'
const mine = {
  id: 'note_1',
  text: 'Prefere ligação\nde manhã.',
  author: 'Ana',
  is_mine: true,
  created_at: at,
}
const history: CustomerHistory = {
  usage: [
    { key: 'email_sends', label: 'E-mails enviados', unit: 'e-mails', included: 1000, used: 1500, cost: 2.5 },
  ],
  meetings: [{ id: 'mt_1', name: 'Carlos', start_at: '2026-11-24T14:00:00-03:00', status: 'confirmed' }],
  mails: [
    { id: 'out_1', to: 'ana@padaria.example', subject: 'Sua fatura', state: 'sent', at },
    { id: 'out_2', to: 'ana@padaria.example', subject: 'Lembrete', state: 'failed', at },
  ],
  conversations: [{ id: 'as_1', page_path: '/agents/prospect', messages: 6, last_active_at: at }],
  notes: [mine, { ...mine, id: 'note_2', text: 'Pediu desconto.', author: 'Rui', is_mine: false }],
}

function show(permissions = ['overview:read', 'billing:read', 'billing:write']) {
  fakeBackend.replies(getAdminMe, { role: 'financeiro', permissions })
  fakeBackend.replies(getCustomer, {
    customer: {
      id: 'org_1',
      name: 'Padaria Central',
      contact: { name: 'Ana', email: 'ana+loja@padaria.example', phone: '+5511912345678' },
      people: 1,
      subscriptions: [],
      owes: 0,
      created_at: at,
    },
    people: [
      { id: 'usr_1', name: 'Ana Lima', email: 'ana@padaria.example', email_verified: true, last_login: at },
    ],
    subscriptions: [],
    invoices: [],
  })
  return renderScreen(<OverviewScreen />, { path: '/admin?aba=clientes&cliente=org_1', session: 'signed-in' })
}

it('shows how to reach a customer, and all that has happened with them', async () => {
  fakeBackend.replies(getCustomerHistory, history)
  const { container } = show()
  expect(await screen.findByRole('row', { name: /^E-mails enviados 1\.500 1\.000 R\$\s2,50$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Escrever para Ana' })).toHaveAttribute(
    'href',
    'mailto:ana%2Bloja%40padaria.example',
  )
  expect(screen.getByRole('link', { name: /^Abrir conversa no WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/5511912345678?text=Ol%C3%A1%2C%20Ana!',
  )
  expect(screen.getByRole('link', { name: '24/11/2026, 14:00' })).toHaveAttribute(
    'href',
    '/admin/meetings?aba=lista&reuniao=mt_1',
  )
  expect(screen.getByRole('row', { name: /^Sua fatura .* Enviado$/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^Lembrete .* Não entregue$/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /\/agents\/prospect 6$/ })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('takes a note, which is one however often it is sent', async () => {
  fakeBackend.replies(getCustomerHistory, history)
  fakeBackend.fails(addCustomerNote, 500)
  show()
  const notes = within(await screen.findByRole('region', { name: 'Anotações' }))
  await userEvent.click(notes.getByRole('button', { name: 'Anotar' }))
  expect(await notes.findByText('Escreva uma anotação.')).toBeVisible()
  await userEvent.type(notes.getByRole('textbox', { name: 'Nova anotação' }), 'Volta em maio.')
  await userEvent.click(notes.getByRole('button', { name: 'Anotar' }))
  expect(await notes.findByRole('alert')).toBeVisible()
  fakeBackend.replies(addCustomerNote, mine)
  await userEvent.click(notes.getByRole('button', { name: 'Anotar' }))
  await waitFor(() => expect(notes.getByRole('textbox', { name: 'Nova anotação' })).toHaveValue(''))
  expect(fakeBackend.requests(addCustomerNote)).toContainEqual({ text: 'Volta em maio.' })
  const keys = fakeBackend.headers(addCustomerNote).map((headers) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

it('takes one’s own note back, and nobody else’s', async () => {
  fakeBackend.replies(getCustomerHistory, history)
  show()
  const notes = within(await screen.findByRole('region', { name: 'Anotações' }))
  expect(notes.getAllByRole('button', { name: /^Apagar/ })).toHaveLength(1)
  fakeBackend.replies(removeCustomerNote, undefined)
  await userEvent.click(notes.getByRole('button', { name: 'Apagar a anotação de Ana, 20/11/2026, 09:00' }))
  await waitFor(() => expect(fakeBackend.paths(removeCustomerNote)).toHaveLength(1))
  expect(notified()).toContain('Anotação apagada.')
})

it('leaves out what its reader may not read, and takes no notes from them', async () => {
  fakeBackend.replies(getCustomerHistory, {
    ...history,
    meetings: null,
    conversations: null,
    notes: [],
    mails: [],
  })
  show(['overview:read', 'billing:read'])
  expect(await screen.findByText('Nenhuma anotação ainda.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Nova anotação' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Reuniões' })).not.toBeInTheDocument()
  expect(screen.getByText('Nenhum e-mail nos últimos 30 dias.')).toBeVisible()
})

it('ends the sessions of a person for whoever may, with a reason', async () => {
  fakeBackend.replies(getCustomerHistory, history)
  show(['overview:read', 'billing:read', 'settings:write'])
  fakeBackend.fails(endCustomerSessions, 500)
  const name = 'Encerrar sessões de Ana Lima'
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Celular roubado')
  await userEvent.click(dialog.getByRole('button', { name: 'Encerrar sessões' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Celular roubado')
  fakeBackend.replies(endCustomerSessions, { ended: 2 })
  await userEvent.click(dialog.getByRole('button', { name: 'Encerrar sessões' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(fakeBackend.paths(endCustomerSessions)).toContain(
    '/api/v1/admin/customers/org_1/people/usr_1/end-sessions',
  )
  expect(notified()).toContain('2 sessões foram encerradas.')
})

it('leaves sessions to those who may end them', async () => {
  fakeBackend.replies(getCustomerHistory, history)
  show()
  expect(await screen.findByText('Ana Lima')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Encerrar/ })).not.toBeInTheDocument()
})
