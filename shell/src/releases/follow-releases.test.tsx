import type { PageBuild, PageRegistry } from '@ag/contracts'
import { createBrowserRouter, dismiss, type RouteObject, RouterProvider } from '@ag/platform'
import { makePageBuild, makePageRegistry } from '@ag/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Notifications } from '../layout/notifications'
import { createRemotes } from '../remotes/remotes'
import { areaOf } from '../routing/areas'
import { shellRoutes } from '../routing/shell-routes'
import type { StartedPage } from '../start/started-page'
import { every, followReleases } from './follow-releases'
import { texts } from './texts'

let live: PageRegistry | undefined
let asked: number
let stop: () => void
const renewAssistant = jest.fn()

/** Screens of the area of accounts, which name the build they are of. */
const routesOf = ({ build }: PageBuild): RouteObject[] =>
  ['login', 'signup'].map((path) => ({
    path,
    element: (
      <label>
        {path} {build[0]}
        <input />
      </label>
    ),
  }))

/** A page on an address of the area of accounts. */
async function openPage(path: string) {
  history.replaceState(null, '', path)
  const registry = makePageRegistry()
  const loaded: string[] = []
  const broken = new Set<string>()
  const remotes = createRemotes(registry, {
    async loadExpose(build) {
      loaded.push(build.global)
      if (broken.has(build.build)) throw new Error('boom')
      return { routes: routesOf(build) }
    },
    loadStyle: async () => undefined,
    isCompatible: () => true,
    report: () => undefined,
  })
  const modules: StartedPage['modules'] = new Map()
  modules.set('auth', await remotes.load('mfe-auth', './routes'))
  const routes = () =>
    shellRoutes(registry.areas, (area) => modules.get(area.id)?.routes).map((route) => ({
      ...route,
      element: undefined,
    }))
  const router = createBrowserRouter(routes())
  const areaAt = (at: string) => areaOf(registry.areas, at)
  stop = followReleases({ registry, remotes, router, areaAt, modules, routes }, renewAssistant)
  render(
    <>
      <RouterProvider router={router} />
      <Notifications />
    </>,
  )
  return { registry, router, loaded, broken }
}

/** Something else goes live, and the page hears of it. */
async function release(changes: Partial<PageRegistry>, { set = 'set-2' } = {}) {
  live = makePageRegistry({ ...changes, set })
  const before = asked
  await act(async () => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(asked).toBe(before + 1))
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))
}
const auth = (letter: string, disabled: string | null = null) => ({
  remotes: {
    ...makePageRegistry().remotes,
    'mfe-auth': {
      current: makePageBuild('mfe-auth', letter),
      previous: makePageBuild('mfe-auth', 'a'),
      disabled,
    },
  },
})
const go = (router: StartedPage['router'], to: string) => act(() => router.navigate(to))
const offer = () => screen.queryByText(texts.offer.title)

afterEach(() => {
  stop()
  for (let id = 1; id < 20; id += 1) dismiss(`notification-${id}`)
})
beforeEach(() => {
  live = undefined
  asked = 0
  renewAssistant.mockClear()
  globalThis.fetch = jest.fn(async () => {
    asked += 1
    return live ? Response.json(live) : new Response('', { status: 503 })
  })
})

it('offers another build of the area on the screen, and takes it on the next page', async () => {
  const { router } = await openPage('/auth/login')
  await userEvent.type(screen.getByLabelText('login a'), 'half')
  await release(auth('b'))
  expect(offer()).toBeInTheDocument()
  expect(screen.getByLabelText('login a')).toHaveValue('half')

  await go(router, '/auth/login?step=2')
  expect(screen.getByLabelText('login a')).toHaveValue('half')
  await go(router, '/auth/signup')
  expect(screen.getByLabelText('signup b')).toBeInTheDocument()
  expect(offer()).not.toBeInTheDocument()
})

it('takes it at once when somebody wants it', async () => {
  await openPage('/auth/login')
  await release(auth('b'))
  await userEvent.click(screen.getByRole('button', { name: texts.accept }))
  expect(await screen.findByLabelText('login b')).toBeInTheDocument()
  expect(offer()).not.toBeInTheDocument()
})

it('takes it on the way back, too', async () => {
  const { router } = await openPage('/auth/login')
  await go(router, '/auth/signup')
  await release(auth('b'))
  act(() => history.back())
  expect(await screen.findByLabelText('login b')).toBeInTheDocument()
})

it('takes an offer back when the build before is live again', async () => {
  const { router, loaded } = await openPage('/auth/login')
  await release(auth('b'))
  await release(auth('a'), { set: 'set-3' })
  expect(offer()).not.toBeInTheDocument()
  await go(router, '/auth/signup')
  expect(screen.getByLabelText('signup a')).toBeInTheDocument()
  expect(loaded).toEqual(['mfe_auth_aaaaaaaaaaaa', 'mfe_auth_bbbbbbbbbbbb'])
})

it('offers nothing that cannot be loaded, until it can', async () => {
  const { router, broken } = await openPage('/auth/login')
  broken.add('b'.repeat(12))
  const next = {
    remotes: {
      ...makePageRegistry().remotes,
      'mfe-auth': { current: makePageBuild('mfe-auth', 'b'), previous: null, disabled: null },
    },
  }
  await release(next)
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 500))))
  expect(offer()).not.toBeInTheDocument()
  await go(router, '/auth/signup')
  expect(screen.getByLabelText('signup a')).toBeInTheDocument()
  broken.clear()
  await release(next)
  expect(offer()).toBeInTheDocument()
})

it('lets go of an area that was switched off, on the next page', async () => {
  const { router, registry } = await openPage('/auth/login')
  await release(auth('a', 'Voltamos às 14h.'))
  expect(offer()).not.toBeInTheDocument()
  expect(screen.getByLabelText('login a')).toBeInTheDocument()
  expect(registry.remotes['mfe-auth']?.disabled).toBe('Voltamos às 14h.')
  await go(router, '/auth/signup')
  expect(screen.queryByLabelText(/signup/)).not.toBeInTheDocument()
})

it('says nothing of areas that are not on the page, and has them in the new build', async () => {
  const { registry } = await openPage('/auth/login')
  const current = makePageBuild('mfe-admin', 'b')
  const entry = { current, previous: null, disabled: null }
  await release({ remotes: { ...makePageRegistry().remotes, 'mfe-admin': entry } })
  expect(offer()).not.toBeInTheDocument()
  expect(registry.remotes['mfe-admin']).toEqual(entry)
  expect(renewAssistant).not.toHaveBeenCalled()
})

it('has the assistant renewed', async () => {
  await openPage('/auth/login')
  const entry = { current: makePageBuild('mfe-assistant', 'b'), previous: null, disabled: null }
  await release({ remotes: { ...makePageRegistry().remotes, 'mfe-assistant': entry } })
  expect(renewAssistant).toHaveBeenCalledTimes(1)
})

it('leaves everything as it is where there is a new shell', async () => {
  const { registry } = await openPage('/auth/login')
  const before = structuredClone(registry)
  const { shell } = before
  await release({ ...auth('b'), shell: { ...shell, build: '1'.repeat(12) } })
  expect(registry).toEqual(before)
  expect(offer()).not.toBeInTheDocument()
})

it('goes on when the shell before is live again', async () => {
  const { router } = await openPage('/auth/login')
  const { shell } = makePageRegistry()
  await release({ shell: { ...shell, build: '1'.repeat(12) } })
  await release({}, { set: 'set-1' })
  await go(router, '/auth/signup')
  expect(screen.getByLabelText('signup a')).toBeInTheDocument()
})

it('goes on when what is live cannot be learnt', async () => {
  await openPage('/auth/login')
  await act(async () => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(asked).toBe(1))
  await release(auth('b'))
  expect(offer()).toBeInTheDocument()
})

it('asks about once a minute, while somebody looks', async () => {
  jest.useFakeTimers()
  try {
    await openPage('/auth/login')
    await act(() => jest.advanceTimersByTimeAsync(every / 2))
    expect(asked).toBe(0)
    await act(() => jest.advanceTimersByTimeAsync(every))
    expect(asked).toBe(1)
    const look = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(() => jest.advanceTimersByTimeAsync(5 * every))
    expect(asked).toBe(1)
    look.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toBe(2)
    look.mockRestore()
  } finally {
    jest.useRealTimers()
  }
})
