// A page that came with no more than the rules that it uses goes by those until all of its stylesheets are there: the host's alone would win
// over those of its area that weigh as much.
let media = document.querySelector('style:not([data-href])') ? 'not all' : 'all'

/** Adds a release's stylesheet to the page once; a page that was rendered with it has it already. */
export function loadStyle({ href, integrity }: { href: string; integrity: string }): Promise<void> {
  if (document.querySelector(`link[href="${href}"], style[data-href~="${href}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = 'anonymous'
    link.integrity = integrity
    link.href = href
    link.media = media
    // The element stays for as long as the page does; what waits for it need not.
    link.onload = () => {
      link.onload = link.onerror = null
      resolve()
    }
    link.onerror = () => {
      link.remove()
      reject(new Error(`no stylesheet: ${href}`))
    }
    document.head.append(link)
  })
}

/** Applies the stylesheets that have come, at once; those that come later apply as they do. No other link of a page has a `media`. */
export function applyStyles(): void {
  media = 'all'
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media]')) link.media = media
}
