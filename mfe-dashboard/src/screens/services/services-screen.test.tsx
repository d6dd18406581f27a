import { getDashboard } from '@ag/contracts'
import { fakeBackend, makeDashboard, renderScreen } from '@ag/testing'
import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ServicesScreen } from './services-screen'

const show = () => renderScreen(<ServicesScreen />, { path: '/dashboard/services', session: 'signed-in' })

it('shows each agent, how far its set-up is and where to read about it', async () => {
  fakeBackend.replies(
    getDashboard,
    makeDashboard({
      services: [
        {
          product_id: 'email-marketing',
          name: 'Email Marketing',
          status: 'active',
          trial_ends_at: null,
          setup: { done: 1, total: 4 },
        },
        {
          product_id: 'prospect',
          name: 'Prospect AI',
          status: 'past_due',
          trial_ends_at: null,
          setup: { done: 4, total: 4 },
        },
      ],
    }),
  )
  const { container } = show()
  expect(screen.getByRole('heading', { level: 1, name: 'Serviços' })).toBeVisible()
  const card = (await screen.findByRole('heading', { name: 'Email Marketing' })).closest('li')
  const email = within(card as HTMLElement)
  expect(email.getByText('Ativo')).toBeVisible()
  expect(email.getByRole('progressbar', { name: 'Configuração: 1 de 4 passos' })).toHaveValue(1)
  expect(email.getByRole('link', { name: 'Sobre o Email Marketing' })).toHaveAttribute(
    'href',
    '/agents/email',
  )
  expect(screen.getByText('Pagamento pendente')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('leads those without agents to one', async () => {
  fakeBackend.replies(getDashboard, makeDashboard({ services: [] }))
  show()
  expect(
    await screen.findByText('Você ainda não tem agentes ativos. Comece um teste grátis de 14 dias.'),
  ).toBeVisible()
})
