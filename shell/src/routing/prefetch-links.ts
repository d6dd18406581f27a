import { currentSession, matchRoutes } from '@ag/platform'
import type { PageHandle } from '../layout/page-words'
import type { AreaModule } from '../remotes/shapes'
import type { StartedPage } from '../start/started-page'

const pages = 'a[href^="/"]:not([target], [download])'
const intents = ['pointerover', 'touchstart', 'focusin'] as const

type PrefetchingPage = Pick<StartedPage, 'areaAt' | 'routesUnder'> & {
  remotes: { load: (remote: string, expose: './routes') => Promise<AreaModule> }
}

/**
 * Fetches the code of a page as soon as somebody is about to go there: the entry of its area, which the registry names, and
 * the screen. Only code, and once for each path.
 */
export function prefetchLinks(page: PrefetchingPage): void {
  // What the page's own rules did so far would now fetch documents that nobody opens.
  document.querySelector('script[type="speculationrules"]')?.remove()
  if (navigator.connection?.saveData) return
  const prefetched = new Set<string>()

  async function prefetch({ pathname }: HTMLAnchorElement): Promise<void> {
    const area = page.areaAt(pathname)
    const isClosed = area?.guard === 'session' && currentSession().status !== 'signed-in'
    if (!area || isClosed || prefetched.has(pathname)) return
    prefetched.add(pathname)
    const { routes } = await page.remotes.load(area.remote, './routes')
    const matches = matchRoutes(page.routesUnder(area, routes), pathname) ?? []
    const handles: (PageHandle | undefined)[] = matches.map(({ route }) => route.handle)
    await Promise.all(handles.map((handle) => handle?.preload?.()))
  }

  for (const intent of intents) {
    document.addEventListener(
      intent,
      (event) => {
        const [target] = event.composedPath()
        const link = target instanceof Element && target.closest<HTMLAnchorElement>(pages)
        // Who really goes there hears of a failure.
        if (link) prefetch(link).catch(() => undefined)
      },
      { passive: true },
    )
  }
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean }
  }
}
