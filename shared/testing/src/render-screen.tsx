import { AppError } from '@ag/core'
import {
  QueryClientProvider,
  queryClient,
  type RouteObject,
  RouterProvider,
  type Session,
  sessionAtom,
  setNavigator,
  store,
} from '@ag/platform'
import { createMemoryRouter } from '@ag/platform/server'
import { act, type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { makeSession } from './makers'

interface Surroundings {
  /** Address the screen is shown at, e.g. `/auth/login?from=/dashboard`. */
  path?: string
  session?: Session['status'] | Session
}

export interface RenderedScreen extends RenderResult {
  /** The address shown now. */
  address: () => string
}

const sessions: Record<Session['status'], () => Session> = {
  loading: () => ({ status: 'loading' }),
  visitor: () => ({ status: 'visitor' }),
  unreachable: () => ({ status: 'unreachable', orgId: 'usr_1', error: new AppError('UNAVAILABLE') }),
  'signed-in': makeSession,
}

/** Shows a screen as the shell would: with a router, server state and a session. */
export const renderScreen = (element: ReactElement, surroundings?: Surroundings): RenderedScreen =>
  renderRoutes([{ path: '*', element }], surroundings)

/** Shows an area's routes at an address. */
export function renderRoutes(
  routes: RouteObject[],
  { path = '/', session = 'visitor' }: Surroundings = {},
): RenderedScreen {
  queryClient.clear()
  act(() => store.set(sessionAtom, typeof session === 'string' ? sessions[session]() : session))
  const router = createMemoryRouter(routes, path)
  setNavigator((to, options) => void router.navigate(to, options))
  const result = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const address = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return { ...result, address }
}
