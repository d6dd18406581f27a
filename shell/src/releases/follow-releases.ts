import type { Area, PageRegistry } from '@ag/contracts'
import { dismiss, notify } from '@ag/platform'
import { withoutLeft } from '../remotes/left-builds'
import type { AreaModule } from '../remotes/shapes'
import type { StartedPage } from '../start/started-page'
import { texts } from './texts'

/** How often an open page asks for the builds that are live, in milliseconds. */
export const every = 60_000
/** Somebody who goes to and fro between tabs makes it ask no more often than this. */
const atLeast = 30_000
const deadline = 10_000

type FollowingPage = Pick<StartedPage, 'registry' | 'remotes' | 'router' | 'areaAt' | 'modules' | 'routes'>

/**
 * Brings new builds, and earlier ones after a rollback, into a page that stays open, without a reload. An area on the page is
 * loaded in its new build as soon as that is known, offered where it is on the screen, and taken when somebody goes to
 * another page; until then nothing changes, so that nothing that was filled in is lost. A new shell comes with that page.
 * @returns ends it
 */
export function followReleases(page: FollowingPage, renewAssistant: () => void): () => void {
  const { registry, remotes, router, modules, routes } = page
  /** Areas in another build than the one on the page; nothing for one that was switched off. */
  const waiting = new Map<string, AreaModule | undefined>()
  let offer: string | undefined
  let asked = performance.now()
  let asking = false
  let hasOldShell = false

  async function ask(): Promise<void> {
    if (asking) return
    asking = true
    asked = performance.now()
    const live = await liveRegistry()
    if (live) await follow(live)
    asking = false
  }

  async function follow(live: PageRegistry): Promise<void> {
    // Builds may need the shell that they were tried with: they wait for it.
    hasOldShell = live.shell.build !== registry.shell.build
    if (hasOldShell || live.set === registry.set) return
    if (differs(registry, live, 'mfe-assistant')) renewAssistant()
    Object.assign(registry.remotes, live.remotes)
    const prepared = await Promise.all(registry.areas.filter(({ id }) => modules.has(id)).map(prepare))
    // What could not be had now is asked for again.
    if (prepared.every((isPrepared) => isPrepared)) registry.set = live.set
    offerWhatIsShown()
  }

  /** Has an area wait in the build that is live now, if it is another than the one on the page; tells whether it could be had. */
  async function prepare({ id, remote }: Area): Promise<boolean> {
    const isOff = registry.remotes[remote]?.disabled !== null
    const module = isOff ? undefined : await remotes.load(remote, './routes').catch(() => null)
    if (module === null) return false
    const known = modules.get(id)
    if (module && known && remotes.buildOf(module) === remotes.buildOf(known)) waiting.delete(id)
    else waiting.set(id, module)
    return true
  }

  function offerWhatIsShown(): void {
    if (offer) dismiss(offer)
    const area = page.areaAt(location.pathname)
    if (!area || !waiting.get(area.id)) return
    offer = notify({
      type: 'info',
      ...texts.offer,
      duration: 0,
      action: { label: texts.accept, run: () => void takeNow() },
    })
  }

  function take(): void {
    if (waiting.size === 0) return
    for (const [id, module] of waiting) {
      if (module) modules.set(id, module)
      else modules.delete(id)
    }
    waiting.clear()
    if (offer) dismiss(offer)
    router.setRoutes(routes())
  }

  async function takeNow(): Promise<void> {
    const { pathname, search, hash } = location
    take()
    await router.navigate(pathname + search + hash, { replace: true })
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  // Only another page is a place to change builds: what a screen keeps in its own address must not cost what it holds.
  const { navigate } = router
  router.navigate = new Proxy(navigate, {
    apply(_navigate, _self, [to, ...options]) {
      if (typeof to === 'string' && new URL(to, location.href).pathname !== location.pathname) {
        if (hasOldShell) return location.assign(to)
        take()
      }
      return Reflect.apply(navigate, router, [to, ...options])
    },
  })
  const takeIfMoved = () => void (location.pathname !== router.state.location.pathname && take())
  addEventListener('popstate', takeIfMoved, true)

  const askIfDue = () => {
    const isDue = performance.now() - asked >= atLeast
    if (isDue && document.visibilityState === 'visible' && navigator.onLine) void ask()
  }
  const askNow = () => void ask()
  // Pages that were opened together do not ask together for ever.
  const timer = setInterval(askIfDue, every * (1 + Math.random() / 10))
  document.addEventListener('visibilitychange', askIfDue)
  addEventListener('online', askNow)
  return () => {
    router.navigate = navigate
    removeEventListener('popstate', takeIfMoved, true)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askIfDue)
    removeEventListener('online', askNow)
  }
}

function differs(known: PageRegistry, live: PageRegistry, name: string): boolean {
  const [one, other] = [known.remotes[name], live.remotes[name]]
  return one?.current.build !== other?.current.build || one?.disabled !== other?.disabled
}

/** The builds that this visitor would get now; nothing when that cannot be learnt. */
async function liveRegistry(): Promise<PageRegistry | undefined> {
  try {
    const answer = await fetch('/api/registry/page', { signal: AbortSignal.timeout(deadline) })
    return answer.ok ? withoutLeft(await answer.json()) : undefined
  } catch {
    return undefined
  }
}
