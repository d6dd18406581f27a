import { currentSession, matchRoutes, prefetch, queryClient } from '@ag/platform'
import type { PageHandle } from '../layout/page-words'
import type { AreaModule } from '../remotes/shapes'
import type { StartedPage } from '../start/started-page'
import { whenIdle } from '../start/when-idle'

const pages = 'a[href^="/"]:not([target], [download])'
/** Who stays on a link for so long means it, in milliseconds; who only passes is gone by then. */
const stay = 65

type PrefetchingPage = Pick<StartedPage, 'areaAt' | 'routesUnder'> & {
  remotes: { load: (remote: string, expose: './routes') => Promise<AreaModule> }
  router: Pick<StartedPage['router'], 'subscribe'>
}

/**
 * Fetches a page as soon as somebody is about to go there: the entry and the style of its area, which the registry names, the screen's
 * code, and what it shows. On devices without a pointer there is no such moment before the touch, so the code of what is in sight
 * comes when the page is idle. Nothing of it for visitors who want to save data.
 */
export function prefetchLinks(page: PrefetchingPage): void {
  // What the page's own rules did so far would now fetch documents that nobody opens.
  document.querySelector('script[type="speculationrules"]')?.remove()
  if (navigator.connection?.saveData) return

  /** Has the code of a page come; tells what the screen at its address shows. */
  async function fetchCode({ pathname }: HTMLAnchorElement) {
    const area = page.areaAt(pathname)
    const isClosed = area?.guard === 'session' && currentSession().status !== 'signed-in'
    if (!area || isClosed) return []
    const { routes } = await page.remotes.load(area.remote, './routes')
    const matches = matchRoutes(page.routesUnder(area, routes), pathname) ?? []
    const handles: (PageHandle | undefined)[] = matches.map(({ route }) => route.handle)
    await Promise.all(handles.map((handle) => handle?.preload?.()))
    return handles.flatMap((handle) => handle?.queries?.(matches.at(-1)?.params ?? {}) ?? [])
  }

  // Who really goes there hears of a failure.
  const fetchPage = (link: HTMLAnchorElement) =>
    void fetchCode(link)
      .then((queries) => prefetch(queryClient, queries))
      .catch(() => undefined)

  let meant: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined
  function mean(link: HTMLAnchorElement | undefined): void {
    if (meant?.link === link) return
    clearTimeout(meant?.timer)
    meant = link && { link, timer: setTimeout(fetchPage, stay, link) }
  }
  const listen = (intent: string, then: (link: HTMLAnchorElement | undefined) => void) =>
    document.addEventListener(intent, (event) => then(linkAt(event)), { passive: true })
  listen('pointerover', mean)
  listen('focusin', mean)
  listen('focusout', () => mean(undefined))
  listen('touchstart', (link) => link && fetchPage(link))

  if (matchMedia('(hover: none)').matches)
    watchSight(page.router, (link) => fetchCode(link).catch(() => undefined))
}

/** The link that an event happened on, in whatever tree of its own it stands. */
function linkAt(event: Event): HTMLAnchorElement | undefined {
  const [target] = event.composedPath()
  return target instanceof Element ? (target.closest<HTMLAnchorElement>(pages) ?? undefined) : undefined
}

/** Calls back for each link that comes into sight, on this page and on those after it, when the browser is idle. */
function watchSight(router: PrefetchingPage['router'], inSight: (link: HTMLAnchorElement) => unknown): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      whenIdle(() => inSight(target as HTMLAnchorElement))
    }
  })
  const watch = () => {
    observer.disconnect()
    for (const link of document.querySelectorAll(pages)) observer.observe(link)
  }
  router.subscribe(() => whenIdle(watch))
  watch()
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean }
  }
}
