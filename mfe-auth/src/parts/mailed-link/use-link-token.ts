import { useLocation, useNavigate } from '@ag/platform'
import { useEffect, useState } from 'react'

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

  useEffect(() => {
    const token = tokenIn(hash)
    if (token) setFound({ status: 'found', token })
    else setFound((before) => (before.status === 'unread' ? { status: 'none' } : before))
    if (hash !== '') void navigate({ pathname, search, hash: '' }, { replace: true })
  }, [pathname, search, hash, navigate])

  return found
}

/** `#token=…` or the bare token. */
function tokenIn(hash: string): string | undefined {
  const fragment = hash.replace(/^#/, '')
  return new URLSearchParams(fragment).get('token') ?? (/^[\w-]+$/.test(fragment) ? fragment : undefined)
}
