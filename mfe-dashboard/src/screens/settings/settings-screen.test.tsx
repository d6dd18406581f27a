import { getSettings, logout } from '@ag/contracts'
import { fakeBackend, makeSettings, makeToken, makeUser, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { SettingsScreen } from './settings-screen'

const path = '/dashboard/settings'

it('shows who the customer is to us', async () => {
  const { container } = renderScreen(<SettingsScreen />, { path, session: 'signed-in' })
  expect(screen.getByText('Ana Souza')).toBeVisible()
  expect(screen.getByText('ana@empresa.com.br')).toBeVisible()
  expect(screen.getByText('Confirmado')).toBeVisible()
  expect(screen.getByText('Padaria Central')).toBeVisible()
  expect(screen.getByText('4 de maio de 2026')).toBeVisible()
  expect(screen.getByText('19 de novembro de 2026, às 09:30')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('names our company where the customer has none', async () => {
  fakeBackend.replies(getSettings, makeSettings())
  const user = makeUser({ company: null })
  renderScreen(<SettingsScreen />, { path, session: { status: 'signed-in', user, token: makeToken() } })
  expect(await screen.findByText('Empresa Exemplo')).toBeVisible()
})

it('signs out and leads home', async () => {
  fakeBackend.replies(logout, undefined)
  const { address } = renderScreen(<SettingsScreen />, { path, session: 'signed-in' })
  await userEvent.click(screen.getByRole('button', { name: 'Sair da conta' }))
  await waitFor(() => expect(address()).toBe('/'))
  await waitFor(() => expect(fakeBackend.requests(logout)).toHaveLength(1))
})
