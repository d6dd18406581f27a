import { getMe } from '@ag/contracts'
import { AppError } from '@ag/core'
import { type Session, sessionAtom, store, useSession } from '@ag/platform'
import { fakeBackend, makeSession, makeToken, makeUser, renderRoutes } from '@ag/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Suspense, use } from 'react'
import { RequireSession } from './require-session'

/** As the layout does, it is drawn anew with the session. */
function Guarded() {
  useSession()
  return (
    <Suspense fallback="A caminho">
      <RequireSession />
    </Suspense>
  )
}
const never = new Promise<never>(() => undefined)
const OnItsWay = () => use(never)

const open = (session: Session, page = <h1>Cobrança</h1>) =>
  renderRoutes(
    [
      {
        element: <Guarded />,
        children: [{ path: 'dashboard/billing', element: page }],
      },
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
  open(makeSession())
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

describe('by itself', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000))
  }

  it('takes those whose session ended to the login after ten seconds', async () => {
    const { address } = open({ status: 'visitor', expired: true, reason: 'Erro ao fazer refresh: 401' })
    expect(screen.getByText('Redirecionando em 10s...')).toBeVisible()
    expect(screen.getByText('Erro ao fazer refresh: 401')).toBeVisible()
    await wait(9)
    expect(screen.getByText('Redirecionando em 1s...')).toBeVisible()
    expect(address()).toBe('/dashboard/billing?page=2')
    await wait(1)
    expect(address()).toBe(loginAndBack)
  })

  it('goes nowhere once that was stopped', async () => {
    const { address } = open({ status: 'visitor', expired: true })
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await wait(20)
    expect(address()).toBe('/dashboard/billing?page=2')
  })
})

it('says that nobody knows yet whose the session is, and throws nobody out', async () => {
  const { address, container } = open({
    status: 'unreachable',
    orgId: 'usr_1',
    error: new AppError('INTERNAL', { userMessage: 'Erro ao buscar dados do usuário' }),
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao carregar dados')
  expect(screen.getByRole('alert')).toHaveTextContent('Erro ao buscar dados do usuário')
  expect(address()).toBe('/dashboard/billing?page=2')
  expect(await axe(container)).toHaveNoViolations()
})

it('asks again at a press, and lets in who it is', async () => {
  localStorage.setItem('ag.token', makeToken())
  fakeBackend.replies(getMe, makeUser())
  open({ status: 'unreachable', orgId: 'usr_1', error: new AppError('NETWORK') })
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByRole('heading', { name: 'Cobrança' })).toBeVisible()
})

it('lets those who sign out go home', () => {
  const { address } = open(makeSession())
  act(() => store.set(sessionAtom, { status: 'visitor', signedOut: true }))
  expect(screen.getByRole('status', { name: 'Carregando…' })).toBeVisible()
  expect(address()).toBe('/dashboard/billing?page=2')
})

it('lets those go home who sign out while the page is being fetched', async () => {
  const { address } = await act(async () => open(makeSession(), <OnItsWay />))
  expect(screen.getByText('A caminho')).toBeVisible()
  await act(async () => store.set(sessionAtom, { status: 'visitor', signedOut: true }))
  expect(address()).toBe('/dashboard/billing?page=2')
})

it('sends those who signed out to log in when they come back', () => {
  const { address } = open({ status: 'visitor', signedOut: true })
  expect(address()).toBe(loginAndBack)
})
