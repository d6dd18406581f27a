import { getPricing, getSettings } from '@ag/contracts'
import { fakeBackend, makePricing, makeSettings, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { AgentsScreen } from './agents-screen'

async function row(name: string) {
  const list = await screen.findByRole('list', { name: 'Lista de agentes' })
  const found = within(list)
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name }))
  if (!found) throw new Error(`There is no row of ${name}.`)
  return within(found)
}

beforeEach(() => {
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getSettings, makeSettings())
})

it('compares price, work and charges by use, and leads on', async () => {
  renderScreen(<AgentsScreen />)
  const agent = await row('Atendimento WhatsApp')

  expect(await agent.findByText(/^R\$\s97$/)).toBeVisible()
  expect(agent.getByText('Equipes de vendas que precisam de novos clientes')).toBeVisible()
  expect(agent.getByText(/Mensagens de WhatsApp, R\$\s10 por mil/)).toBeVisible()
  expect(agent.getByText(/Créditos de IA, R\$\s20 por mil/)).toBeVisible()
  expect(agent.queryByText(/Envios de e-mail/)).not.toBeInTheDocument()
  expect(agent.getByRole('link', { name: 'Ver detalhes do Atendimento WhatsApp' })).toHaveAttribute(
    'href',
    '/agents/whatsapp',
  )
  expect(agent.getByRole('link', { name: 'Testar grátis o Atendimento WhatsApp' })).toHaveAttribute(
    'href',
    '/auth/signup?product=whatsapp',
  )
})

it('lists what use costs', async () => {
  renderScreen(<AgentsScreen />)
  const usage = within(await screen.findByRole('region', { name: 'Quanto custa o uso' }))
  expect(await usage.findByText('Envios de e-mail')).toBeVisible()
  expect(usage.getByText(/^R\$\s5/)).toHaveTextContent(/^R\$\s5 por mil$/)
})

it('compares by prices of reference when there is no catalogue', async () => {
  fakeBackend.fails(getPricing, 500)
  renderScreen(<AgentsScreen />)
  const agent = await row('Business Intelligence')

  expect(await agent.findByText(/^R\$\s249$/)).toBeVisible()
  expect(agent.getByText('preço de referência')).toBeVisible()
  expect(agent.getByRole('button', { name: 'Testar grátis o Business Intelligence' })).toBeDisabled()
  expect(agent.getByRole('link', { name: 'Ver detalhes do Business Intelligence' })).toBeVisible()
})

const names = () =>
  within(screen.getByRole('list', { name: 'Lista de agentes' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

describe('by need', () => {
  it('passes axe with a need chosen', async () => {
    const { container } = renderScreen(<AgentsScreen />, { path: '/agents?need=atender' })
    await row('Atendimento WhatsApp')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the agents that serve it, by keyboard', async () => {
    renderScreen(<AgentsScreen />)
    await row('Site Builder')
    screen.getByRole('radio', { name: 'Ver todos' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Atender clientes' })).toBeChecked()
    expect(names()).toEqual(['Prospect AI', 'Atendimento WhatsApp'])
    expect(screen.getByRole('status')).toHaveTextContent('2 agentes para atender clientes')
  })

  it('shows all again, by pointer', async () => {
    renderScreen(<AgentsScreen />, { path: '/agents?need=entender' })
    await waitFor(() => expect(names()).toEqual(['Business Intelligence', 'Marketing AI']))
    await userEvent.click(screen.getByRole('radio', { name: 'Ver todos' }))
    expect(names()).toHaveLength(7)
    expect(screen.getByRole('status')).toHaveTextContent('7 agentes')
  })

  it('serves every need with an agent, and takes an unknown one for none', async () => {
    renderScreen(<AgentsScreen />, { path: '/agents?need=voar' })
    await row('Site Builder')
    for (const radio of screen.getAllByRole('radio')) {
      await userEvent.click(radio)
      expect(names().length).toBeGreaterThan(0)
    }
    expect(names().length).toBeLessThan(7)
  })
})
