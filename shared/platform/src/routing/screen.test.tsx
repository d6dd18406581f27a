import { renderRoutes } from '@ag/testing'
import { act, screen as page } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { Link, Outlet, type RouteObject } from 'react-router-dom'
import { RouteBoundary } from './route-boundary'
import { resetFailedScreens, type ScreenHandle, screen } from './screen'

const Billing = () => <h1>Cobrança</h1>
const about = { title: 'Cobrança | {empresa}', prerender: true }
const handleOf = ({ handle }: Pick<RouteObject, 'handle'>) => handle as ScreenHandle

/** Code that arrives when the test says so, as many times as it is asked for. */
function code() {
  const asked: { arrive: (component: ComponentType) => void; fail: (error: Error) => void }[] = []
  const load = () =>
    new Promise<ComponentType>((arrive, fail) => {
      asked.push({ arrive, fail })
    })
  return { load, asked }
}

function Failure({ error }: { error: unknown }) {
  return <p role="alert">{String(error)}</p>
}

function show({ element }: Pick<RouteObject, 'element'>) {
  const caught = <RouteBoundary fallback={Failure}>{element}</RouteBoundary>
  const frame = (
    <>
      <Link to="/billing">Tentar novamente</Link>
      <Suspense fallback={<p role="status">Carregando…</p>}>
        <Outlet />
      </Suspense>
    </>
  )
  return renderRoutes([{ element: frame, children: [{ path: 'billing', element: caught }] }], {
    path: '/billing',
  })
}

it('says about itself what the shell and the build want to know', () => {
  const { load } = code()
  expect(handleOf(screen('billing', load, about))).toMatchObject({ ...about, chunk: 'billing' })
})

it('waits for its code and then shows it', async () => {
  const { load, asked } = code()
  await act(async () => show(screen('billing', load, about)))
  expect(page.getByRole('status')).toHaveTextContent('Carregando…')
  await act(async () => asked[0]?.arrive(Billing))
  expect(page.getByRole('heading', { name: 'Cobrança' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('is there at the first render when it was preloaded', async () => {
  const { load, asked } = code()
  const route = screen('billing', load, about)
  const loading = Promise.all([handleOf(route).preload(), handleOf(route).preload()])
  asked[0]?.arrive(Billing)
  await loading
  show(route)
  expect(page.getByRole('heading', { name: 'Cobrança' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

it('fails where it is shown, stays failed until it is reset, and then heals', async () => {
  const console_ = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { load, asked } = code()
  const route = screen('billing', load, about)
  await act(async () => show(route))
  await act(async () => asked[0]?.fail(new Error('no chunk')))
  expect(await page.findByRole('alert')).toHaveTextContent('Error: no chunk')

  const retry = () => act(async () => page.getByRole('link', { name: 'Tentar novamente' }).click())
  await retry()
  expect(asked).toHaveLength(1)

  resetFailedScreens()
  await retry()
  expect(asked).toHaveLength(2)
  await act(async () => asked[1]?.arrive(Billing))
  expect(await page.findByRole('heading', { name: 'Cobrança' })).toBeVisible()
  console_.mockRestore()
})

it('leaves what has been loaded alone when failures are reset', async () => {
  const { load, asked } = code()
  const { preload } = handleOf(screen('billing', load, about))
  const loading = preload()
  asked[0]?.arrive(Billing)
  await loading
  resetFailedScreens()
  await preload()
  expect(asked).toHaveLength(1)
})
