import { getSettings } from '@ag/contracts'
import {
  createBrowserRouter,
  QueryClientProvider,
  queryClient,
  type RouteObject,
  RouterProvider,
  type Session,
  sessionAtom,
  store,
} from '@ag/platform'
import { fakeBackend, makeAreas, makeSession, makeSettings } from '@ag/testing'
import { act, render, screen } from '@testing-library/react'
import { areaOf } from './areas'
import { shellRoutes } from './shell-routes'

const page = (title: string) => <h1>{title}</h1>
const Broken = () => {
  throw new Error('boom')
}

const remotes: Record<string, RouteObject[]> = {
  public: [
    { index: true, element: page('Início') },
    { path: 'agents', element: page('Agentes') },
    { path: 'broken', element: <Broken /> },
  ],
  auth: [{ path: 'login', element: page('Entrar') }],
  dashboard: [
    { index: true, element: page('Painel') },
    { path: 'billing', element: page('Cobrança') },
  ],
  admin: [{ index: true, element: page('Administração') }],
}

const signedIn: Session = makeSession()

/** The site with its public area there and all others loaded when they are first gone to. */
async function openSite(session: Session) {
  const areas = makeAreas()
  const asked: string[] = []
  fakeBackend.replies(getSettings, makeSettings())
  store.set(sessionAtom, session)
  const routes = () =>
    shellRoutes(areas, ({ id }) => (id === 'public' || asked.includes(id) ? remotes[id] : undefined))
  const router = createBrowserRouter(routes(), (path) => {
    const area = areaOf(areas, path)
    if (!area || area.id === 'public' || asked.includes(area.id)) return undefined
    asked.push(area.id)
    return Promise.resolve(routes())
  })
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
  return { asked, go: (path: string) => act(async () => router.navigate(path)) }
}

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => queryClient.clear())

const heading = () => screen.getByRole('main').querySelector('h1')?.textContent

it.each([
  ['/agents', 'Agentes'],
  ['/auth/login', 'Entrar'],
  ['/dashboard', 'Painel'],
  ['/dashboard/', 'Painel'],
  ['/dashboard/billing', 'Cobrança'],
  ['/admin', 'Administração'],
])('shows %s to who is signed in, its area loaded on the way', async (path, title) => {
  const { go } = await openSite(signedIn)
  expect(heading()).toBe('Início')
  await go(path)
  expect(heading()).toBe(title)
})

it.each(['/nada', '/auth', '/auth/nada', '/dashboard/nada', '/agents/nada/nada'])(
  'says that nothing lives at %s',
  async (path) => {
    const { go } = await openSite(signedIn)
    await go(path)
    expect(heading()).toBe('Página não encontrada')
  },
)

it('asks for an area once', async () => {
  const { asked, go } = await openSite(signedIn)
  for (const path of ['/dashboard', '/auth/login', '/dashboard/billing', '/auth/nada', '/dashboard'])
    await go(path)
  expect(asked).toEqual(['dashboard', 'auth'])
  expect(heading()).toBe('Painel')
})

it.each(['/dashboard', '/dashboard/billing', '/admin'])('keeps %s from visitors', async (path) => {
  const { go } = await openSite({ status: 'visitor' })
  await go(path)
  expect(heading()).toBe('Entrar')
  expect(location.pathname + location.search).toBe(`/auth/login?from=${encodeURIComponent(path)}`)
})

it('catches what breaks at the screen: the frame stays, and the next page is fine', async () => {
  const console_ = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { go } = await openSite(signedIn)
  await go('/broken')
  expect(heading()).toBe('Esta página não abriu')
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  await go('/agents')
  expect(heading()).toBe('Agentes')
  console_.mockRestore()
})
