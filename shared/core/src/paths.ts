/** Is the path this part of the site, or below it? `/authors` is not below `/auth`. */
export function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

/** A path without query, fragment and closing slash; the root stays '/'. */
export function barePath(path: string): string {
  const bare = path.replace(/[?#].*/s, '').replace(/(?<!\/)\/+$/, '')
  return bare === '' ? '/' : bare
}

/** A place to return to after login: a path of this site and nothing else. */
export function safeReturnPath(wanted: string | null | undefined): string | undefined {
  if (!wanted?.startsWith('/') || /[\\\s]/.test(wanted)) return undefined
  const here = 'https://site.invalid'
  try {
    const url = new URL(wanted, here)
    if (url.origin !== here || url.pathname.startsWith('//')) return undefined
    return isUnder(url.pathname, '/auth') ? undefined : url.pathname + url.search + url.hash
  } catch {
    return undefined
  }
}
