import { getSettings } from '@ag/contracts'
import { fakeBackend, makeSettings, renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { SecurityScreen } from './security-screen'

const show = () =>
  renderScreen(
    <main>
      <SecurityScreen />
    </main>,
    { path: '/seguranca', session: 'visitor' },
  )

it('says what is done, what is not, and where a fault is told', async () => {
  fakeBackend.replies(getSettings, makeSettings())
  const { container } = show()
  expect(screen.getByRole('heading', { level: 1, name: 'Segurança e dados' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sua conta' })).toHaveAttribute('href', '#conta')
  expect(screen.getByText(/Não temos certificações como ISO 27001/)).toBeVisible()
  expect(await screen.findByRole('link', { name: /contato@exemplo/ })).toBeVisible()
  const status = screen.getByRole('link', { name: 'Estado do serviço agora' })
  expect(status).toHaveAttribute('href', '/status')
  expect(status).toHaveAttribute('target', '_top')
  expect(await axe(container)).toHaveNoViolations()
})

it('needs nothing to be read', () => {
  fakeBackend.fails(getSettings, 500)
  show()
  expect(screen.getByText(/Senhas nunca são guardadas/)).toBeVisible()
})
