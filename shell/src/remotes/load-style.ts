/** Adds a release's stylesheet to the page once; a page that was rendered with it has it already. */
export function loadStyle({ href, integrity }: { href: string; integrity: string }): Promise<void> {
  if (document.querySelector(`link[href="${href}"], style[data-href~="${href}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = 'anonymous'
    link.integrity = integrity
    link.href = href
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
