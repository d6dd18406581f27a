import { currentSession, matchRoutes, type ScreenHandle } from '@ag/platform'
import type { AreaModule, StartedPage } from '../start/started-page'

const pages = 'a[href^="/"]:not([target], [download])'
const intents = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Fetches the code of a page as soon as somebody is about to go there: the entry of its area, which the registry names, and
 * the screen. Only code, and once for each path.
 */
export function warmLinks(page: Pick<StartedPage, 'remotes' | 'areaAt' | 'routesUnder'>): void {
  // What the page's own rules did so far would now fetch documents that nobody opens.
  document.querySelector('script[type="speculationrules"]')?.remove()
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const warmed = new Set<string>()

  async function warm({ pathname }: HTMLAnchorElement): Promise<void> {
    const area = page.areaAt(pathname)
    const isClosed = area?.guard === 'session' && currentSession().status !== 'signed-in'
    if (!area || isClosed || warmed.has(pathname)) return
    warmed.add(pathname)
    const { routes } = (await page.remotes.load(area.remote, './routes')) as unknown as AreaModule
    const matches = matchRoutes(page.routesUnder(area, routes), pathname) ?? []
    await Promise.all(matches.map(({ route }) => (route.handle as ScreenHandle | undefined)?.preload?.()))
  }

  for (const intent of intents) {
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>(pages)
        // Who really goes there hears of a failure.
        if (link) warm(link).catch(() => undefined)
      },
      { passive: true },
    )
  }
}
