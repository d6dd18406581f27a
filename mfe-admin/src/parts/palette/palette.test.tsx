import { getAdminMe, getAdminPricing, getLeadsFile, searchAdmin } from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { PricingScreen } from '../../screens/pricing/pricing-screen'

const found = {
  customers: [{ id: 'org_1', name: 'Pão & Água', email: 'joao@paes.example' }],
  invoices: [{ id: 'inv_1', number: '2026-000042', company: 'Pão & Água', total: 399 }],
  meetings: [{ id: 'mt_1', name: 'Íris', company: 'Loja', start_at: '2026-11-24T14:00:00-03:00' }],
  products: [{ id: 'prospect', name: 'Prospect AI', is_active: false }],
}

async function open(...permissions: string[]) {
  fakeBackend.replies(getAdminMe, { role: 'admin', permissions: ['pricing:read', ...permissions] })
  fakeBackend.replies(getAdminPricing, { products: [], transactional: [], first_for_existing: '2027-01-01' })
  const shown = renderScreen(<PricingScreen />, { path: '/admin/pricing', session: 'signed-in' })
  await screen.findByRole('button', { name: 'Ir para…' })
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Ir para…' })
  return shown
}

const field = () => screen.getByRole('combobox', { name: 'Cliente, fatura, reunião, agente, tela ou ação' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true })

it('opens by its key, and finds screens and actions that are its reader’s, without asking', async () => {
  const { baseElement } = await open('leads:read', 'overview:read')
  expect(field()).toHaveFocus()
  expect(await axe(baseElement)).toHaveNoViolations()
  expect(within(screen.getByRole('group', { name: 'Telas' })).getAllByRole('option')[0]).toHaveTextContent(
    'AgoraVisão geral',
  )
  expect(screen.queryByRole('option', { name: /Auditoria/ })).not.toBeInTheDocument()
  await userEvent.type(field(), 'l')
  expect(options()).toEqual(['Baixar planilha de leads', 'LeadsVisão geral'])
  expect(chosen()).toHaveTextContent('Baixar planilha de leads')
  expect(field()).toHaveAttribute('aria-activedescendant', chosen().id)
  expect(fakeBackend.paths(searchAdmin)).toEqual([])
})

it('finds records, kind by kind, and goes to the one that the arrows choose', async () => {
  fakeBackend.replies(searchAdmin, found)
  const { address, baseElement } = await open('billing:read')
  await userEvent.type(field(), 'pao')
  expect(await screen.findByText('4 resultados')).toBeVisible()
  expect(fakeBackend.paths(searchAdmin)).toEqual(['/api/v1/admin/search?q=pao'])
  expect(options().map((words) => words?.replace(/\s/g, ' '))).toEqual([
    'Pão & Águajoao@paes.example',
    '2026-000042Pão & Água, R$ 399,00',
    'ÍrisLoja, 24/11/2026 14:00',
    'Prospect AIOculto',
  ])
  expect(await axe(baseElement)).toHaveNoViolations()
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent('Prospect AI')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(address()).toBe('/admin?aba=faturas&q=2026-000042')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('says that nothing was found, or why nothing could be, and tries again', async () => {
  fakeBackend.fails(searchAdmin, 503)
  await open()
  await userEvent.type(field(), 'xyz')
  const again = await screen.findByRole('button', { name: 'Tentar novamente' })
  fakeBackend.replies(searchAdmin, { customers: [], invoices: [], meetings: [], products: [] })
  await userEvent.click(again)
  expect(await screen.findByText('Nada encontrado. Tente outra palavra.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
})

it('carries out an action, and closes by Escape where it was', async () => {
  fakeBackend.says(getLeadsFile, 'Data;Hora')
  await open('leads:read')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Ir para…' }))
  await userEvent.type(field(), 'planilha{Enter}')
  await waitFor(() => expect(fakeBackend.paths(getLeadsFile)).toHaveLength(1))
})
