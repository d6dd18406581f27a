import { useLocation, useNavigate } from '@ag/platform'
import { useLayoutEffect, useRef, useState } from 'react'

/** `unread` until the browser has looked, `none` when the address carries no token. */
export type LinkToken = { status: 'unread' } | { status: 'none' } | { status: 'found'; token: string }

/**
 * The token of a mailed link. It comes in the fragment, which no server sees, and leaves the address at once, so that
 * it stays in no history and no picture of the screen.
 */
export function useLinkToken(): LinkToken {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [found, setFound] = useState<LinkToken>({ status: 'unread' })
  // Not in the state alone: the address without its token may be drawn before the token that was found is.
  const newest = useRef<string>(undefined)

  // Before anything that waits for the page, such as a form that was sent before it woke up, could go without the token.
  useLayoutEffect(() => {
    newest.current = tokenIn(hash) ?? newest.current
    setFound(newest.current ? { status: 'found', token: newest.current } : { status: 'none' })
    if (hash !== '') void navigate({ pathname, search, hash: '' }, { replace: true })
  }, [pathname, search, hash, navigate])

  return found
}

/** `#token=…` or the bare token. */
function tokenIn(hash: string): string | undefined {
  const fragment = hash.replace(/^#/, '')
  return new URLSearchParams(fragment).get('token') ?? (/^[\w-]+$/.test(fragment) ? fragment : undefined)
}
