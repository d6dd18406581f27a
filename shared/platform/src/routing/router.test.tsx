import { act, screen as page, render } from '@testing-library/react'
import { StrictMode, Suspense, use } from 'react'
import { Navigate, Outlet, type RouteObject, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Link } from './link'
import { createBrowserRouter, createMemoryRouter, type Router, RouterProvider, useMatches } from './router'

const Title = ({ children }: { children: string }) => <h1>{children}</h1>
const titled = (path: string): RouteObject => ({ path, element: <Title>{path}</Title>, handle: path })

function Handles() {
  return (
    <p role="note">
      {useMatches()
        .map(({ route }) => String(route.handle))
        .join(' ')}
    </p>
  )
}

function Late({ words }: { words: Promise<string> }) {
  return <Title>{use(words)}</Title>
}

function Lists() {
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <Title>{`${id} ${search.get('page')}`}</Title>
      <Link to="../two" aria-current="page">
        Dois
      </Link>
      <button type="button" onClick={() => setSearch({ page: '7' })}>
        Sete
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Voltar
      </button>
    </>
  )
}

const frame = (children: RouteObject[]): RouteObject[] => [
  {
    element: (
      <Suspense fallback={<Title>Carregando…</Title>}>
        <Handles />
        <Outlet />
      </Suspense>
    ),
    handle: 'frame',
    children,
  },
]

async function show(router: Router) {
  await act(async () => {
    render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
  return { go: (to: string, options?: { replace?: boolean }) => act(() => router.navigate(to, options)) }
}

const heading = () => page.getByRole('heading').textContent
const address = () => location.pathname + location.search + location.hash

/** Goes back, and waits until the page has heard of it. */
const back = () =>
  act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await gone
  })

beforeEach(() => history.replaceState(null, '', '/first'))

it('shows what answers the address, and says which routes do', async () => {
  const { go } = await show(createBrowserRouter(frame([titled('first'), titled('second')])))
  expect(heading()).toBe('first')
  await go('/second?a=1#b')
  expect([heading(), address()]).toEqual(['second', '/second?a=1#b'])
  expect(page.getByRole('note')).toHaveTextContent('frame second')
})

it('goes back to what was there, also where an address was replaced on the way', async () => {
  const router = createBrowserRouter(frame(['first', 'second', 'third'].map(titled)))
  const { go } = await show(router)
  await go('/second')
  await go('/third', { replace: true })
  expect(router.state.historyAction).toBe('REPLACE')
  await back()
  expect([heading(), address(), router.state.historyAction]).toEqual(['first', '/first', 'POP'])
})

it('tells whoever listens of each move, until they have had enough', async () => {
  const router = createBrowserRouter(frame(['first', 'second', 'third'].map(titled)))
  const told: string[] = []
  const stop = router.subscribe(({ location: { pathname } }) => told.push(pathname))
  await router.navigate('/second')
  stop()
  await router.navigate('/third')
  expect(told).toEqual(['/second'])
})

it('waits for what a path needs, and keeps the page meanwhile', async () => {
  let arrive: (routes: RouteObject[]) => void = () => undefined
  const router = createBrowserRouter(frame([titled('first')]), (path) =>
    path === '/second' ? new Promise((resolve) => (arrive = resolve)) : undefined,
  )
  await show(router)
  const going = router.navigate('/second')
  expect([heading(), address()]).toEqual(['first', '/first'])
  await act(async () => {
    arrive(frame([titled('first'), titled('second')]))
    await going
  })
  expect([heading(), address()]).toEqual(['second', '/second'])
})

it('leaves a move alone that was overtaken by another, and keeps the routes that came for it', async () => {
  let arrive: (routes: RouteObject[]) => void = () => undefined
  const router = createBrowserRouter(frame([titled('first'), titled('third')]), (path) =>
    path === '/second' ? new Promise((resolve) => (arrive = resolve)) : undefined,
  )
  const { go } = await show(router)
  const overtaken = router.navigate('/second')
  await go('/third')
  arrive(frame(['first', 'second', 'third'].map(titled)))
  await overtaken
  expect([heading(), address()]).toEqual(['third', '/third'])
  expect(router.state.routes[0]?.children).toHaveLength(2)
  await go('/first')
  expect(router.state.routes[0]?.children).toHaveLength(3)
})

it('takes another route table with the next move, not before', async () => {
  const router = createBrowserRouter(frame([titled('first'), titled('second')]))
  const { go } = await show(router)
  router.setRoutes(frame([{ path: '*', element: <Title>novo</Title> }]))
  expect(heading()).toBe('first')
  await go('/second')
  expect(heading()).toBe('novo')
})

it('keeps the page on screen while the next one is waited for', async () => {
  let arrive: (words: string) => void = () => undefined
  const words = new Promise<string>((resolve) => (arrive = resolve))
  const { go } = await show(
    createBrowserRouter(frame([titled('first'), { path: 'late', element: <Late words={words} /> }])),
  )
  await go('/late')
  expect([heading(), address()]).toEqual(['first', '/late'])
  await act(async () => arrive('chegou'))
  expect(heading()).toBe('chegou')
})

it.each(['//elsewhere.test/', 'https://elsewhere.test/', '\\\\elsewhere.test'])(
  'leads nobody to %s',
  async (to) => {
    const router = createBrowserRouter(frame([titled('first')]))
    await expect(router.navigate(to)).rejects.toThrow(TypeError)
    expect(address()).toBe('/first')
  },
)

it('carries what screens do with it: links, redirects, parameters, the search', async () => {
  const routes = frame([
    { path: 'first', element: <Navigate to="/lists/one?page=1" replace /> },
    { path: 'lists', children: [{ path: ':id', element: <Lists /> }] },
  ])
  await show(createBrowserRouter(routes))
  expect([heading(), address()]).toEqual(['one 1', '/lists/one?page=1'])
  await act(async () => page.getByText('Sete').click())
  expect([heading(), address()]).toEqual(['one 7', '/lists/one?page=7'])
  await act(async () => page.getByRole('link').click())
  expect([heading(), address()]).toEqual(['two null', '/lists/two'])
  await act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    page.getByText('Voltar').click()
    await gone
  })
  expect(heading()).toBe('one 7')
})

it('does the same without a browser, at an address of its own', async () => {
  const router = createMemoryRouter(frame([titled('first'), titled('second')]), '/second?a=1')
  const { go } = await show(router)
  expect([heading(), router.state.location.search]).toEqual(['second', '?a=1'])
  await go('/first')
  expect([heading(), address()]).toEqual(['first', '/first'])
  await go('/second')
  await act(async () => router.navigator.go(-2))
  expect(heading()).toBe('second')
})
