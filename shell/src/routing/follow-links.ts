interface Router {
  navigate: (to: string) => Promise<void>
}

/**
 * Makes plain links navigate without a reload, so that every part of the site may write plain links. Left alone are
 * other sites, downloads, other tabs, and addresses that are not pages.
 */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const path = pathToFollow(event)
    if (path === undefined) return
    event.preventDefault()
    void router.navigate(path)
  })
}

const notPages = /^\/(?:r|api|dev|docs)(?:\/|$)/

/** Where a click on a link leads inside this site; undefined when the browser should follow it. */
export function pathToFollow(event: MouseEvent): string | undefined {
  // The target itself, in whatever tree of its own it stands.
  const [target] = event.composedPath()
  const link = target instanceof Element ? target.closest('a') : null
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link?.href || event.defaultPrevented || event.button !== 0 || modified) return undefined
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || notPages.test(pathname)) return undefined
  const samePage = pathname === location.pathname && search === location.search
  if (samePage && hash !== '') return undefined
  return pathname + search + hash
}
