import { getPricing, getSettings } from '@ag/contracts'
import { fakeBackend, makePricing, makeSettings, renderScreen } from '@ag/testing'
import { screen, within } from '@testing-library/react'
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
  expect(agent.getByText('Quem recebe muitas mensagens de clientes')).toBeVisible()
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
