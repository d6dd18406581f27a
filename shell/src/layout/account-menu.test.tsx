import { getAdminMe, logout } from '@ag/contracts'
import { chooseTheme, currentSession } from '@ag/platform'
import { helpEvent } from '@ag/platform/assistant'
import { fakeBackend, makeAdmin, renderScreen } from '@ag/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { AccountMenu } from './account-menu'

beforeEach(() => fakeBackend.replies(getAdminMe, makeAdmin(['settings:read'])))
afterEach(() => act(async () => chooseTheme('system')))

const show = (path: string) =>
  renderScreen(
    <main>
      <AccountMenu />
    </main>,
    { path, session: 'signed-in' },
  )
const button = () => screen.getByRole('button', { name: 'Sua conta: Ana Souza' })
const menu = () => within(screen.getByRole('menu', { name: 'Sua conta: Ana Souza' }))
const entries = () =>
  menu()
    .getAllByRole('menuitem')
    .map((entry) => [entry.textContent, entry.getAttribute('href')])

it('tells a customer who they are, and leads to what is theirs', async () => {
  const { container } = show('/dashboard/billing')
  await userEvent.click(button())
  expect(screen.getByText('Ana Souza')).toBeVisible()
  expect(screen.getByText('ana@empresa.com.br')).toBeVisible()
  expect(entries()).toEqual([
    ['Configurações', '/dashboard/settings'],
    ['Ajuda', null],
    ['Sair', null],
  ])
  expect(await axe(container)).toHaveNoViolations()
  expect(fakeBackend.paths(getAdminMe)).toEqual([])
})

it('leads an administrator to the site’s settings and to their own', async () => {
  show('/admin/meetings')
  await waitFor(() => expect(fakeBackend.paths(getAdminMe)).toHaveLength(1))
  await userEvent.click(button())
  await menu().findByRole('menuitem', { name: 'Configurações' })
  expect(entries()).toEqual([
    ['Configurações', '/admin?aba=configuracoes'],
    ['Minha conta', '/dashboard/settings'],
    ['Sair', null],
  ])
})

it('keeps the site’s settings from an administrator who may not read them', async () => {
  fakeBackend.replies(getAdminMe, makeAdmin(['meetings:read']))
  show('/admin/meetings')
  await waitFor(() => expect(fakeBackend.paths(getAdminMe)).toHaveLength(1))
  await userEvent.click(button())
  expect(entries()).toEqual([
    ['Minha conta', '/dashboard/settings'],
    ['Sair', null],
  ])
})

it('has no help where there is none', async () => {
  show('/agents')
  await userEvent.click(button())
  expect(entries()).toEqual([
    ['Configurações', '/dashboard/settings'],
    ['Sair', null],
  ])
})

it('asks the page for its help', async () => {
  const asked = jest.fn()
  document.addEventListener(helpEvent, asked)
  show('/dashboard')
  await userEvent.click(button())
  await userEvent.click(menu().getByRole('menuitem', { name: 'Ajuda' }))
  expect(asked).toHaveBeenCalledTimes(1)
  document.removeEventListener(helpEvent, asked)
})

it('is worked by keyboard: opened, closed with Escape and given the focus back', async () => {
  show('/dashboard')
  await userEvent.tab()
  expect(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(menu().getByRole('menuitem', { name: 'Configurações' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(document.body)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

it('changes how the site looks', async () => {
  show('/dashboard')
  await userEvent.click(button())
  expect(menu().getByRole('menuitemradio', { name: 'Sistema' })).toBeChecked()
  await userEvent.click(menu().getByRole('menuitemradio', { name: 'Escuro' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  await userEvent.click(button())
  expect(menu().getByRole('menuitemradio', { name: 'Escuro' })).toBeChecked()
})

it('signs out', async () => {
  fakeBackend.replies(logout, undefined)
  const { address } = show('/dashboard')
  await userEvent.click(button())
  await userEvent.click(menu().getByRole('menuitem', { name: 'Sair' }))
  expect(currentSession()).toMatchObject({ status: 'visitor' })
  expect(address()).toBe('/')
  await waitFor(() => expect(fakeBackend.requests(logout)).toHaveLength(1))
})
