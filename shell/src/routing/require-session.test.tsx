import { type Session, sessionAtom, store } from '@ag/platform'
import { makeToken, makeUser, renderRoutes } from '@ag/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RequireSession } from './require-session'

const open = (session: Session) =>
  renderRoutes(
    [
      { element: <RequireSession />, children: [{ path: 'dashboard/billing', element: <h1>Cobrança</h1> }] },
      { path: 'auth/login', element: <h1>Entrar</h1> },
    ],
    { path: '/dashboard/billing?page=2', session },
  )
const loginAndBack = `/auth/login?from=${encodeURIComponent('/dashboard/billing?page=2')}`

it('waits while the session is being restored', () => {
  const { address } = open({ status: 'loading' })
  expect(screen.getByRole('status', { name: 'Carregando…' })).toBeVisible()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(address()).toBe('/dashboard/billing?page=2')
})

it('lets in who is signed in', () => {
  open({ status: 'signed-in', user: makeUser(), token: makeToken() })
  expect(screen.getByRole('heading', { name: 'Cobrança' })).toBeVisible()
})

it('sends a visitor to log in, and remembers where they wanted to go', () => {
  const { address } = open({ status: 'visitor' })
  expect(screen.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  expect(address()).toBe(loginAndBack)
})

it('tells those whose session ended, and throws nobody out', async () => {
  const { address } = open({ status: 'visitor', expired: true })
  expect(screen.getByRole('heading', { name: 'Sessão Expirada' })).toBeVisible()
  expect(address()).toBe('/dashboard/billing?page=2')
  expect(screen.getByRole('link', { name: 'clique aqui' })).toHaveAttribute('href', loginAndBack)
  await userEvent.click(screen.getByRole('button', { name: 'Fazer Login' }))
  expect(address()).toBe(loginAndBack)
})

it('lets those who sign out go home', () => {
  const { address } = open({ status: 'signed-in', user: makeUser(), token: makeToken() })
  act(() => store.set(sessionAtom, { status: 'visitor', signedOut: true }))
  expect(screen.getByRole('status', { name: 'Carregando…' })).toBeVisible()
  expect(address()).toBe('/dashboard/billing?page=2')
})

it('sends those who signed out to log in when they come back', () => {
  const { address } = open({ status: 'visitor', signedOut: true })
  expect(address()).toBe(loginAndBack)
})
