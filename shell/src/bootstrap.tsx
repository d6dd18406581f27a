import '@ag/ui/global.css'
import type { Area, PageRegistry } from '@ag/contracts'
import { barePath, codeOf } from '@ag/core'
import {
  createBrowserRouter,
  hydrateQueries,
  keepSession,
  keepTheme,
  matchRoutes,
  prefetch,
  queryClient,
  type RouteObject,
  RouterProvider,
  resetFailedQueries,
  resetFailedScreens,
  restoreSession,
  type ScreenHandle,
  setNavigator,
} from '@ag/platform'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepAnalytics } from './analytics/keep-analytics'
import { App } from './app'
import { mountAssistant } from './assistant/mount-assistant'
import { keepPrivacy } from './consent/keep-privacy'
import { savePage } from './errors/saved-page'
import { drawnEvent } from './layout/drawn'
import { isCompatible, loadExpose, prepareFederation } from './remotes/federation'
import { loadStyle } from './remotes/load-style'
import { createRemotes, type Remotes } from './remotes/remotes'
import { reportLoad } from './remotes/report-load'
import { areaOf } from './routing/areas'
import { followLinks } from './routing/follow-links'
import { areaRouteId, routesUnder, shellRoutes } from './routing/shell-routes'
import { readyEvent } from './start/early-submits'
import { readRegistry, readState } from './start/page-data'
import { pause } from './start/pause'

type Router = ReturnType<typeof createBrowserRouter>

/** The start of a page: the first area is there before the router is, and the router before anything is drawn. */
async function bootstrap(): Promise<void> {
  await pause()
  const registry = readRegistry()
  prepareFederation()
  const remotes = createRemotes(registry, { loadExpose, loadStyle, isCompatible, report: reportLoad })
  hydrateQueries(queryClient, readState())
  void restoreSession()
  keepSession()

  const first = areaOf(registry.areas, barePath(location.pathname))
  const firstRoutes = first && (await routesOf(remotes, first))
  const routes = shellRoutes(registry.areas, (area) => (area.id === first?.id ? firstRoutes : undefined))
  await pause()
  await preloadScreens(routes)
  await pause()

  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: {} },
    patchRoutesOnNavigation: ({ path, patch }) => patchArea(registry, remotes, path, patch),
  })
  setNavigator((path, options) => void router.navigate(path, options))
  followLinks(router)
  router.subscribe(({ location: to, historyAction }) => whenMoved(router, to.pathname, historyAction))
  const drawn = draw(router, remotes, { failed: first !== undefined && firstRoutes === undefined })
  mountAssistant(router, remotes)
  await drawn
  performance.mark(readyEvent)
  document.documentElement.dataset.ready = ''
  document.dispatchEvent(new Event(readyEvent))
  keepPrivacy()
  keepTheme()
  keepAnalytics()
}

/** The routes of an area; undefined when it cannot be had now, which its page then says. */
async function routesOf(remotes: Remotes, area: Area): Promise<RouteObject[] | undefined> {
  try {
    const { routes } = await remotes.load(area.remote, './routes')
    return routes as RouteObject[]
  } catch {
    return undefined
  }
}

/** The code of the screen at this address, so that the first render has it. */
async function preloadScreens(routes: RouteObject[]): Promise<void> {
  const handles = (matchRoutes(routes, location.pathname) ?? []).map(
    ({ route }) => route.handle as ScreenHandle,
  )
  // A screen that cannot be loaded says so itself when it is rendered.
  await Promise.allSettled(handles.map((handle) => handle?.preload?.()))
}

const patched = new Set<string>()

/** Called by the router for every address it does not know for certain: must be quick and may come often. */
async function patchArea(
  registry: PageRegistry,
  remotes: Remotes,
  path: string,
  patch: (routeId: string | null, children: RouteObject[]) => void,
): Promise<void> {
  const area = areaOf(registry.areas, barePath(path))
  if (!area || patched.has(area.id)) return
  const routes = await routesOf(remotes, area)
  if (!routes || patched.has(area.id)) return
  patched.add(area.id)
  patch(areaRouteId(area), routesUnder(area, routes))
}

let shownPath = location.pathname

/** A new page starts at its top, with a fresh try at what failed on the last one. */
function whenMoved(router: Router, path: string, action: string): void {
  if (path === shownPath) return
  shownPath = path
  // Phones share a page by the address that it names itself.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical) canonical.href = new URL(path, canonical.href).href
  resetFailedScreens()
  for (const { route } of router.state.matches)
    void prefetch(queryClient, (route.handle as ScreenHandle | undefined)?.queries?.() ?? [])
  if (action !== 'POP') {
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
}

/** Draws the page; a prerendered one is drawn when its own content has its handlers, not only the frame around it. */
async function draw(router: Router, remotes: Remotes, { failed }: { failed: boolean }): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  const resetFailures = () => {
    resetFailedScreens()
    void resetFailedQueries()
  }
  const retryArea = async (area: Area, address: string) => {
    const routes = await routesOf(remotes, area)
    if (routes) await router.navigate(address, { replace: true })
    return routes !== undefined
  }
  const app = (
    <App queryClient={queryClient} resetFailures={resetFailures} retryArea={retryArea}>
      <RouterProvider router={router} />
    </App>
  )
  const prerendered = root.dataset.rendered === 'true'
  if (prerendered && !failed) {
    const drawn = new Promise((resolve) => document.addEventListener(drawnEvent, resolve, { once: true }))
    // In slices, as the parts below it.
    startTransition(() => void hydrateRoot(root, app, { onCaughtError }))
    await drawn
    return
  }
  if (prerendered) savePage(root.querySelector('main'))
  createRoot(root, { onCaughtError }).render(app)
}

/** A boundary has told the person already; the console is for what nobody expected. */
function onCaughtError(error: unknown): void {
  if (codeOf(error) === undefined) console.error(error)
}

void bootstrap()
