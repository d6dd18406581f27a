import { type Session, sessionAtom, setNavigator, store } from '@ag/platform'
import { makeAreas, makeSession } from '@ag/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Notifications } from '../layout/notifications'
import { areaOf } from './areas'
import { tellExpired } from './tell-expired'

const visited: string[] = []
const be = (session: Session) => act(() => store.set(sessionAtom, session))
const expired: Session = { status: 'visitor', expired: true }

let here = { pathname: '/', search: '' }

beforeAll(() => {
  setNavigator((path) => void visited.push(path))
  tellExpired({
    router: {
      get state() {
        return { location: here }
      },
    },
    areaAt: (path) => areaOf(makeAreas(), path),
  })
})
beforeEach(() => {
  visited.length = 0
  here = { pathname: '/agents', search: '?de=mail' }
  be(makeSession())
  render(<Notifications />)
})

it('says on a public page that the session has ended, with the way back', async () => {
  be(expired)
  expect(screen.getByText('Sessão expirada')).toBeVisible()
  expect(screen.getByText('Sua sessão expirou. Faça login novamente.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Fazer Login' }))
  expect(visited).toEqual([`/auth/login?from=${encodeURIComponent('/agents?de=mail')}`])
  expect(screen.queryByText('Sessão expirada')).not.toBeInTheDocument()
})

it('stays until somebody closes it', async () => {
  be(expired)
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByText('Sessão expirada')).not.toBeInTheDocument()
  expect(visited).toEqual([])
})

it('is gone once somebody has signed in', () => {
  be(expired)
  be(makeSession())
  expect(screen.queryByText('Sessão expirada')).not.toBeInTheDocument()
})

it('leaves it to the page where there is none without a session', () => {
  here = { pathname: '/dashboard/billing', search: '' }
  be(expired)
  expect(screen.queryByText('Sessão expirada')).not.toBeInTheDocument()
})

it.each<Session>([{ status: 'visitor' }, { status: 'visitor', signedOut: true }])(
  'says nothing of who has no session or has ended it: %j',
  (session) => {
    be(session)
    expect(screen.queryByText('Sessão expirada')).not.toBeInTheDocument()
  },
)
