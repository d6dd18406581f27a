import '@ag/ui/global.css'
import type { Area } from '@ag/contracts'
import { barePath, codeOf } from '@ag/core'
import {
  createBrowserRouter,
  hydrateQueries,
  matchRoutes,
  prefetch,
  queryClient,
  type RouteObject,
  RouterProvider,
  resetFailedQueries,
  resetFailedScreens,
  restoreSession,
  setNavigator,
  syncSession,
  syncTheme,
} from '@ag/platform'
import { type AssistantPlaced, assistantPlaceEvent } from '@ag/platform/assistant'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { initPrivacy } from './consent/init-privacy'
import { savePage } from './errors/saved-page'
import { drawnEvent } from './layout/drawn'
import { siteQuery } from './layout/use-site'
import { isCompatible, loadExpose } from './remotes/federation'
import { withoutLeft } from './remotes/left-builds'
import { applyStyles, loadStyle } from './remotes/load-style'
import { createRemotes, type LoadReport, type Remotes } from './remotes/remotes'
import type { AreaModule } from './remotes/shapes'
import { areaOf } from './routing/areas'
import { followLinks } from './routing/follow-links'
import { handleOf } from './routing/handle-of'
import { routesUnder, shellRoutes } from './routing/shell-routes'
import { tellOffline } from './routing/tell-offline'
import { readyEvent } from './start/early-submits'
import { createInbox } from './start/inbox'
import { readState, takeRegistry } from './start/page-data'
import { pause } from './start/pause'
import type { StartedPage } from './start/started-page'
import { whenIdle } from './start/when-idle'

type Router = StartedPage['router']

const failures = createInbox<unknown>()
/** Until what has not come is asked for again, in milliseconds. */
const restWait = 5000

/** The start of a page: the first area is there before the router is, and the router before anything is drawn. */
async function bootstrap(): Promise<void> {
  await pause()
  const registry = withoutLeft(takeRegistry())
  // A rendered page came with the rules that it uses. Ours go ahead of its area's, as they did there.
  const styled = registry.shell.style && loadStyle(registry.shell.style)
  const reports = createInbox<LoadReport>()
  const remotes = createRemotes(registry, { loadExpose, loadStyle, isCompatible, report: reports.put })
  const places = createInbox<AssistantPlaced>()
  document.addEventListener(assistantPlaceEvent, ({ detail }) => places.put(detail))
  hydrateQueries(queryClient, readState())
  void restoreSession()
  syncSession()

  const modules: StartedPage['modules'] = new Map()
  const areaAt = (path: string) => areaOf(registry.areas, barePath(path))
  const routes = () => shellRoutes(registry.areas, (area) => modules.get(area.id)?.routes)
  const first = areaAt(location.pathname)
  const firstModule = first && (await loadArea(remotes, first))
  if (firstModule) modules.set(first.id, firstModule)
  const firstRoutes = routes()
  await pause()
  await preloadScreens(firstRoutes)
  await pause()

  const router = createBrowserRouter(firstRoutes, (path) => {
    const area = areaAt(path)
    return area && !modules.has(area.id) ? withArea(area) : undefined
  })

  async function withArea(area: Area): Promise<RouteObject[] | undefined> {
    const module = await loadArea(remotes, area)
    if (!module) return undefined
    if (!modules.has(area.id)) modules.set(area.id, module)
    return routes()
  }
  setNavigator((path, options) => void router.navigate(path, options))
  followLinks(router)
  router.subscribe(({ location: to, historyAction }) => whenMoved(router, to.pathname, historyAction))
  // What is drawn without its style would be read all the same.
  await styled?.catch(() => undefined)
  applyStyles()
  await draw(router, remotes, { failed: first !== undefined && !firstModule })
  const { startTime: readyAt } = performance.mark(readyEvent)
  document.documentElement.dataset.ready = ''
  document.dispatchEvent(new Event(readyEvent))
  initPrivacy()
  syncTheme()
  // Here and not with the rest: without a network nothing else comes.
  tellOffline()
  const settings = () => queryClient.ensureQueryData(siteQuery)
  const parts = { readyAt, registry, remotes, router, areaAt, routesUnder, settings }
  const startRest = () =>
    void import(/* webpackChunkName: "after-start" */ './start/after-start').then(
      ({ afterStart }) => afterStart({ ...parts, modules, routes, reports, failures, places }),
      () => {
        // The page goes on; a screen that is about the assistant says that it cannot be had.
        places.take(({ onFail }) => onFail())
        setTimeout(startRest, restWait)
      },
    )
  whenIdle(startRest)
}

/** What an area's remote has; undefined when it cannot be had now, which the area's page then says. */
async function loadArea(remotes: Remotes, area: Area): Promise<AreaModule | undefined> {
  try {
    return await remotes.load(area.remote, './routes')
  } catch {
    return undefined
  }
}

/** The code of the screen at this address, so that the first render has it. */
async function preloadScreens(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location.pathname) ?? []
  // A screen that cannot be loaded says so itself when it is rendered.
  await Promise.allSettled(matches.map((match) => handleOf(match)?.preload?.()))
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
  for (const match of router.state.matches)
    void prefetch(queryClient, handleOf(match)?.queries?.(match.params) ?? [])
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
    const module = await loadArea(remotes, area)
    if (module) await router.navigate(address, { replace: true })
    return module !== undefined
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
  if (codeOf(error) !== undefined) return
  console.error(error)
  failures.put(error)
}

void bootstrap()
