import type { Area } from '@ag/contracts'
import { Outlet, RouteBoundary, type RouteObject } from '@ag/platform'
import { ErrorFallback } from '../errors/error-fallback'
import { NotFoundOrUnavailable } from '../errors/not-found-or-unavailable'
import { ScreenError } from '../errors/screen-error'
import { Layout } from '../layout/layout'
import { RequireSession } from './require-session'

/**
 * The route table of the shell: one route for each area, empty until its remote has been loaded, and the page for
 * everything that nobody answers. Errors are caught at three depths: the whole page, an area, a screen.
 * @param routesOf the routes of the areas that are there already
 */
export function shellRoutes(
  areas: Area[],
  routesOf: (area: Area) => RouteObject[] | undefined,
): RouteObject[] {
  return [
    {
      element: (
        <RouteBoundary fallback={ErrorFallback}>
          <Layout areas={areas} />
        </RouteBoundary>
      ),
      children: [
        ...areas.map((area) => areaRoute(area, routesOf(area))),
        { path: '*', element: <NotFoundOrUnavailable areas={areas} /> },
      ],
    },
  ]
}

function areaRoute(area: Area, routes: RouteObject[] | undefined): RouteObject {
  return {
    handle: { area },
    element: (
      <RouteBoundary fallback={ScreenError}>
        {area.guard === 'session' ? <RequireSession /> : <Outlet />}
      </RouteBoundary>
    ),
    children: routes && routesUnder(area, routes),
  }
}

/**
 * An area's routes at their full addresses, each screen with a boundary of its own, so that a broken one leaves its
 * neighbours and the layout alone. The area itself has no path: one that is not there yet must not answer even its own
 * address, or the router would take it for complete and never ask for its routes.
 */
export const routesUnder = (area: Area, routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const address = [area.path.slice(1), route.path].filter(Boolean).join('/')
    const screen = {
      ...route,
      element: <RouteBoundary fallback={ScreenError}>{route.element ?? <Outlet />}</RouteBoundary>,
    }
    return address === '' ? screen : { ...screen, path: address, index: false }
  })
