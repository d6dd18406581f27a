import { createContext, startTransition, useContext, useLayoutEffect, useRef, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  createPath,
  type Location,
  Router as LocationProvider,
  matchRoutes,
  type NavigationType,
  type Navigator,
  type RouteMatch,
  type RouteObject,
  useRoutes,
} from 'react-router-dom'

/** What is on screen. */
interface RouterState {
  location: Location
  /** The routes that answer the address, the innermost last. */
  matches: RouteMatch[]
  routes: RouteObject[]
  /** How the address was come to: `POP` for the page's first one, and when going back or forward. */
  historyAction: `${NavigationType}`
}

interface NavigateOptions {
  /** Takes the place of the present address in the browser's history. */
  replace?: boolean
  /** Kept with the address in the browser's history. */
  state?: unknown
}

export interface Router {
  readonly state: RouterState
  /**
   * Goes to an address of this site, also a relative one; resolves when it is the router's, or when another one was wanted meanwhile.
   * @throws {TypeError} for an address of another site, which nobody is led to from here
   */
  navigate: (to: string, options?: NavigateOptions) => Promise<void>
  /** Calls back after every move. Returns what ends it. */
  subscribe: (listener: (state: RouterState) => void) => () => void
  /** Another route table, from the next move on. */
  setRoutes: (routes: RouteObject[]) => void
  /**
   * Draws what the router has come to. Whoever wants to do something around that takes its place.
   * @param draw resolves when it is drawn, or when something else was to be drawn meanwhile
   */
  reveal: (draw: () => Promise<void>) => void
  /** What links and hooks of the screens go by. */
  navigator: Navigator
}

/**
 * What a path needs before it can be shown: nothing, or to wait for it.
 * Resolves to the table that has its routes; to undefined when they cannot be had, and then the present table answers.
 */
type Prepare = (path: string) => Promise<RouteObject[] | undefined> | undefined

/**
 * The router of a page. Instead of react-router's own data router, whose loaders, actions and fetchers nobody here uses: they are
 * two thirds of that library.
 * @param prepare asked before every move; what is there already must cost nothing
 */
export const createBrowserRouter = (routes: RouteObject[], prepare?: Prepare): Router =>
  createRouter(createBrowserHistory(), routes, prepare)

/** A router without a browser's history: of a page that is rendered ahead, and in tests. */
export const createMemoryRouter = (routes: RouteObject[], path: string): Router =>
  createRouter(createMemoryHistory({ initialEntries: [path] }), routes)

function createRouter(
  history: ReturnType<typeof createBrowserHistory>,
  routes: RouteObject[],
  prepare: Prepare = () => undefined,
): Router {
  const listeners = new Set<(state: RouterState) => void>()
  let table = routes
  let state = stateAt(history.location, table, 'POP')
  let moves = 0

  /** Shows a path, at once where it needs nothing; not at all where another one was wanted meanwhile. */
  function move(path: string, commit: () => void): Promise<void> | undefined {
    moves += 1
    const own = moves
    const waiting = prepare(path)
    if (!waiting) {
      commit()
      return undefined
    }
    return waiting.then((next) => {
      table = next ?? table
      if (own === moves) commit()
    })
  }

  function show(historyAction: RouterState['historyAction']): void {
    state = stateAt(history.location, table, historyAction)
    for (const listener of listeners) listener(state)
  }

  history.listen(() => void move(history.location.pathname, () => show('POP')))

  const router: Router = {
    get state() {
      return state
    },
    async navigate(to, { replace, state: kept } = {}) {
      const { origin, pathname } = new URL(to, location.origin + createPath(state.location))
      if (origin !== location.origin) throw new TypeError(`not an address of this site: ${to}`)
      await move(pathname, () => {
        if (replace) history.replace(to, kept)
        else history.push(to, kept)
        show(replace ? 'REPLACE' : 'PUSH')
      })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setRoutes(next) {
      table = next
    },
    reveal: (draw) => void draw(),
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      // Through the router, which others may have put something before.
      push: (to, kept) => void router.navigate(hrefOf(to), { state: kept }),
      replace: (to, kept) => void router.navigate(hrefOf(to), { replace: true, state: kept }),
    },
  }
  return router
}

const hrefOf = (to: Parameters<Navigator['push']>[0]): string =>
  typeof to === 'string' ? to : createPath(to)

const stateAt = (
  location: Location,
  routes: RouteObject[],
  historyAction: RouterState['historyAction'],
): RouterState => ({ location, routes, historyAction, matches: matchRoutes(routes, location) ?? [] })

const MatchesContext = createContext<RouteMatch[]>([])

/** The routes that answer the address on screen, the innermost last. */
export const useMatches = (): RouteMatch[] => useContext(MatchesContext)

/** Shows what a router is at, and follows it: the last page stays until the next one can be drawn. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state)
  const { location, matches, routes, historyAction } = state
  const drawn = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state that comes to be drawn is one more.
  useLayoutEffect(() => drawn.current?.(), [state])
  useLayoutEffect(() => {
    const draw = () =>
      new Promise<void>((resolve) => {
        drawn.current?.()
        drawn.current = resolve
        startTransition(() => setState(router.state))
      })
    void draw()
    return router.subscribe(() => router.reveal(draw))
  }, [router])
  return (
    <LocationProvider
      location={location}
      navigationType={historyAction as NavigationType}
      navigator={router.navigator}
    >
      <MatchesContext value={matches}>
        <Matched routes={routes} />
      </MatchesContext>
    </LocationProvider>
  )
}

const Matched = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
